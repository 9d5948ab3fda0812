import type { TableAids } from '@wyrmtable/ui'

/** Rings around the places a step speaks of. They are drawn on the board itself, and move with it. */
export function PlaceMarks({
  places,
  state,
  aids,
}: {
  readonly places: readonly string[]
  readonly state: unknown
  readonly aids: TableAids
}) {
  return (
    <g className="guide-marks">
      {places.map((place) => {
        const outline = aids.outline(place, state)
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
