import type { Fault } from '@wyrmtable/kernel'
import { type Refusal, refuse } from './refusals.ts'
import type { State } from './state.ts'
import { bodyOf, idOf, isOnMap, isPair, isStunned, slots } from './topics/counters.ts'
import { mayStandAt, standOf } from './topics/occupancy.ts'

/** A fault of a position by a clause of the rules. */
export function impossible(path: string, { clause, type, ...figures }: Refusal): Fault {
  return {
    code: 'impossible',
    path,
    figures: { clause, reason: type, ...figures },
  }
}

/** DN-10.1, DN-17.6: what no position may have. Somebody under way may stand where it could not stay. */
export function findImpossible(state: State): Fault | undefined {
  for (const slot of slots(state)) {
    if (!isOnMap(state, slot)) continue
    const path = `/units/${idOf(state, slot)}`
    const unit = idOf(state, slot)
    if (state.hex(slot) < 0) return impossible(path, refuse('notOnMap', 'DN-17.6', { unit }))
    if (slot === state.mover || state.depth > 0) continue
    if (isPair(state, slot) && bodyOf(state, slot).length < 2)
      return impossible(path, refuse('illegalGround', 'DN-9.1', { unit }))
    if (!mayStandAt(state, slot, standOf(state, slot)) && !isLaidOnAnother(state, slot))
      return impossible(
        path,
        refuse('occupied', 'DN-10.1', {
          hex: state.ground.label(state.hex(slot)),
        }),
      )
  }
  return undefined
}

/** DN-7.14: somebody stunned may share the hex of the carrier who fell there, and a mover any hex of a friend. */
function isLaidOnAnother(state: State, slot: number): boolean {
  return slots(state).some(
    (other) =>
      other !== slot &&
      isOnMap(state, other) &&
      bodyOf(state, other).some((one) => bodyOf(state, slot).includes(one)) &&
      (other === state.mover || isStunned(state, other) || isStunned(state, slot)),
  )
}
