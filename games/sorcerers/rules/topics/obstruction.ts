import {
  contains,
  type Obstacle,
  type Point,
  type Polygon,
  pointDistance,
  type Segment,
  segmentDistance,
  segmentsDistance,
} from '@wyrmtable/plane'
import { type Refusal, refuse, type Shape } from '../refusals.ts'
import { type Figure, type Scene, surfaceAt } from './scene.ts'

/** Where something in the way was met: the leg (of no length for a place) on its surface. */
export interface Met {
  readonly figure: string
  readonly radius: number
  readonly height: number
  readonly surface: number
  readonly from: Point
  readonly to: Point
}

/** What is in the way, told as a refusal with the place and the hundredths of a mm that are missing. */
export function obstructed(scene: Scene, obstacle: Obstacle<Figure>, met: Met): Refusal {
  const { from, to, radius } = met
  const moves = from.x !== to.x || from.y !== to.y
  const figures = {
    figure: met.figure,
    surface: scene.table.surfaceIds[met.surface] ?? 'table',
    at: pairOf(to),
    ...(moves ? { from: pairOf(from) } : {}),
    needHundredths: 100 * radius,
  }
  const leg = { a: from, b: to }
  const clause = moves ? 'SO-7.2' : 'SO-3.10'
  switch (obstacle.kind) {
    case 'edge':
      return refuse('E_EDGE', clause, {
        ...figures,
        at: pairOf(obstacle.at),
        shape: { kind: 'edge' },
        foundHundredths: edgeRoom(scene, met.surface, obstacle.at),
      })
    case 'wall': {
      const foundHundredths = segmentsDistance(leg, obstacle.wall)
      return refuse('E_WALL', clause, {
        ...figures,
        foundHundredths,
        shape: wallShape('wall', obstacle.wall),
      })
    }
    case 'area': {
      const foundHundredths = polygonDistance(obstacle.polygon, leg)
      return refuse('E_AREA', clause, {
        ...figures,
        foundHundredths,
        shape: polygonShape('area', obstacle.polygon),
      })
    }
    case 'enemy':
      return refuse('E_ENEMY', 'SO-7.2', {
        ...figures,
        ...besides(obstacle.body),
        needHundredths: 100 * (radius + obstacle.body.radius),
        foundHundredths: segmentDistance(from, to, obstacle.body),
      })
    case 'overlap':
      return refuse('E_OVERLAP', moves ? 'SO-7.5' : 'SO-3.10', {
        ...figures,
        ...besides(obstacle.body),
        needHundredths: 100 * (radius + obstacle.body.radius),
        foundHundredths: pointDistance(to, obstacle.body),
      })
    case 'low': {
      const foundHundredths = segmentDistance(obstacle.wall.a, obstacle.wall.b, to)
      return refuse('E_STAND', 'SO-3.10', {
        ...figures,
        foundHundredths,
        shape: wallShape('low', obstacle.wall),
      })
    }
    case 'solid':
      return refuse('E_STAND', 'SO-3.10', {
        ...figures,
        foundHundredths: 0,
        shape: polygonShape('area', obstacle.polygon),
      })
    case 'ceiling':
      return refuse('E_STAND', 'SO-3.10', {
        ...figures,
        needHundredths: 100 * met.height,
        foundHundredths: 100 * (obstacle.z - surfaceAt(scene, met.surface).z),
        shape: polygonShape('ceiling', obstacle.polygon),
      })
    default:
      return obstacle satisfies never
  }
}

const pairOf = ({ x, y }: Point): readonly [number, number] => [x, y]

export const wallShape = (kind: 'wall' | 'low', { a, b }: Segment): Shape => ({
  kind,
  a: pairOf(a),
  b: pairOf(b),
})
export const polygonShape = (kind: 'area' | 'ceiling', { corners }: Polygon): Shape => ({
  kind,
  corners: corners.map(pairOf),
})

/** The other figure that a refusal speaks of, to be drawn. */
export const besides = ({ id, x, y, radius }: Figure): { other: string; shape: Shape } => ({
  other: id,
  shape: { kind: 'figure', id, x, y, r: radius },
})

/** How far inside the edge of its surface a point lies, in hundredths of a mm; below 0 outside. */
function edgeRoom(scene: Scene, surface: number, at: Point): number {
  const { polygon } = surfaceAt(scene, surface)
  if (polygon === undefined) {
    const { width, height } = scene.terrain
    return 100 * Math.min(at.x, at.y, width - at.x, height - at.y)
  }
  const nearest = Math.min(...polygon.edges.map(({ a, b }) => segmentDistance(a, b, at)))
  return contains(polygon, at) ? nearest : -nearest
}

const polygonDistance = (polygon: Polygon, leg: Segment): number =>
  contains(polygon, leg.a) ? 0 : Math.min(...polygon.edges.map((edge) => segmentsDistance(leg, edge)))
