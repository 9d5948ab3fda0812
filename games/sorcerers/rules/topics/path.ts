import { endObstacle, legLength, legObstacle, lowsCrossed, type Point, reduced } from '@wyrmtable/plane'
import type { Step } from '../actions.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { Link } from '../table.ts'
import { obstructed } from './obstruction.ts'
import { enemiesOf, type Figure, moverOf, type Scene, surfaceAt } from './scene.ts'

/** SO-7.6: stepping over a low obstacle, in hundredths of a mm. */
export const LOW_COST = 2000

/** A way that was found legal: the places it touches, where it ends and what it costs. */
export interface Walk {
  readonly stops: readonly Stop[]
  readonly end: Stop
  readonly costHundredths: number
  /** Direction of the last leg that was no link and had a length (SO-7.11). */
  readonly heading: Point | undefined
}
export interface Stop extends Point {
  readonly surface: number
}

/** SO-13.2: what is malformed in a path, before any leg is judged: an unknown link, or a first step to where one is. */
export function pathFault(scene: Scene, { id, x, y }: Figure, path: readonly Step[]): Refusal | undefined {
  for (const [place, step] of path.entries()) {
    if ('link' in step) {
      if (!scene.table.links.some((link) => link.id === step.link)) {
        return refuse('E_PARAM', 'SO-7.7', { figure: id, what: step.link })
      }
    } else if (place === 0 && step.x === x && step.y === y) {
      return refuse('E_PARAM', 'SO-7.1', { figure: id, at: [x, y] })
    }
  }
  return undefined
}

/** Follows a path without `pathFault`; the first bad leg decides, then where it ends, then its length (SO-13.2). */
export function judgePath(
  scene: Scene,
  figure: Figure,
  path: readonly Step[],
  allowanceMm: number,
): Walk | Refusal {
  const enemies = enemiesOf(scene, figure.seat)
  const { id, radius, height } = figure
  const mover = moverOf(figure)
  let at: Stop = { surface: figure.surface, x: figure.x, y: figure.y }
  const stops: Stop[] = [at]
  let costHundredths = 0
  let heading: Point | undefined
  const obstacleOf = (surface: number, from: Point, to: Point): Refusal | undefined => {
    const obstacle = legObstacle(scene.terrain, enemies, mover, surfaceAt(scene, surface), from, to)
    return obstacle === undefined
      ? undefined
      : obstructed(scene, obstacle, { figure: id, radius, height, surface, from, to })
  }
  for (const step of path) {
    if ('link' in step) {
      const link = scene.table.links.find((one) => one.id === step.link)
      if (link === undefined) throw new RangeError(`no link ${step.link}`)
      const to = acrossLink(link, figure, at)
      if ('type' in to) return to
      const refused = obstacleOf(at.surface, at, at) ?? obstacleOf(to.surface, to, to)
      if (refused !== undefined) return refused
      costHundredths += 100 * link.costMm
      at = to
    } else {
      const to = { surface: at.surface, x: step.x, y: step.y }
      const refused = obstacleOf(at.surface, at, to)
      if (refused !== undefined) return refused
      const surface = surfaceAt(scene, at.surface)
      costHundredths += legLength(at, to) + LOW_COST * lowsCrossed(scene.terrain, surface, at, to)
      if (to.x !== at.x || to.y !== at.y) heading = reduced({ x: to.x - at.x, y: to.y - at.y })
      at = to
    }
    stops.push(at)
  }
  return (
    endRefusal(scene, figure, at) ??
    lengthRefusal(figure, at, costHundredths, allowanceMm) ?? { stops, end: at, costHundredths, heading }
  )
}

/** SO-7.7: the far end of a link on whose near end the figure stands exactly. */
export function acrossLink(link: Link, figure: Figure, at: Stop): Stop | Refusal {
  const figures = { figure: figure.id, what: link.id, at: [at.x, at.y] as const }
  if (figure.kind === 'sorcerer' || figure.kind === 'gun') return refuse('E_LINK', 'SO-3.9', figures)
  if (figure.radius > link.maxRadius) {
    return refuse('E_LINK', 'SO-3.9', { ...figures, need: link.maxRadius, found: figure.radius })
  }
  const [a, b] = link.ends
  if (isAt(a, at)) return b
  return isAt(b, at) ? a : refuse('E_LINK', 'SO-7.7', figures)
}

const isAt = (end: Stop, at: Stop): boolean => end.surface === at.surface && end.x === at.x && end.y === at.y

/** SO-7.5: the end is clear of all figures, friends included. */
function endRefusal(scene: Scene, figure: Figure, end: Stop): Refusal | undefined {
  const others = scene.figures.filter((other) => other.slot !== figure.slot)
  const { id, radius, height } = figure
  const obstacle = endObstacle(scene.terrain, others, moverOf(figure), surfaceAt(scene, end.surface), end)
  if (obstacle === undefined) return undefined
  return obstructed(scene, obstacle, { figure: id, radius, height, surface: end.surface, from: end, to: end })
}

/** SO-7.6 */
export function lengthRefusal(
  { id }: { readonly id: string },
  { x, y }: Point,
  costHundredths: number,
  allowanceMm: number,
  clause = 'SO-7.6',
): Refusal | undefined {
  if (costHundredths <= 100 * allowanceMm) return undefined
  return refuse('E_LENGTH', clause, {
    figure: id,
    at: [x, y],
    needHundredths: 100 * allowanceMm,
    foundHundredths: costHundredths,
  })
}
