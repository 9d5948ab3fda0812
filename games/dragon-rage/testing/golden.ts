/**
 * Writes one finished match of Dragon Rage for each way it can end into `golden/`, beside those that
 * random play finds by itself. Existing files stay as they are: their bytes are what is being kept.
 *
 *     node games/dragon-rage/testing/golden.ts
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { greedyPlayer, randomPlayer } from '@wyrmtable/ai'
import { createMatch, type Match, seededDice, toReplay } from '@wyrmtable/kernel'
import { bot } from '../bot/index.ts'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { dragonRage } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import { destroyedPoints } from '../rules/topics/victory.ts'

type DragonRage = Match<State, Action, Event, Options>
/** What a side does instead of what its player chose; undefined leaves it at that. */
type Whim = (state: State, listed: readonly Action[]) => Action | undefined

interface Recipe {
  readonly invader: 'greedy' | 'random'
  readonly defender: 'greedy' | 'random'
  readonly whim: Whim
}

const none: Whim = () => undefined

/** Claims as soon as it may with so many points, never before. */
const claimAt =
  (points: number): Whim =>
  (state, listed) => {
    const claim = listed.find(({ type }) => type === 'claim')
    if (claim === undefined) return undefined
    if (destroyedPoints(state) >= points) return claim
    return listed.find(({ type }) => type === 'passClaim') ?? listed.find(({ type }) => type === 'beginMove')
  }
const never = Number.POSITIVE_INFINITY

/** The dragons stay in the forest while the wizard himself brings a VP hex down (DR-5.5). */
const outside: Whim = (state, listed) => {
  const type = state.phase === 'invaderMovement' ? 'endPhase' : undefined
  const whirlwind = listed.find((action) => action.type === 'castWhirlwind' && action.hex === '1010')
  return whirlwind ?? listed.find((action) => action.type === type)
}

const givesUp =
  (type: 'concede' | 'resign', turn: number): Whim =>
  (state) => {
    const phase = type === 'concede' ? 'invaderMovement' : 'defenderMovement'
    return state.turn >= turn && state.phase === phase ? { type } : undefined
  }

/** Ends by name; the name is what `npm run golden` would call it. */
const recipes: Readonly<Record<string, Recipe>> = {
  'claimed-marginal-invader': { invader: 'greedy', defender: 'greedy', whim: claimAt(16) },
  'claimed-normal-invader': { invader: 'greedy', defender: 'greedy', whim: claimAt(18) },
  'claimed-great-invader': { invader: 'greedy', defender: 'random', whim: claimAt(20) },
  'all-destroyed-ultimate-invader': { invader: 'greedy', defender: 'random', whim: claimAt(never) },
  'dragons-dead-defeat-defender': { invader: 'greedy', defender: 'greedy', whim: none },
  'conceded-defeat-defender': { invader: 'greedy', defender: 'greedy', whim: givesUp('concede', 4) },
  'resigned-great-invader': { invader: 'greedy', defender: 'greedy', whim: givesUp('resign', 4) },
  'destruction-clock-defeat-defender': { invader: 'random', defender: 'greedy', whim: none },
  'presence-clock-defeat-defender': { invader: 'random', defender: 'random', whim: outside },
}

/** Seeds tried until a match ends as wanted. */
const seeds = 300

const folder = fileURLToPath(new URL('../golden/', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const [name, recipe] of Object.entries(recipes)) {
  const file = `${folder}${name}.json`
  if (existsSync(file)) continue
  const match = await firstEnding(name, recipe)
  if (match === undefined) throw new Error(`no match of ${seeds} ends by ${name}`)
  writeFileSync(file, `${JSON.stringify(toReplay(match))}\n`)
  console.log(`${name}: ${match.seq} actions`)
}

async function firstEnding(name: string, recipe: Recipe): Promise<DragonRage | undefined> {
  for (let seed = 1; seed <= seeds; seed++) {
    const match = await playOut(`golden-${seed}`, recipe)
    if (endingOf(match) === name) return match
  }
  return undefined
}

async function playOut(seed: string, { invader, defender, whim }: Recipe): Promise<DragonRage> {
  const seats = dragonRage.seatIds.map((id) => ({ id, name: id, kind: 'computer' as const }))
  const dice = { kind: 'seeded', seed } as const
  const created = createMatch(dragonRage, { id: seed, seats, dice, createdAt: 0 }, seededDice(seed))
  if (!created.ok) throw new Error(JSON.stringify(created.fault))
  const match = created.value
  const players = [invader, defender].map((kind, seat) =>
    kind === 'greedy'
      ? greedyPlayer(dragonRage, bot, { seed: `${seed}/${seat}` })
      : randomPlayer(dragonRage, { seed: `${seed}/${seat}` }),
  )
  for (;;) {
    const seat = match.toAct()[0]
    const player = seat === undefined ? undefined : players[seat]
    if (seat === undefined || player === undefined) return match
    const listed = dragonRage.actions(match.state, seat)
    const chosen = whim(match.state, listed) ?? (await player.choose(match.state, seat))
    const played = match.play(seat, chosen, match.seq + 1)
    if (!played.ok) throw new Error(`${JSON.stringify(chosen)}: ${JSON.stringify(played.fault)}`)
  }
}

function endingOf(match: DragonRage): string {
  const outcome = match.outcome()
  if (outcome === undefined) return ''
  const winners = outcome.winners.map((seat) => dragonRage.seatIds[seat])
  return [outcome.reason, outcome.grade, ...winners]
    .join('-')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
}
