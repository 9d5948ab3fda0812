import type { LoggedEntry, TableAids } from '@wyrmtable/ui'
import { polygon } from '@wyrmtable/ui/drawing'
import type { Action } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import { State } from '../../rules/state.ts'
import { layout } from '../draw/plan.ts'
import { itemsOf, withNames } from '../side/tale.tsx'
import { placeOf } from '../table/action-place.ts'
import { hexOfPiece, seatOfPiece } from '../table/pieces-at.ts'
import { viewText } from '../text/index.ts'
import { endingOf } from './ending.ts'

/** What the pages around the table ask of Dragon Rage. */
export const aids: TableAids = {
  outline(place, view) {
    const hex = layout.has(place) ? place : view instanceof State ? hexOfPiece(view, place) : undefined
    return hex === undefined ? undefined : polygon(layout.corners(hex, 0.94))
  },
  markOf(action: Action, state: State) {
    const { piece, hex } = placeOf(action, state)
    const stands = piece === undefined ? undefined : hexOfPiece(state, piece)
    const leads = hex ?? stands
    if (leads === undefined) return undefined
    return { ...(stands === undefined ? {} : { from: layout.centre(stands) }), to: layout.centre(leads) }
  },
  tale(entry, { text, view, language }) {
    const t = viewText(language)
    const named = (line: string) => (view instanceof State ? withNames(line, { text, view }, t) : line)
    return itemsOf(entry as LoggedEntry<Event>, text, named)
  },
  named: (line, { text, view, language }) =>
    view instanceof State ? withNames(line, { text, view }, viewText(language)) : line,
  seatOf: seatOfPiece,
  ending: endingOf,
}
