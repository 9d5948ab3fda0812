import type { TableData } from '../../../data/table-schema.ts'
import { type Bench, type Chosen, changeStart } from './edits.ts'
import { frameOf } from './frame.ts'
import { dragged, turnPiece } from './grip.ts'
import { facing, facingOf } from './starts.ts'
import type { Snap } from './tool.ts'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** By how many degrees a press turns. */
const TURN = 15

/** What a key does to what is chosen; undefined where it does nothing. */
export function pressed(
  bench: Bench,
  chosen: Chosen,
  key: string,
  snap: Snap,
  isBack: boolean,
): TableData | undefined {
  const arrow = arrows[key]
  if (arrow !== undefined) {
    if (isBack) return undefined
    return dragged(bench, { type: 'move', chosen }, [0, 0], [arrow[0] * snap, arrow[1] * snap], snap)
  }
  if (key !== 'r') return undefined
  const by = isBack ? -TURN : TURN
  if (chosen.kind === 'start') {
    const start = bench.data.starts[chosen.seats]?.[chosen.place]
    if (start === undefined) return undefined
    return changeStart(bench, chosen.seats, chosen.place, facing(start, facingOf(start) + by))
  }
  const piece = bench.data.pieces.find(({ id }) => chosen.kind === 'piece' && id === chosen.id)
  if (piece === undefined) return undefined
  // A house that stands askew lies in a direction of whole steps, near to a multiple of the turn.
  const now = Math.round(frameOf(piece).degrees / TURN) * TURN
  return turnPiece(bench, piece, now + by)
}
