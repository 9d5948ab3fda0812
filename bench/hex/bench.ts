import {
  createHexBoard,
  createReachWorkspace,
  DIRECTIONS,
  type HexBoard,
  type HexId,
  hexesWithin,
  neighbour,
  reachByCost,
  reachByStep,
} from '@wyrmtable/hex'
import { defineHex, Grid, Orientation, rectangle, ring, spiral } from 'honeycomb-grid'
import {
  type BenchRow,
  benchRow,
  type Candidate,
  interleave,
  type MeasureOptions,
  timed,
} from '../measure.ts'
import { type Anchor, compileAnchor } from './anchor.ts'
import { loadByHand, reachByHand } from './by-hand.ts'

const COLUMNS = 25
const ROWS = 20
const MP = 8
const RADIUS = 3

/** Reach against C and against a hand-written loop; neighbours and ranges against honeycomb-grid. */
export async function hexBench(options: MeasureOptions): Promise<BenchRow[]> {
  const board = createHexBoard({ columns: COLUMNS, rows: ROWS, shiftedColumns: 'even' })
  return [...(await reachRows(board, options)), ...(await queryRows(board, options))]
}

async function reachRows(board: HexBoard, options: MeasureOptions): Promise<BenchRow[]> {
  const cost = drawCosts(board.size)
  const map = { neighbours: board.neighbours, cost }
  const workspace = createReachWorkspace(board)
  loadByHand(map)
  const anchor = compileAnchor(map, MP)
  try {
    const ours = (from: number) => reachByCost(board, workspace, from as HexId, MP, cost)
    const byStep = (from: number) =>
      reachByStep(board, workspace, from as HexId, MP, (_from, to) => cost[to]!)
    const byHand = (from: number) => reachByHand(from, MP)
    requireSameAnswers(board.size, anchor, [ours, byStep, byHand])
    const reference: Candidate = anchor ? (ms) => anchor.run(ms).rate : timed(overAll(board.size, byHand))
    const rates = await interleave(
      {
        ours: timed(overAll(board.size, ours)),
        reference,
        byHand: timed(overAll(board.size, byHand)),
        byStep: timed(overAll(board.size, byStep)),
      },
      options,
    )
    const unit = 'searches'
    const base = anchor ? 'C, gcc -O2' : 'hand-written (no gcc)'
    return [
      benchRow({ name: 'reachByCost', unit, base, floor: 0.5 }, rates.ours, rates.reference),
      benchRow({ name: 'reachByCost', unit, base: 'hand-written' }, rates.ours, rates.byHand),
      benchRow({ name: 'reachByStep', unit, base: 'hand-written' }, rates.byStep, rates.byHand),
    ]
  } finally {
    anchor?.remove()
  }
}

async function queryRows(board: HexBoard, options: MeasureOptions): Promise<BenchRow[]> {
  const Cell = defineHex({ dimensions: 10, orientation: Orientation.FLAT, origin: 'topLeft', offset: -1 })
  const grid = new Grid(Cell, rectangle({ width: COLUMNS, height: ROWS }))
  const cells = grid.toArray()
  // honeycomb counts eight compass points; east and west lead nowhere out of a flat-topped hex.
  const compass = [0, 1, 3, 4, 5, 7]
  let seen = 0
  const rates = await interleave(
    {
      neighbours: timed(() => {
        for (let hex = 0; hex < board.size; hex++) {
          for (const direction of DIRECTIONS) {
            if (neighbour(board, hex as HexId, direction) !== -1) seen++
          }
        }
        return board.size
      }),
      honeycombNeighbours: timed(() => {
        for (const cell of cells) {
          for (const direction of compass) {
            if (grid.neighborOf(cell, direction, { allowOutside: false })) seen++
          }
        }
        return cells.length
      }),
      honeycombRing: timed(() => {
        for (let i = 0; i < 40; i++) seen += grid.traverse(ring({ center: cells[i * 12]!, radius: 1 })).size
        return 40
      }),
      range: timed(() => {
        for (let hex = 0; hex < board.size; hex++) seen += hexesWithin(board, hex as HexId, RADIUS).length
        return board.size
      }),
      honeycombSpiral: timed(() => {
        for (let i = 0; i < 20; i++) {
          seen += grid.traverse(spiral({ start: cells[i * 24]!, radius: RADIUS })).size
        }
        return 20
      }),
    },
    options,
  )
  if (seen === 0) throw new Error('no neighbour was seen')
  const floor = 10
  const near = { name: 'neighbour, all six', unit: 'hexes', floor }
  return [
    benchRow({ ...near, base: 'honeycomb neighborOf' }, rates.neighbours, rates.honeycombNeighbours),
    benchRow({ ...near, base: 'honeycomb ring(1)' }, rates.neighbours, rates.honeycombRing),
    benchRow(
      { name: `hexesWithin ${RADIUS}`, unit: 'queries', base: `honeycomb spiral(${RADIUS})`, floor },
      rates.range,
      rates.honeycombSpiral,
    ),
  ]
}

/** Costs 1 to 3, about every ninth hex closed: the same on every machine. */
function drawCosts(size: number): Uint8Array {
  const cost = new Uint8Array(size)
  let state = 20260
  for (let hex = 0; hex < size; hex++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    const draw = (state >>> 16) % 9
    cost[hex] = draw === 8 ? 0 : 1 + (draw % 3)
  }
  return cost
}

/** Work for `timed`: one search from each hex of the board. */
function overAll(size: number, search: (from: number) => number): () => number {
  let reached = 0
  return () => {
    for (let from = 0; from < size; from++) reached += search(from)
    if (reached < 0) throw new Error('unreachable: keeps the searches from being optimised away')
    return size
  }
}

function requireSameAnswers(
  size: number,
  anchor: Anchor | undefined,
  searches: readonly ((from: number) => number)[],
): void {
  const sums = searches.map((search) => {
    let sum = 0
    for (let from = 0; from < size; from++) sum += search(from)
    return sum
  })
  if (anchor) sums.push(anchor.run(1).checksum)
  if (new Set(sums).size !== 1) throw new Error(`the searches disagree: ${sums.join(', ')}`)
}
