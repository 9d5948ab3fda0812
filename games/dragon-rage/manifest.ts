import type { Manifest } from '@wyrmtable/kernel'
import type { ViewRoom } from '@wyrmtable/ui'
import box from './box.json' with { type: 'json' }

/** All a lobby must know of Dragon Rage; its rooms are opened when somebody enters. */
export const manifest = {
  ...box,
  id: 'dragon-rage',
  version: '1.4.0',
  seatIds: ['invader', 'defender'],
  minSeats: 2,
  stage: 'playable',
  minutes: 75,
  text: async (language) => ({ text: (await import('./text/index.ts')).texts[language] }),
  bot: async () => ({ bot: (await import('./bot/index.ts')).bot }),
  view: () => import('./view/index.ts'),
  guide: () => import('./guide/index.ts'),
  puzzles: () => import('./puzzles/index.ts'),
  rules: async () => ({ game: (await import('./rules/game.ts')).dragonRage }),
  released: {
    '1.3.0': async () => {
      const { onThePrintedMap } = await import('./rules/own/on-the-printed-map.ts')
      return onThePrintedMap(await import('./released/1.3.0/game.js'))
    },
  },
  book: () => import('./book/index.ts'),
} as const satisfies Manifest<ViewRoom>
