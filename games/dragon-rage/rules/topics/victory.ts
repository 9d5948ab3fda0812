import type { HexId } from '@wyrmtable/hex'
import type { Outcome } from '@wyrmtable/kernel'
import { unitsData } from '../../data/units.ts'
import { clauseOfEnd, type EndReason } from '../endings.ts'
import type { Cause } from '../events.ts'
import { labelOf } from '../map.ts'
import { DEFENDER, dragons, INVADER } from '../pieces.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import { isAlive } from './abilities.ts'

export const isVpIntact = (state: State, hex: HexId): boolean => {
  const index = state.map.vpIndexAt(hex)
  return index >= 0 && (state.destroyed & (1 << index)) === 0
}

/** Points the Invader has destroyed. */
export function destroyedPoints(state: State): number {
  let points = 0
  for (let i = 0; i < state.map.vpValues.length; i++)
    if (state.destroyed & (1 << i)) points += state.map.vpValues[i] ?? 0
  return points
}
const allDestroyed = (state: State): boolean => state.destroyed === (1 << state.map.vpHexes.length) - 1

/** DR-5.1, DR-5.5: destroyed once and for all, by whomever; the destruction clock starts anew. */
export function destroyVp(play: Play, hex: HexId, cause: Cause, clause: string): void {
  const { state, emit } = play
  if (!isVpIntact(state, hex)) return
  const index = state.map.vpIndexAt(hex)
  state.destroyed |= 1 << index
  state.lastDestructionTurn = state.turn
  emit({
    type: 'vpDestroyed',
    hex: labelOf(hex),
    value: state.map.vpValues[index] ?? 0,
    total: destroyedPoints(state),
    cause,
    clause,
  })
}

/** DR-5.11: remembers that a living dragon was in, entered or passed over a city hex this turn. */
export function markInside(state: State, hex: HexId): void {
  if (state.options.insideClock === 'anyMoment' && state.map.isCity(hex)) state.lastInsideTurn = state.turn
}

/** The same for all dragons where they are now; at the end of a turn it holds for either variant. */
export function markDragonsInside(state: State): void {
  for (const d of dragons)
    if (isAlive(state, d) && state.map.isCity(state.dragonHex(d))) state.lastInsideTurn = state.turn
}

export const CLAIM_POINTS = Number(unitsData.victoryGrades.find((grade) => grade.id === 'marginal')?.min)
const GREAT_POINTS = Number(unitsData.victoryGrades.find((grade) => grade.id === 'great')?.min)

export function endGame(play: Play, reason: EndReason): void {
  const { state, emit } = play
  state.endReason = reason
  state.phase = 'over'
  state.pending = 'none'
  emit({ type: 'gameEnded', reason, vp: destroyedPoints(state), clause: clauseOfEnd[reason] })
}

/** DR-5.7: the death of all dragons decides before the fall of all VP; then the automatic claims of the variant. */
function verdict(state: State): EndReason | undefined {
  if (!dragons.some((d) => isAlive(state, d))) return 'dragonsDead'
  if (allDestroyed(state)) return 'allDestroyed'
  const { claim } = state.options
  const automatic = claim === 'autoAt16' ? CLAIM_POINTS : claim === 'autoAt20' ? GREAT_POINTS : undefined
  return automatic !== undefined && destroyedPoints(state) >= automatic ? 'claimed' : undefined
}

/** Whether the position alone decides the game, whoever is to act. */
export const isDecided = (state: State): boolean => verdict(state) !== undefined

/**
 * DR-5.7: ends the game where it is decided, once what an action or a step of the sequence causes is carried through:
 * damage that waits to be shared out comes first.
 */
export function settle(play: Play): void {
  const { phase, pending } = play.state
  if (pending !== 'none' || phase === 'over' || phase === 'defenderSetup' || phase === 'invaderSetup') return
  const reason = verdict(play.state)
  if (reason !== undefined) endGame(play, reason)
}

/** DR-5.6: the grade of a number of destroyed points. */
export function gradeOf(points: number, all: number): string {
  let grade = 'defeat'
  for (const step of unitsData.victoryGrades) {
    const least = step.min === 'all' ? all : step.min
    if (points >= least) grade = step.id
  }
  return grade
}

export function outcomeOf(state: State): Outcome | undefined {
  const reason = state.endReason
  if (reason === 'none') return undefined
  const points = destroyedPoints(state)
  const scores = [points, state.map.vpTotal - points]
  const clause = clauseOfEnd[reason]
  if (reason === 'allDestroyed' || reason === 'claimed' || reason === 'resigned') {
    // DR-5.9: a resigning Defender concedes at least a great victory.
    const counted = reason === 'resigned' ? Math.max(points, GREAT_POINTS) : points
    return { winners: [INVADER], grade: gradeOf(counted, state.map.vpTotal), reason, clause, scores }
  }
  return { winners: [DEFENDER], grade: 'defeat', reason, clause, scores }
}
