import { unitsData } from '../../data/units.ts'
import { type Dragon, formatDragon } from '../pieces.ts'
import { type Play, roll } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { isBerserk, isDestroyed } from '../topics/abilities.ts'
import { gateAhead, isGuardedAhead, smash } from '../topics/entrances.ts'
import { endMove } from './move.ts'
import { checkGate } from './walk.ts'

/** DR-9.11: without legs, before a closed gate that is not the Invader's; not while berserk (DR-24.3). */
export function checkLeglessSmash(state: State, d: Dragon): Refusal | undefined {
  const dragon = formatDragon(d)
  if (!state.isGrounded(d)) return refuse('notGrounded', 'DR-9.11', { dragon })
  if (isBerserk(state, d)) return refuse('berserk', 'DR-24.3', { dragon })
  if (!isDestroyed(state, d, 'legs')) return refuse('noSuchMove', 'DR-9.11', { dragon, mode: 'leglessSmash' })
  return checkGate(state, d, 'DR-9.11')
}

/** DR-9.11: one attempt, 6+ on one die, or 11+ on two where a unit guards the gate. */
export function leglessSmash(play: Play, d: Dragon): void {
  const { state } = play
  const { guarded, unguarded } = unitsData.gateSmash.legless
  const attempt = isGuardedAhead(state, d) ? guarded : unguarded
  const id = gateAhead(state, d)
  const { success } = roll(play, {
    why: 'leglessSmash',
    clause: 'DR-9.11',
    by: formatDragon(d),
    on: state.map.entranceAt(id).name,
    count: attempt.dice,
    need: attempt.target,
  })
  if (success) smash(play, d, id, 'DR-9.11')
  endMove(play, d)
}
