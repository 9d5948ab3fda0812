import { along, contactOffsets, isSameLevel, legLength, legObstacle, type Point } from '@wyrmtable/plane'
import type { Action, Step } from '../actions.ts'
import { TABLE } from '../table.ts'
import type { Member } from '../topics/member.ts'
import { acrossLink } from '../topics/path.ts'
import { enemiesOf, type Figure, moverOf, type Scene, surfaceAt } from '../topics/scene.ts'
import { withoutDuplicates } from './duplicates.ts'
import { facingThere, nearestEnemy } from './nearest.ts'
import { type Way, Ways } from './ways.ts'

/** Shortening of a straight move that is not legal, and the least that is offered; mm. */
export const STEP = 10
/** Contact points offered for each enemy. */
export const CONTACTS = 3

/** A move as a list offers it: a path, where it ends and which way the figure then faces. */
interface Offer {
  readonly path: readonly Step[]
  readonly face: Point
}

/** SO-14.6, 1: straight ahead in sixteen directions, the whole allowance and half of it. */
export function straightMoves(scene: Scene, ways: Ways, allowanceMm: number): readonly Offer[] {
  const { figure } = ways
  const enemy = nearestEnemy(scene, figure.seat, figure)
  const offers: Offer[] = []
  for (const most of [allowanceMm, Math.floor(allowanceMm / 2)]) {
    for (let k = 0; k < 16; k++) {
      for (let length = most; length >= STEP; length -= STEP) {
        const { x, y } = along(k, length)
        const to = { x: figure.x + x, y: figure.y + y }
        const way = ways.straight(to)
        if (way === undefined || !ways.canEndAt(to)) continue
        offers.push({ path: way.steps, face: facingThere(figure, to, enemy) })
        break
      }
    }
  }
  return offers
}

/** SO-14.6: all moves of a creature that walks, without duplicates. */
export function moves(scene: Scene, { figure, race }: Member): readonly Action[] {
  const allowanceMm = race.move_mm ?? 0
  const ways = new Ways(scene, figure, 100 * allowanceMm)
  const offers = [
    ...straightMoves(scene, ways, allowanceMm),
    ...contactMoves(scene, ways),
    ...linkMoves(scene, ways),
    ...doorMoves(scene, ways),
  ]
  return withoutDuplicates(
    offers.map(({ path, face }) => ({
      type: 'move',
      id: figure.id,
      path: [...path],
      face: [face.x, face.y],
    })),
  )
}

/** SO-14.6, 2: the three cheapest contact points of every hostile figure on the level. */
function contactMoves(scene: Scene, ways: Ways): readonly Offer[] {
  const { figure } = ways
  return enemiesOf(scene, figure.seat).flatMap((enemy) => {
    const radii = figure.radius + enemy.radius
    if (!isSameLevel(enemy.z, surfaceAt(scene, figure.surface).z)) return []
    if (legLength(figure, enemy) > ways.allowance + 100 * (radii + 1)) return []
    const reached: { readonly way: Way; readonly at: Point }[] = []
    for (const offset of contactOffsets(radii)) {
      const at = { x: enemy.x + offset.x, y: enemy.y + offset.y }
      const way = ways.to(at)
      if (way !== undefined && ways.canEndAt(at)) reached.push({ way, at })
    }
    return reached
      .toSorted((a, b) => a.way.costHundredths - b.way.costHundredths)
      .slice(0, CONTACTS)
      .map(({ way, at }) => ({ path: way.steps, face: facingThere(figure, at, enemy) }))
  })
}

/** SO-14.6, 3: to every link end of the surface and across the link, where that can be afforded. */
function linkMoves(scene: Scene, ways: Ways): readonly Offer[] {
  const { figure } = ways
  const enemy = nearestEnemy(scene, figure.seat, figure)
  return scene.table.links.flatMap((link) =>
    link.ends.flatMap((end) => {
      if (end.surface !== figure.surface) return []
      const to = acrossLink(link, figure, end)
      if ('type' in to) return []
      const isThere = figure.x === end.x && figure.y === end.y
      const way = isThere ? { steps: [], costHundredths: 0 } : ways.to(end)
      if (way === undefined || way.costHundredths + 100 * link.costMm > ways.allowance) return []
      if (!isPassable(scene, figure, end.surface, end) || !isPassable(scene, figure, to.surface, to))
        return []
      if (!ways.canEndAt(to, to.surface)) return []
      return [{ path: [...way.steps, { link: link.id }], face: facingThere(figure, to, enemy) }]
    }),
  )
}

/** SO-7.7: the end of a link as a leg of no length. */
const isPassable = (scene: Scene, figure: Figure, surface: number, at: Point): boolean =>
  legObstacle(
    scene.terrain,
    enemiesOf(scene, figure.seat),
    moverOf(figure),
    surfaceAt(scene, surface),
    at,
    at,
  ) === undefined

/** SO-14.6, 4: the middle of every door. */
function doorMoves(scene: Scene, ways: Ways): readonly Offer[] {
  const { figure } = ways
  if (figure.surface !== TABLE) return []
  const enemy = nearestEnemy(scene, figure.seat, figure)
  return scene.table.doors.flatMap(({ a, b }) => {
    const at = { x: (a.x + b.x) >> 1, y: (a.y + b.y) >> 1 }
    const way = ways.to(at)
    if (way === undefined || !ways.canEndAt(at)) return []
    return [{ path: way.steps, face: facingThere(figure, at, enemy) }]
  })
}
