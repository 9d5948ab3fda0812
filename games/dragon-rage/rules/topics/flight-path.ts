import { type Direction, type HexId, rotate } from '@wyrmtable/hex'
import { unitsData } from '../../data/units.ts'
import type { FlightStep } from '../actions.ts'
import type { CityMap } from '../city-map.ts'
import { type Refusal, refuse } from '../refusals.ts'

const { min, max, straightBeforeTurn } = unitsData.dragon.fly

/** Where a flight leads: hexes in order and the facing at its end. */
export interface Flight {
  readonly hexes: readonly HexId[]
  readonly facing: Direction
}

/** DR-12.16: follows a path, or says which item breaks the rule of straight hexes, length or map edge. */
export function traceFlight(
  map: CityMap,
  from: HexId,
  facing: Direction,
  path: readonly FlightStep[],
): { readonly flight: Flight; readonly refusal?: undefined } | { readonly refusal: Refusal } {
  const hexes: HexId[] = []
  let hex: HexId = from
  let heading = facing
  let straight = 0
  for (const step of path) {
    if (step === 'F') {
      const next = map.ahead(hex, heading)
      if (next === -1) return { refusal: refuse('offMap', 'DR-3.6') }
      hexes.push(next)
      hex = next
      straight++
    } else {
      if (straight < straightBeforeTurn) {
        return { refusal: refuse('turnTooEarly', 'DR-12.16', { needed: straightBeforeTurn, left: straight }) }
      }
      heading = rotate(heading, step === 'L' ? -1 : 1)
      straight = 0
    }
  }
  const flownStraight = path.slice(0, straightBeforeTurn).every((step) => step === 'F')
  if (hexes.length < min || hexes.length > max || !flownStraight) {
    return { refusal: refuse('flightLength', 'DR-12.16', { needed: min, limit: max, left: hexes.length }) }
  }
  return { flight: { hexes, facing: heading } }
}

/** All legal paths as step strings, shortest first: two straight hexes, then hexes and spaced turns. */
export const flightPaths: readonly (readonly FlightStep[])[] = (() => {
  const found: FlightStep[][] = []
  let open: FlightStep[][] = [Array.from({ length: straightBeforeTurn }, () => 'F' as const)]
  while (open.length > 0) {
    found.push(...open)
    open = open.flatMap((path) => {
      const hexes = path.filter((step) => step === 'F').length
      const tail = path.slice(-straightBeforeTurn)
      const mayTurn = tail.every((step) => step === 'F')
      const next: FlightStep[][] = hexes < max ? [[...path, 'F']] : []
      if (mayTurn) next.push([...path, 'L'], [...path, 'R'])
      return next
    })
  }
  return found
})()

/** Every hex at which a flight from here may end. */
export function flightEnds(map: CityMap, from: HexId, facing: Direction): readonly HexId[] {
  const ends = new Set<HexId>()
  for (const path of flightPaths) {
    const traced = traceFlight(map, from, facing, path)
    const end = traced.refusal === undefined ? traced.flight.hexes.at(-1) : undefined
    if (end !== undefined) ends.add(end)
  }
  return [...ends]
}
