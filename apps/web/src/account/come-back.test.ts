import { afterEach, expect, test, vi } from 'vitest'
import { askToComeBack, takeWayBack } from './come-back.ts'

afterEach(() => vi.unstubAllGlobals())

/** A window at an address, with what its tab keeps. */
function at(hash: string): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', { location: { hash } })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  return kept
}

test('whoever signs in goes back to the table where they wanted to sit down, once', () => {
  at('#/online/abcdefgh2345')
  askToComeBack()
  expect(takeWayBack()).toBe('#/online/abcdefgh2345')
  expect(takeWayBack()).toBeUndefined()
})

test.each([
  'https://evil.example',
  '//evil.example',
  'javascript:alert(1)',
  '#//evil.example',
  '#/account',
  '',
])('a way back that somebody planted leads nowhere: %s', (planted) => {
  const kept = at('#/')
  askToComeBack()
  for (const name of kept.keys()) kept.set(name, planted)
  expect(takeWayBack()).toBeUndefined()
})
