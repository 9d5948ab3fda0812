export {
  areBasesTouching,
  areOverlapping,
  type Body,
  compareDistance,
  isSameLevel,
} from './body.ts'
export { areInContact, isWithinReach } from './contact.ts'
export { contactOffsets } from './contact-offset.ts'
export { along, directionOf, directions } from './direction.ts'
export { legObstacle, lowsCrossed, type Mover, type Obstacle } from './leg.ts'
export { ceilSqrt, flightLength, floorSqrt, legLength } from './length.ts'
export { edgeDistance, pointDistance, segmentDistance, segmentsDistance } from './measure.ts'
export { isAhead, orient, type Point, reduced, squaredDistance } from './point.ts'
export {
  type Box,
  boxOf,
  comesNear,
  contains,
  doOverlap,
  holdsBase,
  isConvex,
  meanCorner,
  meetsPolygon,
  type Polygon,
  polygonOf,
} from './polygon.ts'
export { areNear, compareToSegment, doMeet, isNear, isTouching, type Segment } from './segment.ts'
export { type Block, isBlocked, isInArc, look, type Sight } from './sight.ts'
export type { SightLine } from './sight-line.ts'
export { eyeHeight, sightOffsets, targetHeights } from './sight-points.ts'
export { endObstacle, placeObstacle } from './stand.ts'
export {
  isOnTable,
  leavesTable,
  type SightWall,
  type Slab,
  type Surface,
  type Terrain,
  type Wood,
} from './terrain.ts'
