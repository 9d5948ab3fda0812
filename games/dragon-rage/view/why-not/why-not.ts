import type { State } from '../../rules/state.ts'
import { isDragonName } from '../table/pieces-at.ts'
import type { Spell } from '../table/spells.ts'
import { wouldBe } from '../table/would-be.ts'
import type { Asked, Reason } from './asked.ts'
import { whyNotByAir, whyNotOnFoot } from './dragon.ts'
import { whyNotMarch } from './march.ts'

/**
 * Why the chosen piece cannot do what a press on this hex would mean, judged by where it leads: the rules are asked
 * about the hex itself, then about the way to it. Undefined where nothing is meant, and where nothing forbids it.
 */
export function whyNot(
  asked: Asked,
  state: State,
  piece: string | undefined,
  hex: string,
  spell: Spell,
): Reason | undefined {
  if (piece !== undefined && state.pending === 'none') {
    if (state.phase === 'defenderMovement' && !isDragonName(piece)) {
      return whyNotMarch(asked, state, piece, hex)
    }
    if (state.phase === 'invaderMovement' && isDragonName(piece)) {
      const mode = state.mover === -1 ? 'walk' : state.mode(state.mover)
      return mode === 'walk'
        ? whyNotOnFoot(asked, state, piece, hex)
        : whyNotByAir(asked, state, piece, hex, mode)
    }
  }
  const meant = wouldBe(state, piece, hex, spell)
  if (meant !== undefined) return asked.check(meant)
  return state.phase === 'dragonfire' && piece !== undefined && isDragonName(piece)
    ? { type: 'notAhead', clause: 'DR-15.3' }
    : undefined
}
