import { goOnUnasked, type Match } from '@wyrmtable/kernel'
import type { Context } from '../context.ts'
import { laterThan, type OpenGame, openManifest } from '../games.ts'

/** A match and the rules it is played by. */
export interface UnderRules extends OpenGame {
  readonly match: Match
}

/**
 * The match going on under the rules of today, where it is played by earlier ones and those of today say the same of
 * all of it, as its record then says; undefined where it goes on as it is.
 */
export async function sameUnderToday(
  context: Context,
  { manifest, match }: UnderRules,
): Promise<UnderRules | undefined> {
  const later = laterThan(manifest)
  if (later === undefined || match.outcome() !== undefined) return undefined
  const today = await openManifest(context, later)
  return goOnUnasked(match, today.game, Date.now()) ? { ...today, match } : undefined
}
