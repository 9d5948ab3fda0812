import type { Language } from '@wyrmtable/kernel'
import { BookTable } from '@wyrmtable/ui'
import { spellsData } from '../../data/spells.ts'
import { weaponsData } from '../../data/weapons.ts'
import { bookText } from './text/index.ts'

/** SO-8.7: what each weapon does unless the race says otherwise. */
export function Weapons({ language }: { readonly language: Language }) {
  const t = bookText(language)
  return (
    <BookTable
      columns={[t('head.weapon'), t('head.range'), t('head.damage')]}
      rows={weaponsData.weapons.map(({ id, name, range_mm, default_damage }) => ({
        key: id,
        head: name[language],
        cells: [range_mm === null ? t('range.contact') : t('mm', { length: range_mm }), default_damage],
      }))}
    />
  )
}

/** SO-10: what magic costs, how far it reaches and what it does. */
export function Magic({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const { spells, income_points, carry_cap_points } = spellsData
  const [bolt, shield, wind, create] = spells
  const name = (spell: { readonly name: Readonly<Record<Language, string>> }) => spell.name[language]
  return (
    <>
      <BookTable
        columns={[t('head.spell'), t('head.cost'), t('head.range'), t('head.effect')]}
        rows={[
          {
            key: 'bolt',
            head: name(bolt),
            cells: [bolt.cost, t('mm', { length: bolt.range_mm }), t('magic.bolt', { points: bolt.damage })],
          },
          {
            key: 'shield',
            head: name(shield),
            cells: [shield.cost, t('range.self'), t('magic.shield', { points: shield.shield })],
          },
          {
            key: 'wind',
            head: name(wind),
            cells: [wind.cost, t('mm', { length: wind.range_mm }), t('magic.wind')],
          },
          {
            key: 'create',
            head: name(create),
            cells: [
              '–',
              t('mm', { length: create.max_mm }),
              t('magic.create', { min: create.min_mm, max: create.max_mm, gap: create.cohesion_mm }),
            ],
          },
        ]}
      />
      <p className="book-note">{t('magic.income', { income: income_points, cap: carry_cap_points })}</p>
    </>
  )
}
