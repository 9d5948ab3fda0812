import type { Language } from '@wyrmtable/kernel'
import { CoverFrame, GlyphMark, type GlyphShape } from '@wyrmtable/ui'
import { rays } from '@wyrmtable/ui/drawing'
import { useId } from 'react'
import shapes from './glyph/shapes.json' with { type: 'json' }
import { boxText } from './text/index.ts'

interface CoverCard {
  readonly turn: number
  readonly edge: string
  readonly ground: string
  readonly glyph: GlyphShape
}

/** One card of each colour, fanned out; the dragon's lies on top. */
const cards: readonly CoverCard[] = [
  { turn: -40, edge: '#8f2219', ground: '#3d0c09', glyph: shapes.minotaur },
  { turn: -21, edge: '#2f6b34', ground: '#0f2a14', glyph: shapes.oakLeaf },
  { turn: 40, edge: '#67707c', ground: '#23282f', glyph: shapes.crownedSkull },
  { turn: 21, edge: '#215f9a', ground: '#0b2540', glyph: shapes.crystalEye },
  { turn: 0, edge: '#b0811f', ground: '#241603', glyph: shapes.dragonHead },
]

/** The box of The Dragon’s Wrath, 300 × 400: a hand of cards before a glow. */
export function Cover({ language }: { readonly language: Language }) {
  const id = useId()
  const t = boxText(language)
  return (
    <CoverFrame
      ink="#f6e3b8"
      outline="#101a2c"
      sky={[
        [0, '#101a2c'],
        [0.55, '#26324e'],
        [1, '#0d1220'],
      ]}
      titles={[
        { text: t('cover.over'), y: 52, size: 25, stroke: 5 },
        { text: t('cover.title'), y: 100, size: 62 },
      ]}
      line={{ text: t('cover.line'), y: 374, size: 15 }}
    >
      <radialGradient id={`${id}-glow`}>
        <stop offset="0" stopColor="#f6cf7a" stopOpacity=".75" />
        <stop offset="1" stopColor="#f6cf7a" stopOpacity="0" />
      </radialGradient>
      <circle cx="156" cy="220" r="180" fill={`url(#${id}-glow)`} />
      <path d={rays(156, 330, 420, 30)} fill="#fff0c0" opacity=".06" />
      {cards.map((card) => (
        <Card key={card.turn} {...card} />
      ))}
      <path d="M0,352C70,322 240,322 300,352V400H0Z" fill="#0a0d18" />
      <path d="M0,352C70,322 240,322 300,352" stroke="#c79a3f" strokeWidth="2" fill="none" />
    </CoverFrame>
  )
}

function Card({ turn, edge, ground, glyph }: CoverCard) {
  return (
    <g transform={`translate(156 346) rotate(${turn}) translate(0 -112) scale(.94)`}>
      <rect x="-43" y="-59" width="94" height="130" rx="8" fill="#000" opacity=".4" />
      <rect x="-47" y="-64" width="94" height="130" rx="8" fill={edge} stroke="#f2dfae" strokeWidth="2" />
      <rect x="-40" y="-57" width="80" height="116" rx="5" fill={ground} />
      <circle cy="2" r="34" fill={edge} fillOpacity=".6" />
      <GlyphMark shape={glyph} x={0} y={2} size={58} fill="#fbeecb" />
    </g>
  )
}
