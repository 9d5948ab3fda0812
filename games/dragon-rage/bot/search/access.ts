import { distance, type HexId } from '@wyrmtable/hex'
import { board, vpHexes, vpValues } from '../../rules/map.ts'
import { type Dragon, dragons, units } from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { canBound, canTakeOff, isAlive, isBerserk, walkMp, wingsCarry } from '../../rules/topics/abilities.ts'
import { FAR, towers, walkToVp } from './ground.ts'

/** What a dragon can still do, asked once for all the places it might go to. */
interface Abilities {
  readonly walk: number
  readonly bounds: boolean
  readonly takesOff: boolean
  readonly flies: boolean
}

const abilitiesOf = (state: State, d: Dragon): Abilities => ({
  walk: walkMp(state, d),
  bounds: canBound(state, d),
  takesOff: canTakeOff(state, d),
  flies: wingsCarry(state, d),
})

/** Turns until a dragon could have destroyed a VP hex from a place, by its quickest way. */
function turnsTo(able: Abilities, vp: number, hex: HexId, flying: boolean): number {
  const goal = vpHexes[vp]
  if (goal === undefined) return FAR
  const away = distance(board, hex, goal)
  if (flying) {
    if (away === 0) return 1
    if (!able.flies) return FAR
    return away <= 1 ? 2 : 1 + Math.max(0, away - 6) / 6 + 0.15
  }
  const onFoot = walkToVp[vp]?.[hex] ?? FAR
  const byFoot = able.walk === 0 ? onFoot * 1.3 : onFoot === 0 ? 1 : (onFoot + 1.4) / able.walk
  const bounds = !able.bounds ? FAR : away === 0 ? 2 : away <= 3 ? 1.3 : away / 3 + 0.4
  const wings = able.takesOff ? 2 + Math.max(0, away - 8) / 6 : FAR
  return Math.max(1, Math.min(byFoot, bounds, wings))
}

/** 1 where a unit stands on the VP hex. */
const guards = new Uint8Array(vpHexes.length)

export function markGuards(state: State): Uint8Array {
  guards.fill(0)
  for (const unit of units) {
    const hex = state.unitHex(unit)
    if (hex === NOWHERE) continue
    const vp = vpHexes.indexOf(hex as HexId)
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

/** What each VP hex that still stands is worth to a dragon in a place: sooner is more, guarded is less. */
export function accessFrom(
  state: State,
  d: Dragon,
  hex: HexId,
  flying: boolean,
  guarded: Uint8Array,
): number {
  const able = abilitiesOf(state, d)
  let best = 0
  let sum = 0
  for (let vp = 0; vp < vpHexes.length; vp++) {
    if (state.destroyed & (1 << vp)) continue
    const extra = guarded[vp] === 0 ? 0 : towers[vpHexes[vp] ?? 0] === 1 ? 2.5 : 0.8
    const worth = (vpValues[vp] ?? 0) * discount(turnsTo(able, vp, hex, flying) + extra)
    sum += worth
    if (worth > best) best = worth
  }
  return best + 0.15 * sum
}

/** The same for all dragons where they are. */
export function accessOf(state: State): number {
  const guarded = markGuards(state)
  let sum = 0
  for (const d of dragons) {
    if (!isAlive(state, d) || isBerserk(state, d)) continue
    sum += accessFrom(state, d, state.dragonHex(d), state.isFlying(d), guarded)
  }
  return sum
}
