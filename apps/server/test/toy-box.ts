import type { Game, Manifest } from '@wyrmtable/kernel'

const absent = (): never => {
  throw new Error('no such room')
}

/** A toy game as a server wants it. */
export function toyBox(game: Game): Manifest {
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
    scenarios: [{ id: 'only', title, options: {} }],
    rules: async () => ({ game }),
    text: absent,
    bot: absent,
    book: absent,
    view: absent,
  }
}
