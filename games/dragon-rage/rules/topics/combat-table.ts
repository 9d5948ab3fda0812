import { unitsData } from '../../data/units.ts'

const { rows } = unitsData.combatResults
const columns = unitsData.combatResults.columnsDefenderStrength.length
const lastRow = Math.max(...Object.keys(rows).map(Number))

/** Entry of the combat table: D destroyed, M miss, 2–6 on one die, 11 on two. */
export type CombatResult = 'D' | 'M' | '2' | '3' | '4' | '5' | '6' | '11'

/** DR-16.7, DR-16.10: strengths beyond the table use its last row and column. */
export function combatResult(attack: number, defence: number): CombatResult {
  const row = rows[String(Math.min(attack, lastRow))]
  const result = row?.[Math.min(defence, columns) - 1]
  if (result === undefined) throw new RangeError(`no combat result for ${attack} against ${defence}`)
  return result
}
