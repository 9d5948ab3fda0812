import { seededDice } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import { dragonsWrath as game } from '../../rules/game.ts'
import type { Imagined, View } from '../../rules/view.ts'
import { comparedIn } from './powers.ts'

/** An answer has come to something when so many passes have followed it. */
const MOST_PASSES = 16

/**
 * The powers that would be compared in the attack under way after an answer, if nobody answers that; null where there
 * would be no comparison any more, undefined where it cannot be told: chance or somebody's choice comes in between.
 */
export function comparedAfter(
  state: Imagined,
  { attack, me }: View,
  answer: Action,
): readonly [number, number] | null | undefined {
  if (attack === null || attack.target === null || attack.mode === null || me === null) return undefined
  const copy = game.clone(state)
  let isByChance = false
  const dice = seededDice('answer')
  const listen = (event: Event) => {
    isByChance ||= event.type === 'rolled'
  }
  try {
    game.apply(copy, me.seat, answer, dice, listen)
    for (let passes = 0; copy.resolving.length > 0; passes++) {
      const { question } = copy
      const isPassing = question?.kind === 'reaction' || question?.kind === 'priority'
      if (!isPassing || passes > MOST_PASSES) return undefined
      game.apply(copy, question.seat, { type: 'pass' }, dice, listen)
    }
  } catch {
    return undefined
  }
  if (isByChance) return undefined
  const after = copy.attack
  if (after === null || after.target === null || after.mode === null || after.cancelled) return null
  return comparedIn(copy, { attacker: after.attacker, target: after.target, mode: after.mode }) ?? null
}
