/** Drawing without React: layouts of hex boards, pen strokes, and pixels of what was drawn. */
export { type Baking, bake } from './board/bake.ts'
export { type HexLayout, hexLayout, outlineOf } from './board/hex-layout.ts'
export {
  blob,
  chain,
  type Jitter,
  jitter,
  polygon,
  polyline,
  rays,
  short,
  smooth,
  soften,
} from './board/pen.ts'
export type { Point } from './board/point.ts'
