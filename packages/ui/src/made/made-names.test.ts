import { expect, test } from 'vitest'
import { madeFileName, newMadeId } from './made-names.ts'

test('a file is called as what was made, in letters that every system takes', () => {
  expect(madeFileName('Le Château de l’Été !', 'deck')).toBe('le-chateau-de-l-ete')
  expect(madeFileName('  ', 'table')).toBe('table')
})

test('new things have names of their own', () => {
  expect(newMadeId('board')).toMatch(/^board-[0-9a-f]{16}$/)
  expect(newMadeId('board')).not.toBe(newMadeId('board'))
})
