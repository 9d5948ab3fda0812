import type { TableData } from '../../../data/table-schema.ts'
import type { TableFault } from '../../../rules/tables/validity.ts'
import { sayIn } from '../../../text/say.ts'
import type { BuilderText } from '../text/index.ts'
import { labelOf } from './label.ts'

/** What is wrong, in a sentence with its pieces and lengths. */
export function faultWords(fault: TableFault, data: TableData, t: BuilderText): string {
  const { cm } = sayIn(t.language)
  const { type, piece, other, start, found, need } = fault
  return t(`fault.${type}`, {
    piece: piece === undefined ? '' : labelOf(data, piece, t),
    other: other === undefined ? '' : labelOf(data, other, t),
    number: (start?.place ?? 0) + 1,
    seats: start?.seats ?? 2,
    found: found === undefined ? '' : cm(found * 100, 'down'),
    need: need === undefined ? '' : cm(need * 100),
  })
}
