import type { Action } from './actions.ts'
import type { FrameKind } from './fields.ts'
import { secondChoices } from './magic/casting.ts'
import { casts, contests } from './magic/listing.ts'
import {
  advanceChoices,
  casualtyChoices,
  displaceChoices,
  horseChoices,
  partChoices,
  pushedChoices,
  retreatChoices,
  unhorsedChoices,
} from './phases/answers.ts'
import { attacks } from './phases/combat.ts'
import { shots } from './phases/fire.ts'
import { movementActions } from './phases/movement.ts'
import { setupActions } from './phases/setup.ts'
import type { State } from './state.ts'
import { actingSide } from './turn.ts'

const PASS: Action = { type: 'pass' }
const END_PHASE: Action = { type: 'endPhase' }

/** What may be answered to each step that waits. */
const answers: Partial<Readonly<Record<FrameKind, (state: State) => readonly Action[]>>> = {
  defensiveFire: (state) => [...shots(state, actingSide(state)), PASS],
  defensiveFireAtUnmoved: (state) => [...shots(state, actingSide(state)), PASS],
  chooseCasualty: casualtyChoices,
  chooseDragonPart: partChoices,
  retreat: retreatChoices,
  displace: displaceChoices,
  advance: advanceChoices,
  placeUnhorsed: unhorsedChoices,
  pushed: pushedChoices,
  moveHorse: horseChoices,
  magicWindow: (state) => [...casts(state, actingSide(state)), PASS],
  contestSpell: (state) => [...contests(state, actingSide(state)), PASS],
  contestSecond: secondChoices,
  counterSpell: () => [{ type: 'counter' }, PASS],
}

/** What may be done now, as `Game.actions` promises. */
export function listActions(state: State): readonly Action[] {
  const { top } = state
  if (top !== undefined) return answers[top]?.(state) ?? []
  switch (state.phase) {
    case 'setup':
      return setupActions(state)
    case 'fire':
      return [...shots(state, state.active), END_PHASE]
    case 'movement':
      return movementActions(state)
    case 'combat':
      return [...attacks(state), END_PHASE]
    default:
      return []
  }
}
