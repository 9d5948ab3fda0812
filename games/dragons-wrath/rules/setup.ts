import type { Dice, Emit, Refusal, Seat } from '@wyrmtable/kernel'
import type { Event } from './events.ts'
import { deckOf, defaultOptions, type Options } from './options.ts'
import { dealDecks } from './phases/dealing.ts'
import { openLimited } from './phases/limited.ts'
import { enterStep } from './phases/year.ts'
import type { Play } from './play.ts'
import { refuse } from './refusals.ts'
import { goOn } from './sequence.ts'
import { State } from './state.ts'

/** Why a match cannot be set up; with `remedy` put over the options it can. */
interface SetupRefusal extends Refusal {
  readonly remedy: { readonly turnLimit: number | null }
}

/** DW-24.1: without a person (`people`, where it is known) a match must have a last year. */
export function checkSetup(
  { turnLimit }: Options,
  _seats: number,
  people?: readonly Seat[],
): SetupRefusal | undefined {
  if (turnLimit !== null || people === undefined || people.length > 0) return undefined
  return { ...refuse('noEnd', 'DW-24.1'), remedy: { turnLimit: defaultOptions.turnLimit } }
}

const SEED_WORDS = 4
const WORD = 0x1_0000_0000

/**
 * DW-3.5: the seats stand as the host fixed them; the decks are dealt, or first drafted or built out of sealed
 * boosters. DW-4.10: the seed of the instance ids is drawn before everything else. Then the game goes on to its
 * first decision.
 */
export function setup(options: Options, seats: number, dice: Dice, emit: Emit<Event> = () => {}): State {
  const state = new State(options, seats)
  const play: Play = { state, dice, emit, answer: null }
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
