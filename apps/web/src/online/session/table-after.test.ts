import { expect, test } from 'vitest'
import { tableAfter } from './table-after.ts'

const DAY = 86_400_000
const table = {
  seats: [],
  offers: [],
  talk: [],
  rematch: undefined,
  rated: undefined,
  takenOver: [],
  clock: undefined,
  vacations: { a: { daysLeft: 7 }, b: { daysLeft: 2 } },
}
const news = { number: 1, at: 0, type: 'vacation', by: 'a' } as const

test('days off are counted down; those that end early are given back but for the one begun', () => {
  const clock = { left: [1], runs: [] }
  const off = { ...table, ...tableAfter(table, { ...news, from: 10, to: 10 + 3 * DAY, clock }) }
  expect(off.vacations).toEqual({ a: { daysLeft: 4, from: 10, to: 10 + 3 * DAY }, b: { daysLeft: 2 } })
  expect(off.clock).toBe(clock)
  const back = tableAfter(off, { ...news, from: 10, to: 10 + DAY / 2 })
  expect(back.vacations).toEqual({ a: { daysLeft: 6, from: 10, to: 10 + DAY / 2 }, b: { daysLeft: 2 } })
  expect(back.clock).toBeUndefined()
})

test('an offer is agreed to by one after the other, and gone when it is answered', () => {
  const offer = { id: 4, by: 'a', matter: { type: 'draw' }, agreed: [] } as const
  const asked = { ...table, ...tableAfter(table, { ...news, type: 'offered', offer }) }
  const agreed = tableAfter(asked, { ...news, type: 'answered', by: 'b', offer: 4, answer: 'agreed' })
  expect(agreed.offers).toEqual([{ ...offer, agreed: ['b'] }])
  expect(
    tableAfter(asked, { ...news, type: 'answered', by: 'b', offer: 4, answer: 'refused' }).offers,
  ).toEqual([])
})
