import { expect, test, vi } from 'vitest'
import { formatList, formatNumber, formatPercent } from './figures.ts'

test('numbers and shares are written as each language does', () => {
  expect(formatNumber('en', 1234.5)).toBe('1,234.5')
  expect(formatNumber('fr', 1234.5)).toBe('1\u202f234,5')
  expect(formatPercent('en', 0.583)).toBe('58%')
  expect(formatPercent('fr', 0.583, 1)).toBe('58,3\u00a0%')
})

test('lists end in a word', () => {
  expect(formatList('en', ['D1', 'D2'])).toBe('D1 and D2')
  expect(formatList('fr', ['1010', '1011', '1012'])).toBe('1010, 1011 et 1012')
  expect(formatList('es', ['D1', 'D2'], 'disjunction')).toBe('D1 o D2')
})

test('what writes figures and lists is made once for each language and manner', () => {
  const made = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'ListFormat')] as const
  for (let time = 0; time < 3; time++) {
    for (const language of ['en', 'fr'] as const) {
      formatNumber(language, 1 / 3, 7)
      formatNumber(language, 1 / 3, 8)
      formatPercent(language, 1 / 3, 7)
      formatList(language, ['A', 'B'])
      formatList(language, ['A', 'B'], 'disjunction')
    }
  }
  const [numbers, lists] = made.map((spy) => spy.mock.calls.length)
  expect(numbers).toBeLessThanOrEqual(6)
  expect(lists).toBeLessThanOrEqual(4)
  for (const spy of made) spy.mockRestore()
})
