export {
  columnOf,
  createHexBoard,
  type EdgeId,
  type HexBoard,
  type HexBoardSpec,
  type HexId,
  hexAt,
  isShifted,
  rowOf,
  SHIFTS,
  type Shift,
} from './board.ts'
export {
  crossHexes,
  PAIR_TURNS,
  type PairStep,
  type PairTurn,
  pairSteps,
  rearOf,
  shapeHexes,
} from './bodies.ts'
export type { Brand } from './brand.ts'
export { centreOf, corners } from './corner.ts'
export {
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  type DirectionName,
  opposite,
  rotate,
  turnsBetween,
} from './direction.ts'
export { distance, hexesByDistance, hexesWithin } from './distance.ts'
export { edgeBetween, endsOfEdge, formatEdge, hexesOfEdge, parseEdge } from './edge.ts'
export { halfCentre, halfContains, halfMiddle } from './half-lattice.ts'
export { directionOnBoard, type JoinedBoard, joinSheets, parseJoinedHex, type SheetSpec } from './joined.ts'
export { formatHex, parseHex } from './label.ts'
export { type LatticePoint, latticeDistance } from './lattice.ts'
export {
  hexesOnLine,
  lineIntersectsEdge,
  lineIntersectsHex,
  lineIntersectsPolygon,
  lineIntersectsSegment,
  segmentsIntersect,
  TOUCHINGS,
  type Touching,
} from './line.ts'
export { directionTo, neighbour, neighboursOf, straightLine } from './neighbour.ts'
export {
  createReachWorkspace,
  pathTo,
  type ReachWorkspace,
  reachByCost,
  reachByStep,
  reachedHexes,
  type StepCost,
  UNREACHED,
} from './reach.ts'
export { type Grazing, type LineTrace, traceLine } from './trace.ts'
