import type { Action } from '../../rules/actions.ts'
import { dragonIds, parseDragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { layout } from '../draw/plan.ts'
import { hexOfPiece, isDragonName } from './pieces-at.ts'

/**
 * The action that somebody who presses this hex with this piece most likely means. The rules say
 * whether it is allowed, and why not.
 */
export function wouldBe(
  state: State,
  piece: string | undefined,
  hex: string,
  spell: 'castFog' | 'castWhirlwind' | 'castLightning' | 'castBoost',
): Action | undefined {
  switch (state.phase) {
    case 'defenderSetup':
      return piece === undefined || isDragonName(piece) ? undefined : { type: 'placeUnit', unit: piece, hex }
    case 'invaderSetup':
      return piece !== undefined && isDragonName(piece)
        ? { type: 'placeDragon', dragon: piece, hex, facing: 3 }
        : undefined
    case 'invaderMovement':
      return step(state, hex)
    case 'dragonfire':
      return fire(state, piece, hex)
    case 'invaderMelee':
      return piece !== undefined && isDragonName(piece)
        ? { type: 'dragonAttack', dragon: piece, hex, head: 0, wings: 0, legs: 1 }
        : undefined
    case 'spell':
      return spell === 'castLightning'
        ? { type: spell, hex, dragon: dragonIds.find((id) => hexOfPiece(state, id) === hex) ?? 'D1' }
        : spell === 'castBoost'
          ? undefined
          : { type: spell, hex }
    case 'reinforcements':
      return { type: 'placeReinforcement', hex }
    case 'defenderMovement':
      return piece === undefined || isDragonName(piece)
        ? undefined
        : { type: 'moveUnit', unit: piece, path: [hex] }
    case 'archery':
    case 'defenderMelee':
      return against(state, piece, hex)
    case 'claim':
    case 'over':
      return undefined
  }
}

function turnTowards(state: State, dragon: 'D1' | 'D2', hex: string): -1 | 0 | 1 | undefined {
  const from = hexOfPiece(state, dragon)
  const direction = from === undefined ? -1 : layout.direction(from, hex)
  if (direction < 0) return undefined
  const turn = (direction - state.facing(parseDragon(dragon)) + 6) % 6
  return turn === 0 ? 0 : turn === 1 ? 1 : turn === 5 ? -1 : undefined
}

function step(state: State, hex: string): Action | undefined {
  const dragon = state.mover === -1 ? undefined : dragonIds[state.mover]
  const turn = dragon && turnTowards(state, dragon, hex)
  if (dragon === undefined || turn === undefined) return undefined
  const mode = state.mode(parseDragon(dragon))
  if (mode === 'walk') return { type: 'walkForward', turn, overrun: 'none' }
  if (mode === 'slither') return { type: 'slither', turn: 0 }
  return mode === 'bound' ? { type: 'bound', turn, distance: 1 } : undefined
}

function fire(state: State, piece: string | undefined, hex: string): Action | undefined {
  if (piece === undefined || !isDragonName(piece)) return undefined
  const direction = turnTowards(state, piece, hex)
  return direction === undefined ? undefined : { type: 'breathe', dragon: piece, direction }
}

function against(state: State, piece: string | undefined, hex: string): Action | undefined {
  const dragon = dragonIds.find((id) => hexOfPiece(state, id) === hex)
  if (piece === undefined || dragon === undefined || isDragonName(piece)) return undefined
  if (state.phase === 'archery') {
    return state.isFlying(parseDragon(dragon))
      ? { type: 'shoot', archer: piece, dragon }
      : { type: 'shoot', archer: piece, dragon, area: 'legs' }
  }
  return { type: 'attackDragon', unit: piece, dragon, area: 'legs', open: false }
}
