import type { HexId } from '@wyrmtable/hex'
import type { State } from '../state.ts'
import { bodyOf, hasPower } from './counters.ts'
import { groundUnder, isWet } from './passage.ts'

/** Somebody in a combat, with the hexes that count for it: a dragon's part has one. */
export interface Fighter {
  readonly slot: number
  readonly hexes: readonly HexId[]
  /** DN-13.13: on a part of the Black Dragon water counts 0. */
  readonly dragon: boolean
}

const MARKS: Readonly<Record<string, number>> = { '+': 1, '0': 0, '-': -1 }

/**
 * DN-11.9, DN-11.10: shift of the ground: the lowest value among the attackers less the lowest among the
 * defenders, each the lowest of its pairs with an opponent.
 */
export function terrainShift(
  state: State,
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
): number {
  const mark = (value: number): string => (value > 0 ? '+' : value < 0 ? '-' : '0')
  const ours = mark(lowest(state, attackers, defenders))
  const theirs = mark(lowest(state, defenders, attackers))
  return state.setting.sheets.combat.terrainShift.table[ours as '0']?.[theirs as '0'] ?? 0
}

function lowest(state: State, group: readonly Fighter[], others: readonly Fighter[]): number {
  return Math.min(...group.flatMap((one) => others.map((other) => valueAgainst(state, one, other))))
}

function valueAgainst(state: State, one: Fighter, other: Fighter): number {
  // DN-11.9 (a): where a talus is in it, heights decide.
  if (touchesTalus(state, one) || touchesTalus(state, other)) {
    return Math.sign(height(state, one) - height(state, other))
  }
  if (isInDoorway(state, one, other)) return 1
  return Math.min(...one.hexes.map((hex) => printedValue(state, one, hex)))
}

const touchesTalus = (state: State, { hexes }: Fighter): boolean =>
  hexes.some((hex) => state.ground.terrain(hex) === 'talus')

/** Twice the height: ground 0, talus a half, plateau and tower 1; of two hexes the lower. */
const height = (state: State, { hexes }: Fighter): number =>
  Math.min(
    ...hexes.map((hex) => (state.ground.level(hex) > 0 ? 2 : state.ground.terrain(hex) === 'talus' ? 1 : 0)),
  )

/** DN-11.9 (b): on the inner hex of a door, window or tower door across which it is fought. */
function isInDoorway(state: State, one: Fighter, other: Fighter): boolean {
  const { ground } = state
  return one.hexes.some((own) =>
    other.hexes.some((hex) => {
      const edge = ground.edge(own, hex)
      if (edge < 0) return false
      const side = ground.side(edge)
      return (
        ground.sideRow(side)?.insideCombat === '+' && ground.isInner(edge, own) && !ground.isInner(edge, hex)
      )
    }),
  )
}

/** DN-7.1, DN-11.9 (c), DN-13.13: the value printed for the ground. */
function printedValue(state: State, { slot, dragon }: Fighter, hex: HexId): number {
  const terrain = groundUnder(state, slot, hex)
  if (dragon && isWet(terrain)) return 0
  const row = state.ground.row(terrain)
  const mark = row.elfCombat !== undefined && hasPower(state, slot, 'elf') ? row.elfCombat : row.combat
  return MARKS[mark] ?? 0
}

export const fighterOf = (state: State, slot: number): Fighter => ({
  slot,
  hexes: bodyOf(state, slot),
  dragon: false,
})
