import { describe, expect, test } from 'vitest'
import { createTranslator, placesOf } from './translator.ts'

const en = {
  plain: 'Hello',
  place: 'Move {unit} to {hex}',
  plural: '{n, plural, =0 {no dice} one {# die} other {# dice}}',
  select: '{side, select, attacker {Attack} other {Defend}}',
  number: '{n, number}',
  quoted: 'the wizard’s tower: {name}',
} as const

describe('a translator', () => {
  const t = createTranslator(en, 'en')

  test('fills places', () => {
    expect(t('plain')).toBe('Hello')
    expect(t('place', { unit: 'INF1', hex: '1010' })).toBe('Move INF1 to 1010')
    expect(t('quoted', { name: 'x' })).toBe('the wizard’s tower: x')
  })

  test('chooses by number and by word', () => {
    expect([0, 1, 2].map((n) => t('plural', { n }))).toEqual(['no dice', '1 die', '2 dice'])
    expect(t('select', { side: 'attacker' })).toBe('Attack')
    expect(t('select', { side: 'toString' })).toBe('Defend')
  })

  test('follows the plural rules and figures of its language', () => {
    const fr = createTranslator({ ...en, plural: '{n, plural, one {# dé} other {# dés}}' }, 'fr')
    expect([0, 1, 2].map((n) => fr('plural', { n }))).toEqual(['0 dé', '1 dé', '2 dés'])
    expect(fr('number', { n: 12_345 })).toBe('12\u202f345')
    expect(t('number', { n: 12_345 })).toBe('12,345')
  })

  test('never takes a value for a pattern', () => {
    expect(t('place', { unit: '{hex}', hex: '{unit}' })).toBe('Move {hex} to {unit}')
  })
})

test('the places of a message are found, those of its branches too', () => {
  expect(placesOf('{a} {n, plural, one {{b}} other {{c} {d, select, x {{e}} other {}}}}')).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
    'n',
  ])
  expect(() => placesOf('{a, plural, one {x}')).toThrow()
})
