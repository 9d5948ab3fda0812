import { absentDice, type MatchDice } from '../dice/match-dice.ts'
import { ScriptError, scriptedDice } from '../dice/scripted-dice.ts'
import { seededDice } from '../dice/seeded-dice.ts'
import { commitment, verifiableDice } from '../dice/verifiable-dice.ts'
import type { Game, Tagged } from '../game/contract.ts'
import type { Fault } from '../json/fault.ts'
import { atPath } from '../json/fault-at.ts'
import type { DiceOrigin } from '../match/header.ts'
import { LiveMatch } from '../match/live-match.ts'
import type { Match } from '../match/match.ts'
import { isFault, parseStart } from '../match/start.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Replay } from './replay.ts'

export interface OpenOptions {
  /** Dice to play on with, given how many were drawn so far. Absent: the replay's own, if it tells them. */
  readonly dice?: (draws: number) => MatchDice
  /**
   * Believes that each action was legal and that the dice fell as recorded: for what one's own storage
   * gives back. The chain is compared all the same.
   */
  readonly trusted?: boolean
  /** Called now and then with the number of entries taken in and of all entries. */
  readonly onProgress?: (done: number, all: number) => void
}

/**
 * Plays a replay again, entry by entry, and gives the match to be played on. Each entry is checked as if
 * it came from outside; where the replay tells a secret or seed, each die is derived again. The fault's
 * path leads into the replay. Does not look at `result`, `finalHash` and `seal`: `verifyReplay` does.
 */
export function openMatch<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  replay: Replay<A>,
  how: OpenOptions = {},
): Result<Match<S, A, E, O, V>, Fault> {
  const { id, options, seats, dice, createdAt, position, entries, setup } = replay
  const begun = { id, options, seats, dice, createdAt, ...(position === undefined ? {} : { position }) }
  const start = parseStart(game, begun, 'record')
  if (isFault(start)) return fail(start)
  if (
    dice.kind === 'verifiable' &&
    dice.secret !== undefined &&
    commitment(dice.secret) !== dice.commitment
  ) {
    return fail({ code: 'wrongSecret', path: '/dice/secret', figures: {} })
  }
  const derived = how.trusted && dice.kind !== 'seeded' ? undefined : toldDice(dice, id)

  const setupDice = derived ?? scriptedDice(setup)
  let match: LiveMatch<S, A, E, O, V>
  try {
    match = new LiveMatch(game, start.header, start.begin, setupDice)
  } catch (error) {
    if (error instanceof ScriptError) return fail(wrongSetup)
    throw error
  }
  if (match.setup.length !== setup.length || match.setup.some((die, place) => die !== setup[place])) {
    return fail(wrongSetup)
  }

  const retake = { check: !how.trusted, dice: derived === undefined ? 'recorded' : 'live' } as const
  for (const [place, entry] of entries.entries()) {
    const fault = match.retake(entry, retake)
    if (fault !== undefined) return fail(atPath(`/entries/${place}`, fault))
    if ((place & 63) === 63) how.onProgress?.(place + 1, entries.length)
  }
  how.onProgress?.(entries.length, entries.length)

  const { draws } = match
  match.useDice(how.dice?.(draws) ?? derived ?? toldDice(dice, id, draws) ?? absentDice(draws))
  return ok(match)
}

const wrongSetup: Fault = { code: 'wrongDice', path: '/setup', figures: { seq: 0 } }

/** The dice that the origin tells in full, if it does. Seeded dice always start at the first. */
function toldDice(origin: DiceOrigin, matchId: string, start = 0): MatchDice | undefined {
  switch (origin.kind) {
    case 'seeded':
      return seededDice(origin.seed)
    case 'verifiable': {
      const { secret, seatSeeds } = origin
      return secret === undefined ? undefined : verifiableDice({ secret, seatSeeds, matchId, start })
    }
    case 'recorded':
      return undefined
  }
}
