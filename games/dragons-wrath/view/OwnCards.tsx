import type { Language } from '@wyrmtable/kernel'
import type { Sphere } from '../data/words.ts'
import type { OwnView, View } from '../rules/view.ts'
import { cardName } from '../text/names.ts'
import { Landscape } from './art/Landscape.tsx'
import { Orb } from './art/Orb.tsx'
import { CardTile } from './CardTile.tsx'
import { viewText } from './text/index.ts'

/** The hand and the provinces of the seat at the screen. */
export function OwnCards({ view, language }: { readonly view: View; readonly language: Language }) {
  const t = viewText(language)
  const { me } = view
  if (me === null) return null
  return (
    <>
      <section className="wrath-own" aria-label={t('own.provinces')} data-place="provinces">
        <h2>{t('own.provinces')}</h2>
        <ul className="wrath-lands">
          {stacksOf(me.provinces).map(({ card, sphere, exhausted, count }) => (
            <li
              key={`${card} ${sphere} ${exhausted}`}
              className={`wrath-land wrath-${sphere}`}
              data-dim={exhausted}
              data-many={count > 1}
            >
              <Landscape province={card} sphere={sphere} />
              <Orb sphere={sphere} />
              <span className="wrath-land-name">
                {exhausted ? t('exhausted', { name: cardName(card, language) }) : cardName(card, language)}
              </span>
              {count > 1 ? <b className="wrath-count">{count}</b> : null}
            </li>
          ))}
        </ul>
      </section>
      <section className="wrath-own" aria-label={t('own.hand')}>
        <h2>{t('own.hand')}</h2>
        {me.hand.length === 0 ? <p className="muted">{t('empty.hand')}</p> : null}
        <ul className="wrath-hand">
          {me.hand.map(({ id, card }) => (
            <CardTile key={id} card={card} language={language} place={id} />
          ))}
        </ul>
      </section>
    </>
  )
}

interface Stack {
  readonly card: string
  readonly sphere: Sphere
  readonly exhausted: boolean
  readonly count: number
}

/** Provinces of one kind and state lie on one another. */
function stacksOf(provinces: OwnView['provinces']): readonly Stack[] {
  const stacks = new Map<string, Stack>()
  for (const { card, sphere, exhausted } of provinces) {
    const key = `${card} ${sphere} ${exhausted}`
    stacks.set(key, { card, sphere, exhausted, count: (stacks.get(key)?.count ?? 0) + 1 })
  }
  return [...stacks.values()]
}
