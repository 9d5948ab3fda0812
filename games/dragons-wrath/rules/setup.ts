import type { Dice } from '@wyrmtable/kernel'
import type { PileEntry } from '../data/card.ts'
import { newId } from './ids.ts'
import { deckOf, type Options } from './options.ts'
import { OPENING_HAND } from './phases/mulligan.ts'
import { enterStep } from './phases/year.ts'
import type { Play } from './play.ts'
import { goOn } from './sequence.ts'
import { type Card, State } from './state.ts'
import { draw, readyProvince, renamed } from './topics/zones.ts'

const SEED_WORDS = 4
const WORD = 0x1_0000_0000

/**
 * DW-3.5: the seats stand as the host fixed them; each has his provinces in hand, ready; the ally piles are
 * shuffled from the deck file's order in seat order (RND-2) and the top 5 drawn. DW-4.10: the seed of the
 * instance ids is drawn before everything else. Then the game goes on to its first decision.
 */
export function setup(options: Options, seats: number, dice: Dice): State {
  const state = new State(options, seats)
  const play: Play = { state, dice, emit: () => {}, answer: null }
  state.idSeed = Array.from({ length: SEED_WORDS }, () => dice.pick(WORD, 'ids'))
  for (let seat = 0; seat < seats; seat++) {
    const deck = deckOf(options, seat)
    const player = state.player(seat)
    player.provinces = unpack(state, seat, deck.provinces).map((card) => readyProvince(card, false))
    player.pile = unpack(state, seat, deck.allies)
    dice.shuffle(player.pile, 'shuffle')
    player.pile = player.pile.map((card) => renamed(play, card))
    draw(play, seat, OPENING_HAND)
  }
  enterStep(play, 'mulligan')
  goOn(play)
  return state
}

/** Cards in the deck file's order, copies together (DW-4.1). */
function unpack(state: State, owner: number, pile: readonly PileEntry[]): Card[] {
  return pile.flatMap(({ card, n }) => Array.from({ length: n }, () => ({ id: newId(state), card, owner })))
}
