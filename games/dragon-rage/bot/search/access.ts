import { type Direction, distance, type HexId } from '@wyrmtable/hex'
import { board } from '../../rules/map.ts'
import { type Dragon, dragons, units } from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { canBound, canTakeOff, isAlive, isBerserk, walkMp, wingsCarry } from '../../rules/topics/abilities.ts'
import { isFog } from '../../rules/topics/weather.ts'
import { map, perMap } from '../map-in-hand.ts'
import { FAR, restsAfterFlight, towers, walkToVp } from './ground.ts'

/** What a dragon can still do. */
interface Abilities {
  readonly walk: number
  readonly bounds: boolean
  readonly takesOff: boolean
  readonly flies: boolean
}

/** Turns until a dragon could have destroyed a VP hex from a place, by its quickest way. */
function turnsTo(able: Abilities, vp: number, hex: HexId, flying: Direction | undefined): number {
  const goal = map.vpHexes[vp]
  if (goal === undefined) return FAR
  const away = distance(board, hex, goal)
  if (flying !== undefined) {
    if (away === 0) return 1
    const rest = able.flies ? (restsAfterFlight(hex, flying)[vp] ?? FAR) : FAR
    // What one flight does not reach it comes down beside and walks to, or flies on.
    return rest === 0 ? 1.15 : rest === FAR ? FAR : 2 + Math.max(0, rest - 4) / 6
  }
  const onFoot = walkToVp[vp]?.[hex] ?? FAR
  const byFoot = able.walk === 0 ? onFoot * 1.3 : onFoot === 0 ? 1 : (onFoot + 1.4) / able.walk
  const bounds = !able.bounds ? FAR : away === 0 ? 2 : away <= 3 ? 1.3 : away / 3 + 0.4
  const wings = able.takesOff ? 2 + Math.max(0, away - 8) / 6 : FAR
  return Math.max(1, Math.min(byFoot, bounds, wings))
}

/** 1 where a unit stands on the VP hex. */
let guards: Uint8Array
perMap(() => {
  guards = new Uint8Array(map.vpHexes.length)
})

export function markGuards(state: State): Uint8Array {
  guards.fill(0)
  for (const unit of units) {
    const hex = state.unitHex(unit)
    if (hex === NOWHERE) continue
    const vp = map.vpHexes.indexOf(hex as HexId)
    if (vp >= 0) guards[vp] = 1
  }
  return guards
}

const decay = [1, 0.86, 0.74, 0.64, 0.55, 0.47, 0.41, 0.35, 0.3, 0.26, 0.22, 0.19]

/** A share that falls with the turns, between whole turns in proportion. */
function discount(turns: number): number {
  const whole = Math.floor(turns)
  const from = decay[whole] ?? 0
  return from + ((decay[whole + 1] ?? 0) - from) * (turns - whole)
}

const worthMemo = new Map<number, Float64Array>()
perMap(() => worthMemo.clear())

/**
 * What each VP hex is worth to a dragon in a place, four figures each: as it is and guarded, and both again in fog,
 * where nobody lands or breathes for a turn. Remembered.
 */
function worthsFrom(able: Abilities, hex: HexId, flying: Direction | undefined): Float64Array {
  const skills = (able.bounds ? 1 : 0) + (able.takesOff ? 2 : 0) + (able.flies ? 4 : 0) + 8 * able.walk
  const key = (hex * 7 + (flying === undefined ? 6 : flying)) * 64 + skills
  const known = worthMemo.get(key)
  if (known !== undefined) return known
  const worths = new Float64Array(map.vpHexes.length * 4)
  map.vpHexes.forEach((goal, vp) => {
    const value = map.vpValues[vp] ?? 0
    const turns = turnsTo(able, vp, hex, flying)
    const guard = towers[goal] === 1 ? 2.5 : 0.8
    worths[vp * 4] = value * discount(turns)
    worths[vp * 4 + 1] = value * discount(turns + guard)
    worths[vp * 4 + 2] = value * discount(turns + 1)
    worths[vp * 4 + 3] = value * discount(turns + 1 + guard)
  })
  worthMemo.set(key, worths)
  return worths
}

/**
 * What the VP hexes that still stand are worth to a dragon in a place: sooner is more, guarded is less. A flyer goes
 * on the way it faces.
 */
export function accessFrom(
  state: State,
  d: Dragon,
  hex: HexId,
  flying: Direction | undefined,
  guarded: Uint8Array,
): number {
  const worths = worthsFrom(abilitiesOf(state, d), hex, flying)
  const { destroyed } = state
  const foggy = state.fog !== NOWHERE
  let best = 0
  let sum = 0
  for (let vp = 0; vp < map.vpHexes.length; vp++) {
    if (destroyed & (1 << vp)) continue
    const hidden = foggy && isFog(state, map.vpHexes[vp] ?? hex) ? 2 : 0
    const worth = worths[vp * 4 + hidden + (guarded[vp] ?? 0)] ?? 0
    sum += worth
    if (worth > best) best = worth
  }
  return best + 0.15 * sum
}

/** What each standing VP hex is worth to the dragons while nobody guards it: to the one that can have it soonest. */
export function wantedPoints(state: State, out: Float64Array): void {
  out.fill(0)
  for (const d of dragons) {
    if (!isAlive(state, d) || isBerserk(state, d)) continue
    const worths = worthsFrom(abilitiesOf(state, d), state.dragonHex(d), flightOf(state, d))
    for (let vp = 0; vp < map.vpHexes.length; vp++) {
      if (state.destroyed & (1 << vp)) continue
      out[vp] = Math.max(out[vp] ?? 0, worths[vp * 4] ?? 0)
    }
  }
}

const abilitiesOf = (state: State, d: Dragon): Abilities => ({
  walk: walkMp(state, d),
  bounds: canBound(state, d),
  takesOff: canTakeOff(state, d),
  flies: wingsCarry(state, d),
})

/** Where a flyer is heading; undefined on the ground. */
export const flightOf = (state: State, d: Dragon): Direction | undefined =>
  state.isFlying(d) ? state.facing(d) : undefined

/** The same for all dragons where they are. */
export function accessOf(state: State): number {
  const guarded = markGuards(state)
  let sum = 0
  for (const d of dragons) {
    if (!isAlive(state, d) || isBerserk(state, d)) continue
    sum += accessFrom(state, d, state.dragonHex(d), flightOf(state, d), guarded)
  }
  return sum
}
