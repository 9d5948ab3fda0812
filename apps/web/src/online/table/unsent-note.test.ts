import { beforeEach, expect, test, vi } from 'vitest'
import { keepUnsent, sentNote, withUnsent } from './unsent-note.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('what was written goes on from what the server has', () => {
  expect(withUnsent('m', 'A', 'The gate.')).toBe('The gate.')
  keepUnsent('m', 'A', { text: 'The gate is weak.', base: 'The gate.' })
  expect(withUnsent('m', 'A', 'The gate.')).toBe('The gate is weak.')
  expect(withUnsent('m', 'B', 'The gate.')).toBe('The gate.')
})

test('what another device has written meanwhile stays, with what was written here below it', () => {
  keepUnsent('m', 'A', { text: 'The gate is weak.', base: 'The gate.' })
  expect(withUnsent('m', 'A', 'The wall.')).toBe('The wall.\n\nThe gate is weak.')
})

test('what the server has is not kept, and what was written since goes on from it', () => {
  keepUnsent('m', 'A', { text: 'The gate is weak.', base: '' })
  sentNote('m', 'A', 'The gate')
  expect(withUnsent('m', 'A', 'The gate')).toBe('The gate is weak.')
  sentNote('m', 'A', 'The gate is weak.')
  expect(withUnsent('m', 'A', 'Another.')).toBe('Another.')
})
