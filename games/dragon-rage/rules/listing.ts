import type { Action } from './actions.ts'
import { areaChoices, shots } from './phases/archery.ts'
import { checkClaim } from './phases/claim.ts'
import { allocations } from './phases/damage-allocation.ts'
import { defenderAttacks } from './phases/defender-melee.ts'
import { unitMoves } from './phases/defender-movement.ts'
import { breaths } from './phases/dragonfire.ts'
import { checkEndMelee, dragonAttacks } from './phases/invader-melee.ts'
import { checkEndMove, checkEndMovement, moveModesNow, steps } from './phases/invader-movement.ts'
import { placements } from './phases/reinforcements.ts'
import { checkFinishSetup, dragonPlacements, unitPlacements } from './phases/setup.ts'
import { casts } from './phases/spell.ts'
import { dragons } from './pieces.ts'
import type { Phase, State } from './state.ts'

const END_PHASE = { type: 'endPhase' } as const
const FINISH_SETUP = { type: 'finishSetup' } as const
const CLAIM = { type: 'claim' } as const

/** What may be done in each phase, listed as `Game.actions` promises. */
const byPhase: Readonly<Record<Phase, (state: State) => readonly Action[]>> = {
  defenderSetup: (state) => [
    ...(checkFinishSetup(state) === undefined ? [FINISH_SETUP] : []),
    ...unitPlacements(state),
  ],
  invaderSetup: (state) => [
    ...(checkFinishSetup(state) === undefined ? [FINISH_SETUP] : []),
    ...dragonPlacements(state),
  ],
  invaderMovement,
  dragonfire: (state) => [...breaths(state), END_PHASE],
  invaderMelee: (state) => [
    ...dragonAttacks(state),
    ...(checkEndMelee(state) === undefined ? [END_PHASE] : []),
  ],
  claim: (state) => [...(checkClaim(state) === undefined ? [CLAIM] : []), { type: 'passClaim' }],
  spell: casts,
  reinforcements: placements,
  defenderMovement: (state) => [...unitMoves(state), END_PHASE],
  archery: (state) => [...shots(state), END_PHASE],
  defenderMelee: (state) => [...defenderAttacks(state), END_PHASE],
  over: () => [],
}

function invaderMovement(state: State): readonly Action[] {
  if (state.mover !== -1) {
    const end = checkEndMove(state) === undefined ? [{ type: 'endMove' } as const] : []
    return [...steps(state, state.mover), ...end]
  }
  return [
    ...(checkClaim(state) === undefined ? [CLAIM] : []),
    ...dragons.flatMap((d) => moveModesNow(state, d)),
    ...(checkEndMovement(state) === undefined ? [END_PHASE] : []),
  ]
}

export function listActions(state: State): readonly Action[] {
  if (state.phase === 'over') return []
  if (state.pending === 'missile') return areaChoices()
  if (state.pending !== 'none') return allocations(state)
  return byPhase[state.phase](state)
}
