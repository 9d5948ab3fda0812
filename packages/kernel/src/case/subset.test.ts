import { expect, it } from 'vitest'
import { isEqual, isSubset, valueAtPath } from './subset.ts'

it('a pattern asks for members in depth and for lists of the same length', () => {
  expect(isSubset({}, { a: 1 })).toBe(true)
  expect(isSubset({ a: { b: [{ c: 1 }, 2] } }, { a: { b: [{ c: 1, d: 0 }, 2], e: 1 } })).toBe(true)
  expect(isSubset([{ c: 1 }], [{ c: 1 }, { c: 2 }])).toBe(false)
  expect(isSubset({ a: undefined }, {})).toBe(true)
  expect(isSubset({ a: null }, {})).toBe(false)
  expect(isSubset({ a: null }, { a: null })).toBe(true)
  expect(isSubset({}, [])).toBe(false)
  expect(isSubset([], {})).toBe(false)
  expect(isSubset({ toString: 1 }, {})).toBe(false)
})

it('equality takes no notice of the order of members', () => {
  expect(isEqual({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
  expect(isEqual({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(isEqual(1, undefined)).toBe(false)
})

it('a path steps by dots, or as a JSON pointer', () => {
  const value = { a: [{ 'x.y': 1, 'p/q': 2 }], '': 3 }
  expect(valueAtPath(value, 'a.0')).toEqual({ 'x.y': 1, 'p/q': 2 })
  expect(valueAtPath(value, '/a/0/x.y')).toBe(1)
  expect(valueAtPath(value, '/a/0/p~1q')).toBe(2)
  expect(valueAtPath(value, '')).toBe(value)
  expect(valueAtPath(value, '/')).toBe(3)
  for (const path of ['a.1', 'a.00', 'a.length', 'a.0.toString', 'b.c'])
    expect(valueAtPath(value, path)).toBeUndefined()
})
