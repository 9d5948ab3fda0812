import type { Json } from '@wyrmtable/kernel'
import {
  cellCount,
  elevationAt,
  hasRoadAt,
  ownerAt,
  startOf,
  terrainAt,
  terrains,
  unitCount,
} from './war-field.ts'

/**
 * Everything in one buffer of bytes, so that a copy is one short copy. Only this file knows the layout:
 * a byte for each cell, four for each unit, the counters.
 */
export type WarState = Uint8Array

/** A cell: terrain (bits 0–1), elevation (2–3), owner (4), road (5), whether a unit is there (6). */
const occupied = 64
/** A unit: its cell's low byte; high bit and flags; strength and steps in half a byte each; movement. */
const units = cellCount
const unitBytes = 4
const flags = { moved: 2, disrupted: 4, supply: 8 } as const
const counters = units + unitCount * unitBytes

/** Places of the counters; `side`, `turn` and `steps` stand together in this order. */
export const counter = {
  side: counters,
  turn: counters + 1,
  steps: counters + 2,
  lastTurn: counters + 3,
} as const
const stateSize = counters + 8

const kinds = ['inf', 'arm', 'art'] as const

export type UnitJson = {
  readonly cell: number
  readonly strength: number
  readonly steps: number
  readonly mp: number
  readonly moved: boolean
  readonly disrupted: boolean
  readonly supply: boolean
}

export function emptyState(lastTurn: number): WarState {
  const state = new Uint8Array(stateSize)
  for (let cell = 0; cell < cellCount; cell++) {
    state[cell] = terrainAt(cell) | (elevationAt(cell) << 2) | (ownerAt(cell) << 4) | (hasRoadAt(cell) << 5)
  }
  for (let unit = 0; unit < unitCount; unit++) {
    state.set([0, flags.supply, 4 | (2 << 4), 6], units + unit * unitBytes)
    place(state, unit, startOf(unit))
  }
  state[counter.lastTurn] = lastTurn
  return state
}

export function placeOf(state: WarState, unit: number): number {
  const base = units + unit * unitBytes
  return state[base]! | ((state[base + 1]! & 1) << 8)
}

/** False for −1, which is beyond the edge. */
export function isFree(state: WarState, cell: number): boolean {
  return cell >= 0 && (state[cell]! & occupied) === 0
}

export function moveUnit(state: WarState, unit: number, from: number, to: number): void {
  state[from]! &= ~occupied
  place(state, unit, to)
  state[units + unit * unitBytes + 1]! |= flags.moved
  state[counter.steps]!++
}

export function clearTurn(state: WarState): void {
  state[counter.side] = 1 - state[counter.side]!
  state[counter.turn]!++
  state[counter.steps] = 0
  for (let unit = 0; unit < unitCount; unit++) state[units + unit * unitBytes + 1]! &= ~flags.moved
}

export function unitsJson(state: WarState): readonly UnitJson[] {
  return Array.from({ length: unitCount }, (_, unit) => {
    const base = units + unit * unitBytes
    const set = state[base + 1]!
    return {
      cell: placeOf(state, unit),
      strength: state[base + 2]! & 15,
      steps: state[base + 2]! >> 4,
      mp: state[base + 3]!,
      moved: (set & flags.moved) !== 0,
      disrupted: (set & flags.disrupted) !== 0,
      supply: (set & flags.supply) !== 0,
    }
  })
}

/** Puts the units onto the field; the first that finds its cell taken, if one does. */
export function readUnits(state: WarState, list: readonly UnitJson[]): number | undefined {
  for (let cell = 0; cell < cellCount; cell++) state[cell]! &= ~occupied
  for (const [unit, { cell, strength, steps, mp, moved, disrupted, supply }] of list.entries()) {
    if (!isFree(state, cell)) return unit
    const set = (moved ? flags.moved : 0) | (disrupted ? flags.disrupted : 0) | (supply ? flags.supply : 0)
    state.set([0, set, strength | (steps << 4), mp], units + unit * unitBytes)
    place(state, unit, cell)
  }
  return undefined
}

/** The whole state as the nested objects that a rules module without flat storage would hold. */
export function asObjects(state: WarState): Json {
  return {
    map: Array.from({ length: cellCount }, (_, cell) => ({
      terrain: terrains[state[cell]! & 3]!,
      elevation: (state[cell]! >> 2) & 3,
      owner: `${(state[cell]! >> 4) & 1}`,
      road: (state[cell]! & 32) !== 0,
    })),
    units: unitsJson(state).map((unit, id) => ({
      id,
      side: id < 30 ? '0' : '1',
      type: kinds[id % 3]!,
      ...unit,
    })),
    score: { 0: 0, 1: 0 },
    moved: state[counter.steps]!,
  }
}

function place(state: WarState, unit: number, cell: number): void {
  const base = units + unit * unitBytes
  state[base] = cell & 255
  state[base + 1] = (state[base + 1]! & ~1) | (cell >> 8)
  state[cell]! |= occupied
}
