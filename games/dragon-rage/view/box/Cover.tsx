import type { Language } from '@wyrmtable/kernel'
import { CoverFrame, GlyphMark } from '@wyrmtable/ui'
import { blob, jitter, rays, short } from '@wyrmtable/ui/drawing'
import shapes from './glyph/shapes.json' with { type: 'json' }
import { boxText } from './text/index.ts'

/** The box of Dragon Rage, 300 × 400: a dragon before the sun, over the roofs of a burning city. */
export function Cover({ language }: { readonly language: Language }) {
  return (
    <CoverFrame
      ink="#f6e3b8"
      outline="#2a0a0d"
      sky={[
        [0, '#2a0d1c'],
        [0.35, '#7a1a1c'],
        [0.62, '#d9541e'],
        [0.82, '#ffb347'],
      ]}
      titles={[{ text: 'Dragon Rage', y: 64, size: 47 }]}
      line={{ text: boxText(language)('cover.line'), y: 372, size: 16.5 }}
    >
      <circle cx="160" cy="196" r="92" fill="#ffcf73" />
      <circle cx="160" cy="196" r="92" fill="none" stroke="#fff0c0" strokeOpacity=".5" strokeWidth="3" />
      <path d={rays(160, 196, 330, 18)} fill="#ffdf9a" opacity=".09" />
      <GlyphMark shape={shapes.wyvern} x={160} y={182} size={226} fill="#3a0b10" />
      <GlyphMark shape={shapes.wyvern} x={160} y={179} size={222} fill="#8f1a15" />
      <GlyphMark shape={shapes.wyvern} x={246} y={106} size={46} fill="#3a0b10" />
      <path d={embers} fill="#ffe0a0" opacity=".8" />
      <GlyphMark shape={shapes.flame} x={66} y={282} size={70} fill="#ff9d3a" />
      <GlyphMark shape={shapes.flame} x={232} y={286} size={60} fill="#ffb347" />
      <GlyphMark shape={shapes.flame} x={130} y={300} size={46} fill="#ff8a2a" />
      <path d={skyline(300, behind)} fill="#4a1013" />
      <path d={skyline(334, before)} fill="#1e080b" />
      <path d={windows} fill="#ffc35a" opacity=".85" />
    </CoverFrame>
  )
}

const embers = (() => {
  const random = jitter('cover')
  return Array.from({ length: 60 }, () =>
    blob(random(20, 300), random(150, 330), random(0.8, 2.4), random, 5),
  ).join('')
})()

const windows = (() => {
  const random = jitter('windows')
  return Array.from(
    { length: 26 },
    () => `M${short(random(20, 285))},${short(random(318, 352))}h3v5h-3Z`,
  ).join('')
})()

/** Width, height and whether the roof has battlements. */
type Roof = readonly [number, number, boolean]
const behind: readonly Roof[] = [
  [26, 6, true],
  [22, 34, true],
  [30, 4, false],
  [14, 22, false],
  [26, 2, true],
  [30, 54, true],
  [34, 8, false],
  [18, 26, false],
  [24, 6, true],
  [26, 40, true],
  [28, 4, false],
  [22, 20, true],
]
const before: readonly Roof[] = [
  [40, 8, true],
  [34, 30, true],
  [84, 10, true],
  [38, 40, true],
  [70, 10, true],
  [34, 28, true],
]

function skyline(y: number, roofs: readonly Roof[]): string {
  let path = `M0,400V${y}`
  for (const [width, height, hasMerlons] of roofs) {
    path += `v${-height}`
    if (hasMerlons) {
      const count = Math.max(3, Math.round(width / 7) | 1)
      for (let i = 0; i < count; i++) path += `h${short(width / count)}v${i % 2 ? -5 : 5}`
      path += 'v-5'
    } else {
      path += `h${width}`
    }
    path += `v${height}`
  }
  return `${path}V400Z`
}
