import { expect, test } from 'vitest'
import { fitOf, type Look } from './fit.ts'

const row: Look = { least: 58, most: 190, gap: 8, spare: 12, lines: 2 }

test('a few cards are as high as the row', () => {
  expect(fitOf(3, { width: 700, height: 152 }, row)).toMatchObject({
    width: 100,
    step: 108,
    lines: 1,
    shown: 3,
  })
})

test('many cards lie in two lines where that leaves them larger', () => {
  const { width, lines, shown } = fitOf(12, { width: 600, height: 200 }, row)
  expect({ lines, shown }).toEqual({ lines: 2, shown: 12 })
  expect(width).toBeGreaterThan(600 / 12 - 8)
  expect((width * 1.4 + 8) * 2).toBeLessThanOrEqual(200)
})

test('where they would be too small they lie over one another, within the row', () => {
  const { width, step, lines } = fitOf(8, { width: 260, height: 96 }, row)
  expect({ width, lines }).toEqual({ width: 58, lines: 1 })
  expect(step * 7 + width).toBeCloseTo(260)
})

test('past that there are pages, and every card is on one', () => {
  const { shown, step, width } = fitOf(20, { width: 260, height: 96 }, row)
  expect(shown).toBeLessThan(20)
  expect(step * (shown - 1) + width).toBeLessThanOrEqual(260.5)
})

test('a row without height still has a card', () => {
  expect(fitOf(0, { width: 0, height: 0 }, row)).toMatchObject({ shown: 1, lines: 1 })
})
