import { contractSuite } from '@wyrmtable/kernel/testing'
import { dragonsWrath } from './game.ts'

/** Random matches of two to four players over the variants. */
contractSuite(dragonsWrath, {
  games: 1,
  seed: 'dragons-wrath',
  options: [
    { turnLimit: 10 },
    {
      mulligan: 'once',
      sacrificeTiming: 'anytime',
      objectTarget: 'any',
      objectReplace: 'allow',
      combatOrder: 'ascending',
      turnLimit: 10,
    },
    {
      simultaneousElimination: 'order',
      sacrificeLimit: 'perTable',
      guardScope: 'game',
      ritualsSurviveElimination: true,
      firstProvinceAttackTurn: 1,
      maxCopies: null,
      turnLimit: 10,
    },
  ],
})
