import { glyphs } from '@wyrmtable/ui'
import { memo } from 'react'

/** The back of a card: leather and a gilt wyvern; of a province when it lies. Decoration only. */
export const Back = memo(function Back({ isLand = false }: { readonly isLand?: boolean }) {
  const [width, height] = isLand ? [100, 70] : [100, 140]
  return (
    <svg className="wrath-back" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} rx="8" fill="#1d130c" />
      <rect
        x="3"
        y="3"
        width={width - 6}
        height={height - 6}
        rx="6"
        fill="#3a2114"
        stroke="#b4832c"
        strokeWidth="2"
      />
      <use
        href="#wrath-wyvern"
        transform={`translate(${width / 2 - 30} ${height / 2 - 30}) scale(${60 / 512})`}
        fill="#d9a441"
      />
    </svg>
  )
})

/** The wyvern of all backs, once. */
export function BackMark() {
  return (
    <svg className="hidden" aria-hidden="true">
      <defs>
        <path id="wrath-wyvern" d={glyphs.wyvern.d} />
      </defs>
    </svg>
  )
}
