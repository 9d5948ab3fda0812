import { type HexId, halfCentre, type LatticePoint, type LineTrace, traceLine } from '@wyrmtable/hex'
import type { Side } from '../../data/schema.ts'
import type { Sheets } from '../../data/tables.ts'
import type { Layers } from '../field.ts'
import type { Ground } from '../ground.ts'
import { isRefusal, type Refusal, refuse } from '../refusals.ts'
import { type Aim, startOf } from './aim.ts'
import type { Openings } from './cover.ts'
import { type Crest, crestBetween, heightOf } from './crest.ts'

/** Which clause lets the ground of a hex stand in the way: trees, rock and towers, or a hill. */
type GroundClause = 'DN-6.11' | 'DN-6.16' | 'DN-6.17'

/** What the boards alone say of a line of fire, whoever stands on them (DN-6.30). */
export interface Lane {
  readonly start: LatticePoint
  readonly end: LatticePoint
  readonly trace: LineTrace
  /** DN-6.17: what lies below is looked over. */
  readonly over: boolean
  readonly openings: Openings
  /** The hexes that it crosses or grazes. */
  readonly touched: ReadonlySet<HexId>
  /** Those whose ground stands in the way. */
  readonly blocking: ReadonlyMap<HexId, GroundClause>
  /** DN-6.16: what the edge of a height between the two does, where one of them stands higher. */
  readonly crest: Crest
  readonly crossesBridge: boolean
}

type Lanes = Map<number, Lane | Refusal>

/** Lanes remembered for one board at most. */
const KEPT = 8_000

/**
 * By what they are made of: the layers of the board, which magic replaces and never changes, and the sheet that
 * says which ground blocks. Matches on the same boards share them.
 */
const known = new WeakMap<Layers, WeakMap<Sheets['terrain'], Lanes>>()

function lanesOn({ layers, sheets }: Ground): Lanes {
  let bySheet = known.get(layers)
  if (bySheet === undefined) {
    bySheet = new WeakMap()
    known.set(layers, bySheet)
  }
  let lanes = bySheet.get(sheets.terrain)
  if (lanes === undefined) {
    lanes = new Map()
    bySheet.set(sheets.terrain, lanes)
  }
  return lanes
}

/** The lane of an aim, or why its start or the sides on its way forbid it; the same question gives the same object. */
export function laneOf(ground: Ground, aim: Aim, over: boolean): Lane | Refusal {
  const lanes = lanesOn(ground)
  const key = ((aim.from * 7 + aim.side + 1) * ground.board.size + aim.to) * 2 + (over ? 1 : 0)
  let lane = lanes.get(key)
  if (lane === undefined) {
    if (lanes.size >= KEPT) lanes.clear()
    lane = findLane(ground, aim, over)
    lanes.set(key, lane)
  }
  return lane
}

function findLane(ground: Ground, aim: Aim, over: boolean): Lane | Refusal {
  const start = startOf(ground, aim)
  if (isRefusal(start)) return start
  const end = halfCentre(ground.board, aim.to)
  const trace = traceLine(ground.board, start, end)
  const line = { ground, aim, trace, over }
  const openings = throughSides(line)
  if (isRefusal(openings)) return openings
  const touched = new Set<HexId>(trace.crossed)
  for (const { hex, other } of trace.grazed) {
    touched.add(hex)
    if (other !== -1) touched.add(other)
  }
  const blocking = new Map<HexId, GroundClause>()
  for (const hex of touched) {
    const clause = groundInTheWay(line, hex)
    if (clause !== undefined) blocking.set(hex, clause)
  }
  const [up, down] = [heightOf(ground, aim.from), heightOf(ground, aim.to)]
  const crest =
    up === down
      ? 'none'
      : up > 0
        ? crestBetween(ground, aim.from, start, aim.to, end)
        : crestBetween(ground, aim.to, end, aim.from, start)
  const isBridge = (hex: HexId): boolean => ground.terrain(hex) === 'bridge'
  const crossesBridge =
    trace.crossed.some(isBridge) ||
    trace.grazed.some(({ hex, other }) => isBridge(hex) && other !== -1 && isBridge(other))
  return { start, end, trace, over, openings, touched, blocking, crest, crossesBridge }
}

