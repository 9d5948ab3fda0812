import { GlyphMark } from '@wyrmtable/ui'
import { memo } from 'react'
import type { Entrance } from '../../rules/city-map.ts'
import { labelOf } from '../../rules/map.ts'
import type { State } from '../../rules/state.ts'
import { changedLooks, entrancePlace } from '../draw/entrance.ts'
import { layout, SIZE, splitSide } from '../draw/plan.ts'
import { shapes } from '../glyph/index.ts'
import { Marked } from './Marked.tsx'

/** Entrances that are not as printed: open, smashed, or a gate that the Invader holds. Those of one look are one shape. */
export const EntranceMarks = memo(function EntranceMarks({ state }: { readonly state: State }) {
  const marks = state.map.entrances.map((entrance, id) => ({
    kind: entrance.kind,
    look: state.entrance(id),
    isInvaders: entrance.inWall && state.isInvaderGate(id),
    place: entrancePlace(entrance.side),
    outer: layout.centre(outerHex(entrance)),
  }))
  const held = marks.filter(({ isInvaders }) => isInvaders)
  const medallions = marks
    .filter(({ look }) => look === 'smashed')
    .map(({ place: { x, y }, outer: [ox, oy] }) => [x + (ox - x) * 0.5, y + (oy - y) * 0.5] as const)
  return (
    <>
      {changedLooks.flatMap(({ kind, look, layers }) => {
        const places = marks.filter((mark) => mark.kind === kind && mark.look === look)
        if (places.length === 0) return []
        return layers.map(({ draw, ...paint }, layer) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: layers are never in another order
            key={`${kind} ${look} ${layer}`}
            d={places.map(({ place }) => draw(place)).join('')}
            {...paint}
          />
        ))
      })}
      <Marked id="entrance-smashed" places={medallions}>
        <circle r={SIZE * 0.28} fill="#241510" stroke="#ff9d4a" strokeWidth="1.6" />
        <GlyphMark shape={shapes.hammerBreak} x={0} y={0} size={SIZE * 0.4} fill="#ffb273" />
      </Marked>
      {held.length === 0 ? null : (
        <path
          d={held.map(({ place: { x, y } }) => `M${x},${y - 16}l9,-9h-18z`).join('')}
          fill="#a82a1c"
          stroke="#fff1de"
          strokeWidth="1.6"
        />
      )}
    </>
  )
})

/** The hex outside of an entrance: of a gate that away from the city, of a door that beside its tower. */
function outerHex({ side: name, inside, tower }: Entrance): string {
  const side = splitSide(name)
  const within = inside ?? tower
  return side.find((label) => within === undefined || label !== labelOf(within)) ?? side[0]
}
