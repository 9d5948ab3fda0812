import type { HexId } from '@wyrmtable/hex'
import type { Cause } from '../events.ts'
import { labelOf } from '../map.ts'
import { formatUnit, HERO, type Unit } from '../pieces.ts'
import { type Play, roll } from '../play.ts'
import { NOWHERE } from '../state.ts'
import { unitDied } from './bridges.ts'
import { updateGateControl } from './entrances.ts'
import { escapeModifiers, escapeNumber } from './morale.ts'
import { unitsAt } from './occupancy.ts'

/** DR-17.1: the hero is wounded the first time he would be killed; anyone else, or he again, is removed. */
export function killUnit(play: Play, unit: Unit, cause: Cause): void {
  const { state, emit } = play
  const hex = state.unitHex(unit)
  if (hex === NOWHERE) return
  if (unit === HERO && !state.heroWounded) {
    state.heroWounded = true
    emit({ type: 'heroWounded', hex: labelOf(hex as HexId), cause })
    return
  }
  state.setUnitHex(unit, NOWHERE)
  emit({ type: 'unitKilled', unit: formatUnit(unit), hex: labelOf(hex as HexId), cause })
  unitDied(play, unit, hex as HexId)
  updateGateControl(play)
}

const clauses: Partial<Record<Cause, string>> = { dragonfire: 'DR-15.6', death: 'DR-25.1', crash: 'DR-13.2' }

/** DR-13.8: each unit of the hex rolls for itself, troop, then HERO, then WZD (DR-1.7). */
export function rollEscapes(play: Play, hex: HexId, cause: Cause): void {
  const { state } = play
  for (const unit of unitsAt(state, hex)) {
    const escaped = roll(play, {
      why: 'escape',
      clause: clauses[cause] ?? 'DR-13.8',
      by: formatUnit(unit),
      on: labelOf(hex),
      modifiers: escapeModifiers(state, unit, cause === 'dragonfire', state.map.isTower(hex)),
      need: escapeNumber(state, unit),
    }).success
    if (!escaped) killUnit(play, unit, cause)
  }
}
