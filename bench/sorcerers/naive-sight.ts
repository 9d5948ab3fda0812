import { eyeHeight, isAhead, isBlocked, sightOffsets, targetHeights } from '@wyrmtable/plane'
import type { Figure, Scene } from '../../games/sorcerers/rules/topics/scene.ts'

/** Sight as the clause says it, with nothing left out beforehand: every line against every obstacle. */
export function naiveSees({ terrain, figures, state }: Scene, from: Figure, target: Figure): boolean {
  const facing = state.facing(from.slot)
  const bodies = figures.filter((figure) => figure !== from && figure !== target)
  const { sightWalls: walls, slabs, woods } = terrain
  const az = eyeHeight(from)
  return targetHeights(target).some((qz) =>
    sightOffsets(target.radius).some(({ x, y }) => {
      const q = { x: target.x + x, y: target.y + y }
      if (!isAhead(from, facing, q)) return false
      return !isBlocked({ bodies, walls, slabs, woods }, { a: from, az, q, qz })
    }),
  )
}
