import type { Action, ActionOf } from '../../rules/actions.ts'
import type { OwnView } from '../../rules/view.ts'
import { paidBy } from './payment.ts'

/** What one has sealed, as one's own view has it. */
type Commit = NonNullable<OwnView['commit']>

/** A commit while it is filled in: a ritual or a creature with one of its payments, a sacrifice, objects. */
export interface Draft {
  /** The action that the ritual or creature alone would be. */
  readonly main?: Action
  /** The province to give up, where it is another than the action says. */
  readonly discard?: string
  readonly sacrifice?: string
  readonly objects: readonly { readonly card: string; readonly bearer: string }[]
}

export const emptyDraft: Draft = { objects: [] }

export const isEmpty = ({ main, sacrifice, objects }: Draft): boolean =>
  main === undefined && sacrifice === undefined && objects.length === 0

export type CommitKind = 'commitMagic' | 'commitPurchase'

/** The card that the main part casts or buys. */
export function mainCard({ main }: Draft): string | undefined {
  if (main?.type === 'commitMagic') return main.ritual?.card
  return main?.type === 'commitPurchase' ? main.creature?.card : undefined
}

/** The whole of it as one action. */
export function commitOf(kind: CommitKind, draft: Draft, isLastProvince: boolean): Action {
  const { main, sacrifice, objects } = draft
  const flag =
    isLastProvince && (main !== undefined || sacrifice !== undefined) ? { suicidal: true as const } : {}
  if (kind === 'commitMagic') {
    const ritual = main?.type === 'commitMagic' ? main.ritual : undefined
    return {
      type: 'commitMagic',
      ...(ritual === undefined ? {} : { ritual: { ...ritual, discard: lostBy(draft) ?? ritual.discard } }),
      ...(sacrifice === undefined ? {} : { sacrifice }),
      ...flag,
    }
  }
  const creature = main?.type === 'commitPurchase' ? main.creature : undefined
  return {
    type: 'commitPurchase',
    ...(creature === undefined
      ? {}
      : { creature: { ...creature, discard: lostBy(draft) ?? creature.discard } }),
    ...(objects.length === 0 ? {} : { objects: [...objects] }),
    ...flag,
  }
}

/** The province that the main part gives up. */
export function lostBy({ main, discard }: Draft): string | undefined {
  const paid = main === undefined ? undefined : paidBy(main)
  if (paid === undefined) return undefined
  return paid.pay.some(({ province }) => province === discard) ? discard : paid.discard
}

/** A sealed commit, to be filled in anew. */
export function draftOf(kind: CommitKind, { ritual, sacrifice, creature, objects = [] }: Commit): Draft {
  const main = kind === 'commitMagic' ? magicOf(ritual) : purchaseOf(creature)
  return {
    ...(main === undefined ? {} : { main }),
    ...(sacrifice === undefined ? {} : { sacrifice }),
    objects: [...objects],
  }
}

const magicOf = (ritual: Commit['ritual']): ActionOf<'commitMagic'> | undefined => {
  if (ritual === undefined) return undefined
  const { modes, targets, pay, ...rest } = ritual
  return {
    type: 'commitMagic',
    ritual: {
      ...rest,
      pay: [...pay],
      ...(modes === undefined ? {} : { modes: [...modes] }),
      ...(targets === undefined ? {} : { targets: { ...targets } }),
    },
  }
}

const purchaseOf = (creature: Commit['creature']): ActionOf<'commitPurchase'> | undefined =>
  creature === undefined
    ? undefined
    : { type: 'commitPurchase', creature: { ...creature, pay: [...creature.pay] } }
