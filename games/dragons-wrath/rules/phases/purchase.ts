import type { Seat } from '@wyrmtable/kernel'
import { cardOf } from '../../data/library.ts'
import type { ActionOf } from '../actions.ts'
import { boardOf } from '../board/board.ts'
import { definitionOf } from '../board/definition.ts'
import { inOrder } from '../board/env.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { type Card, isLiving, type State } from '../state.ts'
import { attach, bearerIssue, enter, slotOf } from '../topics/entering.ts'
import { depart } from '../topics/leaving.ts'
import { checkPayment, costInForce, listPayments } from '../topics/payment.ts'
import { discardProvinces, showProvinces } from '../topics/provinces.ts'
import { plain, renamed, takeFrom } from '../topics/zones.ts'
import { inHand } from './casting.ts'
import { discardIssue, suicidalFlag } from './magic.ts'

/** The bearer of an object that goes on the creature of the same commit (DW-9.2). */
export const NEW = 'new'

/** DW-9.1, DW-9.2, DW-9.3 */
export function checkCommitPurchase(
  state: State,
  seat: Seat,
  { creature, objects = [] }: ActionOf<'commitPurchase'>,
): Refusal | undefined {
  if (state.question?.kind !== 'commitPurchase' || !isLiving(state, seat)) {
    return refuse('notNow', 'DW-9.1', { step: state.step })
  }
  if (creature !== undefined) {
    const held = inHand(state, seat, creature.card)
    if (held === undefined) return refuse('noSuchCard', 'DW-9.1', { card: creature.card })
    if (cardOf(held.card).type !== 'creature') {
      return refuse('wrongType', 'DW-9.1', { card: held.card, expected: 'creature' })
    }
    const issue =
      checkPayment(state, seat, costInForce(state, seat, held), creature.pay) ?? discardIssue(creature)
    if (issue !== undefined) return issue
  }
  const slots = new Set<string>()
  for (const { card, bearer } of objects) {
    const held = inHand(state, seat, card)
    if (held === undefined || slots.has(card)) return refuse('noSuchCard', 'DW-9.1', { card })
    if (cardOf(held.card).type !== 'object') {
      return refuse('wrongType', 'DW-9.1', { card: held.card, expected: 'object' })
    }
    slots.add(card)
    const issue = objectIssue(state, seat, held, bearer, creature?.card)
    if (issue !== undefined) return issue
    const slot = `${bearer}/${definitionOf(held.card).objectType}`
    if (slots.has(slot)) {
      return refuse('slotTaken', 'DW-2.8', { card, objectType: definitionOf(held.card).objectType ?? '' })
    }
    slots.add(slot)
  }
  return undefined
}

function objectIssue(
  state: State,
  seat: Seat,
  object: Card,
  bearer: string,
  bought: string | undefined,
): Refusal | undefined {
  if (bearer !== NEW) {
    const live = boardOf(state).byId.get(bearer)
    if (live === undefined) return refuse('noSuchCard', 'DW-9.2', { card: bearer })
    return bearerIssue(state, seat, object, live)
  }
  const creature = bought === undefined ? undefined : inHand(state, seat, bought)
  if (creature === undefined) return refuse('noSuchCard', 'DW-9.2', { card: bearer })
  const card = cardOf(object.card)
  const forOpponents = card.type === 'object' && card.bearer === 'opponent'
  if (forOpponents && state.options.objectTarget === 'own')
    return refuse('wrongBearer', 'DW-9.2', { card: bearer })
  // For `new` the printed M counts.
  return definitionOf(creature.card).m ? undefined : refuse('noMSymbol', 'DW-9.2', { card: creature.card })
}

/** DW-23.2: creatures by payments, objects by bearers; pairs with `new` and products are not listed. */
export function listPurchases(state: State, seat: Seat): readonly ActionOf<'commitPurchase'>[] {
  const flag = suicidalFlag(state, seat)
  const { hand } = state.player(seat)
  const creatures = hand.flatMap((held) => {
    if (cardOf(held.card).type !== 'creature') return []
    return listPayments(state, seat, costInForce(state, seat, held)).flatMap(({ pay, discards }) =>
      discards.map(
        (discard): ActionOf<'commitPurchase'> => ({
          type: 'commitPurchase',
          creature: { card: held.id, pay: [...pay], discard },
          ...flag,
        }),
      ),
    )
  })
  const objects = hand.flatMap((held) => {
    if (cardOf(held.card).type !== 'object') return []
    return boardOf(state).creatures.flatMap((live): ActionOf<'commitPurchase'>[] =>
      bearerIssue(state, seat, held, live) === undefined
        ? [{ type: 'commitPurchase', objects: [{ card: held.id, bearer: live.id }] }]
        : [],
    )
  })
  return [{ type: 'commitPurchase' }, ...creatures, ...objects]
}

/** DW-9.4, P3: payments shown, chosen provinces discarded as one batch. */
export function payCreatures(play: Play): void {
  const { state } = play
  const bought = inOrder(state).flatMap((seat) => {
    const creature = state.player(seat).commit?.creature
    return creature === undefined ? [] : [{ seat, creature }]
  })
  for (const { seat, creature } of bought) {
    showProvinces(
      play,
      seat,
      creature.pay.map(({ province }) => province),
    )
  }
  discardProvinces(
    play,
    bought.map(({ seat, creature }) => ({ seat, id: creature.discard })),
    'payment',
  )
}

/** DW-9.4, P4: creatures of players still alive enter at once, timestamps in order I3. */
export function enterCreatures(play: Play): void {
  const { state } = play
  const entering = inOrder(state).flatMap((seat) => {
    const player = state.player(seat)
    const id = player.commit?.creature?.card
    const card = id === undefined ? undefined : takeFrom(player.hand, id)
    return card === undefined
      ? []
      : [{ id: card.id, face: card.card, token: false, owner: card.owner, by: seat }]
  })
  enter(play, entering)
}

/** DW-9.4, DW-9.5, P5: in order I3; what cannot be attached any more returns to its owner's hand. */
export function attachObjects(play: Play): void {
  const { state } = play
  for (const seat of inOrder(state)) {
    const player = state.player(seat)
    const { creature, objects = [] } = player.commit ?? {}
    for (const { card, bearer } of objects) {
      const object = takeFrom(player.hand, card)
      if (object !== undefined)
        attachOne(play, seat, object, bearer === NEW ? (creature?.card ?? '') : bearer)
    }
  }
  for (const player of state.players) player.commit = null
}

function attachOne(play: Play, seat: Seat, object: Card, to: string): void {
  const { state } = play
  const live = boardOf(state).byId.get(to)
  if (live === undefined || bearerIssue(state, seat, object, live) !== undefined) {
    state.player(object.owner).hand.push(renamed(play, object))
    state.touch()
    play.emit({ type: 'objectReturned', seat: object.owner, card: object.card })
    return
  }
  // Variant objectReplace: the old object of that type is discarded.
  const old = slotOf(live.creature, object)
  if (old !== undefined) depart(play, { ids: [old.id], to: 'discard', destroyed: false })
  attach(play, plain(object), to)
}
