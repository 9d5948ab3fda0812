import type { TableAids } from '@wyrmtable/ui'
import { seatIds } from '../rules/game.ts'
import { texts } from '../text/index.ts'

const runners: readonly string[] = seatIds

/** What the pages around the table ask. */
export const aids: TableAids = {
  outline: () => undefined,
  seatOf: (runner) => runners.indexOf(runner),
  ending: ({ outcome, language }) => ({ title: texts[language].outcome(outcome), line: '', facts: [] }),
}
