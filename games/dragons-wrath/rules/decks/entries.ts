import type { EntriesRoom } from '@wyrmtable/kernel'
import { starterDecks } from '../../data/library.ts'
import type { State } from '../state.ts'

/** The starters, so that all can be played against all; years count, and who attacks first in the first one. */
export const entries: EntriesRoom<State> = {
  entries: starterDecks.map(({ id, name }) => ({ id, title: name })),
  options: (ids) => ({ decks: [...ids] }),
  first: ({ turn, step, order }) => (turn === 1 && step === 'C2' ? order[0] : undefined),
  rounds: ({ turn }) => turn,
}
