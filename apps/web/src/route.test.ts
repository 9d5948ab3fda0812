import { expect, test } from 'vitest'
import { parseRoute } from './route.ts'

test('addresses lead to their pages and nonsense is said to be unknown', () => {
  expect(parseRoute('')).toEqual({ page: 'lobby' })
  expect(parseRoute('#/table/a1b2c3')).toEqual({ page: 'table', match: 'a1b2c3' })
  expect(parseRoute('#/about')).toEqual({ page: 'about' })
  expect(parseRoute('#/guide/dragon-rage')).toEqual({ page: 'guide', game: 'dragon-rage' })
  expect(parseRoute('#/')).toEqual({ page: 'lobby' })
  expect(parseRoute('#/table/<script>')).toEqual({ page: 'unknown' })
  expect(parseRoute('#/table/')).toEqual({ page: 'unknown' })
  expect(parseRoute('#/nowhere')).toEqual({ page: 'unknown' })
})
