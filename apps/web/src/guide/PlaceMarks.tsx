import type { TableAids } from '@wyrmtable/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

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
  const layer = useBoardLayer()
  if (layer === undefined) return null
  return createPortal(
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
    </g>,
    layer,
  )
}

/** The group of a board that is panned and zoomed, once there is one. */
function useBoardLayer(): Element | undefined {
  const [layer, setLayer] = useState<Element>()
  useEffect(() => {
    const find = () => setLayer(document.querySelector('.viewport-live > g') ?? undefined)
    find()
    const watcher = new MutationObserver(find)
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [])
  return layer
}
