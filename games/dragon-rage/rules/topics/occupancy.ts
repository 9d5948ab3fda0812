import type { HexId } from '@wyrmtable/hex'
import { type Dragon, dragons, isTroop, type Unit, units, valuesOf } from '../pieces.ts'
import type { State } from '../state.ts'

/** Units in a hex, troop first, then HERO, then WZD: the order in which they roll (DR-1.7). */
export function unitsAt(state: State, hex: HexId): Unit[] {
  const found: Unit[] = []
  for (let u = 0; u < units.length; u++) if (state.unitHex(u as Unit) === hex) found.push(u as Unit)
  return found
}

export function hasUnit(state: State, hex: HexId): boolean {
  for (let u = 0; u < units.length; u++) if (state.unitHex(u as Unit) === hex) return true
  return false
}

export const hasTroop = (state: State, hex: HexId): boolean => unitsAt(state, hex).some(isTroop)

/** The living dragon that stands in a hex, or −1; `except` is not counted. */
export function groundedAt(state: State, hex: HexId, except: Dragon | -1 = -1): Dragon | -1 {
  for (const d of dragons) if (d !== except && state.isGrounded(d) && state.dragonHex(d) === hex) return d
  return -1
}
export function flyerAt(state: State, hex: HexId, except: Dragon | -1 = -1): Dragon | -1 {
  for (const d of dragons) if (d !== except && state.isFlying(d) && state.dragonHex(d) === hex) return d
  return -1
}
/** DR-8.10: a dead dragon closes its hex. */
export const hasBody = (state: State, hex: HexId): boolean =>
  dragons.some((d) => state.status(d) === 'dead' && state.dragonHex(d) === hex)

/** DR-16.7, DR-17.3: the defence of all units of a hex together. */
export const defenceOf = (defenders: readonly Unit[]): number =>
  defenders.reduce((sum, unit) => sum + valuesOf(unit).defence, 0)
