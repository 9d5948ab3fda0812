import { DIRECTION_NAMES, type HexId, neighbour } from '@wyrmtable/hex'
import { dragonParts } from '../data/character-schema.ts'
import type { Action } from '../rules/actions.ts'
import { parseHexIn } from '../rules/hexes.ts'
import { dragonHexes, idOf, slotOf } from '../rules/topics/counters.ts'
import type { View } from '../rules/view.ts'

/** Whose action it is: the counter that one takes in hand for it; undefined for what belongs to nobody. */
export function actorOf(action: Action, state: View): string | undefined {
  switch (action.type) {
    case 'shoot':
      return action.shooter
    case 'cast':
      return action.wizard
    case 'attack':
      return action.attackers[0]
    case 'place':
    case 'enter':
    case 'startMove':
    case 'retreat':
    case 'advance':
      return action.unit
    case 'displace':
    case 'placeUnhorsed':
    case 'pushed':
    case 'moveHorse':
      return state.top === undefined ? undefined : idOf(state, state.arg(0))
    default:
      return state.mover >= 0 && state.top === undefined ? idOf(state, state.mover) : undefined
  }
}

/** The hexes that stand for an action on the board: pressing one of them means it. */
export function placesOf(action: Action, state: View): readonly HexId[] {
  const hexes = (labels: readonly (string | undefined)[]): readonly HexId[] =>
    labels.flatMap((label) => (label === undefined ? [] : (parseHexIn(state, label) ?? [])))
  const units = (ids: readonly string[]): readonly HexId[] =>
    ids.flatMap((id) => {
      const slot = slotOf(state, id)
      return slot === undefined || state.hex(slot) < 0 ? [] : [state.hex(slot)]
    })
  switch (action.type) {
    case 'place':
    case 'enter':
    case 'dismount':
    case 'putDown':
    case 'displace':
    case 'placeUnhorsed':
    case 'pushed':
    case 'moveHorse':
      return hexes([action.hex])
    case 'step':
    case 'unlock':
    case 'lock':
    case 'useLink':
    case 'fly':
    case 'clear':
      return hexes([action.to])
    case 'retreat':
    case 'advance':
      return hexes([action.path.at(-1)])
    case 'shoot':
      return action.aimHex === undefined ? units([action.target]) : hexes([action.aimHex])
    case 'attack':
      return action.dragonPart === undefined
        ? units(action.defenders)
        : partHex(state, action.defenders[0], action.dragonPart)
    case 'startMove':
    case 'chooseCasualty':
      return units([action.unit])
    case 'chooseDragonPart': {
      const dragon = state.setting.roster.byId.get('black-dragon')
      return dragon === undefined ? [] : partHex(state, 'black-dragon', action.part)
    }
    case 'mount':
    case 'takeHorse':
    case 'dropHorse':
      return units([action.horse])
    case 'lift':
      return units([action.carried])
    case 'dragonStep': {
      const to = neighbour(
        state.ground.board,
        state.hex(state.mover),
        DIRECTION_NAMES.indexOf(action.dir) as 0,
      )
      return to === -1 ? [] : [to]
    }
    case 'jump':
      return ahead(state, 3)
    case 'cast':
      if (action.target.unit !== undefined) return units([action.target.unit])
      if (action.target.anchor !== undefined) return hexes([action.target.anchor])
      return hexes(action.target.hexes?.slice(0, 1) ?? [])
    default:
      return []
  }
}

/** All hexes that an action is aimed at, to be seen before it is done. */
export function aimedAt(action: Action, state: View): readonly HexId[] {
  if (action.type !== 'cast' || action.target.hexes === undefined) return placesOf(action, state)
  return action.target.hexes.flatMap((label) => parseHexIn(state, label) ?? [])
}

function partHex(
  state: View,
  unit: string | undefined,
  part: (typeof dragonParts)[number],
): readonly HexId[] {
  const slot = unit === undefined ? undefined : slotOf(state, unit)
  const hex = slot === undefined ? -1 : (dragonHexes(state, slot)[dragonParts.indexOf(part)] ?? -1)
  return hex === -1 ? [] : [hex]
}

/** The hex so many steps before the mover. */
function ahead(state: View, steps: number): readonly HexId[] {
  let hex: HexId | -1 = state.hex(state.mover)
  for (let i = 0; i < steps && hex !== -1; i++)
    hex = neighbour(state.ground.board, hex, state.facing(state.mover))
  return hex === -1 ? [] : [hex]
}
