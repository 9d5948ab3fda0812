import type { Language } from '@wyrmtable/kernel'
import { BookTable } from '@wyrmtable/ui'
import { unitsData } from '../../data/units.ts'
import { bookText } from './text/index.ts'

/** DR-16.7: what a dragon's attack of some strength needs against the defence of a hex. */
export function CombatTable({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const { columnsDefenderStrength, rows } = unitsData.combatResults
  return (
    <>
      <BookTable
        isDense
        columns={[t('combat.corner'), ...columnsDefenderStrength]}
        rows={Object.entries(rows).map(([strength, results]) => ({
          key: strength,
          head: strength,
          cells: results.map((result, place) => (
            <span key={columnsDefenderStrength[place]} className={`combat-result is-${result}`}>
              {result}
            </span>
          )),
        }))}
      />
      <p className="book-note">{t('combat.legend')}</p>
    </>
  )
}
