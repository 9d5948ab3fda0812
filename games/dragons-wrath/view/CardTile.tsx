import type { Language } from '@wyrmtable/kernel'
import { formatList } from '@wyrmtable/text'
import type { ReactNode } from 'react'
import type { CardData } from '../data/card.ts'
import { findCard } from '../data/library.ts'
import { colours } from '../data/words.ts'
import { cardText } from '../text/cards/card-text.ts'
import { flavourOf } from '../text/cards/flavour.ts'
import { cardName } from '../text/names.ts'
import { viewText } from './text/index.ts'

interface CardTileProps {
  /** Card or token id. */
  readonly card: string
  readonly language: Language
  /** Colour or sphere, where it is not the printed one. */
  readonly colour?: string
  /** Power as it is now; absent: as printed. */
  readonly power?: { readonly pp: number; readonly pm: number; readonly m: boolean }
  readonly isBrief?: boolean
  readonly isDim?: boolean
  readonly children?: ReactNode
}

/** A card in words: name, cost, kind, power and rules. */
export function CardTile({ card, language, colour, power, isBrief, isDim, children }: CardTileProps) {
  const t = viewText(language)
  const data = findCard(card)
  const shown = power ?? powerOf(data)
  const flavour = flavourOf(card, language)
  return (
    <li className={`wrath-card wrath-${colour ?? colourOf(data)}`} data-dim={isDim === true}>
      <div className="wrath-card-head">
        <strong>{cardName(card, language)}</strong>
        {shown === undefined ? null : (
          <span
            className="wrath-power"
            role="img"
            aria-label={t('power', { pp: shown.pp, pm: shown.pm, m: shown.m ? 'yes' : 'no' })}
          >
            {shown.pp}/{shown.pm}
            {shown.m ? ' M' : ''}
          </span>
        )}
      </div>
      {data === undefined ? null : (
        <div className="wrath-card-kind">
          <span>{t(`type.${data.type}`, { kind: data.type === 'object' ? data.objectType : '' })}</span>
          <Cost data={data} language={language} />
        </div>
      )}
      {isBrief === true || data === undefined || data.type === 'province' ? null : (
        <small>{cardText(data, language)}</small>
      )}
      {isBrief === true || flavour === undefined ? null : <small className="wrath-flavour">{flavour}</small>}
      {children}
    </li>
  )
}

function Cost({ data, language }: { readonly data: CardData; readonly language: Language }) {
  const t = viewText(language)
  if (!('cost' in data)) return null
  const parts = colours.flatMap((colour) => {
    const count = data.cost[colour] ?? 0
    return count === 0 ? [] : [{ colour, count, words: t(`cost.${colour}`, { count }) }]
  })
  return (
    <span
      className="wrath-cost"
      role="img"
      aria-label={t('cost', {
        list: formatList(
          language,
          parts.map(({ words }) => words),
        ),
      })}
    >
      {parts.map(({ colour, count }) => (
        <span key={colour} className={`wrath-pip wrath-pip-${colour}`}>
          {count}
        </span>
      ))}
    </span>
  )
}

const powerOf = (data: CardData | undefined) =>
  data?.type === 'creature' ? { pp: data.pp, pm: data.pm, m: data.m } : undefined

function colourOf(data: CardData | undefined): string {
  if (data === undefined) return 'grey'
  return data.type === 'province' ? data.sphere : data.color
}
