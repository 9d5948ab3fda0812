import { manifests } from '@wyrmtable/games'
import type { Game, Manifest } from '@wyrmtable/kernel'
import { hexEleven } from '../games/hex-eleven.ts'
import { emptyField, field, wideField } from '../games/open-field.ts'
import { warGame } from '../games/war-game.ts'

const absent = (): never => {
  throw new Error('a game of the bench has no such room')
}

/** A game of the bench as a server wants it. */
function boxOf(game: Pick<Game, 'id' | 'version' | 'seatIds' | 'minSeats'>): Manifest {
  const title = { en: game.id, fr: game.id, es: game.id }
  return {
    id: game.id,
    version: game.version,
    title,
    blurb: title,
    seatIds: game.seatIds,
    minSeats: game.minSeats,
    stage: 'playable',
    minutes: 1,
    scenarios: [{ id: 'field', title, options: {} }],
    rules: async () => ({ game: game as unknown as Game }),
    text: absent,
    bot: absent,
    book: absent,
    view: absent,
  }
}

/** A game in which computers think for long. */
export const thinkersGame = 'dragon-rage'

/** What is played on the servers of the bench. */
export const boxes: readonly Manifest[] = [
  ...[warGame, field, wideField, emptyField, hexEleven].map(boxOf),
  ...manifests.filter(({ id }) => id === thinkersGame),
]
