import { createHexBoard } from '@wyrmtable/hex'
import { hexLayout } from '@wyrmtable/ui/drawing'
import { SIZE } from '../draw/plan.ts'

/** DN-2.1: a board of its own, as the table would lay it out. */
export const layout = hexLayout(createHexBoard({ columns: 26, rows: 18, shiftedColumns: 'even' }), SIZE)
