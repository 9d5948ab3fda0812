import type { Fault } from '@wyrmtable/kernel'
import { findCard } from '../data/library.ts'
import { type Refusal, refuse } from './refusals.ts'
import { livingSeats, type State } from './state.ts'

/** What no game can come to: the clause and the path of the fault. */
export function impossible(state: State): Fault | undefined {
  return wrongSeat(state) ?? twice(state) ?? wrongZone(state) ?? wrongLife(state)
}

const fault = (path: string, refusal: Refusal): Fault => ({ code: 'impossible', path, figures: {}, refusal })

/** Every seat that is named must sit at the table. */
function wrongSeat(state: State): Fault | undefined {
  const seats = state.players.length
  const living = livingSeats(state)
  const isOrder = (order: readonly number[]): boolean =>
    order.length === living.length && living.every((seat) => order.includes(seat))
  if (!isOrder(state.order)) return fault('/order', refuse('notLiving', 'DW-6.4'))
  const place = state.creatures.findIndex(({ by, owner }) => by >= seats || owner >= seats)
  if (place >= 0) return fault(`/creatures/${place}`, refuse('notLiving', 'DW-4.3'))
  const bad = state.enchantments.findIndex(({ controller }) => controller >= seats)
  if (bad >= 0) return fault(`/enchantments/${bad}`, refuse('notLiving', 'DW-4.3'))
  // DW-12.8: who is lost in their own turn leaves an attack behind that is seen through in it.
  if (state.active !== null && !living.includes(state.active) && !(state.active < seats && state.attack)) {
    return fault('/active', refuse('notLiving', 'DW-10.1'))
  }
  for (const [seat, player] of state.players.entries()) {
    for (const zone of ['provinces', 'hand', 'pile', 'discard', 'ongoing', 'exile'] as const) {
      const at = player[zone].findIndex(({ owner }) => owner >= seats)
      if (at >= 0) return fault(`/players/${seat}/${zone}/${at}`, refuse('notLiving', 'DW-4.2'))
    }
  }
  return undefined
}

/** DW-4.10: an instance id is unique. */
function twice(state: State): Fault | undefined {
  const seen = new Set<string>()
  const all: readonly (readonly [string, string])[] = [
    ...state.players.flatMap((player, seat) =>
      (['provinces', 'hand', 'pile', 'discard', 'ongoing', 'exile'] as const).flatMap((zone) =>
        player[zone].map(({ id }, at) => [id, `/players/${seat}/${zone}/${at}`] as const),
      ),
    ),
    ...state.creatures.flatMap((one, at) => [
      [one.id, `/creatures/${at}`] as const,
      ...one.objects.map(({ id }, place) => [id, `/creatures/${at}/objects/${place}`] as const),
    ]),
    ...state.resolving.map(({ id }, at) => [id, `/resolving/${at}`] as const),
  ]
  for (const [id, path] of all) {
    if (seen.has(id)) return fault(path, refuse('noSuchCard', 'DW-4.10', { card: id }))
    seen.add(id)
  }
  return undefined
}

/** DW-4.1, DW-4.7: provinces lie among provinces, allies in hand and pile. */
function wrongZone(state: State): Fault | undefined {
  for (const [seat, player] of state.players.entries()) {
    const at = player.provinces.findIndex(({ card }) => findCard(card)?.type !== 'province')
    if (at >= 0) {
      return fault(
        `/players/${seat}/provinces/${at}`,
        refuse('wrongType', 'DW-4.1', { expected: 'province' }),
      )
    }
    for (const zone of ['hand', 'pile'] as const) {
      const place = player[zone].findIndex(({ card }) => findCard(card)?.type === 'province')
      if (place >= 0) {
        return fault(`/players/${seat}/${zone}/${place}`, refuse('wrongType', 'DW-4.7', { expected: 'ally' }))
      }
    }
  }
  return undefined
}

/** DW-1.2, DW-1.3: while the game goes on at least two live, and who lives holds a province. */
function wrongLife(state: State): Fault | undefined {
  if (state.ending !== null) return undefined
  const living = livingSeats(state)
  if (living.length < 2) return fault('/players', refuse('notLiving', 'DW-1.3'))
  // Only in the middle of work may somebody hold none until the next state check, and before decks are dealt.
  if (state.stack.length > 0 || state.limited !== null) return undefined
  const empty = living.find((seat) => state.player(seat).provinces.length === 0)
  return empty === undefined ? undefined : fault(`/players/${empty}/provinces`, refuse('notLiving', 'DW-1.2'))
}
