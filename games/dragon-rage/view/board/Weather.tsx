import { GlyphMark } from '@wyrmtable/ui'
import { type HexLayout, jitter, outlineOf, smooth, soften } from '@wyrmtable/ui/drawing'
import { memo } from 'react'
import { unitsData } from '../../data/units.ts'
import type { State } from '../../rules/state.ts'
import { layout, layoutOf, SIZE } from '../draw/plan.ts'
import { shapes } from '../glyph/index.ts'
import { hexesAround } from '../table/hexes-around.ts'
import { labelAt } from '../table/label-at.ts'
import type { ViewText } from '../text/index.ts'
import { SpellArea } from './SpellArea.tsx'

/** Fog, whirlwinds and the area of Boost Morale. */
export const Weather = memo(function Weather({ state, t }: { readonly state: State; readonly t: ViewText }) {
  const own = layoutOf(state.map)
  const fog = labelAt(state.fog)
  const boost = labelAt(state.boost)
  return (
    <g className="weather">
      {boost === undefined ? null : <SpellArea layout={own} centre={boost} radius={state.boostRadius} />}
      {fog === undefined ? null : <Fog layout={own} centre={fog} word={t('board.fog')} />}
      {([1, 2] as const).map((number) => {
        const label = labelAt(state.whirlwind(number))
        return label === undefined ? null : <Whirlwind key={number} label={label} number={number} />
      })}
    </g>
  )
})

const Fog = memo(function Fog({
  layout,
  centre,
  word,
}: {
  readonly layout: HexLayout
  readonly centre: string
  readonly word: string
}) {
  const covered = hexesAround(layout, centre, unitsData.spells.fog.radius)
  const edge = outlineOf(covered, layout)
    .map((loop) => smooth(soften(loop), true))
    .join('')
  const [x, y] = layout.centre(centre)
  return (
    <g className="fog">
      <clipPath id="fog-edge">
        <path d={edge} />
      </clipPath>
      <g clipPath="url(#fog-edge)">
        <path d={edge} fill="var(--fog)" opacity=".46" />
        <path d={covered.map(puffs).join('')} fill="var(--fog)" opacity=".2" />
      </g>
      <path
        d={edge}
        fill="none"
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth="2.4"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <g transform={`translate(${x} ${y - SIZE * 1.84})`}>
        <rect
          x={-SIZE * 1.15}
          y={-SIZE * 0.3}
          width={SIZE * 2.3}
          height={SIZE * 0.6}
          rx={SIZE * 0.3}
          fill="#f7fafb"
          stroke="#5c6d78"
          strokeWidth="1.5"
        />
        <GlyphMark shape={shapes.fog} x={-SIZE * 0.76} y={0} size={SIZE * 0.5} fill="#465863" />
        <text
          x={SIZE * 0.2}
          y={SIZE * 0.14}
          textAnchor="middle"
          fontSize={SIZE * 0.38}
          fontWeight="800"
          fill="#2e3d47"
        >
          {word}
        </text>
      </g>
    </g>
  )
})

/** The outlines of what drifts in a hex of the fog. */
function puffs(label: string): string {
  const random = jitter(`fog${label}`)
  const [x, y] = layout.centre(label)
  return [0, 1]
    .map(() => {
      const [cx, cy] = [x + random(-0.5, 0.5) * SIZE, y + random(-0.5, 0.5) * SIZE]
      const [rx, ry] = [SIZE * random(0.7, 1.2), SIZE * random(0.35, 0.6)]
      return `M${cx - rx},${cy}a${rx},${ry} 0 1,0 ${2 * rx},0a${rx},${ry} 0 1,0 ${-2 * rx},0`
    })
    .join('')
}

const Whirlwind = memo(function Whirlwind({
  label,
  number,
}: {
  readonly label: string
  readonly number: 1 | 2
}) {
  const [x, y] = layout.centre(label)
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        r={SIZE * 0.8}
        fill="#e9f4f7"
        fillOpacity=".75"
        stroke="#356a80"
        strokeWidth="2"
        strokeDasharray="9 5"
      />
      <GlyphMark shape={shapes.tornado} x={0} y={0} size={SIZE * 1.15} fill="#24566c" />
      <circle cx={SIZE * 0.55} cy={SIZE * 0.48} r={SIZE * 0.25} fill="#24566c" />
      <text
        className="counter-figures"
        x={SIZE * 0.55}
        y={SIZE * 0.61}
        textAnchor="middle"
        fontSize={SIZE * 0.38}
        fill="#fff"
      >
        {number}
      </text>
    </g>
  )
})
