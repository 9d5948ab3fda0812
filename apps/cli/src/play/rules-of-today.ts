import { type Match, openMatch, underOtherRules } from '@wyrmtable/kernel'
import { type Context, faultFailure } from '../context.ts'
import { laterThan, type OpenGame, openManifest } from '../games.ts'

/** A match and the rules it is played by. */
export interface UnderRules extends OpenGame {
  readonly match: Match
}

/**
 * The match under the rules of today, where it was begun under earlier ones and those of today say the same of all of
 * it; undefined where it goes on as it is.
 */
export async function sameUnderToday(
  context: Context,
  { manifest, match }: UnderRules,
): Promise<UnderRules | undefined> {
  const later = laterThan(manifest)
  if (later === undefined || match.outcome() !== undefined) return undefined
  const today = await openManifest(context, later)
  const replay = underOtherRules(match, today.game)
  if (replay === undefined) return undefined
  const opened = openMatch(today.game, replay)
  if (!opened.ok) throw faultFailure(context, opened.fault, match.header.id, today.text)
  return { ...today, match: opened.value }
}
