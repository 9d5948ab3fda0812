import type { FrameKind } from '../fields.ts'
import type { Play } from '../play.ts'

/** Windows and steps of magic; true if the one on top was settled. */
export function goOnMagic({ state }: Play, _kind: FrameKind): boolean {
  state.pop()
  return true
}
