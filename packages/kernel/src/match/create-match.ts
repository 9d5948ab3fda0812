import type { MatchDice } from '../dice/match-dice.ts'
import type { Game, Tagged } from '../game/contract.ts'
import type { Fault } from '../json/fault.ts'
import { fail, ok, type Result } from '../result.ts'
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
  const parsed = parseStart(game, start, 'new')
  if (isFault(parsed)) return fail(parsed)
  return ok(new LiveMatch(game, parsed.header, parsed.begin, dice))
}
