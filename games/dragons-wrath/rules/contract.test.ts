import { contractSuite } from '@wyrmtable/kernel/testing'
import { dragonsWrath } from './game.ts'

/** Random matches of two to four players over the variants. */
contractSuite(dragonsWrath, {
  games: 1,
  seed: 'dragons-wrath',
  options: [
    {},
    {
      mulligan: 'once',
      sacrificeTiming: 'anytime',
      objectTarget: 'any',
      objectReplace: 'allow',
      combatOrder: 'ascending',
      turnLimit: 12,
    },
    {
      simultaneousElimination: 'order',
      sacrificeLimit: 'perTable',
      guardScope: 'game',
      ritualsSurviveElimination: true,
      firstProvinceAttackTurn: 1,
      maxCopies: null,
    },
  ],
})
