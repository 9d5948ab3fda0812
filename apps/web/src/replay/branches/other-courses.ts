import type { Json } from '@wyrmtable/kernel'
import { besideLines } from '../../store/match-note.ts'
import type { SavedSummary } from '../../store/saved-summary.ts'
import { look } from '../../store/stored.ts'

/** A line of one's own as it follows the account: where it parts from which match, and the game itself. */
export interface LineBody {
  readonly of: string
  readonly seq: number
  readonly summary: SavedSummary
  readonly record: Json
}

/** What stands in the name of another course between that of its line and a word of its own. */
const mark = '.'

export const isOtherCourse = (id: string): boolean => id.includes(mark)

/** A line that was played on from in two places at once, as it went in the one that came second. */
export interface OtherCourse extends LineBody {
  /** Opens it on the page of replays. */
  readonly id: string
}

/** All that this browser has. */
export async function otherCourses(): Promise<readonly OtherCourse[]> {
  const range = IDBKeyRange.bound([besideLines, ''], [besideLines, '\uffff'])
  const [made] = await look(['made'], (store) => [store('made').getAll(range)])
  return (Array.isArray(made) ? made : []).flatMap((one: unknown) => {
    const { id, value } = one as { readonly id?: unknown; readonly value?: unknown }
    return typeof id === 'string' && isLine(value, id.split(mark)[0] ?? '') ? [{ ...value, id }] : []
  })
}

/** Whether it is the line of that name. */
export function isLine(body: unknown, id: string): body is LineBody {
  if (typeof body !== 'object' || body === null) return false
  const { of, seq, summary, record } = body as Partial<Record<keyof LineBody, unknown>>
  const isOf = (one: unknown): boolean =>
    typeof one === 'object' && one !== null && 'id' in one && one.id === id
  return typeof of === 'string' && typeof seq === 'number' && isOf(summary) && isOf(record)
}
