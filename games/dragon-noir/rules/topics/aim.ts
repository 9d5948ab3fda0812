import {
  DIRECTIONS,
  type Direction,
  distance,
  type HexId,
  halfCentre,
  halfMiddle,
  type LatticePoint,
  neighbour,
} from '@wyrmtable/hex'
import type { Ground } from '../ground.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { bodyOf } from './counters.ts'

/** One way of shooting at somebody: from which hex, by which hexside (-1: from its centre), at which hex. */
export interface Aim {
  readonly from: HexId
  readonly side: Direction | -1
  readonly to: HexId
}

/** Every way that could be allowed, in a stable order (DN-6.9, DN-6.30). */
export function aimsAt(state: State, shooter: number, target: number): readonly Aim[] {
  const { ground } = state
  return bodyOf(state, shooter).flatMap((from) => {
    const doors = DIRECTIONS.filter((direction) => opens(ground, from, direction))
    return bodyOf(state, target).flatMap((to) =>
      ([-1, ...doors] as const).map((side) => ({ from, side, to }) as const),
    )
  })
}

/** Whether a line may begin in the middle of that side of the hex. */
function opens(ground: Ground, hex: HexId, direction: Direction): boolean {
  const edge = ground.board.edgeOf[hex * 6 + direction] ?? -1
  const other = neighbour(ground.board, hex, direction)
  if (edge < 0 || other === -1) return false
  const side = ground.side(edge)
  // DN-6.17: from a tower by the outer sides of its rampart and by nothing else, also where a house adjoins.
  if (ground.tower(hex) !== -1)
    return (
      (side === 'tower-wall' || side === 'tower-door') &&
      ground.terrain(hex) === 'tower-rampart' &&
      ground.tower(other) !== ground.tower(hex)
    )
  if (side === 'window') return true
  return (side === 'door' || side === 'gate' || side === 'cell-door') && ground.isInner(edge, hex)
}

/** Start of the line (DN-6.9), or why it cannot start so. */
export function startOf(ground: Ground, { from, side, to }: Aim): LatticePoint | Refusal {
  const onTower = ground.tower(from) !== -1
  if (side === -1) {
    // DN-6.17: nobody shoots out of a tower but by a side of its rampart, and nobody from its centre.
    return onTower
      ? refuse('lineBlocked', 'DN-6.17', { hex: ground.label(from) })
      : halfCentre(ground.board, from)
  }
  const start = halfMiddle(ground.board, from, side)
  const blocked = (clause: string) => refuse('lineBlocked', clause, { hex: ground.label(from) })
  if (!opens(ground, from, side)) return blocked(onTower ? 'DN-6.17' : 'DN-6.9')
  if (!runsOut(ground, from, side, to)) return blocked(onTower ? 'DN-6.17' : 'DN-6.9')
  const edge = ground.board.edgeOf[from * 6 + side] ?? -1
  if (ground.side(edge) === 'window' && !ground.isInner(edge, from)) {
    // DN-6.9 (c): from just outside, into the room behind the window and no farther.
    const inside = neighbour(ground.board, from, side)
    if (inside === -1 || ground.room(inside) !== ground.room(to)) return blocked('DN-6.9')
  }
  return start
}

/** Whether the centre of `to` lies strictly beyond the straight line of that side of the hex. */
function runsOut(ground: Ground, hex: HexId, side: Direction, to: HexId): boolean {
  const a = halfCentre(ground.board, hex)
  const b = halfCentre(ground.board, to)
  const x = b.x - a.x
  const y = b.y - a.y
  const beyond = [-y - 2, x - y - 4, x + y - 4, y - 2, y - x - 4, -x - y - 4]
  return (beyond[side] ?? 0) > 0
}

/** DN-6.17: from a rampart, within so many hexes, what lies below is looked over. */
export const looksOver = ({ ground, setting }: State, { from, to }: Aim): boolean =>
  ground.terrain(from) === 'tower-rampart' &&
  distance(ground.board, from, to) <= setting.sheets.weapons.towerView
