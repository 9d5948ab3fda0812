import type { Action } from '../../rules/actions.ts'
import { labelOf } from '../../rules/map.ts'
import { areas, dragonIds, formatDragon, parseDragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { layoutOf } from '../draw/plan.ts'

/** Where an action is shown: the piece that does it and the hex to press for it. */
export interface ActionPlace {
  /** 'D1', 'INF3'; absent where no piece acts. */
  readonly piece?: string
  /** The hex that is lit; absent for actions that are buttons only. */
  readonly hex?: string
}

const dragonPlace = (state: State, id: string): string | undefined => {
  const dragon = dragonIds.find((one) => one === id)
  if (dragon === undefined) return undefined
  const hex = state.dragonHex(parseDragon(dragon))
  return hex < 0 ? undefined : labelOf(hex)
}

/** Geometry only: it says where an action leads, not whether it is allowed. */
export function placeOf(action: Action, state: State): ActionPlace {
  switch (action.type) {
    case 'placeUnit':
      return { piece: action.unit, hex: action.hex }
    case 'placeDragon':
      return { piece: action.dragon, hex: action.hex }
    case 'beginMove':
      return { piece: action.dragon }
    case 'walkForward':
      return ofMover(state, action.turn, 1)
    case 'slither':
      return action.turn === 0 ? ofMover(state, 0, 1) : ofMover(state, 0, 0)
    case 'bound':
      return ofMover(state, action.turn, action.distance)
    case 'fly':
      return flightPlace(state, action.path)
    case 'fall':
      return fallPlace(state, action.direction)
    case 'walkTurn':
    case 'walkDestroy':
    case 'walkSmash':
    case 'endMove':
    case 'landInPlace':
    case 'leglessSmash':
      return state.mover === -1 ? {} : { piece: formatDragon(state.mover) }
    case 'allocateDamage':
      return { piece: action.dragon }
    case 'breathe':
      return { piece: action.dragon, ...aheadOf(state, action.dragon, action.direction, 1) }
    case 'dragonAttack':
      return { piece: action.dragon, hex: action.hex }
    case 'castFog':
    case 'castWhirlwind':
    case 'castLightning':
    case 'castBoost':
      return { piece: 'WZD', ...('hex' in action ? { hex: action.hex } : {}) }
    case 'placeReinforcement':
      return { hex: action.hex }
    case 'moveUnit': {
      const hex = action.path.at(-1)
      return { piece: action.unit, ...(hex === undefined ? {} : { hex }) }
    }
    case 'shoot':
      return { piece: action.archer, ...hexOf(dragonPlace(state, action.dragon)) }
    case 'attackDragon':
      return { piece: action.unit, ...hexOf(dragonPlace(state, action.dragon)) }
    case 'prepareBridge':
      return { piece: action.unit }
    case 'claim':
    case 'passClaim':
    case 'finishSetup':
    case 'passSpell':
    case 'chooseMissileArea':
    case 'endPhase':
    case 'concede':
    case 'resign':
      return {}
  }
}

const hexOf = (hex: string | undefined): { readonly hex?: string } => (hex === undefined ? {} : { hex })

function ofMover(state: State, turn: number, steps: number): ActionPlace {
  if (state.mover === -1) return {}
  const piece = formatDragon(state.mover)
  return steps === 0 ? { piece } : { piece, ...aheadOf(state, piece, turn, steps) }
}

function aheadOf(state: State, dragon: string, turn: number, steps: number): { readonly hex?: string } {
  const id = dragonIds.find((one) => one === dragon)
  let at = id && dragonPlace(state, id)
  if (id === undefined) return {}
  const facing = (state.facing(parseDragon(id)) + turn + 6) % 6
  const layout = layoutOf(state.map)
  for (let step = 0; step < steps && at !== undefined; step++) at = layout.neighbour(at, facing)
  return hexOf(at)
}

function flightPlace(state: State, path: readonly ('F' | 'L' | 'R')[]): ActionPlace {
  if (state.mover === -1) return {}
  const piece = formatDragon(state.mover)
  let at = dragonPlace(state, piece)
  let facing: number = state.facing(state.mover)
  const layout = layoutOf(state.map)
  for (const step of path) {
    if (step === 'F') at = at && layout.neighbour(at, facing)
    else facing = (facing + (step === 'L' ? 5 : 1)) % 6
  }
  return { piece, ...hexOf(at) }
}

function fallPlace(state: State, direction: number): ActionPlace {
  if (state.mover === -1) return {}
  const piece = formatDragon(state.mover)
  const from = dragonPlace(state, piece)
  return { piece, ...hexOf(from && layoutOf(state.map).neighbour(from, direction)) }
}

/** Every hex that the action touches, for the preview: a path, a line of fire. */
export function pathOf(action: Action, state: State): readonly string[] {
  if (action.type === 'moveUnit') return action.path
  if (action.type === 'bound') {
    return Array.from({ length: action.distance }, (_, i) => ofMover(state, action.turn, i + 1).hex).filter(
      isLabel,
    )
  }
  if (action.type === 'fly') {
    return action.path.flatMap((_, i) => flightPlace(state, action.path.slice(0, i + 1)).hex ?? [])
  }
  if (action.type === 'breathe') {
    return [1, 2].flatMap((steps) => aheadOf(state, action.dragon, action.direction, steps).hex ?? [])
  }
  const { hex } = placeOf(action, state)
  return hex === undefined ? [] : [hex]
}

const isLabel = (label: string | undefined): label is string => label !== undefined

/** How strong a choice is, to list the strongest first: an overrun before passing over, many groups before few. */
export function strengthOf(action: Action): number {
  if (action.type === 'walkForward') return action.overrun === 'attack' ? 1 : 0
  if (action.type !== 'dragonAttack') return 0
  return areas.reduce((sum, area) => sum + (area === 'belly' ? 0 : action[area]), 0)
}
