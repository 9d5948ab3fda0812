import { nextDeadline } from './clock.ts'
import { computerToAct } from './computers/to-act.ts'
import type { RunningMatch } from './running-match.ts'
import { actsUnasked } from './unasked-action.ts'

/** Where the server itself is to act, and has not after so long, it is asked again, by whichever process sees it first. */
const serverMs = 60_000
/** A table at which somebody seeks stands so long after the last sign of the server that has their connection. */
export const soughtMs = 30_000

/**
 * When somebody must look at the match although nobody asks: time is out, the server has kept
 * people waiting, a rated match is over and has not counted yet, or whoever sought there may be gone.
 */
export function wakeAt(running: RunningMatch, at: number): number | null {
  if (running.isOver) return running.isToCount ? at : null
  if (running.isSought) return at + soughtMs
  const deadline = nextDeadline(running.table.clock, running.standing.clock)
  if (computerToAct(running) === undefined && !actsUnasked(running)) return deadline
  // While the same one goes on, what was written is good enough.
  const before = running.deadline
  const isGood = before !== null && before > at && before <= at + serverMs
  const server = isGood ? before : at + serverMs
  return deadline === null ? server : Math.min(deadline, server)
}
