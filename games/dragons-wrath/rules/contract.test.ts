import { contractSuite, isAtLength } from '@wyrmtable/kernel/testing'
import { dragonsWrath } from './game.ts'

/** Random matches of two to four players with every variant that changes what is allowed. */
contractSuite(dragonsWrath, {
  games: 1,
  allPairs: isAtLength(),
  seed: 'dragons-wrath',
  options: [
    {
      mulligan: 'once',
      sacrificeTiming: 'anytime',
      sacrificeLimit: 'perTable',
      objectTarget: 'any',
      objectReplace: 'allow',
      combatOrder: 'ascending',
      simultaneousElimination: 'order',
      guardScope: 'game',
      ritualsSurviveElimination: true,
      firstProvinceAttackTurn: 1,
      maxCopies: null,
      turnLimit: 10,
    },
  ],
})
