import { greedyPlayer } from '@wyrmtable/ai'
import {
  type BotRoom,
  createMatch,
  type Fact,
  type Game,
  type Json,
  type Match,
  type Outcome,
  type Replay,
  randomMatch,
  type Seat,
  seededDice,
  type Tagged,
  toReplay,
} from '@wyrmtable/kernel'

/** The name under which a way to end is kept: 'annihilation-invader', 'points-draw'. */
export function endingOf(game: Game, { reason, grade, winners }: Outcome): string {
  const who = winners.length === 0 ? 'draw' : winners.map((seat) => game.seatIds[seat]).join('-')
  const words = [reason, ...(grade === undefined ? [] : [grade]), who]
  return words
    .join('-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
}

/** One random match for each way to end that so many of them come to, the shortest of each kind. */
export function recordEndings(game: Game, options: Json, matches: number): ReadonlyMap<string, Replay> {
  const found = new Map<string, Replay>()
  for (let seed = 1; seed <= matches; seed++) {
    const match = randomMatch(game, { seed: `golden-${seed}`, options })
    const outcome = match.outcome()
    if (outcome === undefined) continue
    const ending = endingOf(game, outcome)
    const known = found.get(ending)
    if (known === undefined || match.seq < known.entries.length) found.set(ending, toReplay(match))
  }
  return found
}

/** Actions after which a match is worth keeping that ends because somebody says so. */
const WORTHWHILE = 100
const ignore = (): void => {}

/**
 * Ways to end that random play does not come to, from matches in which the first seat looks one action ahead: as soon
 * as an action ends the match in a way that is not yet known it is taken, and those that end it in a known way are
 * left out while there are others.
 */
export function recordChosenEndings(
  game: Game,
  bot: BotRoom<unknown, Tagged>,
  options: Json,
  matches: number,
  known: ReadonlySet<string>,
): ReadonlyMap<string, Replay> {
  const found = new Map<string, Replay>()
  const isKnown = (ending: string): boolean => known.has(ending) || found.has(ending)
  for (let n = 1; n <= matches; n++) {
    const seed = `golden-chosen-${n}`
    const greedy = greedyPlayer(game, bot, { seed })
    let played = 0
    const match = randomMatch(game, {
      seed,
      options,
      pick(actions, state, seat, random) {
        played++
        const others: Tagged[] = []
        for (const action of actions) {
          const ending = endingBy(game, state, seat, action)
          if (ending === undefined) others.push(action)
          else if (played > WORTHWHILE && !isKnown(ending)) return action
        }
        const choice = seat === 0 ? greedy.choose(state, seat) : undefined
        if (isAction(choice) && endingBy(game, state, seat, choice) === undefined) return choice
        const left = others.length > 0 ? others : actions
        return left[random(left.length)] ?? (left[0] as Tagged)
      },
    })
    const outcome = match.outcome()
    if (outcome === undefined) continue
    const ending = endingOf(game, outcome)
    if (!isKnown(ending)) found.set(ending, toReplay(match))
  }
  return found
}

const isAction = (choice: Tagged | Promise<Tagged> | undefined): choice is Tagged =>
  choice !== undefined && !(choice instanceof Promise)

/** How the match would end by an action with one fall of the dice, if it would; what is recorded is how it did. */
function endingBy(game: Game, state: unknown, seat: Seat, action: Tagged): string | undefined {
  const after = game.clone(state)
  game.apply(after, seat, action, seededDice(0), ignore)
  const outcome = game.outcome(after)
  return outcome === undefined ? undefined : endingOf(game, outcome)
}

/** A recorded match played again by the rules of today, if all of it is still legal and it ends. */
export function recordAgain(
  game: Game,
  { id, seats, dice, options, createdAt, position, entries }: Omit<Replay, 'version'>,
): Replay | undefined {
  if (dice.kind !== 'seeded') return undefined
  const begun = position === undefined ? {} : { position }
  const start = { id, seats, dice, options, createdAt, ...begun }
  const created = createMatch(game, start, seededDice(dice.seed))
  if (!created.ok) return undefined
  const match = created.value
  for (const entry of entries) {
    if (entry.fact === undefined) {
      const index = game.seatIds.indexOf(entry.seat)
      if (index < 0 || !match.play(index, entry.action, entry.at).ok) return undefined
    } else if (!factAgain(match, entry.fact, entry.at)) return undefined
  }
  return match.outcome() === undefined ? undefined : toReplay(match)
}

/** Whether the fact could be recorded again. */
function factAgain(match: Match, fact: Fact, at: number): boolean {
  const seatOf = (id: string): Seat => match.header.seats.findIndex((seat) => seat.id === id)
  switch (fact.type) {
    case 'resigned':
      return match.resign(seatOf(fact.seat), at).ok
    case 'outOfTime':
      return match.timeOut(seatOf(fact.seat), at).ok
    case 'takenBack':
      return match.takeBack(fact.to, at).ok
    case 'drawAgreed':
      return match.agreeDraw(at).ok
    case 'handedOver':
      return match.handOver(seatOf(fact.seat), fact.to, at).ok
    case 'rules':
    case 'wentOnline':
      return false
  }
}
