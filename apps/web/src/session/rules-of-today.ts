import { type Fault, type Game, goOnUnasked, goOnUnder, type Match, type Result } from '@wyrmtable/kernel'

/**
 * Lets a match that is played by earlier rules go on under today's, because these say the same of it; false where they
 * do not, and where it is over.
 */
export const goOnUnderSame = (match: Match, today: Game): boolean =>
  match.game.version !== today.version && goOnUnasked(match, today, Date.now())

/** Lets it go on under today's from where it stands, to which all have agreed; the fault says what these do not take. */
export function goOnByAgreement(match: Match, today: Game): Result<Match, Fault> {
  const position = goOnUnder(match, today)
  if (!position.ok) return position
  const done = match.goOnUnder(today, position.value, Date.now())
  return done.ok ? { ok: true, value: match } : done
}
