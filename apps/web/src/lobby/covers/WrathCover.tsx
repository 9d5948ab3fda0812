import { GlyphMark, type GlyphShape } from '@wyrmtable/ui'
import { useId } from 'react'
import { CoverFrame } from './CoverFrame.tsx'
import * as shapes from './glyph/shapes.ts'
import type { CoverProps } from './props.ts'
import { rays } from './rays.ts'

/** Five cards in a fan, the dragon in front. Titles of two lines break before their last word. */
export function WrathCover({ title, line }: CoverProps) {
  const id = useId()
  const words = title.split(' ')
  const over = words.slice(0, -1).join(' ')
  return (
    <CoverFrame
      title={words.at(-1) ?? title}
      {...(over === '' ? {} : { over })}
      line={line}
      size={62}
      plate="#101a2c"
      ink="#f6e3b8"
    >
      <linearGradient id={`${id}-dusk`} x2="0" y2="1">
        <stop offset="0" stopColor="#101a2c" />
        <stop offset=".55" stopColor="#26324e" />
        <stop offset="1" stopColor="#0d1220" />
      </linearGradient>
      <radialGradient id={`${id}-glow`}>
        <stop offset="0" stopColor="#f6cf7a" stopOpacity=".75" />
        <stop offset="1" stopColor="#f6cf7a" stopOpacity="0" />
      </radialGradient>
      <rect width="300" height="400" fill={`url(#${id}-dusk)`} />
      <circle cx="156" cy="220" r="180" fill={`url(#${id}-glow)`} />
      <path d={rays(156, 330, 420, 30)} fill="#fff0c0" opacity=".06" />
      {cards.map((card) => (
        <FanCard key={card.angle} {...card} />
      ))}
      <path d="M0,352C70,322 240,322 300,352V400H0Z" fill="#0a0d18" />
      <path d="M0,352C70,322 240,322 300,352" stroke="#c79a3f" strokeWidth="2" fill="none" />
    </CoverFrame>
  )
}

interface Card {
  readonly angle: number
  readonly face: string
  readonly field: string
  readonly shape: GlyphShape
}

const cards: readonly Card[] = [
  { angle: -40, face: '#8f2219', field: '#3d0c09', shape: shapes.minotaur },
  { angle: -21, face: '#2f6b34', field: '#0f2a14', shape: shapes.treeFace },
  { angle: 40, face: '#67707c', field: '#23282f', shape: shapes.crownedSkull },
  { angle: 21, face: '#215f9a', field: '#0b2540', shape: shapes.crystalEye },
  { angle: 0, face: '#b0811f', field: '#241603', shape: shapes.dragonHead },
]

function FanCard({ angle, face, field, shape }: Card) {
  return (
    <g transform={`translate(156 346) rotate(${angle}) translate(0 -112) scale(.94)`}>
      <rect x="-43" y="-59" width="94" height="130" rx="8" fill="#000" opacity=".4" />
      <rect x="-47" y="-64" width="94" height="130" rx="8" fill={face} stroke="#f2dfae" strokeWidth="2" />
      <rect x="-40" y="-57" width="80" height="116" rx="5" fill={field} />
      <circle cy="2" r="34" fill={face} fillOpacity=".6" />
      <GlyphMark shape={shape} x={0} y={2} size={58} fill="#fbeecb" />
    </g>
  )
}
