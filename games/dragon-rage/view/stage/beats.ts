import type { Rolled } from '@wyrmtable/kernel'
import type { LoggedEntry, Travel } from '@wyrmtable/ui'
import type { Event } from '../../rules/events.ts'
import { layout } from '../draw/plan.ts'

export type RolledEvent = Extract<Event, { type: 'rolled' }>

/** A piece on its way; the board knows it by its name. */
export interface PieceTravel {
  readonly piece: string
  readonly way: Travel
}

/** One thing to be seen of an entry, in the order it happened. */
export type Beat =
  | { readonly kind: 'travel'; readonly travels: readonly PieceTravel[] }
  | { readonly kind: 'fire'; readonly from: string; readonly hexes: readonly string[] }
  | { readonly kind: 'roll'; readonly roll: RolledEvent }

/** What is to be seen of one entry. */
export function beatsOf(
  entry: LoggedEntry<Event>,
  places: (dragon: string) => string | undefined,
): readonly Beat[] {
  const beats: Beat[] = []
  for (const event of entry.events) {
    if (event.type === 'rolled') beats.push({ kind: 'roll', roll: event })
    else if (event.type === 'breathed') {
      const from = places(event.dragon)
      if (from !== undefined) beats.push({ kind: 'fire', from, hexes: event.hexes })
    } else {
      const travel = travelOf(event)
      if (travel !== undefined) beats.push({ kind: 'travel', travels: [travel] })
    }
  }
  return beats
}

/** All ways of some entries, one for each piece that moved. */
export function travelsOf(entries: readonly LoggedEntry<Event>[]): readonly PieceTravel[] {
  const found = new Map<string, PieceTravel>()
  for (const entry of entries) {
    for (const event of entry.events) {
      const next = travelOf(event)
      if (next === undefined) continue
      const known = found.get(next.piece)
      const points = known ? [...known.way.points, ...next.way.points.slice(1)] : next.way.points
      found.set(next.piece, { piece: next.piece, way: { ...next.way, points } })
    }
  }
  return [...found.values()]
}

function travelOf(event: Event): PieceTravel | undefined {
  if (event.type === 'unitMoved') return { piece: event.unit, way: along(event.from, event.path) }
  if (event.type !== 'dragonMoved' || event.path.length === 0) return undefined
  const isLeap = event.how === 'bound' || event.how === 'fall'
  return {
    piece: event.dragon,
    way: { ...along(event.from, event.path), isLeap, isFlight: event.how === 'fly' },
  }
}

const along = (from: string, path: readonly string[]): Travel => ({
  points: [from, ...path].map((label) => layout.centre(label)),
})

/** Longest that a roll is turned and told, in times of the turning. */
export const rollLength = ({ modifiers }: Rolled): number => 2 + 0.13 * (modifiers.length + 3)
