import { expect, test } from 'vitest'
import { parseRoute } from './route.ts'

test('addresses lead to their pages and nonsense leads home', () => {
  expect(parseRoute('')).toEqual({ page: 'lobby' })
  expect(parseRoute('#/table/a1b2c3')).toEqual({ page: 'table', match: 'a1b2c3' })
  expect(parseRoute('#/about')).toEqual({ page: 'about' })
  expect(parseRoute('#/table/<script>')).toEqual({ page: 'lobby' })
  expect(parseRoute('#/table/')).toEqual({ page: 'lobby' })
})
