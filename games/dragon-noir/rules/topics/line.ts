import { distance, type HexId, halfCentre } from '@wyrmtable/hex'
import type { Cover, WeaponId } from '../../data/schema.ts'
import { isRefusal, type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { type Aim, looksOver } from './aim.ts'
import { bodyOf, counter, isHorse, isMounted, isOnMap, isStunned, slots } from './counters.ts'
import { coverOf } from './cover.ts'
import { crestBetween, heightOf } from './crest.ts'
import { type Lane, laneOf } from './lane.ts'
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
  readonly lane: Lane
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
  const lane = laneOf(ground, aim, looksOver(state, aim))
  if (isRefusal(lane)) return lane
  const line: Line = { state, shooter, target, aim, lane }
  const refusal = pastGround(line) ?? pastCrest(line) ?? pastCharacters(line, weapon, short)
  if (refusal !== undefined) return refusal
  const cover = coverOf(state, target, aim, { ...lane.openings, ...crossedGround(line) }, lane.over)
  return cover === 'total' ? refuse('totalCover', 'DN-6.18', {}) : { aim, range, cover }
}

const blocked = (line: Line, clause: string, hex: HexId): Refusal =>
  refuse('lineBlocked', clause, { hex: line.state.ground.label(hex) })

/**
 * The first hex on the line that stands in its way by `blocks`. Two hexes that it grazes are one obstacle:
 * both must block, or either with `grazing = favour-target` (DN-2.6 (a)).
 */
function firstBlocker(line: Line, blocks: (hex: HexId) => boolean): HexId | undefined {
  const { state, lane, shooter, target } = line
  const { trace } = lane
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

/** DN-6.11, DN-6.16 (e), DN-6.17: the ground. Roofed buildings block by their walls. */
function pastGround(line: Line): Refusal | undefined {
  const { blocking } = line.lane
  if (blocking.size === 0) return undefined
  const hex = firstBlocker(line, (one) => blocking.has(one))
  return hex === undefined ? undefined : blocked(line, blocking.get(hex) ?? 'DN-2.6', hex)
}

/** DN-6.16 (a), (b). */
function pastCrest({ state: { ground }, aim, lane }: Line): Refusal | undefined {
  if (lane.over || lane.crest !== 'hidden') return undefined
  return refuse('hiddenByCrest', 'DN-6.16', { hex: ground.label(aim.to) })
}

/** DN-6.12: who stands in the way of the missile. */
function pastCharacters(line: Line, weapon: WeaponId, short: boolean): Refusal | undefined {
  const { state, lane } = line
  const { shootsOverCharacters } = state.setting.sheets.weapons.weapons[weapon]
  if (lane.over || (shootsOverCharacters === 'medium-or-long' && !short)) return undefined
  const taken = slots(state).flatMap((slot) => {
    const met = bodyOf(state, slot).filter((hex) => lane.touched.has(hex))
    return met.length > 0 && mayBlock(line, slot) ? met.filter((hex) => isInTheWay(line, slot, hex)) : []
  })
  if (taken.length === 0) return undefined
  // DN-2.6 (a): of two grazed hexes one may block by its ground and the other by who stands there.
  const hex = firstBlocker(line, (one) => taken.includes(one) || lane.blocking.has(one))
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
function isInTheWay({ state, aim, lane }: Line, slot: number, hex: HexId): boolean {
  const { ground } = state
  if (isWet(groundUnder(state, slot, hex))) return false
  if (ground.terrain(hex) === 'entrance' && state.level(slot) === 1) return false
  // DN-6.16 (c): who is hidden below the crest is no obstacle to a shooter above.
  if (heightOf(ground, aim.from) > 0 && heightOf(ground, hex) === 0)
    return crestBetween(ground, aim.from, lane.start, hex, halfCentre(ground.board, hex)) !== 'hidden'
  return true
}

/** What the line passes over that matters for cover. */
function crossedGround(line: Line): {
  readonly bridge: boolean
  readonly byTheTop: boolean
} {
  const { state, target, aim, lane } = line
  const { ground } = state
  const byTheTop =
    heightOf(ground, aim.to) === 0 &&
    heightOf(ground, aim.from) > 0 &&
    lane.crest !== 'none' &&
    bodyOf(state, target).some((hex) => ground.terrain(hex) === 'talus')
  return { bridge: lane.crossesBridge, byTheTop }
}
