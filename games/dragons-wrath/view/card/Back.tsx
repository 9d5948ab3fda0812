import { glyphs } from '@wyrmtable/ui'
import { memo } from 'react'
import { placedPath } from '../art/placed-path.ts'

const UPRIGHT = { width: 100, height: 140 }
const LYING = { width: 100, height: 70 }

const wyvernOn = ({ width, height }: typeof UPRIGHT): string =>
  placedPath(glyphs.wyvern.d, 60 / 512, width / 2 - 30, height / 2 - 30)

/** The back of a card: leather and a gilt wyvern; of a province when it lies. Decoration only. */
export const Back = memo(function Back({ isLand = false }: { readonly isLand?: boolean }) {
  const { width, height } = isLand ? LYING : UPRIGHT
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
      <use href={isLand ? '#wrath-wyvern-lying' : '#wrath-wyvern-upright'} fill="#d9a441" />
    </svg>
  )
})

/** The wyvern of all backs, once, where it lies on each. */
export function BackMark() {
  return (
    <svg className="hidden" aria-hidden="true">
      <defs>
        <path id="wrath-wyvern" d={glyphs.wyvern.d} />
        <path id="wrath-wyvern-upright" d={wyvernOn(UPRIGHT)} />
        <path id="wrath-wyvern-lying" d={wyvernOn(LYING)} />
      </defs>
    </svg>
  )
}
