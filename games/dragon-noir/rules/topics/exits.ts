import { DIRECTIONS, type HexId, neighbour } from '@wyrmtable/hex'
import type { Condition } from '../../data/scenario-schema.ts'
import { sideIds, typeOfId } from '../roster.ts'
import type { State } from '../state.ts'
import { idOf } from './counters.ts'

/** Every condition of the scenario, those inside `all` too. */
function conditions(state: State): readonly Condition[] {
  return state.setting.scenario.victory.flatMap(({ condition }): readonly Condition[] =>
    typeof condition === 'object' && 'all' in condition ? condition.all : [condition],
  )
}

/** DN-5.10: sides by which somebody may leave: those that victory conditions name for it. */
export function exitSidesFor(state: State, slot: number): readonly string[] {
  const type = typeOfId(idOf(state, slot))
  const side = sideIds[state.side(slot)]
  return conditions(state).flatMap((condition) => {
    if (typeof condition !== 'object') return []
    if ('exited' in condition) {
      const { types, side: whose, sides } = condition.exited
      return types?.includes(type) === true || (types === undefined && whose === side) ? sides : []
    }
    if ('chestExited' in condition)
      return condition.chestExited.side === side ? condition.chestExited.sides : []
    return []
  })
}

/** Names of all sides by which anybody leaves, in a stable order: a state records their place. */
export const exitNames = (state: State): readonly string[] => [
  ...new Set(
    conditions(state).flatMap((condition) => {
      if (typeof condition !== 'object') return []
      if ('exited' in condition) return condition.exited.sides
      return 'chestExited' in condition ? condition.chestExited.sides : []
    }),
  ),
]

/** The first of the named sides on which a hex lies, as its place in `exitNames`; undefined for none. */
export function sideOfHex(state: State, hex: HexId, names: readonly string[]): number | undefined {
  const name = edgesOf(state, hex).find((side) => names.includes(side))
  return name === undefined ? undefined : exitNames(state).indexOf(name)
}

/** Printed names of the board sides on whose rim a hex lies (DN-2.7, DN-2.9); an arrow side by its direction. */
function edgesOf(state: State, hex: HexId): readonly string[] {
  const { joined } = state.setting.field
  const rim = DIRECTIONS.some((direction) => neighbour(joined.board, hex, direction) === -1)
  const label = joined.labels[hex]
  if (!rim || label === undefined || label === '') return []
  const map = state.setting.boards[label.slice(0, 2)]
  if (map === undefined) return []
  const column = Number(label.slice(3, 5))
  const row = Number(label.slice(5))
  return (['N', 'E', 'S', 'W'] as const)
    .filter(
      (side) =>
        (side === 'N' && row === 1) ||
        (side === 'S' && row === map.rows) ||
        (side === 'W' && column === 1) ||
        (side === 'E' && column === map.cols),
    )
    .map((side) => (map.sides[side] === 'arrow' ? side : map.sides[side]))
}
