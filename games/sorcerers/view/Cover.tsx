import type { Language } from '@wyrmtable/kernel'
import { useId } from 'react'
import { viewText } from './text/index.ts'

/** The box of Sorcerers, 300 × 400: two sorcerers behind their shields, a bolt between them. */
export function Cover({ language }: { readonly language: Language }) {
  const id = useId()
  return (
    <svg className="cover" viewBox="0 0 300 400" aria-hidden="true">
      <linearGradient id={`${id}-sky`} x2="0" y2="1">
        <stop offset="0" stopColor="#0d1030" />
        <stop offset=".6" stopColor="#3a2a72" />
        <stop offset="1" stopColor="#8c6fc0" />
      </linearGradient>
      <rect width="300" height="400" rx="7" fill={`url(#${id}-sky)`} />
      <path d="M0 320 Q75 290 150 315 T300 305 V400 H0 Z" fill="#1c2a1c" />
      {[75, 225].map((x, place) => (
        <g key={x} transform={`translate(${x} 250)`}>
          <circle r="62" fill="#bfe3ff" fillOpacity=".18" stroke="#d8f0ff" strokeWidth="2" />
          <path d="M-26 52 L0 -40 L26 52 Z" fill={place === 0 ? '#7d1f2b' : '#1f3d7d'} />
          <circle cy="-44" r="13" fill="#ecd9b8" />
          <path d="M-19 -50 L0 -98 L19 -50 Z" fill="#141428" />
        </g>
      ))}
      <path d="M110 210 L150 190 L140 220 L190 196" fill="none" stroke="#fff3a8" strokeWidth="5" />
      <rect x="24" y="11" width="265" height="378" rx="3" fill="none" stroke="#e8dcff" strokeOpacity=".5" />
      <text
        x="150"
        y="90"
        textAnchor="middle"
        fontSize="44"
        fontFamily="'Grenze Gotisch', serif"
        fill="#f4ecff"
      >
        {viewText(language)('cover.title')}
      </text>
    </svg>
  )
}
