import type { Dice, Plan, Seat } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import { sorcerers } from '../rules/game.ts'
import type { State } from '../rules/state.ts'
import { candidates } from './candidates.ts'
import { evaluate } from './evaluate.ts'

/** Steps that a search weighs, at most; the others of hundreds are places beside better ones. */
const MOST = 20
/** How often an attack hits, about: skills are 12 to 16 on a die of twenty. */
const HITS = 0.7
/** A step that is worth so much less than the best one is e times less promising. */
const TEMPERATURE = 0.005
/** What is left of the promise of any step that is listed. */
const LEAST = 0.05

/** The candidates as they look one step ahead, the best first. */
export function plans(state: State, seat: Seat): readonly Plan<Action>[] {
  const all = candidates(state, seat)
  const valued = all
    .map((action) => ({ action, value: all.length < 2 ? 0 : worthOf(state, seat, action) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST)
  const best = valued[0]?.value ?? 0
  return valued.map(({ action, value }) => ({
    actions: [action],
    weight: LEAST + Math.exp((value - best) / TEMPERATURE),
  }))
}

/** What the state comes to right after the step; an attack is weighed as a hit and as a miss. */
function worthOf(state: State, seat: Seat, action: Action): number {
  if (!attacks.has(action.type)) return after(state, seat, action, true)
  return HITS * after(state, seat, action, true) + (1 - HITS) * after(state, seat, action, false)
}

const attacks: ReadonlySet<Action['type']> = new Set(['melee', 'shoot', 'gunFire', 'breath'])

function after(state: State, seat: Seat, action: Action, hits: boolean): number {
  const next = sorcerers.clone(state)
  sorcerers.apply(next, seat, action, fixedDice(hits), ignore)
  return evaluate(next, seat)
}

const ignore = (): void => {}

/** Dice that always hit or always miss. Those for the order run through their sides, lest it stay a tie. */
function fixedDice(hits: boolean): Dice {
  let rolls = 0
  return {
    roll: (sides, why) => (why === 'initiative' ? 1 + (rolls++ % sides) : hits ? 1 : sides),
    pick: () => 0,
    shuffle: () => {},
  }
}
