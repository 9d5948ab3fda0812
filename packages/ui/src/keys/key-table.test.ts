import { expect, test } from 'vitest'
import { type KeyLine, meantKey, printedLines, withOwnKey } from './key-table.ts'

const lines: readonly KeyLine[] = [
  { deed: 'next', keys: ['N'], does: 'next' },
  { deed: 'undo', keys: ['Z'], does: 'undo' },
  { keys: ['⇧ N'], does: 'previous' },
  { keys: ['X', '+'], does: 'stays' },
]

test('a letter that is chosen stands for the one of the table, in its case, and the old one does nothing', () => {
  const own = withOwnKey(lines, {}, 'next', 'j') ?? {}
  expect(own).toEqual({ next: 'J' })
  expect(meantKey(lines, own, 'j')).toBe('n')
  expect(meantKey(lines, own, 'J')).toBe('N')
  expect(meantKey(lines, own, 'n')).toBeUndefined()
  expect(meantKey(lines, own, 'Enter')).toBe('Enter')
  expect(printedLines(lines, own)[0]?.keys).toEqual(['J'])
})

test('a letter that another deed has is exchanged with it, and back again nothing is remembered', () => {
  const own = withOwnKey(lines, {}, 'next', 'z') ?? {}
  expect(own).toEqual({ next: 'Z', undo: 'N' })
  expect(meantKey(lines, own, 'z')).toBe('n')
  expect(meantKey(lines, own, 'n')).toBe('z')
  expect(withOwnKey(lines, own, 'undo', 'z')).toEqual({})
})

test('only letters are chosen, and none that stays as it is', () => {
  for (const key of ['x', '+', 'Enter', '1', ' ']) expect(withOwnKey(lines, {}, 'next', key)).toBeUndefined()
})
