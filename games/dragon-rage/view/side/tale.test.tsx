import { expect, test } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { asWays } from './tale.tsx'

type How = Extract<Event, { type: 'dragonMoved' }>['how']

const began: Event = { type: 'moveBegan', dragon: 'D1', mode: 'walk', mp: 4 }
const moved = (how: How, hex: string, dragon: 'D1' | 'D2' = 'D1'): Event => ({
  type: 'dragonMoved',
  dragon,
  how,
  from: '0101',
  path: [hex],
  facing: 'SE',
})
const struck: Event = { type: 'unitKilled', unit: 'INF1', hex: '0103' } as Event

/** The entries that are told, by their numbers. */
const told = (...events: readonly Event[]): readonly number[] =>
  asWays(events.map((event, at) => ({ seq: at + 1, seat: 'invader', events: [event] }))).map(({ seq }) => seq)

test('a way of many steps and turns is told by where it led', () => {
  expect(told(began, moved('walk', '0102'), moved('turn', '0102'), moved('walk', '0103'))).toEqual([4])
})

test('what is done on the way, and a turn at its end, is told as well', () => {
  expect(told(began, moved('walk', '0102'), struck, moved('walk', '0103'))).toEqual([2, 3, 4])
  expect(told(began, moved('walk', '0102'), moved('turn', '0102'))).toEqual([2, 3])
  expect(told(began, moved('turn', '0101'))).toEqual([2])
})

test('who has only set out is told of, and no way ends another’s', () => {
  expect(told(began)).toEqual([1])
  expect(told(moved('walk', '0102'), moved('walk', '0902', 'D2'))).toEqual([1, 2])
  expect(told(began, moved('bound', '0104'))).toEqual([2])
})
