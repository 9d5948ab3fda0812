import {
  contactOffsets,
  endObstacle,
  isSameLevel,
  isTouching,
  legLength,
  legObstacle,
  lowsCrossed,
  type Mover,
  type Point,
  type Segment,
  type Surface,
  squaredDistance,
  type Terrain,
} from '@wyrmtable/plane'
import type { Step } from '../actions.ts'
import { LOW_COST } from '../topics/path.ts'
import { enemiesOf, type Figure, moverOf, type Scene, surfaceAt } from '../topics/scene.ts'

/** How far around a figure waypoints are taken from, in mm (SO-14.5). */
const AROUND = 200

/** A canonical path: at most two legs, and what it costs in hundredths of a mm. */
export interface Way {
  readonly steps: readonly Step[]
  readonly costHundredths: number
}

/**
 * Canonical paths of one figure over its present surface (SO-14.5). A path that costs more than the
 * allowance is of no use to it, so what lies farther away is never looked at: a path is at least as long
 * as the straight way.
 */
export class Ways {
  readonly #scene: Scene
  readonly figure: Figure
  readonly allowance: number
  readonly #mover: Mover
  readonly #surface: Surface
  /** The terrain without walls that no leg within the allowance can come near. */
  readonly #terrain: Terrain
  readonly #enemies: readonly Figure[]
  /** All who stand on the table besides it. */
  readonly #others: readonly Figure[]
  #waypoints: readonly Waypoint[] | undefined

  /** `allowance` in hundredths of a mm. */
  constructor(scene: Scene, figure: Figure, allowance: number) {
    this.#scene = scene
    this.figure = figure
    this.allowance = allowance
    this.#mover = moverOf(figure)
    this.#surface = surfaceAt(scene, figure.surface)
    this.#others = scene.figures.filter((other) => other !== figure)
    const reach = Math.ceil(allowance / 100) + figure.radius
    const isNear = ({ a, b }: Segment): boolean => isTouching(a, b, figure, reach)
    const { terrain } = scene
    this.#terrain = {
      ...terrain,
      moveWalls: terrain.moveWalls.filter(isNear),
      lows: terrain.lows.filter(isNear),
    }
    this.#enemies = enemiesOf(scene, figure.seat).filter(
      (enemy) =>
        isSameLevel(enemy.z, this.#surface.z) &&
        squaredDistance(figure, enemy) <= (reach + enemy.radius + 2) ** 2,
    )
  }

  /** What the leg costs, or undefined if it is not legal. */
  #leg(p: Point, q: Point): number | undefined {
    if (legObstacle(this.#terrain, this.#enemies, this.#mover, this.#surface, p, q) !== undefined) {
      return undefined
    }
    return legLength(p, q) + LOW_COST * lowsCrossed(this.#terrain, this.#surface, p, q)
  }

  /** The straight way, if it is legal and within the allowance. */
  straight(to: Point): Way | undefined {
    if (to.x === this.figure.x && to.y === this.figure.y) return undefined
    if (legLength(this.figure, to) > this.allowance) return undefined
    const cost = this.#leg(this.figure, to)
    if (cost === undefined || cost > this.allowance) return undefined
    return { steps: [{ x: to.x, y: to.y }], costHundredths: cost }
  }

  /** SO-14.5: the canonical path, if there is one within the allowance. */
  to(to: Point): Way | undefined {
    const { figure, allowance } = this
    if (to.x === figure.x && to.y === figure.y) return undefined
    if (legLength(figure, to) > allowance) return undefined
    const straight = this.#leg(figure, to)
    if (straight !== undefined) {
      return straight > allowance ? undefined : { steps: [{ x: to.x, y: to.y }], costHundredths: straight }
    }
    let best: Point | undefined
    let least = allowance + 1
    for (const { point, cost } of this.#reachableWaypoints()) {
      if (cost + legLength(point, to) >= least) continue
      const rest = this.#leg(point, to)
      if (rest === undefined || cost + rest >= least) continue
      best = point
      least = cost + rest
    }
    if (best === undefined) return undefined
    return {
      steps: [
        { x: best.x, y: best.y },
        { x: to.x, y: to.y },
      ],
      costHundredths: least,
    }
  }

  /** Whether the figure may stand at the end of a way that leads there (SO-7.5). */
  canEndAt(at: Point, surface = this.figure.surface): boolean {
    const ground = surfaceAt(this.#scene, surface)
    return endObstacle(this.#scene.terrain, this.#others, this.#mover, ground, at) === undefined
  }

  /** Waypoints in their order, with the cost of the first leg, where that is legal. */
  #reachableWaypoints(): readonly Waypoint[] {
    if (this.#waypoints !== undefined) return this.#waypoints
    const { figure, allowance } = this
    const waypoints: Waypoint[] = []
    const offer = (from: Point, radii: number): void => {
      for (const { x, y } of contactOffsets(radii)) {
        const point = { x: from.x + x, y: from.y + y }
        if (legLength(figure, point) > allowance) continue
        // A first step that goes nowhere is no step.
        if (point.x === figure.x && point.y === figure.y) continue
        const cost = this.#leg(figure, point)
        if (cost !== undefined && cost <= allowance) waypoints.push({ point, cost })
      }
    }
    for (const enemy of this.#enemies) {
      if (squaredDistance(figure, enemy) <= AROUND * AROUND) offer(enemy, figure.radius + enemy.radius + 1)
    }
    for (const { a, b } of this.#scene.terrain.moveWalls) {
      if (!isTouching(a, b, figure, AROUND)) continue
      for (const end of [a, b]) {
        const radii = figure.radius + 1
        if (squaredDistance(figure, end) <= (Math.ceil(allowance / 100) + radii + 2) ** 2) offer(end, radii)
      }
    }
    this.#waypoints = waypoints
    return waypoints
  }
}

interface Waypoint {
  readonly point: Point
  readonly cost: number
}
