import type { Game, Json, Match, MatchSnapshot, Replay, Seat, Tagged } from '../index.ts'
import { createMatch, jsonOf, openMatch, readReplay, seededDice, toReplay, verifyReplay } from '../index.ts'
import { checkState, checkTurns } from './check-state.ts'
import { bytesOf, must } from './contract-breach.ts'
import type { ActionPool } from './mutate-action.ts'

export interface CheckedMatch {
  readonly seed: string
  readonly options: Json
  readonly seats: number
  readonly maxActions: number
  /** Looks at one state in so many, after the first eight, and takes back an action in half as many; absent: in eight. */
  readonly every?: number
}

/** A breach, with the match up to where it showed. */
export class MatchBreach extends Error {
  override readonly name = 'MatchBreach'
  readonly replay: Replay | undefined

  constructor(message: string, replay: Replay | undefined, cause: unknown) {
    super(message, { cause })
    this.replay = replay
  }
}

/**
 * Plays one random match and holds each promise of the contract against it: the states on its way, undo
 * and redo, leaving it at any moment, opening it from a snapshot, scrubbing, and the replay. Throws a MatchBreach that names seed and entry.
 */
export function checkMatch<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  how: CheckedMatch,
): void {
  const { seed, seats } = how
  const created = createMatch(
    game,
    {
      id: `contract-${seed}`,
      seats: game.seatIds.slice(0, seats).map((id) => ({ id, name: id, kind: 'computer' })),
      dice: { kind: 'seeded', seed },
      createdAt: 0,
      options: how.options,
    },
    seededDice(seed),
  )
  must(created.ok, 'the match cannot be set up', created)
  const match = created.value
  try {
    playAndCheck(match, how)
    checkRecord(match)
  } catch (error) {
    const message = error instanceof Error ? error.message : `${error}`
    throw new MatchBreach(
      `${game.id}, seed ${seed}, ${seats} seats, options ${JSON.stringify(how.options)}, after entry ${match.seq}: ${message}`,
      replayOrNothing(match),
      error,
    )
  }
}

function playAndCheck<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  { seed, seats, maxActions, every = 8 }: CheckedMatch,
): void {
  const { game } = match
  const options = game.options.parse(match.header.options)
  must(options.ok, 'the options schema refuses what it gave', options)
  must(
    JSON.stringify(jsonOf(options.value)) === JSON.stringify(match.header.options),
    'parsing options twice gives other options',
  )
  const chooser = seededDice(`${seed}/choices`)
  const random = (n: number): number => chooser.pick(n, 'choice')
  const pool: ActionPool = new Map()
  // Leaving has a chance of its own, so that it moves none of the other choices.
  const leaver = seededDice(`${seed}/leaving`)
  const leaving = (n: number): number => leaver.pick(n, 'choice')
  let turningPoint = 1 + leaving(3)
  for (let played = 0; match.outcome() === undefined; played++) {
    must(played < maxActions, `the match is not over after ${maxActions} actions`)
    // Every promise on every state would make long games slow.
    if (played < 8 || random(every) === 0) checkState(game, match.state, options.value, seats, pool, random)
    const toAct = match.toAct()
    const seat = toAct[random(Math.max(1, toAct.length))]
    must(seat !== undefined, 'nobody is to act and there is no outcome')
    const actions = game.actions(match.state, seat)
    const action = actions[random(Math.max(1, actions.length))]
    must(action !== undefined, 'a seat to act has no action', { seat })
    const before = played % Math.ceil(every / 2) === 0 ? bytesOf(game, match.state) : undefined
    // Often at first, then ever less, since each of these plays what came before once more.
    if (played === turningPoint) {
      checkLeaving(match, seats, leaving)
      checkFork(match, seat, action)
      turningPoint = 2 * turningPoint + leaving(turningPoint)
    }
    const accepted = match.play(seat, action, played)
    must(accepted.ok, 'a listed action is refused', { action, accepted })
    if (before !== undefined && match.canUndo(seat)) checkUndo(match, seat, before)
  }
  checkTurns(game, match.state, seats)
  const nobody = match.game.actions(match.state, 0)
  must(nobody.length === 0, 'there are actions after the end', nobody)
}

function checkUndo<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  seat: number,
  before: string,
): void {
  const { game, seq } = match
  const after = bytesOf(game, match.state)
  const undone = match.undo(seat, seq + 1)
  must(undone.ok, 'what canUndo allows cannot be undone')
  must(bytesOf(game, match.state) === before, 'undo does not give the earlier state')
  const redone = match.redo(seat, seq + 2)
  must(redone.ok && bytesOf(game, match.state) === after, 'redo does not give the later state')
  must(match.seq === seq + 2, 'undo and redo are no entries of their own')
  must(bytesOf(game, match.at(seq)) === after, 'what was taken back cannot be looked at any more')
}

