import type { Language } from '@wyrmtable/kernel'
import { CoverFrame, GlyphMark } from '@wyrmtable/ui'
import { useId } from 'react'
import shapes from './glyph/shapes.json' with { type: 'json' }
import { boxText } from './text/index.ts'

/** The box of Dragon Noir, 300 × 400: out of a cave under the moon, a rider before the dragon's head. */
export function Cover({ language }: { readonly language: Language }) {
  const id = useId()
  const t = boxText(language)
  return (
    <CoverFrame
      ink="#e6dcf5"
      outline="#0b0910"
      sky={[
        [0, '#0c0b16'],
        [0.5, '#2b2347'],
        [1, '#0f1a24'],
      ]}
      titles={[{ text: t('cover.title'), y: 64, size: 47 }]}
      line={{ text: t('cover.line'), y: 372, size: 15.5 }}
    >
      <radialGradient id={`${id}-moon`}>
        <stop offset="0" stopColor="#e8dcff" />
        <stop offset=".5" stopColor="#b7a3e0" />
        <stop offset="1" stopColor="#6b57a0" stopOpacity="0" />
      </radialGradient>
      <circle cx="158" cy="170" r="130" fill={`url(#${id}-moon)`} opacity=".55" />
      <circle cx="158" cy="164" r="78" fill="#d8c8f5" />
      <path
        d="M0,0H300V400H0ZM34,400C20,250 40,120 92,96C130,78 190,78 226,98C276,126 286,260 268,400Z"
        fill="#0b0910"
        fillRule="evenodd"
      />
      <path d="M60,92l8,40l8,-46M106,78l7,52l9,-54M170,72l6,38l8,-38M214,84l9,50l6,-40" fill="#0b0910" />
      <GlyphMark shape={shapes.spikedDragonHead} x={152} y={232} size={236} fill="#08060c" />
      <circle cx="174" cy="207" r="15" fill="#ffb03a" opacity=".25" />
      <path d="M0,330C40,312 96,318 140,326C196,336 246,316 300,326V400H0Z" fill="#1b3a4a" />
      <path
        d="M20,346h60M110,352h80M216,344h56M60,362h90M170,368h80"
        stroke="#5f9db0"
        strokeWidth="2"
        strokeOpacity=".7"
        strokeLinecap="round"
      />
      <path d="M0,344C30,330 70,328 96,344L110,400H0Z" fill="#05040a" />
      <g transform="translate(144 0) scale(-1 1)">
        <GlyphMark shape={shapes.mountedKnight} x={72} y={310} size={66} fill="#05040a" />
      </g>
    </CoverFrame>
  )
}
