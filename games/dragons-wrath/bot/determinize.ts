import type { Dice, Seat } from '@wyrmtable/kernel'
import { poolCards } from '../data/library.ts'
import { cloneState } from '../rules/clone.ts'
import type { Ask } from '../rules/frames.ts'
import { newId } from '../rules/ids.ts'
import { deckOf } from '../rules/options.ts'
import type { Card, Limited, Province, State } from '../rules/state.ts'

/**
 * DW-23.6: a state that looks the same to the seat, with all it cannot know drawn anew: hands and piles of
 * others from what their decks still hold, the own pile in another order, unknown provinces of others from
 * the spheres that their decks still hold, and secret commits of others empty.
 */
export function determinize(state: State, seat: Seat, dice: Dice): State {
  const copy = cloneState(state)
  const asked = asksOf(copy)
  copy.idSeed = copy.idSeed.map(() => dice.pick(0x1_0000_0000, 'ids'))
  for (const [place, player] of copy.players.entries()) {
    if (player.eliminated) continue
    // Cards that a question names stay where they are.
    const fixed = new Set(
      asked.filter((ask) => ask.seat === seat || ask.of === place).flatMap(({ meant }) => meant),
    )
    if (place === seat) {
      player.pile = dealt(copy, player.pile, player.pile, fixed, dice)
      continue
    }
    const hidden = [...player.hand, ...player.pile]
    const faces = copy.options.format === 'decks' ? hidden : hidden.map((one) => anyAlly(one, fixed, dice))
    const all = dealt(copy, hidden, faces, fixed, dice)
    player.hand = all.slice(0, player.hand.length)
    player.pile = all.slice(player.hand.length)
    player.provinces = reshuffled(copy, place, seat, fixed, dice)
    if (player.commit !== null) player.commit = {}
  }
  if (copy.limited !== null) imagineBoosters(copy, copy.limited, seat, dice)
  copy.touch()
  return copy
}

/** Packs and pools of others hold cards by chance, as many as they have. */
function imagineBoosters(state: State, limited: Limited, seat: Seat, dice: Dice): void {
  const redrawn = (cards: readonly string[]): string[] =>
    cards.map(() => poolCards[dice.pick(poolCards.length, 'determinize')]?.id ?? '')
  for (const place of state.players.keys()) {
    if (place === seat) continue
    const pack = redrawn(limited.packs[place] ?? [])
    limited.packs[place] = pack
    limited.pools[place] = redrawn(limited.pools[place] ?? [])
    if (limited.picked[place] !== null) limited.picked[place] = pack[0] ?? null
    limited.decks[place] = null
  }
}

/** Out of boosters anything may have been built. */
function anyAlly(card: Card, fixed: ReadonlySet<string>, dice: Dice): Card {
  if (fixed.has(card.id)) return card
  const allies = poolCards.filter(({ type }) => type !== 'province')
  return { ...card, card: allies[dice.pick(allies.length, 'determinize')]?.id ?? card.card }
}

const asksOf = ({ question }: State): readonly Ask[] => (question?.kind === 'choices' ? question.asks : [])

/** The faces in another order over the same places, under new ids. */
function dealt(
  state: State,
  places: readonly Card[],
  faces: readonly Card[],
  fixed: ReadonlySet<string>,
  dice: Dice,
): Card[] {
  const free = faces.filter(({ id }) => !fixed.has(id))
  dice.shuffle(free, 'determinize')
  return places.map((one) => {
    const face = fixed.has(one.id) ? undefined : free.pop()
    return face === undefined ? one : { card: face.card, owner: face.owner, id: newId(state) }
  })
}

/** Unknown provinces of another player: drawn from his deck without those that are known to lie elsewhere. */
function reshuffled(
  state: State,
  place: Seat,
  seat: Seat,
  fixed: ReadonlySet<string>,
  dice: Dice,
): Province[] {
  const { provinces } = state.player(place)
  const isSeen = ({ known, seenBy }: Province): boolean => known || seenBy.includes(seat)
  // Decks built out of boosters are nobody else's to know: any province may lie there.
  if (state.options.format !== 'decks') {
    const lands = poolCards.filter(({ type }) => type === 'province')
    return provinces.map((one) => {
      const card = isSeen(one) ? undefined : lands[dice.pick(lands.length, 'determinize')]?.id
      return card === undefined ? one : { ...one, card, id: fixed.has(one.id) ? one.id : newId(state) }
    })
  }
  const left = new Map<string, number>()
  for (const { card, n } of deckOf(state.options, place).provinces) left.set(card, (left.get(card) ?? 0) + n)
  const seen = state.players.flatMap((player) => [
    ...player.provinces.filter(isSeen),
    ...player.discard,
    ...player.exile,
  ])
  for (const { card, owner } of seen) if (owner === place) left.set(card, (left.get(card) ?? 0) - 1)
  const pool = [...left].flatMap(([card, n]) => Array.from({ length: Math.max(0, n) }, () => card))
  dice.shuffle(pool, 'determinize')
  return provinces.map((one) => {
    const card = isSeen(one) ? undefined : pool.pop()
    // A question names it by its instance, whatever it is.
    return card === undefined ? one : { ...one, card, id: fixed.has(one.id) ? one.id : newId(state) }
  })
}
