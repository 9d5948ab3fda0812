/** Drawing without React: layouts of hex boards and pen strokes. */
export { type HexLayout, hexLayout, outlineOf } from './board/hex-layout.ts'
export {
  blob,
  chain,
  type Jitter,
  jitter,
  polygon,
  polyline,
  short,
  smooth,
  soften,
} from './board/pen.ts'
export type { Point } from './board/point.ts'