/** A second match at the same point, opened from a snapshot, that goes on by itself. */
function forkOf<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  isWhole: boolean,
): Match<S, A, E, O, V> {
  const { game, header, setup, entries } = match
  // As it comes out of storage.
  const snapshot: MatchSnapshot = JSON.parse(JSON.stringify(match.snapshot()))
  const record = { ...header, setup, entries: isWhole ? entries : [] }
  const fork = openMatch(game, record, { snapshot, trusted: true })
  must(fork.ok, 'the match cannot be opened from a snapshot', fork)
  return fork.value
}

/** A match from a snapshot stands where the match stands and goes on in the same way, dice included. */
function checkFork<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  seat: Seat,
  action: A,
): void {
  const { game } = match
  const all = forkOf(match, true)
  const last = forkOf(match, false)
  for (const fork of [all, last]) {
    must(bytesOf(game, fork.state) === bytesOf(game, match.state), 'a snapshot gives another state')
    must(fork.hash === match.hash && fork.draws === match.draws, 'a snapshot stands elsewhere')
  }
  const played = [all, last].map((fork) => fork.play(seat, action, match.seq + 1))
  must(
    played.every(({ ok }) => ok),
    'a match from a snapshot refuses a listed action',
    played,
  )
  must(all.hash === last.hash, 'dice fall otherwise after a snapshot')
  must(bytesOf(game, all.state) === bytesOf(game, last.state), 'states part after a snapshot')
  const verified = verifyReplay(game, toReplay(all))
  must(verified.ok, 'a match from a snapshot is not verified', verified)
}

/** At any moment any seat may give up, be out of time, or agree to a draw, whoever is to act. */
function checkLeaving<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  seats: number,
  random: (n: number) => number,
): void {
  const { game } = match
  const draw = forkOf(match, true)
  must(draw.agreeDraw(match.seq).ok, 'a draw cannot be agreed')
  must(draw.outcome()?.reason === 'drawAgreed', 'an agreed draw is no outcome', draw.outcome())
  must(draw.toAct().length === 0, 'somebody is to act after an agreed draw')
  const fork = forkOf(match, true)
  // One after the other leaves, with something played in between, until it is over.
  for (let left = 0; left < seats && fork.outcome() === undefined; left++) {
    const inIt = Array.from({ length: seats }, (_, seat): Seat => seat).filter((seat) =>
      fork.mayForfeit(seat),
    )
    const seat = inIt[random(Math.max(1, inIt.length))]
    must(seat !== undefined, 'nobody may give up although the match goes on')
    const gone = random(2) === 0 ? fork.resign(seat, fork.seq) : fork.timeOut(seat, fork.seq)
    must(gone.ok, 'a seat that may give up cannot', gone)
    const outcome = fork.outcome()
    must(outcome === undefined || !outcome.winners.includes(seat), 'who gave up has won', { seat, outcome })
    if (fork.game.outcome(fork.state) !== undefined || outcome === undefined)
      checkTurns(game, fork.state, seats)
    const [next] = fork.toAct()
    const actions = next === undefined ? [] : game.actions(fork.state, next)
    const action = actions[random(Math.max(1, actions.length))]
    if (next !== undefined && action !== undefined)
      must(fork.play(next, action, fork.seq).ok, 'a listed action is refused after somebody left', action)
  }
  must(fork.outcome() !== undefined, 'all have left and it is not over')
  for (const left of [draw, fork]) {
    const verified = verifyReplay(game, toReplay(left))
    must(verified.ok, 'a match that was left is not verified', verified)
  }
}

/** The record gives the same states again, from memory and as a document. */
function checkRecord<S, A extends Tagged, E extends Tagged, O, V>(match: Match<S, A, E, O, V>): void {
  const { game, seq } = match
  must(bytesOf(game, match.at(seq)) === bytesOf(game, match.state), 'at(seq) is not the state')
  const step = Math.max(1, Math.floor(seq / 7))
  for (let at = seq; at > 0; at -= step) {
    const once = JSON.stringify(match.events(at))
    must(once === JSON.stringify(match.events(at)), 'an entry tells other events the second time', {
      seq: at,
    })
  }
  const replay = toReplay(match)
  const read = readReplay(JSON.stringify(replay), (id) => (id === game.id ? game : undefined))
  must(read.ok, 'the replay cannot be read', read)
  const verified = verifyReplay(game, read.value)
  must(verified.ok, 'the replay is not verified', verified)
  must(verified.value.finalHash === replay.finalHash, 'the replay ends in another state')
}

function replayOrNothing<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
): Replay | undefined {
  try {
    return toReplay(match)
  } catch {
    // The state may be what is broken; the message still names the seed.
    return undefined
  }
}
