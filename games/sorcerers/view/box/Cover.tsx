import type { Language } from '@wyrmtable/kernel'
import { CoverFrame, GlyphMark, type GlyphShape } from '@wyrmtable/ui'
import { rays } from '@wyrmtable/ui/drawing'
import shapes from './glyph/shapes.json' with { type: 'json' }
import { boxText } from './text/index.ts'

/** The box of Sorcerers, 300 × 400: two sorcerers and a bolt between them, before a ruined gate. */
export function Cover({ language }: { readonly language: Language }) {
  const t = boxText(language)
  return (
    <CoverFrame
      ink="#f2f3cf"
      outline="#06232b"
      sky={[
        [0, '#06232b'],
        [0.45, '#10555a'],
        [0.78, '#8fbf8a'],
        [1, '#d8d590'],
      ]}
      titles={[{ text: t('cover.title'), y: 64, size: 52 }]}
      line={{ text: t('cover.line'), y: 372, size: 15.5 }}
    >
      <path d={rays(150, 236, 330, 26)} fill="#e9ffd8" opacity=".07" />
      <path d={stars} fill="#f2ffe0" />
      <path d="M0,300L40,270L76,292L120,250L160,288L206,256L250,292L300,262V400H0Z" fill="#1c5a4c" />
      <path d="M104,320V236h10v-12h12v12h14v-26h8v-10h12v38h8v-8h12v26h10v64Z" fill="#0d3a38" />
      <path d="M146,320v-40a11,11 0 0 1 22,0v40Z" fill="#8fbf8a" opacity=".55" />
      <path d="M0,318C60,300 110,322 160,314C210,306 260,316 300,306V400H0Z" fill="#123d2e" />
      <Circles x={72} colour="#ffb65a" />
      <Circles x={232} colour="#8fd8ff" />
      <Mage x={72} flip={1} colour="#2a0f05" lit="#ffb65a" />
      <Mage x={232} flip={-1} colour="#06202e" lit="#8fd8ff" />
      <g fill="none" strokeLinejoin="round">
        <path d={bolt} stroke="#fff" strokeWidth="8" strokeOpacity=".25" />
        <path d={bolt} stroke="#fffbd8" strokeWidth="3" />
      </g>
      {creatures.map(({ shape, x, y }) => (
        <GlyphMark key={x} shape={shape} x={x} y={y} size={25} fill="#071d17" />
      ))}
    </CoverFrame>
  )
}

const bolt = 'M106,216L132,226L138,212L164,226L170,212L200,216'

const stars = [
  [40, 96],
  [92, 128],
  [250, 110],
  [210, 90],
  [130, 100],
  [270, 150],
  [60, 170],
]
  .map(([x, y]) => `M${x},${y}m0,-4l1.2,2.8l2.8,1.2l-2.8,1.2l-1.2,2.8l-1.2,-2.8l-2.8,-1.2l2.8,-1.2Z`)
  .join('')

const left = [shapes.orcHead, shapes.swordman, shapes.spears, shapes.bowman]
const right = [shapes.bowman, shapes.dwarfHelmet, shapes.swordman, shapes.troll]
const placed = (list: readonly GlyphShape[], from: number) =>
  list.map((shape, i) => ({ shape, x: from + i * 24, y: 338 + (i % 2) * 9 }))
const creatures = [...placed(left, 46), ...placed(right, 192)]

function Circles({ x, colour }: { readonly x: number; readonly colour: string }) {
  return [62, 52, 43].map((radius, i) => (
    <circle
      key={radius}
      cx={x}
      cy="262"
      r={radius}
      fill={i === 0 ? colour : 'none'}
      fillOpacity=".12"
      stroke={colour}
      strokeOpacity={0.45 + i * 0.22}
      strokeWidth={1.5 + i}
    />
  ))
}

function Mage({
  x,
  flip,
  colour,
  lit,
}: {
  readonly x: number
  readonly flip: 1 | -1
  readonly colour: string
  readonly lit: string
}) {
  return (
    <g transform={`translate(${x} 262) scale(${flip} 1)`}>
      <path
        d="M-21,44C-15,14 -10,-8 -5,-15L-12,-17C-6,-21 -2,-40 5,-52C6,-40 10,-22 14,-17L7,-15C9,-11 12,-8 15,-7L30,-14L32,-9L15,2C14,14 18,30 24,44Z"
        fill={colour}
        stroke={lit}
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M31,-46L27,44" stroke={colour} strokeWidth="3.4" />
      <circle cx="31" cy="-48" r="5.5" fill="#fffbe0" />
      <circle cx="31" cy="-48" r="10" fill={lit} opacity=".4" />
    </g>
  )
}
