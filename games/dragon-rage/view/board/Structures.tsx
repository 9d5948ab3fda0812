import { GlyphMark } from '@wyrmtable/ui'
import { blob, jitter, polyline } from '@wyrmtable/ui/drawing'
import { memo } from 'react'
import type { MapData } from '../../data/schema.ts'
import { labelOf } from '../../rules/map.ts'
import type { State } from '../../rules/state.ts'
import { bridgeEnds } from '../draw/harbour.ts'
import { layout, SIZE } from '../draw/plan.ts'
import { shapes } from '../glyph/index.ts'
import { EntranceMarks } from './EntranceMarks.tsx'
import { Marked } from './Marked.tsx'

/** What a game does to the printed board: ash, burned bridges, entrances. */
export const Structures = memo(function Structures({ state }: { readonly state: State }) {
  return (
    <g className="structures">
      <Ash labels={state.map.vpHexes.filter((_, place) => state.destroyed & (1 << place)).map(labelOf)} />
      {state.map.woodenBridges.map((hex, number) => (
        <Bridge key={hex} map={state.map.data} label={labelOf(hex)} look={state.bridge(number)} />
      ))}
      <EntranceMarks state={state} />
    </g>
  )
})

/** Where places burned down: all stains are one shape, all sparks another, all fires a third. */
function Ash({ labels }: { readonly labels: readonly string[] }) {
  if (labels.length === 0) return null
  const burned = labels.map((label) => {
    const [x, y] = layout.centre(label)
    const random = jitter(`ash${label}`)
    const stain = blob(x, y, SIZE * 0.78, random, 11, 0.2)
    const sparks = [0, 1, 2, 3, 4, 5, 6].map(() =>
      blob(x + random(-0.5, 0.5) * SIZE, y + random(-0.5, 0.5) * SIZE, SIZE * random(0.04, 0.09), random, 5),
    )
    return { x, y, stain, sparks: sparks.join('') }
  })
  return (
    <>
      <path d={burned.map(({ stain }) => stain).join('')} fill="#140b07" opacity=".62" />
      <path d={burned.map(({ sparks }) => sparks).join('')} fill="#ff8a3c" />
      <Marked id="ash-fire" places={burned.map(({ x, y }) => [x - SIZE * 0.12, y - SIZE * 0.05])}>
        <GlyphMark shape={shapes.smallFire} x={0} y={0} size={SIZE * 0.8} fill="#ff9d4a" />
      </Marked>
    </>
  )
}

/** A wooden bridge that is no longer whole. */
const Bridge = memo(function Bridge({
  map,
  label,
  look,
}: {
  readonly map: MapData
  readonly label: string
  readonly look: string
}) {
  const ends = bridgeEnds(map, label)
  if (look === 'intact' || ends === undefined) return null
  const [x, y] = layout.centre(label)
  const isBurned = look === 'burned'
  return (
    <>
      {isBurned ? (
        <>
          <path d={polyline(ends)} stroke="#1a0f0a" strokeOpacity=".78" strokeWidth={SIZE * 0.72} />
          <path
            d={blob(x, y, SIZE * 0.34, jitter(`burn${label}`), 9, 0.3)}
            fill="var(--map-sea)"
            stroke="#120a06"
            strokeWidth={SIZE * 0.07}
          />
        </>
      ) : (
        <path
          d={polyline(ends)}
          stroke="#ff8a3c"
          strokeWidth={SIZE * 0.1}
          strokeDasharray={look === 'prepared' ? '3 5' : '8 4'}
        />
      )}
      <circle cx={x} cy={y - SIZE * 0.55} r={SIZE * 0.27} fill="#241510" stroke="#ff9d4a" strokeWidth="1.6" />
      <GlyphMark
        shape={look === 'broken' ? shapes.hammerBreak : shapes.burningEmbers}
        x={x}
        y={y - SIZE * 0.56}
        size={SIZE * 0.36}
        fill="#ffb273"
      />
    </>
  )
})
