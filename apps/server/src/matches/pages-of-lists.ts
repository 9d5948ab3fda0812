import type { Held } from '@wyrmtable/store'
import { z } from 'zod'
import { Problem } from './problem.ts'

/** What one page of a list shows at most, and where no other number is asked for. */
export const mostListed = 100
const limit = z.coerce.number().int().min(1).max(mostListed).default(mostListed)

const tablePlace = /^(\d{1,16})\.([\da-z]{6,20})$/
const heldPlace = /^(on|over)\.([\da-z]{6,20})$/

/** Which page of the tables that wait; `before` is what the page before it called `more`. */
export const tablesPage = z.strictObject({ before: z.string().regex(tablePlace).optional(), limit })
/** The same of one's own matches. */
export const minePage = z.strictObject({ before: z.string().regex(heldPlace).optional(), limit })

/** The table after which a page goes on, as its address says. */
export function tableBefore(before: string | undefined): { createdAt: number; id: string } | undefined {
  const [, createdAt, id = ''] = tablePlace.exec(before ?? '') ?? []
  return createdAt === undefined ? undefined : { createdAt: Number(createdAt), id }
}

/** How many of what was found belong on a page of so many, and where the next one begins; null: there is none. */
export function pageOfTables<Row extends { readonly createdAt: number; readonly id: string }>(
  found: readonly Row[],
  most: number,
): { readonly rows: readonly Row[]; readonly more: string | null } {
  const rows = found.slice(0, most)
  const last = found.length > most ? rows.at(-1) : undefined
  return { rows, more: last === undefined ? null : `${last.createdAt}.${last.id}` }
}

/**
 * Matches in which somebody holds seats, a page of them: the latest of those that go on, and once there are no more the
 * latest of those that are over. Within a page the latest is last. A match that ends between two pages may be on both, and
 * none is on neither.
 */
export function pageOfHeld(
  held: readonly Held[],
  most: number,
  before: string | undefined,
): { readonly ids: readonly string[]; readonly more: string | null } {
  const all = [...new Map(held.map(({ match, state }) => [match, state === 'over'])).entries()].map(
    ([match, isOver], place) => ({ match, isOver, place }),
  )
  const [, group, from] = heldPlace.exec(before ?? '') ?? []
  const cursor = all.find(({ match }) => match === from)
  if (before !== undefined && cursor === undefined) throw new Problem('badInput', { reason: 'cursor' })
  const isBefore = ({ isOver, place }: { isOver: boolean; place: number }) => {
    if (cursor === undefined) return true
    return isOver === (group === 'over') ? place < cursor.place : isOver
  }
  const left = [...all.filter(({ isOver }) => isOver), ...all.filter(({ isOver }) => !isOver)].filter(
    isBefore,
  )
  const page = left.slice(-most)
  const first = left.length > page.length ? page[0] : undefined
  return {
    ids: page.map(({ match }) => match),
    more: first === undefined ? null : `${first.isOver ? 'over' : 'on'}.${first.match}`,
  }
}
