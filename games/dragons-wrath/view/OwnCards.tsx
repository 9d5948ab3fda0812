import type { Language } from '@wyrmtable/kernel'
import { cardOf } from '../data/library.ts'
import type { View } from '../rules/view.ts'
import { cardText } from '../text/cards/card-text.ts'
import { cardName } from '../text/names.ts'
import { viewText } from './text/index.ts'

/** The hand and the provinces of the seat at the screen. */
export function OwnCards({ view, language }: { readonly view: View; readonly language: Language }) {
  const t = viewText(language)
  const { me } = view
  if (me === null) return null
  return (
    <section className="wrath-own">
      <h3>{t('own.hand')}</h3>
      <ul>
        {me.hand.map(({ id, card }) => (
          <li key={id} className="wrath-card">
            <strong>{cardName(card, language)}</strong>
            <small>{cardText(cardOf(card), language)}</small>
          </li>
        ))}
      </ul>
      <h3>{t('own.provinces')}</h3>
      <ul>
        {me.provinces.map(({ id, card, sphere, exhausted }) => (
          <li key={id} className={`wrath-card wrath-${sphere}`} data-exhausted={exhausted}>
            {exhausted ? t('exhausted', { name: cardName(card, language) }) : cardName(card, language)}
          </li>
        ))}
      </ul>
    </section>
  )
}
