import type { HexId } from '@wyrmtable/hex'
import { labelOf } from '../map.ts'
import { isTroop, type Unit } from '../pieces.ts'
import { type Refusal, refuse } from '../refusals.ts'

/** DR-4.3, DR-7.1, DR-7.2: at most one troop in a hex and two units in all. */
export function stackRefusal(together: readonly Unit[], hex: HexId, clause: string): Refusal | undefined {
  const tooMany = together.length > 2 || together.filter(isTroop).length > 1
  return tooMany ? refuse('stackingLimit', clause, { hex: labelOf(hex) }) : undefined
}
