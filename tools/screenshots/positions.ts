/** Games to be looked at: the finished ones of the tests, cut off where there is something to see. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifests } from '@wyrmtable/games'
import { type Match, openMatch, type Replay, type Tagged, toReplay } from '@wyrmtable/kernel'
import { root } from '../prepare.mjs'

/** Where a game stands. */
export interface Moment {
  readonly phase: unknown
  /** What the seat that decides may do. */
  readonly actions: readonly Tagged[]
}

/**
 * The finished match as a file, played by two people, up to the moment at which there is most to see: the first
 * one that `interest` gives its highest figure. Its dice go on as they fell.
 */
export async function cutWhere(
  game: string,
  name: string,
  interest: (moment: Moment) => number,
): Promise<string> {
  const { rules, whole } = await opened(game, name)
  const match = matchOf(rules, whole)
  let best = { entries: 0, figure: Number.NEGATIVE_INFINITY }
  for (let entries = 0; entries < match.seq; entries++) {
    const state: unknown = match.at(entries)
    const phase = typeof state === 'object' && state !== null && 'phase' in state ? state.phase : undefined
    const seat = rules.toAct(state)[0]
    const figure = interest({ phase, actions: seat === undefined ? [] : rules.actions(state, seat) })
    if (figure > best.figure) best = { entries, figure }
  }
  return textOf(matchOf(rules, { ...whole, entries: whole.entries.slice(0, best.entries) }))
}

/** The finished match as a file, played by two people. */
export async function whole(game: string, name: string): Promise<string> {
  const { rules, whole: replay } = await opened(game, name)
  return textOf(matchOf(rules, replay))
}

const names = ['Ada', 'Blaise', 'Carmen', 'Dorothea']

async function opened(game: string, name: string) {
  const manifest = manifests.find(({ id }) => id === game)
  if (manifest === undefined) throw new Error(`there is no game ${game}`)
  const replay: Replay = JSON.parse(readFileSync(join(root, 'games', game, 'golden', `${name}.json`), 'utf8'))
  const seats = replay.seats.map(
    ({ id }, place) => ({ id, name: names[place] ?? id, kind: 'person' }) as const,
  )
  return { rules: (await manifest.rules()).game, whole: { ...replay, seats } }
}

type Rules = Awaited<ReturnType<typeof opened>>['rules']

function matchOf(rules: Rules, replay: Replay): Match {
  const match = openMatch(rules, replay)
  if (!match.ok) throw new Error(`a finished match cannot be opened: ${JSON.stringify(match.fault)}`)
  return match.value
}

const textOf = (match: Match): string => JSON.stringify(toReplay(match, { revealSecret: true }))
