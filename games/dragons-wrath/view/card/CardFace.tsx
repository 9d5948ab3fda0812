import type { Language } from '@wyrmtable/kernel'
import { memo } from 'react'
import type { CardData } from '../../data/card.ts'
import { findCard } from '../../data/library.ts'
import { colours } from '../../data/words.ts'
import { cardText } from '../../text/cards/card-text.ts'
import { cardName } from '../../text/names.ts'
import { OrbMark } from '../art/Orb.tsx'
import { Ground, Mark } from '../art/Scene.tsx'
import { viewText } from '../text/index.ts'
import { kindOf } from './kind-of.ts'
import { fitted, linesOf } from './lines.ts'

interface FaceProps {
  /** Card or token id. */
  readonly card: string
  readonly language: Language
  /** With its words, as in a hand; or with large figures, as in play. */
  readonly size: 'hand' | 'play'
  readonly pp?: number | undefined
  readonly pm?: number | undefined
  readonly m?: boolean | undefined
}

/** A card as a drawing of 200 × 280, which is as large as its place; the button around it has its name. */
export const CardFace = memo(function CardFace({ card, language, size, pp, pm, m }: FaceProps) {
  const data = findCard(card)
  const title = cardName(card, language)
  const printed = data?.type === 'creature' ? data : undefined
  const isPlay = size === 'play'
  const titleHigh = isPlay ? 34 : 28
  const artTop = titleHigh + 15
  const artHigh = isPlay ? 200 - artTop : 98
  const shownM = m ?? printed?.m
  return (
    <svg className="wrath-face" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
      <rect width="200" height="280" rx="13" fill="#1d130c" />
      <rect
        x="6"
        y="6"
        width="188"
        height="268"
        rx="9"
        fill="var(--card-a)"
        stroke="#f2dfae"
        strokeOpacity=".6"
      />
      <rect x="10" y="10" width="180" height={titleHigh} rx="6" fill="#fdf3d8" />
      <Title title={title} high={titleHigh} largest={isPlay ? 27 : 22} />
      <rect x="10" y={artTop} width="180" height={artHigh} fill="var(--card-b)" />
      <Ground card={card} width={180} height={artHigh} left={10} top={artTop} />
      <Mark card={card} width={180} height={artHigh} left={10} top={artTop} />
      <rect x="10" y={artTop} width="180" height={artHigh} rx="4" fill="none" stroke="#0006" />
      <Spheres data={data} top={artTop + 16} r={isPlay ? 14 : 12} room={artHigh - 12} />
      {shownM === true ? <Magical x={174} y={artTop + 17} /> : null}
      {isPlay ? null : <Words data={data} language={language} />}
      {pp === undefined && printed === undefined ? null : (
        <>
          <Figure
            x={isPlay ? 46 : 36}
            n={pp ?? printed?.pp ?? 0}
            by={(pp ?? 0) - (printed?.pp ?? pp ?? 0)}
            name="pp"
            {...{ language, isPlay, isKnown: pp !== undefined }}
          />
          <Figure
            x={isPlay ? 154 : 164}
            n={pm ?? printed?.pm ?? 0}
            by={(pm ?? 0) - (printed?.pm ?? pm ?? 0)}
            name="pm"
            {...{ language, isPlay, isKnown: pm !== undefined }}
          />
        </>
      )}
    </svg>
  )
})

/** In one line, or in two where it would be too small to read in one. */
function Title({
  title,
  high,
  largest,
}: {
  readonly title: string
  readonly high: number
  readonly largest: number
}) {
  const one = fitted(title, 172, largest)
  const half = Math.ceil(title.length / 2) + 3
  const lines = one < 12.5 ? linesOf(title, half, 2) : [title]
  const size =
    lines.length === 1
      ? one
      : Math.min(
          high / 2,
          fitted(
            lines.reduce((a, b) => (a.length > b.length ? a : b)),
            172,
            16,
          ),
        )
  return lines.map((line, place) => (
    <text
      key={line}
      className="wrath-face-title"
      x="100"
      y={10 + high * (lines.length === 1 ? 0.7 : 0.42 + place * 0.45)}
      fontSize={size}
    >
      {line}
    </text>
  ))
}

/** The M symbol. */
function Magical({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="13" fill="#fdf3d8" stroke="#4a2a70" strokeWidth="2.5" />
      <text x={x} y={y + 6} className="wrath-face-mark" fontSize="18">
        M
      </text>
    </>
  )
}

function Spheres({
  data,
  top,
  r,
  room,
}: {
  readonly data: CardData | undefined
  readonly top: number
  readonly r: number
  readonly room: number
}) {
  if (data === undefined || !('cost' in data)) return null
  const all = colours.flatMap((colour) => Array.from({ length: data.cost[colour] ?? 0 }, () => colour))
  const step = Math.min(r * 2.1, room / Math.max(1, all.length))
  return all.map((colour, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: spheres of a colour are alike
    <OrbMark key={`${colour}${place}`} sphere={colour} x={14 + r} y={top + place * step} r={r} />
  ))
}

/** Kind and rules; flavour is left to the card shown large. */
function Words({ data, language }: { readonly data: CardData | undefined; readonly language: Language }) {
  if (data === undefined || data.type === 'province') return null
  const kind = kindOf(data, language)
  const most = data.type === 'creature' ? 3 : 6
  const lines = linesOf(cardText(data, language), 25, most)
  const high = data.type === 'creature' ? 88 : 126
  return (
    <>
      <rect x="10" y="146" width="180" height={high} rx="5" fill="#fdf3d8" />
      <text className="wrath-face-kind" x="100" y="162" fontSize={fitted(kind, 168, 15.5)}>
        {kind}
      </text>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <text key={place} className="wrath-face-line" x="100" y={180 + place * 17} fontSize="16.5">
          {line}
        </text>
      ))}
    </>
  )
}

function Figure({
  x,
  n,
  by,
  name,
  language,
  isPlay,
  isKnown,
}: {
  readonly x: number
  readonly n: number
  /** By how much it differs from what is printed. */
  readonly by: number
  readonly name: 'pp' | 'pm'
  readonly language: Language
  readonly isPlay: boolean
  readonly isKnown: boolean
}) {
  const change = isKnown ? Math.sign(by) : 0
  const arrow = change === 0 ? '' : change > 0 ? '▲' : '▼'
  const y = isPlay ? 242 : 254
  const r = isPlay ? 29 : 18
  const beside = x < 100 ? x + r + 20 : x - r - 20
  return (
    <g data-change={change} data-figure={isPlay ? name : undefined}>
      <circle cx={x} cy={y} r={r} fill="#fdf3d8" stroke="#2a1a0c" strokeWidth="2" />
      <text className="wrath-face-figure" x={x} y={y + (isPlay ? 16 : 9)} fontSize={isPlay ? 47 : 26}>
        {n}
      </text>
      <text
        className="wrath-face-short"
        x={isPlay ? x : beside}
        y={isPlay ? y - r - 2 : y + 5}
        fontSize={isPlay ? 16 : 14}
      >
        {viewText(language)(`short.${name}`)}
        {arrow}
      </text>
    </g>
  )
}
