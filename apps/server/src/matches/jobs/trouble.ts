import type { JsonObject } from '@wyrmtable/kernel'
import { computerToAct } from '../computers/to-act.ts'
import type { RunningMatch } from '../running-match.ts'
import { actsUnasked } from '../unasked-action.ts'

/** What keeps a match from going on that is not over; codes are stable, for whoever searches a log for them. */
export type TroubleCode =
  /** Nobody is to act. */
  | 'nobodyToAct'
  /** Those who are to act have no action. */
  | 'noAction'
  /** A computer is to act, and was due long ago. */
  | 'computerSilent'
  /** What is to be done for a seat that does not want to be asked was due long ago. */
  | 'unaskedSilent'
  /** Somebody's time has been out for long, and nothing came of it. */
  | 'deadlineMissed'
  /** What is stored cannot be played again. */
  | 'damaged'

/** A match that does not go on, as the log tells it: which, where it stands, and why as far as that is known. */
export class MatchTrouble extends Error {
  readonly match: string
  /** Number of its last entry. */
  readonly entry: number
  readonly trouble: TroubleCode
  readonly figures: JsonObject

  constructor(match: string, entry: number, trouble: TroubleCode, figures: JsonObject = {}, cause?: unknown) {
    const why = cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : 'unknown'
    super(`match ${match}, entry ${entry}: ${trouble} ${JSON.stringify(figures)}; cause: ${why}`, { cause })
    this.match = match
    this.entry = entry
    this.trouble = trouble
    this.figures = figures
  }
}

/**
 * What is wrong with a match, as far as that can be seen from it; undefined where nothing is. What was due by the moment
 * `late` should have been done.
 */
export function troubleOf(
  running: RunningMatch,
  late: number,
): { readonly code: TroubleCode; readonly figures: JsonObject } | undefined {
  const { match, game, deadline } = running
  if (match === undefined || running.isOver) return undefined
  const toAct = match.toAct()
  if (toAct.length === 0) return { code: 'nobodyToAct', figures: {} }
  const seats = toAct.map((seat) => running.seatId(seat))
  if (toAct.every((seat) => game.actions(match.state, seat).length === 0)) {
    return { code: 'noAction', figures: { seats } }
  }
  if (deadline === null || deadline > late) return undefined
  const figures = { seats, due: deadline }
  if (computerToAct(running) !== undefined) return { code: 'computerSilent', figures }
  return { code: actsUnasked(running) ? 'unaskedSilent' : 'deadlineMissed', figures }
}
