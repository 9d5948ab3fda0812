import { contractSuite, isAtLength } from '@wyrmtable/kernel/testing'
import { sorcerers } from './game.ts'

/** Random matches over tables, rosters and variants; short ones, since random players spare one another. */
contractSuite(sorcerers, {
  games: 1,
  allPairs: isAtLength(),
  seed: 'sorcerers',
  options: [
    { turnLimit: 3 },
    { turnLimit: 2, table: 'village', roster: 'all', starter: 'roll', armour: 'pool', cohesion: 'pairwise' },
    {
      turnLimit: 2,
      table: 'castle-gate',
      setup: 'edge',
      wind: 'one',
      freeTurn: false,
      attacksPerTurn: 1,
      convictionLock: 'living',
    },
    {
      turnLimit: 3,
      fade: 1,
      table: 'generated-7',
      roster: 'all',
      hitDie: '3d6',
      archerKnife: true,
      ramKills: true,
      gunMoveCrew: 'three',
    },
  ],
})
