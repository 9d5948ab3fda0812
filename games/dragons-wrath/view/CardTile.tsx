import type { Language } from '@wyrmtable/kernel'
import { formatList } from '@wyrmtable/text'
import type { ReactNode } from 'react'
import type { CardData } from '../data/card.ts'
import { findCard } from '../data/library.ts'
import { colours } from '../data/words.ts'
import { cardText } from '../text/cards/card-text.ts'
import { flavourOf } from '../text/cards/flavour.ts'
import { cardName } from '../text/names.ts'
import { Orb } from './art/Orb.tsx'
import { Picture } from './art/Picture.tsx'
import { kindOf, printedColour } from './card/kind-of.ts'
import { viewText } from './text/index.ts'

interface CardTileProps {
  /** Card or token id. */
  readonly card: string
  readonly language: Language
  /** Colour or sphere, where it is not the printed one. */
  readonly colour?: string
  /** Power as it is now; absent: as printed. */
  readonly power?: Power
  readonly isDim?: boolean
  /** Instance id, by which a lesson points at this very card. */
  readonly place?: string
  readonly children?: ReactNode
}

interface Power {
  readonly pp: number
  readonly pm: number
  readonly m: boolean
}

/** A card as it is printed: title, cost, picture, kind, rules and power. */
export function CardTile({ card, language, colour, power, isDim, place, children }: CardTileProps) {
  const t = viewText(language)
  const data = findCard(card)
  const printed = powerOf(data)
  const shown = power ?? printed
  const flavour = flavourOf(card, language)
  const rules = data === undefined || data.type === 'province' ? '' : cardText(data, language)
  return (
    <li
      className={`wrath-card wrath-${colour ?? printedColour(card)}`}
      data-dim={isDim === true}
      data-place={place}
    >
      <strong className="wrath-card-title">{cardName(card, language)}</strong>
      <div className="wrath-card-art">
        <Picture card={card} />
        {data === undefined ? null : <Cost data={data} language={language} />}
        {shown?.m === true ? (
          <span className="wrath-magic" aria-hidden="true">
            M
          </span>
        ) : null}
      </div>
      <div className="wrath-card-words">
        {data === undefined ? null : <b>{kindOf(data, language)}</b>}
        {rules === '' ? null : <small>{rules}</small>}
        {flavour === undefined ? null : <small className="wrath-flavour">{flavour}</small>}
      </div>
      {children}
      {shown === undefined ? null : <Powers shown={shown} printed={printed ?? shown} t={t} />}
    </li>
  )
}

/** Force and magic in their discs; what is not as printed is tinted and says so by an arrow. */
function Powers({
  shown,
  printed,
  t,
}: {
  readonly shown: Power
  readonly printed: Power
  readonly t: ReturnType<typeof viewText>
}) {
  return (
    <div
      className="wrath-powers"
      role="img"
      aria-label={t('power', { pp: shown.pp, pm: shown.pm, m: shown.m ? 'yes' : 'no' })}
    >
      {(['pp', 'pm'] as const).map((kind) => (
        <span key={kind} className="wrath-power" data-change={Math.sign(shown[kind] - printed[kind])}>
          <i>{t(`short.${kind}`)}</i>
          {shown[kind]}
        </span>
      ))}
    </div>
  )
}

function Cost({ data, language }: { readonly data: CardData; readonly language: Language }) {
  const t = viewText(language)
  if (!('cost' in data)) return null
  const parts = colours.flatMap((colour) => {
    const count = data.cost[colour] ?? 0
    return count === 0 ? [] : [{ colour, count, words: t(`cost.${colour}`, { count }) }]
  })
  if (parts.length === 0) return null
  const orbs = parts.flatMap(({ colour, count }) =>
    Array.from({ length: count }, (_, place) => ({ key: `${colour} ${place}`, colour })),
  )
  const list = formatList(
    language,
    parts.map(({ words }) => words),
  )
  return (
    <span className="wrath-cost" role="img" aria-label={t('cost', { list })}>
      {orbs.map(({ key, colour }) => (
        <Orb key={key} sphere={colour} />
      ))}
    </span>
  )
}

const powerOf = (data: CardData | undefined): Power | undefined =>
  data?.type === 'creature' ? { pp: data.pp, pm: data.pm, m: data.m } : undefined
