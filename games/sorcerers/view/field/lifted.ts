import { contains, type Point } from '@wyrmtable/plane'
import type { Scene } from '../../rules/topics/scene.ts'

/**
 * The buildings whose roofs are lifted, apart by spaces: those with somebody under the roof, and the one that is pointed
 * at while nobody stands on it.
 */
export function liftedRoofs({ table, terrain, figures }: Scene, pointer: Point | undefined): string {
  return table.data.pieces
    .filter((piece) => {
      if (piece.kind !== 'building' || piece.solid) return false
      const roof = table.surfaceIds.indexOf(`${piece.id}/roof`)
      const polygon = terrain.surfaces[roof]?.polygon
      if (polygon === undefined) return false
      const isOver = figures.some(({ surface }) => surface === roof)
      const isUnder = figures.some((one) => one.surface !== roof && contains(polygon, one))
      return isUnder || (!isOver && pointer !== undefined && contains(polygon, pointer))
    })
    .map(({ id }) => id)
    .join(' ')
}
