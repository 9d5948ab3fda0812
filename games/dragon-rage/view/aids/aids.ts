import type { TableAids } from '@wyrmtable/ui'
import { polygon } from '@wyrmtable/ui/drawing'
import { State } from '../../rules/state.ts'
import { layout } from '../draw/plan.ts'
import { hexOfPiece, seatOfPiece } from '../table/pieces-at.ts'
import { endingOf } from './ending.ts'

/** What the pages around the table ask of Dragon Rage. */
export const aids: TableAids = {
  outline(place, state) {
    const hex = layout.has(place) ? place : state instanceof State ? hexOfPiece(state, place) : undefined
    return hex === undefined ? undefined : polygon(layout.corners(hex, 0.94))
  },
  seatOf: seatOfPiece,
  ending: endingOf,
}
