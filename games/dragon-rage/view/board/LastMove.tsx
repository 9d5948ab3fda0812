import { HexShape, type LoggedEntry } from '@wyrmtable/ui'
import { memo } from 'react'
import type { Event } from '../../rules/events.ts'
import { layout } from '../draw/plan.ts'

/** Outlines where the last action that changed a place happened. */
export const LastMove = memo(function LastMove({ log }: { readonly log: readonly LoggedEntry<Event>[] }) {
  const places = lastPlaces(log)
  return (
    <g className="last-move">
      {places.map((label) => (
        <HexShape key={label} layout={layout} label={label} look="last" scale={0.96} />
      ))}
    </g>
  )
})

function lastPlaces(log: readonly LoggedEntry<Event>[]): readonly string[] {
  for (const entry of log.slice(-3).reverse()) {
    const places = new Set(entry.events.flatMap(placesOf))
    if (places.size > 0) return [...places]
  }
  return []
}

function placesOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'unitMoved':
    case 'dragonMoved':
      return [event.from, ...event.path]
    case 'unitPlaced':
    case 'dragonPlaced':
    case 'unitKilled':
    case 'vpDestroyed':
    case 'fogCast':
    case 'whirlwindCast':
    case 'lightningCast':
      return [event.hex]
    case 'breathed':
      return event.hexes
    default:
      return []
  }
}
