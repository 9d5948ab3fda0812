import type { BotRoom, PickOf, Plan, Seat } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import { ownerOfPhase } from '../../rules/phase-owners.ts'
import { breaths } from '../../rules/phases/dragonfire.ts'
import { dragons } from '../../rules/pieces.ts'
import type { Phase, State } from '../../rules/state.ts'
import { isAlive } from '../../rules/topics/abilities.ts'
import { onItsMap } from '../map-in-hand.ts'
import { damagePlans } from './damage-plans.ts'
import { archeryPlans, bestAttack, bestShot, blowPlans, mayAttack, mayShoot } from './defender-blows.ts'
import { bestBlow, firePlans, mayStrike, meleePlans } from './dragon-blows.ts'
import { movementPlans, singles } from './dragon-moves.ts'
import { evaluate, explain, outcomeValue } from './evaluate.ts'
import { furtherMarchPlans, marchPlans, usualMarch } from './marches.ts'
import { reinforcementPlans } from './reinforcing.ts'
import { setUp } from './set-ups.ts'
import { furtherSpellPlans, spellPlans } from './spells.ts'
import { stateKey } from './state-key.ts'
import { sureSteps } from './sure-steps.ts'

const END_PHASE = { type: 'endPhase' } as const
const CLAIM = { type: 'claim' } as const

const byPhase: Readonly<Record<Phase, (state: State) => readonly Plan<Action>[]>> = {
  defenderSetup: singles,
  invaderSetup: singles,
  invaderMovement: movementPlans,
  dragonfire: firePlans,
  invaderMelee: meleePlans,
  claim: () => [
    { actions: [CLAIM], weight: 1 },
    { actions: [{ type: 'passClaim' }], weight: 1 },
  ],
  spell: spellPlans,
  reinforcements: reinforcementPlans,
  defenderMovement: marchPlans,
  archery: archeryPlans,
  defenderMelee: blowPlans,
  over: () => [],
}

function plans(state: State): readonly Plan<Action>[] {
  if (state.pending === 'missile') return singles(state)
  if (state.pending !== 'none') return damagePlans(state)
  return byPhase[state.phase](state)
}

/** Marches of the garrison and places for fog are too many for a short list. */
function further(state: State): readonly Plan<Action>[] {
  if (state.pending !== 'none') return []
  if (state.phase === 'defenderMovement') return furtherMarchPlans(state)
  return state.phase === 'spell' ? furtherSpellPlans(state) : []
}

/** The plan of most weight, without making the others where they cost much. */
function likeliest(state: State): readonly [Action, ...Action[]] {
  if (state.phase === 'defenderMovement' && state.pending === 'none') return usualMarch(state)
  let best: Plan<Action> | undefined
  for (const plan of plans(state)) if (best === undefined || plan.weight > best.weight) best = plan
  return best?.actions ?? [END_PHASE]
}

/** Inside the search arrows and blows fall as looks best, and phases without anything to do end. */
function forced(state: State): Action | undefined {
  if (state.pending === 'missile') return undefined
  if (state.pending !== 'none') return damagePlans(state)[0]?.actions[0]
  switch (state.phase) {
    case 'dragonfire':
      return breaths(state).length === 0 ? END_PHASE : undefined
    case 'invaderMelee':
      return mayStrike(state) ? bestBlow(state) : meleeEnd(state)
    case 'reinforcements':
      return reinforcementPlans(state)[0]?.actions[0]
    case 'archery':
      return mayShoot(state) ? bestShot(state) : END_PHASE
    case 'defenderMelee':
      return mayAttack(state) ? bestAttack(state) : END_PHASE
    default:
      return undefined
  }
}

const meleeEnd = (state: State): Action | undefined => meleePlans(state)[0]?.actions[0]

/** Thoughts still to come in the turn; small matters late in it count as many, and so get little time each. */
const thoughts: Readonly<Record<Phase, number>> = {
  defenderSetup: 25,
  invaderSetup: 3,
  invaderMovement: 2.2,
  dragonfire: 2,
  invaderMelee: 3,
  claim: 1,
  spell: 2.5,
  reinforcements: 8,
  defenderMovement: 1.6,
  archery: 5,
  defenderMelee: 5,
  over: 1,
}

/** What the search must know of Dragon Rage beyond its rules. */
export const searchRoom: BotRoom<State, Action> = {
  evaluate: onItsMap(evaluate),
  plans: onItsMap(plans),
  further: onItsMap(further),
  musts: onItsMap(sureSteps),
  mayForget: (action) => action.type === 'moveUnit',
  policy: onItsMap(likeliest),
  forced: onItsMap(forced),
  opening: onItsMap((state, _seat: Seat, pick: PickOf, care: number) => setUp(state, pick, care)),
  outcomeValue,
  stateKey,
  turnKey: (state) => state.turn * 2 + ownerOfPhase[state.phase],
  turnOwner: (state) => ownerOfPhase[state.phase],
  decisionsLeft(state) {
    const more = thoughts[state.phase]
    if (state.phase !== 'invaderMovement') return more
    return more + (dragons.every((d) => isAlive(state, d) && !state.hasMoved(d)) ? 1.3 : 0)
  },
  explain: onItsMap(explain),
}
