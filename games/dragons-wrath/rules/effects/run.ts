import type { EffectOp } from '../../data/effect.ts'
import type { FrameOf } from '../frames.ts'
import { type Play, pop } from '../play.ts'
import {
  cancelAttack,
  counter,
  endCombatTurn,
  extraAttack,
  fight,
  redirectAttack,
  setAttackMode,
} from './attack.ts'
import { discard, draw, look, search } from './cards.ts'
import { choose, delayed, either, forEach, payOrElse, random } from './control.ts'
import { destroy } from './destroy.ts'
import { dispel, modify } from './modify.ts'
import { move } from './move.ts'
import { moveObject } from './move-object.ts'
import type { Primitive } from './primitive.ts'
import {
  destroyProvince,
  exhaustProvince,
  recoverProvince,
  refreshProvince,
  stealProvince,
} from './provinces.ts'
import { createCopy, createToken } from './tokens.ts'

/** Every primitive of DW-17 by its name: a new one makes the compiler ask for it here. */
const primitives: { readonly [Op in EffectOp]: Primitive<Op> } = {
  destroy,
  move,
  discard,
  draw,
  search,
  look,
  modify,
  createToken,
  createCopy,
  moveObject,
  destroyProvince,
  exhaustProvince,
  refreshProvince,
  recoverProvince,
  stealProvince,
  dispel,
  counter,
  cancelAttack,
  endCombatTurn,
  redirectAttack,
  setAttackMode,
  extraAttack,
  fight,
  delayed,
  choose,
  random,
  if: either,
  forEach,
  payOrElse,
}

/** The primitive of an effect. */
const primitiveOf = <Op extends EffectOp>(effect: { readonly op: Op }): Primitive<Op> => primitives[effect.op]

/** DW-14.3: from first to last; each sees the state left by the one before. */
export function stepEffects(play: Play, frame: FrameOf<'effects'>): void {
  const effect = frame.list[frame.at]
  if (effect === undefined) {
    pop(play)
    const parent = play.state.stack.at(-1)
    // What an inner list created is known to the rest of the outer one (DW-15.2).
    if (parent?.kind === 'effects' || parent?.kind === 'forEach') {
      parent.context = { ...parent.context, created: frame.context.created }
    }
    return
  }
  if (!primitiveOf(effect)(play, frame, effect)) return
  frame.at++
  frame.local = null
}
