import type { Seat } from '@wyrmtable/kernel'
import { cardOf } from '../data/library.ts'
import type { ActionOf } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'

const worth = { F: 0, C: 1, U: 1.6, R: 2.4 } as const

/** The card of the pack that fits best to what has been picked: rare ones first, then colours that are held. */
export function bestPick({ question, limited }: State, seat: Seat): ActionOf<'pickCard'> | undefined {
  if (question?.kind !== 'draftPick' || limited === null) return undefined
  const pool = (limited.pools[seat] ?? []).map(cardOf)
  const held = (colour: string): number =>
    pool.filter((card) => card.type !== 'province' && card.color === colour).length
  const value = (id: string): number => {
    const card = cardOf(id)
    if (card.type === 'province') return worth.U
    return worth[card.rarity] + (2 * held(card.color)) / Math.max(4, pool.length)
  }
  const [best] = (limited.packs[seat] ?? []).toSorted((a, b) => value(b) - value(a))
  return best === undefined ? undefined : { type: 'pickCard', card: best }
}
