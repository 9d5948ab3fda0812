import { type Room, useRoom } from '@wyrmtable/ui'

/** `phone`: a sheet at the foot; `drawer`: a panel over the board; `wide`: a panel beside it. */
export type TableLayout = 'phone' | 'drawer' | 'wide'

const layouts: Readonly<Record<Room, TableLayout>> = { narrow: 'phone', middle: 'drawer', wide: 'wide' }

/** How the table is laid out in the room that the page has. */
export const useLayout = (): TableLayout => layouts[useRoom()]
