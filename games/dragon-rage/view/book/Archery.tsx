import type { Language } from '@wyrmtable/kernel'
import { BookTable } from '@wyrmtable/ui'
import { unitsData } from '../../data/units.ts'
import { sayIn } from '../../text/say.ts'
import { bookText } from './text/index.ts'

/** DR-21.2 to 21.4 */
export function Archery({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const { range, rangeFromTower, hitAdjacentGrounded, hitOther, damageGrounded, damageFlying } =
    unitsData.archery
  return (
    <>
      <BookTable
        columns={[t('head.shot'), t('head.needs')]}
        rows={[
          { key: 'near', head: t('archery.near'), cells: [`${hitAdjacentGrounded}+`] },
          { key: 'other', head: t('archery.other'), cells: [`${hitOther}+`] },
        ]}
      />
      <p className="book-note">{t('archery.range', { range, tower: rangeFromTower })}</p>
      <p className="book-note">
        {t('head.damage')}: {t('archery.damage', { ground: damageGrounded, flight: damageFlying })}
      </p>
    </>
  )
}

/** DR-19.1 */
export function Arrivals({ language }: { readonly language: Language }) {
  const { firstTurn, interval, count, type } = unitsData.reinforcements
  const name = sayIn(language).t(`type.${type}`)
  return (
    <p className="book-line">
      {bookText(language)('arrivals.line', { first: firstTurn, interval, count, type: name })}
    </p>
  )
}
