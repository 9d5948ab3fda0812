import type { HexBoard, HexId } from './board.ts'
import { type Direction, opposite, rotate } from './direction.ts'
import { neighbour } from './neighbour.ts'

/** The second hex of a piece that lies on two: behind `front`, seen in the direction it faces; -1 off the map. */
export function rearOf(board: HexBoard, front: HexId, facing: Direction): HexId | -1 {
  return neighbour(board, front, opposite(facing))
}

/** How far a piece on two hexes must turn to take a step. */
export const PAIR_TURNS = ['front', 'flank', 'rearFlank', 'rear'] as const
export type PairTurn = (typeof PAIR_TURNS)[number]

/** A step of a piece on two hexes to one of the eight hexes round it. */
export interface PairStep {
  /** The hex stepped on, which becomes the front. */
  readonly to: HexId
  /** The hex that becomes the rear: one of the two it left. */
  readonly rear: HexId
  readonly facing: Direction
  readonly turn: PairTurn
}

/** By board, then by front hex and facing: a search for reach asks for the same steps again and again. */
const known = new WeakMap<HexBoard, (readonly PairStep[] | undefined)[]>()

/** Every step of a piece on two hexes, clockwise from straight ahead; its rear may lie off the map. */
export function pairSteps(board: HexBoard, front: HexId, facing: Direction): readonly PairStep[] {
  let byPlace = known.get(board)
  if (byPlace === undefined) {
    byPlace = []
    known.set(board, byPlace)
  }
  const place = front * 6 + facing
  const steps = byPlace[place] ?? findPairSteps(board, front, facing)
  byPlace[place] = steps
  return steps
}

function findPairSteps(board: HexBoard, front: HexId, facing: Direction): readonly PairStep[] {
  const rear = rearOf(board, front, facing)
  const steps: PairStep[] = []
  const add = (base: HexId | -1, turn: PairTurn, turned: number): void => {
    if (base === -1) return
    const direction = rotate(facing, turned)
    const to = neighbour(board, base, direction)
    if (to !== -1) steps.push({ to, rear: base, facing: direction, turn })
  }
  for (const turned of [0, 1, -1]) add(front, 'front', turned)
  for (const turned of [2, -2]) add(front, 'flank', turned)
  for (const turned of [2, -2]) add(rear, 'rearFlank', turned)
  add(rear, 'rear', 3)
  return steps
}

/** Turns of the arms of a cross on five hexes against the way it faces: ahead, ahead left and right, behind. */
const CROSS_ARMS = [0, -1, 1, 3] as const

/** The hexes of a cross: head, left arm, right arm, tail and centre, in that order; -1 off the map. */
export function crossHexes(board: HexBoard, centre: HexId, facing: Direction): readonly (HexId | -1)[] {
  return [...CROSS_ARMS.map((turned) => neighbour(board, centre, rotate(facing, turned))), centre]
}

/** The hexes of a shape given by axial offsets, turned clockwise by sixths of a circle; -1 off the map. */
export function shapeHexes(
  board: HexBoard,
  anchor: HexId,
  offsets: readonly (readonly [number, number])[],
  turn: Direction,
): readonly (HexId | -1)[] {
  return offsets.map(([q, s]) => {
    let [dq, ds] = [q, s]
    for (let i = 0; i < turn; i++) [dq, ds] = [-ds, dq + ds]
    return walk(board, anchor, dq, ds)
  })
}

/** Goes `q` steps to the south-east and `s` to the south (both may be negative), by hexes of the board. */
function walk(board: HexBoard, anchor: HexId, q: number, s: number): HexId | -1 {
  const x = board.latticeX[anchor]! + 3 * q
  const y = board.latticeY[anchor]! + q + 2 * s
  const column = x / 3
  const shift = board.latticeY[((column - 1) * board.rows) as HexId]
  if (column < 1 || column > board.columns || shift === undefined) return -1
  const row = (y - shift) / 2
  return row < 0 || row >= board.rows ? -1 : (((column - 1) * board.rows + row) as HexId)
}
