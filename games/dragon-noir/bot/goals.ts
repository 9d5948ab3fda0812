import { distance, type HexId } from '@wyrmtable/hex'
import type { State } from '../rules/state.ts'
import { bodyOf, counter, isOnMap, slots } from '../rules/topics/counters.ts'
import { exitNames, exitSidesFor, sideOfHex } from '../rules/topics/exits.ts'

/** Beyond so many hexes all goals are equally far. */
const FAR = 30

/** What the characters of a side make for: a way out that is theirs, a building to hold, else the enemy. */
interface Goals {
  nearness(slot: number): number
}

export function goalsOf(state: State, side: number): Goals {
  const held = buildingHexes(state)
  const enemies = slots(state).filter(
    (slot) => state.side(slot) === 1 - side && isOnMap(state, slot) && counter(state, slot).kind !== 'horse',
  )
  const enemyHexes = enemies.flatMap((slot) => bodyOf(state, slot))
  const exits = exitNames(state).length === 0 ? [] : rimHexes(state)
  const near = (from: HexId, hexes: readonly HexId[]): number => {
    let best = FAR
    for (const hex of hexes) best = Math.min(best, distance(state.ground.board, from, hex))
    return 1 - best / FAR
  }
  return {
    nearness: (slot) => {
      const from = state.hex(slot)
      const own = exits.length === 0 ? [] : exitSidesFor(state, slot)
      if (own.length > 0)
        return near(
          from,
          exits.filter((hex) => sideOfHex(state, hex, own) !== undefined),
        )
      return near(from, held.length > 0 ? held : enemyHexes)
    },
  }
}

/** Hexes of buildings that a victory condition speaks of. */
function buildingHexes(state: State): readonly HexId[] {
  const named = state.setting.scenario.victory.flatMap(({ condition }) =>
    typeof condition === 'object' && 'all' in condition ? condition.all : [condition],
  )
  const buildings = named.flatMap((one) =>
    typeof one === 'object' && 'standing' in one && one.standing.building !== undefined
      ? [one.standing.building]
      : [],
  )
  if (buildings.length === 0) return []
  return hexes(state).filter((hex) => buildings.includes(state.ground.building(hex)?.id ?? ''))
}

const rimHexes = (state: State): readonly HexId[] =>
  hexes(state).filter((hex) => sideOfHex(state, hex, exitNames(state)) !== undefined)

const hexes = (state: State): readonly HexId[] =>
  [...state.ground.field.joined.sheetOf.keys()].map((hex) => hex as HexId)