/** What the tests of hexsides and ground share. */
interface Way {
  readonly ground: Ground
  readonly aim: Aim
  readonly trace: LineTrace
  readonly over: boolean
}

const blocked = ({ ground }: Way, clause: string, hex: HexId): Refusal =>
  refuse('lineBlocked', clause, { hex: ground.label(hex) })

/** DN-2.6, DN-6.9, DN-6.10, DN-6.17, DN-6.18: hexsides along the line. */
function throughSides(line: Way): Openings | Refusal {
  const { ground, aim, trace } = line
  const own = ground.board.edgeOf[aim.from * 6 + aim.side] ?? -1
  const begun = aim.side === -1 ? 'none' : ground.side(own)
  let opening = begun === 'window' || begun === 'door' || begun === 'gate'
  if (opening && ground.isUnroofed(own)) opening = false
  let bars = false
  const pass = (edge: number): void => {
    const side = ground.side(edge)
    if ((side === 'door' || side === 'gate') && !ground.isUnroofed(edge)) opening = true
    if ((side === 'bars' || side === 'cell-door') && !ground.edgeHexes(edge).includes(aim.from)) bars = true
  }
  let rampart = false
  for (const edge of trace.edges) {
    const [a, b] = ground.edgeHexes(edge)
    const side = ground.side(edge)
    if (side === 'window') {
      // DN-6.9 (b): from outside only at the hex behind it; out of it only from the middle of the window.
      if (!ground.isInner(edge, aim.to) || ground.isInner(edge, aim.from)) return blocked(line, 'DN-6.9', a)
      opening = true
    } else if (stops(line, edge)) return blocked(line, 'DN-6.11', a)
    else if (isDoor(side) && ground.isInner(edge, aim.from) && aim.side === -1) {
      // DN-6.9 (d): a line that leaves by the shooter's own door starts in the middle of it.
      return blocked(line, 'DN-6.9', a)
    } else pass(edge)
    if ((side === 'tower-wall' || side === 'tower-door') && (a === aim.to || b === aim.to)) rampart = true
  }
  for (const { hex, edge } of trace.grazed) {
    if (edge === -1) continue
    if (ground.side(edge) === 'window' || stops(line, edge)) return blocked(line, 'DN-2.6', hex)
    pass(edge)
  }
  for (const corner of trace.corners) {
    const stone = corner.filter((edge) => ground.side(edge) === 'window' || stops(line, edge))
    const [first] = stone
    if (first !== undefined && stone.length > 1) return blocked(line, 'DN-2.6', ground.edgeHexes(first)[0])
    for (const edge of corner) pass(edge)
  }
  return { opening, bars: bars && !line.over, rampart }
}

/** DN-3.5: what makes the hex behind it a door hex. */
const isDoor = (side: Side): boolean => side === 'door' || side === 'gate' || side === 'cell-door'

/** DN-3.3: whether a hexside stops the line; towers of shooter and target have rules of their own. */
function stops(line: Way, edge: number): boolean {
  const { ground, aim, over } = line
  const side = ground.side(edge)
  if (side === 'wall') return !(over && ground.isUnroofed(edge))
  if (side !== 'tower-wall' && side !== 'tower-door') return false
  const towers = ground.edgeHexes(edge).map((hex) => ground.tower(hex))
  return !towers.some(
    (tower) => tower !== -1 && (tower === ground.tower(aim.from) || tower === ground.tower(aim.to)),
  )
}

/** Which clause lets the ground of a hex stand in the way; undefined: none does. */
function groundInTheWay({ ground, aim, over }: Way, hex: HexId): GroundClause | undefined {
  const { blocksLine } = ground.row(ground.terrain(hex))
  if (blocksLine === 'if-intermediate' || blocksLine === 'always') return 'DN-6.11'
  const tower = ground.tower(hex)
  if (tower !== -1 && tower !== ground.tower(aim.from) && tower !== ground.tower(aim.to)) return 'DN-6.17'
  // DN-6.16 (e): a hill between two who stand below.
  const below = !over && heightOf(ground, aim.from) === 0 && heightOf(ground, aim.to) === 0
  return below && ground.level(hex) === 1 ? 'DN-6.16' : undefined
}
