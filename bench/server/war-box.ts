import type { Game, Manifest } from '@wyrmtable/kernel'
import { warGame } from '../games/war-game.ts'

const absent = (): never => {
  throw new Error('the war game has no such room')
}
const title = { en: 'War', fr: 'Guerre', es: 'Guerra' }

/** The war game as a server wants it. */
export const warBox: Manifest = {
  id: warGame.id,
  version: warGame.version,
  title,
  blurb: title,
  seatIds: warGame.seatIds,
  minSeats: warGame.minSeats,
  stage: 'playable',
  minutes: 1,
  scenarios: [{ id: 'field', title, options: {} }],
  rules: async () => ({ game: warGame as unknown as Game }),
  text: absent,
  bot: absent,
  clauses: absent,
  view: absent,
}
