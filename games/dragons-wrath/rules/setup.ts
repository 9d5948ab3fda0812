import type { Dice } from '@wyrmtable/kernel'
import { deckOf, type Options } from './options.ts'
import { dealDecks } from './phases/dealing.ts'
import { openLimited } from './phases/limited.ts'
import { enterStep } from './phases/year.ts'
import type { Play } from './play.ts'
import { goOn } from './sequence.ts'
import { State } from './state.ts'

const SEED_WORDS = 4
const WORD = 0x1_0000_0000

/**
 * DW-3.5: the seats stand as the host fixed them; the decks are dealt, or first drafted or built out of sealed
 * boosters. DW-4.10: the seed of the instance ids is drawn before everything else. Then the game goes on to its
 * first decision.
 */
export function setup(options: Options, seats: number, dice: Dice): State {
  const state = new State(options, seats)
  const play: Play = { state, dice, emit: () => {}, answer: null }
  state.idSeed = Array.from({ length: SEED_WORDS }, () => dice.pick(WORD, 'ids'))
  if (options.format === 'decks') {
    dealDecks(
      play,
      state.players.map((_, seat) => deckOf(options, seat)),
    )
    enterStep(play, 'mulligan')
  } else {
    openLimited(play, seats)
    enterStep(play, 'draft')
  }
  goOn(play)
  return state
}
