import type { HexId } from '@wyrmtable/hex'
import { allHexes, board } from '../../rules/map.ts'
import { type Unit, valuesOf } from '../../rules/pieces.ts'
import { perMap } from '../map-in-hand.ts'
import { FAR, meleeNeighbours, roadHexes, unitDistances } from './ground.ts'

const { size } = board

/** Steps a unit can make in one turn, as far as can be said without looking at the way. */
export function reachOf(unit: Unit, hex: HexId): number {
  const { move, roadMove } = valuesOf(unit)
  return roadHexes[hex] === 1 ? (move + roadMove) >> 1 : move
}

/** At `target * size + from`: steps of a unit on the bare map to where it can strike at a hex. */
let table: Uint8Array
perMap(() => {
  const steps = new Uint8Array(size * size).fill(FAR)
  for (const target of allHexes) {
    const row = target * size
    for (const hex of meleeNeighbours[target] ?? []) {
      for (const from of allHexes) {
        const way = unitDistances[from * size + hex] ?? FAR
        if (way < (steps[row + from] ?? FAR)) steps[row + from] = way
      }
    }
    steps[row + target] = 0
  }
  table = steps
})

/** Steps from a unit to where it can strike at a hex. */
export const stepsToStrike = (from: HexId, target: HexId): number => table[target * size + from] ?? FAR
