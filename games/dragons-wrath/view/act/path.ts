import type { Action } from '../../rules/actions.ts'
import type { Ref } from '../../rules/frames.ts'

/** One press on the way to an action: on a thing at the table, on a way to do it, or on what pays for it. */
export interface PathStep {
  readonly kind: 'thing' | 'way' | 'payment'
  readonly key: string
}

/** The name under which a player, and with him all his provinces, is pressed. */
export const seatKey = (seat: number): string => `seat:${seat}`

const refKey = (ref: Ref): string => (typeof ref === 'number' ? seatKey(ref) : ref)
const thing = (key: string): PathStep => ({ kind: 'thing', key })
const way = (key: string): PathStep => ({ kind: 'way', key })

const targetsOf = (targets: Readonly<Record<string, Ref | undefined>> | undefined): readonly PathStep[] =>
  Object.entries(targets ?? {})
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, ref]) => (ref === undefined ? [] : [thing(refKey(ref))]))

const choicesOf = (modes: readonly number[] | undefined): readonly PathStep[] =>
  (modes ?? []).map((mode, place) => way(`choice:${place}:${mode}`))

const paid = (
  pay: readonly { readonly province: string; readonly as: string }[],
  discard = '',
): PathStep => ({
  kind: 'payment',
  key: `${pay.map(({ province, as }) => `${province}=${as}`).join(' ')}/${discard}`,
})

/**
 * The presses that lead to a listed action: the card that acts first, then what it is to do and to whom, what pays
 * last. Empty for what has a button of its own; choices among what is offered are no paths.
 */
export function pathOf(action: Action): readonly PathStep[] {
  switch (action.type) {
    case 'commitMagic': {
      const { ritual, sacrifice } = action
      if (ritual === undefined) return sacrifice === undefined ? [] : [thing(sacrifice)]
      const { card, modes, targets, pay, discard } = ritual
      return [thing(card), ...choicesOf(modes), ...targetsOf(targets), paid(pay, discard)]
    }
    case 'commitPurchase': {
      const { creature, objects = [] } = action
      if (creature !== undefined) return [thing(creature.card), paid(creature.pay, creature.discard)]
      return objects.flatMap(({ card, bearer }) => [thing(card), thing(bearer)])
    }
    case 'castCurse': {
      const { card, modes, targets, pay } = action
      return [thing(card), ...choicesOf(modes), ...targetsOf(targets), paid(pay)]
    }
    case 'activate': {
      const { source, ability, modes, targets, discards = [], pay } = action
      return [
        thing(source),
        way(`ability:${ability}`),
        ...choicesOf(modes),
        ...targetsOf(targets),
        ...discards.map(thing),
        ...(pay === undefined ? [] : [paid(pay)]),
      ]
    }
    case 'attackCreature':
      return [thing(action.attacker), thing(action.target), way(`mode:${action.mode}`)]
    case 'attackProvinces':
      return [thing(action.attacker), thing(seatKey(action.target))]
    case 'sacrifice':
      return [thing(action.province)]
    case 'chooseTargets':
      return action.targets === null ? [] : targetsOf(action.targets)
    default:
      return []
  }
}
