import { fractionToNumber, type Language } from '@wyrmtable/kernel'
import { formatPercent } from '@wyrmtable/text'
import { ClauseLink } from '@wyrmtable/ui'
import type { ReactNode } from 'react'
import { FIRST_ALLIES, firstPurchaseOdds } from '../../rules/decks/first-purchase.ts'
import { Orb } from '../art/Orb.tsx'
import { viewText } from '../text/index.ts'
import { Curve } from './Curve.tsx'
import { coloursOf } from './figures.ts'
import { type Piles, sum } from './piles.ts'
import { deckText } from './text/index.ts'

/** Curve, odds of a first hand, and colours of a deck. */
export function DeckFigures({
  piles,
  language,
  hasOdds = true,
  children,
}: {
  readonly piles: Piles
  readonly language: Language
  /** False where there are no provinces yet to buy anything with. */
  readonly hasOdds?: boolean
  /** Below the odds. */
  readonly children?: ReactNode
}) {
  const t = deckText(language)
  return (
    <>
      <section className="side-section wrath-deck-figures">
        <h2 className="section-title">{t('curve.title')}</h2>
        <div className="wrath-deck-figures-row">
          <Curve piles={piles} language={language} />
          {hasOdds ? (
            <div className="wrath-odds">
              <h3>{t('odds.title')}</h3>
              <Odds piles={piles} language={language} />
              {children}
            </div>
          ) : null}
        </div>
        {hasOdds ? (
          <details className="wrath-how">
            <summary>{t('odds.howLabel')}</summary>
            <p>
              {t('odds.how', { count: FIRST_ALLIES, provinces: sum(piles.provinces) })}{' '}
              <ClauseLink clause="DW-3.5" /> <ClauseLink clause="DW-7.1" /> <ClauseLink clause="DW-5.2" />{' '}
              <ClauseLink clause="DW-9.1" />
            </p>
          </details>
        ) : null}
      </section>
      <Colours piles={piles} language={language} />
    </>
  )
}

function Odds({ piles, language }: { readonly piles: Piles; readonly language: Language }) {
  const t = deckText(language)
  const odds = firstPurchaseOdds(piles.provinces, piles.allies)
  if (odds === undefined) return <p className="muted">{t('odds.none', { count: FIRST_ALLIES })}</p>
  return (
    <p>
      <span className="muted">{t('odds.line')}</span>{' '}
      <b>{formatPercent(language, fractionToNumber(odds), 1)}</b>
    </p>
  )
}

function Colours({ piles, language }: { readonly piles: Piles; readonly language: Language }) {
  const t = deckText(language)
  const v = viewText(language)
  const lines = coloursOf(piles)
  if (lines.length === 0) return null
  return (
    <section className="side-section">
      <h2 className="section-title">{t('colours.title')}</h2>
      <table className="wrath-colours">
        <thead>
          <tr>
            <th scope="col">{t('colours.colour')}</th>
            <th scope="col">{t('colours.allies')}</th>
            <th scope="col">{t('colours.wanted')}</th>
            <th scope="col">{t('colours.provinces')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ colour, allies, wanted, provinces }) => (
            <tr key={colour}>
              <th scope="row">
                <Orb sphere={colour} /> {v(`sphere.${colour}`)}
              </th>
              <td>{allies}</td>
              <td>{wanted}</td>
              <td>{provinces}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
