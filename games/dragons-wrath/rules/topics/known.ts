import type { Viewer } from '@wyrmtable/kernel'
import type { Province, State } from '../state.ts'

/**
 * DW-13.6, DW-17.6: whether another's province is marked for the viewer: its face was shown to all, or to him alone.
 * Without the memory aid only while it lies exhausted; what was seen before is for people to remember.
 */
export function isMarked(
  { options }: State,
  { known, seenBy, exhausted }: Province,
  viewer: Viewer,
): boolean {
  if (options.memoryAid === 'off') return exhausted
  return known || (viewer !== 'spectator' && seenBy.includes(viewer))
}
