import type { HexId } from '@wyrmtable/hex'
import type { WeaponId } from '../../data/schema.ts'
import { U } from '../../rules/fields.ts'
import type { Ground } from '../../rules/ground.ts'
import { isRefusal } from '../../rules/refusals.ts'
import type { State } from '../../rules/state.ts'
import { counter, isBlackDragon, slots } from '../../rules/topics/counters.ts'
import { planShot } from '../../rules/topics/shooting.ts'
import type { SightLine } from './chances.ts'

/** Lines kept for one board and weapon; `null` where there is none. */
type Lines = Map<number, SightLine | null>
/** A board with nobody on it but somebody with the weapon and an enemy of his. */
interface Range {
  readonly state: State
  readonly shooter: number
  readonly target: number
}
interface Known {
  readonly lines: Lines
  readonly range: Range | undefined
}

const known = new WeakMap<Ground, Map<string, Known>>()

/** The line of fire from hex to hex as if nobody else stood on the board; undefined where there is none. */
export function sightLine(state: State, weapon: WeaponId, from: HexId, to: HexId): SightLine | undefined {
  const byWeapon = known.get(state.ground) ?? new Map<string, Known>()
  known.set(state.ground, byWeapon)
  const key = `${weapon}/${state.setting.scenario.id}`
  const found: Known = byWeapon.get(key) ?? { lines: new Map(), range: rangeOf(state, weapon) }
  byWeapon.set(key, found)
  const place = from * state.ground.board.size + to
  const before = found.lines.get(place)
  if (before !== undefined) return before ?? undefined
  const line = found.range === undefined ? null : lookAlong(found.range, state.ground, from, to)
  found.lines.set(place, line)
  return line ?? undefined
}

function lookAlong(
  { state, shooter, target }: Range,
  ground: Ground,
  from: HexId,
  to: HexId,
): SightLine | null {
  state.ground = ground
  state.set(shooter, U.hex, from)
  state.set(target, U.hex, to)
  const shot = planShot(state, shooter, target)
  return isRefusal(shot) ? null : { weapon: shot.weapon, band: shot.band, cover: shot.cover }
}

function rangeOf(before: State, weapon: WeaponId): Range | undefined {
  const state = before.clone()
  for (const slot of slots(state)) state.setPlace(slot, 'supply')
  const people = slots(state).filter(
    (slot) => counter(state, slot).kind === 'character' && !isBlackDragon(state, slot),
  )
  const shooter = people.find((slot) => counter(state, slot).values.weapon === weapon)
  if (shooter === undefined) return undefined
  const target = people.find((slot) => counter(state, slot).side !== counter(state, shooter).side)
  if (target === undefined) return undefined
  for (const slot of [shooter, target]) {
    state.setPlace(slot, 'map')
    state.set(slot, U.mount, -1)
    state.set(slot, U.stunned, 0)
    state.set(slot, U.level, 0)
  }
  state.setEffects([])
  return { state, shooter, target }
}
