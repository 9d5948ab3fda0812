import type { TableAids } from '@wyrmtable/ui'
import { endingOf } from './ending.ts'

/** What the pages around the table ask of The Dragon’s Wrath. Its cards have no places, and nobody rolls for his own. */
export const aids: TableAids = {
  outline: () => undefined,
  seatOf: () => undefined,
  ending: endingOf,
}
