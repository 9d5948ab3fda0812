import type { MatchStore } from '@wyrmtable/store'

export const damagedMatch = 'damaged00001'

/** Keeps a match that no version of any game can open. */
export const keepDamagedMatch = (store: MatchStore): Promise<void> =>
  store.create({
    ...{ id: damagedMatch, game: 'nosuchgame', version: '1', table: '{}', isPublic: false, createdAt: 1 },
    ...{ secrets: {}, holders: [] },
  })
