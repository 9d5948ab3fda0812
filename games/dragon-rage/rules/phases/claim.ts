import { dragons } from '../pieces.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { CLAIM_POINTS, destroyedPoints } from '../topics/victory.ts'

/** DR-5.8: with 16 points, before any dragon acts in phase 1 or when phase 3 is over. */
export function checkClaim(state: State): Refusal | undefined {
  if (state.options.claim !== 'invaderChoice') return refuse('claimWindowClosed', 'DR-5.8')
  const left = destroyedPoints(state)
  if (left < CLAIM_POINTS) return refuse('tooFewPoints', 'DR-5.8', { needed: CLAIM_POINTS, left })
  if (state.phase === 'claim') return undefined
  const begun = state.mover !== -1 || dragons.some((d) => state.mode(d) !== undefined)
  return begun ? refuse('claimWindowClosed', 'DR-5.8') : undefined
}

export const hasClaimWindow = (state: State): boolean =>
  state.options.claim === 'invaderChoice' && destroyedPoints(state) >= CLAIM_POINTS
