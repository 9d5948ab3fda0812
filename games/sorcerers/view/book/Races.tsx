import type { Language } from '@wyrmtable/kernel'
import { BookTable, Glyph } from '@wyrmtable/ui'
import { racesData } from '../../data/races.ts'
import { type Race, type RaceModifier, weaponIds } from '../../data/schema.ts'
import { sayIn } from '../../text/say.ts'
import { glyphOfRace } from '../figure/figure-look.ts'
import { type BookText, bookText } from './text/index.ts'

/** The races in the order of the full roster. */
const races: readonly Race[] = racesData.rosters.all.flatMap(
  (id) => racesData.races.find((race) => race.id === id) ?? [],
)

function nameOf({ id, name }: Race, language: Language) {
  return (
    <span className="book-phase">
      <Glyph shape={glyphOfRace(id)} />
      <span>{name[language]}</span>
    </span>
  )
}

const orDash = (value: number | null): number | string => value ?? '–'

/** SO-11: what each race can do. */
export function Races({ language }: { readonly language: Language }) {
  const t = bookText(language)
  return (
    <BookTable
      columns={[
        t('head.race'),
        t('head.conviction'),
        t('head.melee'),
        t('head.shoot'),
        t('head.resistance'),
        t('head.wounds'),
        t('head.move'),
        t('head.slots'),
      ]}
      rows={races.map((race) => ({
        key: race.id,
        head: nameOf(race, language),
        cells: [
          t(`conviction.${race.conviction}`),
          orDash(race.skill.melee),
          orDash(race.skill.shoot),
          race.resistance,
          race.wounds,
          race.move_mm === null
            ? t('crew', { length: race.move_per_crew_mm ?? 0 })
            : t('mm', { length: race.move_mm }),
          race.slots,
        ],
      }))}
    />
  )
}

/** SO-10.10: how many come for one price, by the weapon. */
export function Batches({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const say = sayIn(language)
  return (
    <BookTable
      columns={[t('head.race'), ...weaponIds.map((weapon) => say.t(`weapon.${weapon}`))]}
      rows={races.map((race) => ({
        key: race.id,
        head: nameOf(race, language),
        cells: weaponIds.map((weapon) => {
          const batch = race.summon[weapon]
          return batch === undefined ? '–' : t('batch.price', { count: batch.count, cost: batch.cost })
        }),
      }))}
    />
  )
}

/** SO-8.6: what races change in attacks. */
export function Modifiers({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '–')
  return (
    <BookTable
      columns={[t('head.race'), t('head.when'), t('head.skill'), t('head.damage')]}
      rows={races.flatMap((race) =>
        race.modifiers.map((modifier, place) => ({
          key: `${race.id}${place}`,
          head: nameOf(race, language),
          cells: [whenOf(modifier, t), signed(modifier.skill), signed(modifier.damage)],
        })),
      )}
    />
  )
}

function whenOf({ side, mode, vs }: RaceModifier, t: BookText): string {
  const when = t(`when.${side}`)
  const whom = vs === null ? when : t('tag' in vs ? 'when.tag' : 'when.good', { when })
  return mode === 'melee' ? t('when.melee', { when: whom }) : whom
}
