import type { Deck, PileEntry } from '../../data/card.ts'
import { newId } from '../ids.ts'
import type { Play } from '../play.ts'
import type { Card, State } from '../state.ts'
import { draw, readyProvince, renamed } from '../topics/zones.ts'
import { OPENING_HAND } from './mulligan.ts'

/**
 * DW-3.5: each has his provinces in hand, ready; the ally piles are shuffled from the deck file's order in
 * seat order (RND-2) and the top 5 drawn. Who has left before has no deck.
 */
export function dealDecks(play: Play, decks: readonly (Deck | null)[]): void {
  const { state, dice } = play
  for (const [seat, deck] of decks.entries()) {
    if (deck === null) continue
    const player = state.player(seat)
    player.provinces = unpack(state, seat, deck.provinces).map((card) => readyProvince(card, false))
    player.pile = unpack(state, seat, deck.allies)
    dice.shuffle(player.pile, 'shuffle')
    player.pile = player.pile.map((card) => renamed(play, card))
    draw(play, seat, OPENING_HAND)
  }
}

/** Cards in the deck file's order, copies together (DW-4.1). */
function unpack(state: State, owner: number, pile: readonly PileEntry[]): Card[] {
  return pile.flatMap(({ card, n }) => Array.from({ length: n }, () => ({ id: newId(state), card, owner })))
}
