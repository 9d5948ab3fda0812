import type { Language } from '@wyrmtable/kernel'
import { GlyphMark, glyphs } from '@wyrmtable/ui'
import { useId } from 'react'
import { boxText } from './text/index.ts'

/** Where the nine hearths burn, left to right. */
const hearths = [42, 70, 98, 126, 154, 182, 210, 238, 266]

/** The box of The Dragon’s Wrath, 300 × 400: a dragon over nine hearths at night. */
export function Cover({ language }: { readonly language: Language }) {
  const id = useId()
  const t = boxText(language)
  return (
    <svg className="cover" viewBox="0 0 300 400" aria-hidden="true">
      <linearGradient id={`${id}-sky`} x2="0" y2="1">
        <stop offset="0" stopColor="#1a1030" />
        <stop offset=".6" stopColor="#6b1f2a" />
        <stop offset="1" stopColor="#e08a3c" />
      </linearGradient>
      <rect width="300" height="400" rx="7" fill={`url(#${id}-sky)`} />
      <circle cx="152" cy="184" r="78" fill="#f7d08a" opacity=".32" />
      <GlyphMark shape={glyphs.wyvern} x={152} y={184} size={150} fill="#160a14" />
      <path d="M0,316C50,298 90,320 150,310C210,300 250,318 300,304V400H0Z" fill="#1d0f16" />
      {hearths.map((x, i) => (
        <circle key={x} cx={x} cy={324 + (i % 2) * 10} r="3.4" fill="#ffcf6b" />
      ))}
      <g fill="none" stroke="#f6e3b8">
        <rect x="12" y="11" width="276" height="378" rx="3" strokeOpacity=".6" strokeWidth="1.4" />
      </g>
      <g fill="#f6e3b8" stroke="#1a1030" strokeLinejoin="round" paintOrder="stroke" textAnchor="middle">
        <text x="150" y="60" className="display" fontSize="23" strokeWidth="6">
          {t('cover.title')}
        </text>
        <text x="150" y="372" className="flavour" fontSize="15" strokeWidth="5">
          {t('cover.line')}
        </text>
      </g>
    </svg>
  )
}
