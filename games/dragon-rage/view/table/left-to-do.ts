import type { Action } from '../../rules/actions.ts'
import { parseLabel } from '../../rules/map.ts'
import { parseUnit, units } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { pathOf } from './action-place.ts'
import { piecesAt } from './pieces-at.ts'

const leftovers = ['move', 'breathe', 'attack', 'march', 'shoot', 'strike'] as const

/** What would be given up by ending the phase now: the pieces, and what they could still do. */
export interface Leftover {
  readonly kind: (typeof leftovers)[number]
  readonly pieces: readonly string[]
}

export function leftToDo(actions: readonly Action[], state: State): Leftover | undefined {
  // Nobody moves every unit: who has moved one, and ends the phase, has seen to the rest.
  const hasMarched = units.some((unit) => state.stepsUsed(unit) > 0)
  for (const kind of leftovers) {
    if (kind === 'march' && hasMarched) continue
    const pieces = new Set(actions.flatMap((action) => pieceFor[kind](action, state) ?? []))
    if (pieces.size > 0) return { kind, pieces: [...pieces] }
  }
  return undefined
}

/** The piece that an action lets do the kind of thing, if it is one. */
const pieceFor: Readonly<Record<Leftover['kind'], (action: Action, state: State) => string | undefined>> = {
  move: (action) => (action.type === 'beginMove' && action.mode !== 'none' ? action.dragon : undefined),
  breathe: (action, state) =>
    action.type === 'breathe' && pathOf(action, state).some((hex) => burns(hex, state))
      ? action.dragon
      : undefined,
  attack: (action) => (action.type === 'dragonAttack' ? action.dragon : undefined),
  march: (action, state) => {
    if (action.type !== 'moveUnit') return undefined
    const unit = parseUnit(action.unit)
    return unit !== undefined && state.stepsUsed(unit) === 0 ? action.unit : undefined
  },
  shoot: (action) => (action.type === 'shoot' ? action.archer : undefined),
  strike: (action) => (action.type === 'attackDragon' ? action.unit : undefined),
}

/** Whether fire would find units or a standing place of worth there. */
function burns(label: string, state: State): boolean {
  const hex = parseLabel(label)
  const vp = hex === undefined ? -1 : state.map.vpIndexAt(hex)
  const hasUnits = piecesAt(state, label).some((piece) => parseUnit(piece) !== undefined)
  return hasUnits || (vp >= 0 && (state.destroyed & (1 << vp)) === 0)
}
