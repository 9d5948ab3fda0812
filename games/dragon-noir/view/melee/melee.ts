import { distance, type HexId } from '@wyrmtable/hex'
import type { Action, ActionOf } from '../../rules/actions.ts'
import { isRefusal } from '../../rules/refusals.ts'
import { bodyOf, idOf, slotOf } from '../../rules/topics/counters.ts'
import { planAttack, ready } from '../../rules/topics/odds.ts'
import type { View } from '../../rules/view.ts'

export type Attack = ActionOf<'attack'>

/** The attack with somebody in it, or out of it where he was; undefined where nobody would be left. */
export function toggled(attack: Attack, unit: string): Attack | undefined {
  const without = attack.attackers.filter((one) => one !== unit)
  const attackers = without.length < attack.attackers.length ? without : [...attack.attackers, unit]
  if (attackers.length === 0) return undefined
  const stepIn = attack.stepIn?.filter((one) => attackers.includes(one.unit))
  const plain: Attack = { ...attack, attackers }
  return stepIn === undefined || stepIn.length === attack.stepIn?.length ? plain : { ...plain, stepIn }
}

/** Of several attacks the one on the farthest column of the table, and of those the one that takes the fewest. */
export function strongest(state: View, attacks: readonly Attack[]): Attack | undefined {
  let best: { readonly attack: Attack; readonly rank: number } | undefined
  for (const attack of attacks) {
    const plan = planAttack(state, attack)
    if (isRefusal(plan)) continue
    const rank = plan.column * 100 - attack.attackers.length - 10 * attack.defenders.length
    if (best === undefined || rank > best.rank) best = { attack, rank }
  }
  return best?.attack
}

/** Who else of the side may take part in it. */
export function joiners(state: View, attack: Attack, check: (action: Action) => unknown): readonly string[] {
  return ready(state)
    .map((slot) => idOf(state, slot))
    .filter((unit) => {
      const joined = attack.attackers.includes(unit) ? undefined : toggled(attack, unit)
      return joined !== undefined && check(joined) === undefined
    })
}

/** Whom the same attackers may attack along with those they do. */
export function alsoAttackable(
  state: View,
  attack: Attack,
  actions: readonly Action[],
  check: (action: Action) => unknown,
): readonly Attack[] {
  if (attack.dragonPart !== undefined) return []
  const enemies = new Set(actions.flatMap((action) => (action.type === 'attack' ? action.defenders : [])))
  return [...enemies].flatMap((enemy) => {
    if (attack.defenders.includes(enemy) || slotOf(state, enemy) === undefined) return []
    const both: Attack = { ...attack, defenders: [...attack.defenders, enemy] }
    return check(both) === undefined ? [both] : []
  })
}

/** The attack that a press on an enemy would mean where none is allowed: by whoever is nearest. */
export function wouldBeAttack(state: View, target: string, chosen: string | undefined): Attack | undefined {
  const slot = slotOf(state, target)
  const to = slot === undefined ? [] : bodyOf(state, slot)
  const far = (one: number): number =>
    Math.min(
      ...bodyOf(state, one).flatMap((a) => to.map((b: HexId) => distance(state.ground.board, a, b))),
      Number.POSITIVE_INFINITY,
    )
  const [nearest] = [...ready(state)].sort((a, b) => far(a) - far(b))
  const attacker = chosen ?? (nearest === undefined ? undefined : idOf(state, nearest))
  return attacker === undefined ? undefined : { type: 'attack', attackers: [attacker], defenders: [target] }
}
