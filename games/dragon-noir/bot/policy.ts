import type { Seat } from '@wyrmtable/kernel'
import type { MatchState } from '../rules/match-state.ts'
import { answer } from './doctrine/answers.ts'
import { anyStep, type Steps } from './doctrine/legal.ts'
import { type Mind, memoryOf, playoutMind } from './doctrine/memory.ts'
import { move } from './doctrine/movement.ts'
import { type Numbers, usual } from './doctrine/numbers.ts'
import { placeUnit } from './doctrine/placing.ts'
import { attack, fire } from './doctrine/strikes.ts'

/**
 * The next steps by one joint plan for the turn: who goes where, who shoots, who strikes together. It is made at the start of
 * the phase of movement and kept to as long as dice and fire allow.
 */
export function policy(state: MatchState, seat: Seat, numbers: Numbers, mind: Mind = playoutMind): Steps {
  if (state.top !== undefined) return answer(state, seat, numbers)
  switch (state.phase) {
    case 'setup':
      return placeUnit(state, seat)
    case 'fire':
      return [fire(state, seat, numbers)]
    case 'movement':
      return move(state, seat, memoryOf(state, seat, numbers, mind))
    case 'combat':
      return [attack(state, seat, numbers)]
    default:
      return anyStep(state, seat)
  }
}

/** The same by the usual numbers. */
export const usualPolicy = (state: MatchState, seat: Seat): Steps => policy(state, seat, usual)
