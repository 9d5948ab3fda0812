import type { MatchDice } from '../dice/match-dice.ts'
import type { Game, Tagged } from '../game/contract.ts'
import type { Fault } from '../json/fault.ts'
import { fail, ok, type Result } from '../result.ts'
import type { SeatInfo } from './header.ts'
import { LiveMatch } from './live-match.ts'
import type { Match, MatchStart } from './match.ts'
import { isFault, parseStart } from './start.ts'

/**
 * Sets up a match. Faults are of the options, the seats or the position (paths into `start`). The dice
 * are the match's from here on: it alone draws from them.
 */
export function createMatch<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  start: MatchStart,
  dice: MatchDice,
): Result<Match<S, A, E, O, V>, Fault> {
  const badName = checkNames(start.seats)
  if (badName !== undefined) return fail(badName)
  const parsed = parseStart(game, start, 'new')
  if (isFault(parsed)) return fail(parsed)
  return ok(new LiveMatch(game, parsed.header, parsed.begin, dice))
}

/** Most characters of a name at the table. */
const LONGEST_NAME = 60
/** Controls, line ends, and marks that turn the direction of what is written after them. */
const marks = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u

/** Names stand among other text on everybody's screen. Records of before are opened whatever they are called. */
function checkNames(seats: readonly SeatInfo[]): Fault | undefined {
  for (const [place, { name }] of seats.entries()) {
    const path = `/seats/${place}/name`
    if (name.length > LONGEST_NAME) {
      return { code: 'tooBig', path, figures: { maximum: LONGEST_NAME, got: name.length, of: 'text' } }
    }
    if (marks.test(name))
      return { code: 'badPattern', path, figures: { got: '', pattern: 'no marks of direction' } }
  }
  return undefined
}
