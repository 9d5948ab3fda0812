import { defaultAnswer } from './default-answer.ts'
import { stepForEach } from './effects/control.ts'
import { stepEffects } from './effects/run.ts'
import type { FrameKind, FrameOf } from './frames.ts'
import { stepAbility, stepTrigger } from './phases/abilities.ts'
import { stepAttack, stepCompare } from './phases/attack.ts'
import { stepCast } from './phases/casting.ts'
import { stepCombatTurn } from './phases/combat.ts'
import { stepRituals } from './phases/magic.ts'
import { stepReaction } from './phases/reaction.ts'
import { stepWindow } from './phases/window.ts'
import { nextStep, stepDelayed } from './phases/year.ts'
import { type Play, pop, push } from './play.ts'
import { ruleOf } from './rulebook.ts'
import { stepDestroy } from './topics/destruction.ts'
import { stepLoss } from './topics/losses.ts'
import { stateCheck } from './topics/state-check.ts'
import { orderTriggers } from './topics/triggers.ts'
import { awaited } from './turn-order.ts'

/** DW-19.10 */
const LOOP_GUARD = 200

/** Work of each kind of frame; a new kind makes the compiler ask for it here. */
type Work<K extends FrameKind> = (play: Play, frame: FrameOf<K>) => void
const work: { readonly [K in FrameKind]: Work<K> } = {
  settle: stepSettle,
  effects: stepEffects,
  forEach: stepForEach,
  window: stepWindow,
  cast: stepCast,
  reaction: stepReaction,
  ability: stepAbility,
  trigger: stepTrigger,
  rituals: stepRituals,
  combatTurn: stepCombatTurn,
  attack: stepAttack,
  compare: stepCompare,
  destroy: stepDestroy,
  loss: stepLoss,
  delayed: stepDelayed,
}

/** The work of a frame. */
const workOf = <K extends FrameKind>(frame: { readonly kind: K }): Work<K> => work[frame.kind]

/** Does all that follows without a decision (DW-28.1): until a question is open or the game is over. */
export function goOn(play: Play): void {
  const { state } = play
  while (state.ending === null) {
    if (state.question !== null) {
      // DW-12.8: nobody waits for a player who has left.
      const gone = awaited(state).find((seat) => state.player(seat).conceded)
      if (gone === undefined) return
      const answer = defaultAnswer(state, gone)
      ruleOf(answer).apply(play, gone, answer)
      continue
    }
    const frame = state.stack.at(-1)
    if (frame === undefined) nextStep(play)
    else workOf(frame)(play, frame)
  }
}

/**
 * DW-12.1, DW-19.2: where triggers wait and are not held back, the first resolves before the check, and a
 * check follows each; done when neither is left.
 */
function stepSettle(play: Play, frame: FrameOf<'settle'>): void {
  const { state } = play
  if (frame.dirty) {
    frame.dirty = false
    stateCheck(play)
    return
  }
  orderTriggers(state)
  const trigger = state.held ? undefined : state.queue.shift()
  if (trigger !== undefined) {
    if (++state.fired > LOOP_GUARD) {
      play.emit({ type: 'loopGuard', dropped: state.queue.length + 1 })
      state.queue = []
      return
    }
    frame.dirty = true
    push(play, { kind: 'trigger', trigger, phase: 0, modes: [], targets: {} })
    return
  }
  const changed = stateCheck(play)
  if (state.ending === null && !changed && state.fresh.length === 0) pop(play)
}
