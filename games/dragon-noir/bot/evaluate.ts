import type { Seat } from '@wyrmtable/kernel'
import { scenariosData } from '../data/scenarios.ts'
import { typeOfId } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'
import {
  BODY,
  counter,
  dragonSlot,
  idOf,
  isOnMap,
  isStunned,
  partWounds,
  slots,
} from '../rules/topics/counters.ts'
import { isWounded } from '../rules/topics/values.ts'
import { outcomeOf } from '../rules/victory.ts'
import { goalsOf } from './goals.ts'

/** What a counter in that state is worth of its points. */
const STUNNED = 0.6
const WOUNDED = 0.5
/** Points that the whole way to a goal is worth. */
const GOAL = 3
/** Points for each wound of the dragon's body. */
const BODY_WOUND = 4
/** Points of advantage that make a win twice as likely as a loss and a half. */
const SCALE = 8

/** How good the state is for the seat, from 0 to 1: strength on the map and nearness to what wins. */
export function evaluate(state: State, seat: Seat): number {
  const outcome = outcomeOf(state)
  if (outcome !== undefined)
    return outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0
  const advantage = strength(state, seat) - strength(state, 1 - seat)
  return 1 / (1 + Math.exp(-advantage / SCALE))
}

function strength(state: State, side: number): number {
  let sum = 0
  for (const slot of slots(state)) {
    if (state.side(slot) !== side || counter(state, slot).kind === 'horse') continue
    const place = state.place(slot)
    if (place === 'dead' || place === 'removed' || place === 'supply') continue
    const value = scenariosData.points.values[typeOfId(idOf(state, slot))] ?? 1
    const whole = isStunned(state, slot) ? STUNNED : isWounded(state, slot) ? WOUNDED : 1
    sum += value * whole
    if (place === 'exited') sum += GOAL
  }
  const dragon = dragonSlot(state)
  if (dragon >= 0 && state.side(dragon) !== side) sum += BODY_WOUND * partWounds(state, BODY)
  return sum + GOAL * nearness(state, side)
}

/** Mean nearness of the side's characters to what they want, 0 to 1. */
function nearness(state: State, side: number): number {
  const goals = goalsOf(state, side)
  const mine = slots(state).filter(
    (slot) => state.side(slot) === side && counter(state, slot).kind === 'character' && isOnMap(state, slot),
  )
  if (mine.length === 0) return 0
  return mine.reduce((sum, slot) => sum + goals.nearness(slot), 0) / mine.length
}
