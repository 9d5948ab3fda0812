import type { Language } from '@wyrmtable/kernel'
import type { View } from '../rules/view.ts'
import { cardName } from '../text/names.ts'
import { CardTile } from './CardTile.tsx'
import { viewText } from './text/index.ts'

/** The hand and the provinces of the seat at the screen. */
export function OwnCards({ view, language }: { readonly view: View; readonly language: Language }) {
  const t = viewText(language)
  const { me } = view
  if (me === null) return null
  return (
    <>
      <section className="wrath-own" aria-label={t('own.provinces')}>
        <h2>{t('own.provinces')}</h2>
        <ul>
          {me.provinces.map(({ id, card, sphere, exhausted }) => (
            <li key={id} className={`wrath-land wrath-${sphere}`} data-dim={exhausted}>
              {exhausted ? t('exhausted', { name: cardName(card, language) }) : cardName(card, language)}
            </li>
          ))}
        </ul>
      </section>
      <section className="wrath-own" aria-label={t('own.hand')}>
        <h2>{t('own.hand')}</h2>
        {me.hand.length === 0 ? <p className="muted">{t('empty.hand')}</p> : null}
        <ul className="wrath-hand">
          {me.hand.map(({ id, card }) => (
            <CardTile key={id} card={card} language={language} />
          ))}
        </ul>
      </section>
    </>
  )
}
