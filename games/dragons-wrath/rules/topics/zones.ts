import type { Seat } from '@wyrmtable/kernel'
import type { Named } from '../events.ts'
import { newId } from '../ids.ts'
import type { Play } from '../play.ts'
import type { Card, Province } from '../state.ts'

export const named = (card: Card): Named => ({ id: card.id, card: card.card })

/** DW-4.10: the same card under a new id, as it goes into a hidden zone or becomes another object. */
export const renamed = (play: Play, card: Card): Card => ({
  id: newId(play.state),
  card: card.card,
  owner: card.owner,
})

export const plain = ({ id, card, owner }: Card): Card => ({ id, card, owner })

/** Takes the card with that id out of the list. */
export function takeFrom<T extends { readonly id: string }>(list: T[], id: string): T | undefined {
  const place = list.findIndex((one) => one.id === id)
  return place < 0 ? undefined : list.splice(place, 1)[0]
}

/** DW-7.1, DW-7.3: as many as there are; only the drawer sees them. */
export function draw(play: Play, seat: Seat, n: number): void {
  const player = play.state.player(seat)
  const cards = player.pile.splice(0, n).map((card) => renamed(play, card))
  player.hand.push(...cards)
  play.state.touch()
  if (cards.length > 0) play.emit({ type: 'drew', seat, n: cards.length, cards: cards.map(named) })
}

/** RND-2; every card of the pile is a new object afterwards (DW-4.10). */
export function shufflePile(play: Play, seat: Seat): void {
  const player = play.state.player(seat)
  play.dice.shuffle(player.pile, 'shuffle')
  player.pile = player.pile.map((card) => renamed(play, card))
  play.emit({ type: 'shuffled', seat })
}

/** DW-4.5: allies from a hand go to their owner's discard. */
export function discardCards(play: Play, seat: Seat, ids: readonly string[]): void {
  const { state } = play
  const cards = ids.flatMap((id) => takeFrom(state.player(seat).hand, id) ?? [])
  for (const card of cards) state.player(card.owner).discard.push(card)
  state.touch()
  if (cards.length > 0) play.emit({ type: 'cardsDiscarded', seat, cards: cards.map(named) })
}

/** RND-4: one draw a card over those left, in zone order. */
export function pickRandom(play: Play, ids: readonly string[], n: number): string[] {
  const left = [...ids]
  const picked: string[] = []
  while (picked.length < n && left.length > 0) {
    picked.push(...left.splice(play.dice.pick(left.length, 'random'), 1))
  }
  return picked
}

export const readyProvince = (card: Card, known: boolean): Province => ({
  ...plain(card),
  exhausted: false,
  known,
  seenBy: [],
})
