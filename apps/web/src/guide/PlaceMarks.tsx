import type { TableAids } from '@wyrmtable/ui'
import type { Point } from '@wyrmtable/ui/drawing'

/** Rings around the places a step speaks of. They are drawn on the board itself, and move with it. */
export function PlaceMarks({
  places,
  view,
  aids,
}: {
  readonly places: readonly string[]
  readonly view: unknown
  readonly aids: TableAids
}) {
  return (
    <g className="guide-marks">
      {places.map((place) => {
        const outline = aids.outline(place, view)
        return outline === undefined ? null : (
          <g key={place} data-guided={place}>
            <path className="guide-casing" d={outline} />
            <path d={outline} />
          </g>
        )
      })}
    </g>
  )
}

/** A corner of each place that is marked, for the board to show them. */
export const markedPoints = (places: readonly string[], view: unknown, aids: TableAids): readonly Point[] =>
  places.flatMap((place) => {
    const [, x, y] = /^M(-?[\d.]+)[ ,](-?[\d.]+)/.exec(aids.outline(place, view) ?? '') ?? []
    return x === undefined || y === undefined ? [] : [[Number(x), Number(y)]]
  })
