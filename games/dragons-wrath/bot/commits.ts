import type { Seat } from '@wyrmtable/kernel'
import { cardOf } from '../data/library.ts'
import type { ActionOf } from '../rules/actions.ts'
import { boardOf } from '../rules/board/board.ts'
import { checkCommitMagic } from '../rules/phases/magic.ts'
import { checkCommitPurchase, NEW } from '../rules/phases/purchase.ts'
import type { State } from '../rules/state.ts'

/** The same purchase with every object of the hand that fits on somebody, the strongest bearer first. */
export function equipped(
  state: State,
  seat: Seat,
  action: ActionOf<'commitPurchase'>,
): ActionOf<'commitPurchase'> {
  if (action.objects !== undefined) return action
  let whole = action
  const bearers = boardOf(state)
    .creatures.filter(({ m }) => m)
    .sort((a, b) => b.pp + b.pm - (a.pp + a.pm))
    .map(({ id }) => id)
  for (const held of state.player(seat).hand) {
    if (cardOf(held.card).type !== 'object') continue
    const places = action.creature === undefined ? bearers : [NEW, ...bearers]
    for (const bearer of places) {
      const objects = [...(whole.objects ?? []), { card: held.id, bearer }]
      const next = { ...whole, objects }
      if (checkCommitPurchase(state, seat, next) !== undefined) continue
      whole = next
      break
    }
  }
  return whole
}

/** The ritual together with each sacrifice that leaves its payment alone (DW-8.3). */
export function withSacrifices(
  state: State,
  seat: Seat,
  ritual: ActionOf<'commitMagic'>,
  sacrifices: readonly string[],
): readonly ActionOf<'commitMagic'>[] {
  return sacrifices.flatMap((sacrifice) => {
    const whole = { ...ritual, sacrifice }
    return checkCommitMagic(state, seat, whole) === undefined ? [whole] : []
  })
}
