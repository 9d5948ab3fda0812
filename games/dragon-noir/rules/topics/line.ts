import {
  distance,
  type HexId,
  halfCentre,
  type LatticePoint,
  type LineTrace,
  traceLine,
} from '@wyrmtable/hex'
import type { Cover, Side, WeaponId } from '../../data/schema.ts'
import { isRefusal, type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { type Aim, looksOver, startOf } from './aim.ts'
import { bodyOf, counter, isHorse, isMounted, isOnMap, isStunned, slots } from './counters.ts'
import { coverOf, type Openings } from './cover.ts'
import { crestBetween, heightOf } from './crest.ts'
import { groundUnder, isWet } from './passage.ts'

/** What is known of a shot that is possible. */
export interface Sighted {
  readonly aim: Aim
  readonly range: number
  readonly cover: Cover
}

/** Everything that the tests of one line share (DN-6.30). */
interface Line {
  readonly state: State
  readonly shooter: number
  readonly target: number
  readonly aim: Aim
  readonly start: LatticePoint
  readonly end: LatticePoint
  readonly trace: LineTrace
  /** DN-6.17: what lies below is looked over. */
  readonly over: boolean
}

/** DN-6.30 (3) to (8): whether the line is free, and what cover the target has. */
export function sightAlong(
  state: State,
  shooter: number,
  target: number,
  aim: Aim,
  weapon: WeaponId,
  short: boolean,
): Sighted | Refusal {
  const { ground } = state
  const range = distance(ground.board, aim.from, aim.to)
  const tower = ground.tower(aim.from)
  // DN-6.18: on one and the same tower nothing blocks and nothing covers.
  if (aim.side === -1 && tower !== -1 && tower === ground.tower(aim.to)) return { aim, range, cover: 'none' }
  const start = startOf(ground, aim)
  if (isRefusal(start)) return start
  const end = halfCentre(ground.board, aim.to)
  const trace = traceLine(ground.board, start, end)
  const line: Line = {
    state,
    shooter,
    target,
    aim,
    start,
    end,
    trace,
    over: looksOver(state, aim),
  }
  const openings = throughSides(line)
  if (isRefusal(openings)) return openings
  const refusal = pastGround(line) ?? pastCrest(line) ?? pastCharacters(line, weapon, short)
  if (refusal !== undefined) return refusal
  const cover = coverOf(state, target, aim, { ...openings, ...crossedGround(line) }, line.over)
  return cover === 'total' ? refuse('totalCover', 'DN-6.18', {}) : { aim, range, cover }
}

const blocked = (line: Line, clause: string, hex: HexId): Refusal =>
  refuse('lineBlocked', clause, { hex: line.state.ground.label(hex) })

/** DN-2.6, DN-6.9, DN-6.10, DN-6.17, DN-6.18: hexsides along the line. */
function throughSides(line: Line): Openings | Refusal {
  const { state, aim, trace } = line
  const { ground } = state
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
function stops(line: Line, edge: number): boolean {
  const { state, aim, over } = line
  const { ground } = state
  const side = ground.side(edge)
  if (side === 'wall') return !(over && ground.isUnroofed(edge))
  if (side !== 'tower-wall' && side !== 'tower-door') return false
  const towers = ground.edgeHexes(edge).map((hex) => ground.tower(hex))
  return !towers.some(
    (tower) => tower !== -1 && (tower === ground.tower(aim.from) || tower === ground.tower(aim.to)),
  )
}

/**
 * The first hex on the line that stands in its way by `blocks`. Two hexes that it grazes are one obstacle:
 * both must block, or either with `grazing = favour-target` (DN-2.6 (a)).
 */
function firstBlocker(line: Line, blocks: (hex: HexId) => boolean): HexId | undefined {
  const { state, trace, shooter, target } = line
  const ends = [...bodyOf(state, shooter), ...bodyOf(state, target)]
  const stands = (hex: HexId): boolean => !ends.includes(hex) && blocks(hex)
  const crossed = trace.crossed.find(stands)
  if (crossed !== undefined) return crossed
  const either = state.setting.options.grazing === 'favour-target'
  for (const { hex, other } of trace.grazed) {
    const first = stands(hex)
    const second = other !== -1 && stands(other)
    if (either ? first || second : first && second) return first ? hex : (other as HexId)
  }
  return undefined
}

/** Which clause lets the ground of a hex stand in the way: trees, rock and towers, or a hill; undefined: none does. */
function groundInTheWay(
  { state, aim, over }: Line,
  hex: HexId,
): 'DN-6.11' | 'DN-6.16' | 'DN-6.17' | undefined {
  const { ground } = state
  const { blocksLine } = ground.row(ground.terrain(hex))
  if (blocksLine === 'if-intermediate' || blocksLine === 'always') return 'DN-6.11'
  const tower = ground.tower(hex)
  if (tower !== -1 && tower !== ground.tower(aim.from) && tower !== ground.tower(aim.to)) return 'DN-6.17'
  // DN-6.16 (e): a hill between two who stand below.
  const below = !over && heightOf(ground, aim.from) === 0 && heightOf(ground, aim.to) === 0
  return below && ground.level(hex) === 1 ? 'DN-6.16' : undefined
}

/** DN-6.11, DN-6.16 (e), DN-6.17: the ground. Roofed buildings block by their walls. */
function pastGround(line: Line): Refusal | undefined {
  const hex = firstBlocker(line, (one) => groundInTheWay(line, one) !== undefined)
  return hex === undefined ? undefined : blocked(line, groundInTheWay(line, hex) ?? 'DN-2.6', hex)
}

/** DN-6.16 (a), (b). */
function pastCrest(line: Line): Refusal | undefined {
  const { state, aim, start, end, over } = line
  const { ground } = state
  const up = heightOf(ground, aim.from)
  if (over || up === heightOf(ground, aim.to)) return undefined
  const crest =
    up > 0
      ? crestBetween(ground, aim.from, start, aim.to, end)
      : crestBetween(ground, aim.to, end, aim.from, start)
  return crest === 'hidden' ? refuse('hiddenByCrest', 'DN-6.16', { hex: ground.label(aim.to) }) : undefined
}

/** DN-6.12: who stands in the way of the missile. */
function pastCharacters(line: Line, weapon: WeaponId, short: boolean): Refusal | undefined {
  const { state, over } = line
  const { shootsOverCharacters } = state.setting.sheets.weapons.weapons[weapon]
  if (over || (shootsOverCharacters === 'medium-or-long' && !short)) return undefined
  const taken = slots(state).flatMap((slot) =>
    mayBlock(line, slot) ? bodyOf(state, slot).filter((hex) => isInTheWay(line, slot, hex)) : [],
  )
  if (taken.length === 0) return undefined
  // DN-2.6 (a): of two grazed hexes one may block by its ground and the other by who stands there.
  const hex = firstBlocker(line, (one) => taken.includes(one) || groundInTheWay(line, one) !== undefined)
  return hex === undefined ? undefined : blocked(line, 'DN-6.12', hex)
}

/** Somebody who stands, and over whom the shooter cannot shoot as from the saddle over a friend beside him. */
function mayBlock({ state, shooter, target }: Line, slot: number): boolean {
  if (slot === shooter || slot === target || !isOnMap(state, slot) || isStunned(state, slot)) return false
  if (isHorse(state, slot) || state.side(slot) !== state.side(shooter)) return true
  if (!isMounted(state, shooter) || counter(state, shooter).values.weapon !== 'crossbow') return true
  const own = bodyOf(state, shooter)
  const { board } = state.ground
  return !bodyOf(state, slot).some((one) => own.some((mine) => distance(board, mine, one) === 1))
}

/** Whether somebody standing blocks with that hex of his: not in water, not in an entrance, not out of view. */
function isInTheWay({ state, aim, start }: Line, slot: number, hex: HexId): boolean {
  const { ground } = state
  if (isWet(groundUnder(state, slot, hex))) return false
  if (ground.terrain(hex) === 'entrance' && state.level(slot) === 1) return false
  // DN-6.16 (c): who is hidden below the crest is no obstacle to a shooter above.
  if (heightOf(ground, aim.from) > 0 && heightOf(ground, hex) === 0)
    return crestBetween(ground, aim.from, start, hex, halfCentre(ground.board, hex)) !== 'hidden'
  return true
}

/** What the line passes over that matters for cover. */
function crossedGround(line: Line): {
  readonly bridge: boolean
  readonly byTheTop: boolean
} {
  const { state, target, aim, trace, start, end } = line
  const { ground } = state
  const isBridge = (hex: HexId): boolean => ground.terrain(hex) === 'bridge'
  const bridge =
    trace.crossed.some(isBridge) ||
    trace.grazed.some(({ hex, other }) => isBridge(hex) && other !== -1 && isBridge(other))
  const byTheTop =
    heightOf(ground, aim.to) === 0 &&
    heightOf(ground, aim.from) > 0 &&
    bodyOf(state, target).some((hex) => ground.terrain(hex) === 'talus') &&
    crestBetween(ground, aim.from, start, aim.to, end) !== 'none'
  return { bridge, byTheTop }
}
