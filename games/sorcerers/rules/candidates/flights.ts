import { along, contactOffsets, flightLength, meanCorner, type Point } from '@wyrmtable/plane'
import type { Action } from '../actions.ts'
import { TABLE } from '../table.ts'
import type { Member } from '../topics/member.ts'
import { enemiesOf, type Scene, surfaceAt } from '../topics/scene.ts'
import { canStand } from '../topics/standing.ts'
import { withoutDuplicates } from './duplicates.ts'
import { CONTACTS, STEP } from './moves.ts'
import { facingThere, nearestEnemy } from './nearest.ts'

/** SO-14.7: flights as (1) and (2) of the moves, and to the middle of every roof and floor in reach. */
export function flights(scene: Scene, { figure, race }: Member): readonly Action[] {
  const most = race.move_mm ?? 0
  const others = scene.figures.filter((other) => other !== figure)
  const nearest = nearestEnemy(scene, figure.seat, figure)
  const actions: Action[] = []
  const costOf = (surface: number, at: Point): number =>
    flightLength(figure, at, surfaceAt(scene, surface).z - figure.z)
  const offer = (surface: number, at: Point, enemy = nearest): boolean => {
    if (surface === figure.surface && at.x === figure.x && at.y === figure.y) return false
    if (costOf(surface, at) > 100 * most || !canStand(scene, others, figure, surface, at)) return false
    const s = scene.table.surfaceIds[surface] ?? 'table'
    const { x, y } = facingThere(figure, at, enemy)
    actions.push({ type: 'fly', id: figure.id, s, x: at.x, y: at.y, face: [x, y] })
    return true
  }
  // Straight flights stay on the present surface where they can and come down to the table elsewhere.
  const surfaces = figure.surface === TABLE ? [TABLE] : [figure.surface, TABLE]
  for (const longest of [most, most >> 1]) {
    for (let k = 0; k < 16; k++) {
      for (let length = longest; length >= STEP; length -= STEP) {
        const { x, y } = along(k, length)
        const at = { x: figure.x + x, y: figure.y + y }
        if (surfaces.some((surface) => offer(surface, at))) break
      }
    }
  }
  for (const enemy of enemiesOf(scene, figure.seat)) {
    const contacts = contactOffsets(figure.radius + enemy.radius)
      .map((offset) => ({ x: enemy.x + offset.x, y: enemy.y + offset.y }))
      .filter(
        (at) => costOf(enemy.surface, at) <= 100 * most && canStand(scene, others, figure, enemy.surface, at),
      )
      .toSorted((a, b) => costOf(enemy.surface, a) - costOf(enemy.surface, b))
      .slice(0, CONTACTS)
    for (const at of contacts) offer(enemy.surface, at, enemy)
  }
  for (const [surface, { polygon }] of scene.terrain.surfaces.entries()) {
    if (polygon !== undefined) offer(surface, meanCorner(polygon))
  }
  return withoutDuplicates(actions)
}
