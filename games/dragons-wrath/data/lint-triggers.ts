import type { Token } from './basics.ts'
import type { CardData } from './card.ts'
import type { Effect, EventPattern, Filter, TriggeredAbility } from './effect.ts'
import { effectsIn } from './effects-in.ts'
import type { EventName } from './words.ts'

/** Events that an effect can lead to at once; others come of no effect, or later. */
function eventsOf(effect: Effect): readonly EventName[] {
  switch (effect.op) {
    case 'destroy':
      return ['destroyed', 'leavePlay']
    case 'move':
      return effect.to === 'play' ? ['enterPlay'] : ['leavePlay']
    case 'search':
      return effect.to === 'play' ? ['enterPlay'] : []
    case 'createToken':
    case 'createCopy':
      return ['enterPlay']
    case 'moveObject':
      return ['objectAttached']
    case 'destroyProvince':
      return ['provinceDiscarded']
    case 'payOrElse':
      return 'discardProvince' in effect.cost ? ['provinceDiscarded'] : []
    case 'fight':
      return ['combatWon', 'destroyed', 'leavePlay']
    case 'extraAttack':
      return attackEvents
    default:
      return []
  }
}
/** DW-19.10: one more attack may lead to all of these. */
const attackEvents: readonly EventName[] = [
  ...(['attackDeclared', 'provinceAttackDeclared', 'combatWon'] as const),
  ...(['destroyed', 'leavePlay', 'provinceDiscarded'] as const),
]

/** DW-19.10: a trigger whose own effects can fire it again must have a limit. */
export function triggerFaults(
  card: CardData,
  { on, limit, do: list }: TriggeredAbility,
): readonly (readonly [clause: string, what: string])[] {
  if (limit !== undefined) return []
  return effectsIn(list).flatMap((effect) =>
    eventsOf(effect).includes(on.event) && canFire(card, on, effect)
      ? [['DW-19.10', `${effect.op} can fire ${on.event} again, and there is no limit`] as const]
      : [],
  )
}

function canFire(
  card: CardData,
  { event, subject = 'any', subjectFilter }: EventPattern,
  effect: Effect,
): boolean {
  // Who has left play is not there to leave again, nor is what it bore.
  const isGone = event === 'destroyed' || event === 'leavePlay'
  const isOwn = subject === 'self' || subject === 'bearer'
  if (isGone && isOwn) return false
  if (effect.op === 'createToken') return !isOwn && mayBe(effect.token, subjectFilter)
  // A copy of it would enter play and fire its own.
  if (event === 'enterPlay' && isOwn) return effect.op === 'createCopy' && copiesItself(card, effect.of)
  return true
}

/** Whether a token matches what it prints; what else a filter asks it may match at times. */
function mayBe({ traits, color }: Token, filter: Filter | undefined): boolean {
  if (filter === undefined) return true
  if (filter.token === false) return false
  if (filter.trait !== undefined && !filter.trait.some((one) => traits.includes(one))) return false
  if (filter.notTrait?.some((one) => traits.includes(one)) === true) return false
  return filter.color === undefined || filter.color.includes(color)
}

/** Whether the copied creature may be another of the same card: not where the target's filter leaves it out. */
function copiesItself(card: CardData, of: string): boolean {
  if (card.type !== 'creature') return false
  const targets = (card.abilities ?? []).flatMap((ability) =>
    ability.kind === 'triggered' ? (ability.targets ?? []) : [],
  )
  const filter = targets.find(({ id }) => id === of)?.filter
  return filter?.notTrait?.some((one) => card.traits.includes(one)) !== true
}
