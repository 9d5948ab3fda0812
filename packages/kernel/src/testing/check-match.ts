import type { Game, Match, Replay, Tagged } from '../index.ts'
import { createMatch, type Json, jsonOf, readReplay, seededDice, toReplay, verifyReplay } from '../index.ts'
import { checkState, checkTurns } from './check-state.ts'
import { bytesOf, must } from './contract-breach.ts'
import type { ActionPool } from './mutate-action.ts'

export interface CheckedMatch {
  readonly seed: string
  readonly options: Json
  readonly seats: number
  readonly maxActions: number
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
 * and redo, scrubbing, and the replay. Throws a MatchBreach that names seed and entry.
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
  { seed, seats, maxActions }: CheckedMatch,
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
  for (let played = 0; match.outcome() === undefined; played++) {
    must(played < maxActions, `the match is not over after ${maxActions} actions`)
    // Every promise on every state would make long games slow: a start, then one state in eight.
    if (played < 8 || random(8) === 0) checkState(game, match.state, options.value, seats, pool, random)
    const toAct = match.toAct()
    const seat = toAct[random(Math.max(1, toAct.length))]
    must(seat !== undefined, 'nobody is to act and there is no outcome')
    const actions = game.actions(match.state, seat)
    const action = actions[random(Math.max(1, actions.length))]
    must(action !== undefined, 'a seat to act has no action', { seat })
    const before = played % 4 === 0 ? bytesOf(game, match.state) : undefined
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
  const { game, hash } = match
  const after = bytesOf(game, match.state)
  const undone = match.undo(seat)
  must(undone.ok, 'what canUndo allows cannot be undone')
  must(bytesOf(game, match.state) === before, 'undo does not give the earlier state')
  const redone = match.redo(seat, undone.value.at)
  must(redone.ok && bytesOf(game, match.state) === after, 'redo does not give the later state')
  must(match.hash === hash, 'undo and redo change the fingerprint')
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
