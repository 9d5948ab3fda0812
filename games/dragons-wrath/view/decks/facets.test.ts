import { languages } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { poolCards } from '../../data/library.ts'
import { askedOf, facets, HIGHEST, noFilter, passes, toggled } from './facets.ts'
import { valueName } from './value-name.ts'

const found = (filter: typeof noFilter) => poolCards.filter((card) => passes(card, filter))

describe('filters of the deck builder', () => {
  test('every value of every characteristic is one that some card has, and every card has a colour, kind, rarity and set', () => {
    for (const { key, values, of } of facets) {
      const had = new Set<string>(poolCards.flatMap((card) => of(card)))
      expect([key, [...had].sort()]).toEqual([key, [...values].sort()])
    }
    for (const key of ['colour', 'type', 'rarity', 'set'] as const) {
      const facet = facets.find((one) => one.key === key)
      expect(poolCards.every((card) => facet?.of(card).length === 1)).toBe(true)
    }
  })

  test('every value has a name in every language', () => {
    for (const language of languages) {
      for (const { key, values } of facets) {
        for (const value of values) {
          if (key !== 'cost' || value === '5') expect(valueName(key, value, language)).toMatch(/\S/)
        }
      }
    }
    expect(valueName('trait', 'flying', 'fr')).toBe('volante')
  })

  test('the highest power is the highest that is printed', () => {
    const all = poolCards.flatMap((card) => (card.type === 'creature' ? [card.pp, card.pm] : []))
    expect(Math.max(...all)).toBe(HIGHEST)
  })

  test('values of one characteristic add up, several characteristics narrow down', () => {
    expect(found(noFilter)).toHaveLength(poolCards.length)
    const red = toggled(noFilter, 'colour', 'red')
    const both = toggled(red, 'colour', 'green')
    expect(found(both).length).toBeGreaterThan(found(red).length)
    const flying = toggled(toggled(both, 'trait', 'flying'), 'cost', '5')
    expect(found(flying).length).toBeGreaterThan(0)
    for (const card of found(flying)) {
      expect(card).toMatchObject({ traits: expect.arrayContaining(['flying']) })
      expect(['red', 'green']).toContain(card.type === 'province' ? card.sphere : card.color)
    }
    expect(askedOf(flying)).toBe(3)
    expect(found(toggled(red, 'colour', 'red'))).toHaveLength(poolCards.length)
  })

  test('powers are asked for from and to, of creatures alone', () => {
    const strong = found({ ...noFilter, powers: { pp: [6, 7], pm: [0, 3] } })
    expect(strong.length).toBeGreaterThan(0)
    for (const card of strong) {
      expect(card.type === 'creature' && card.pp >= 6 && card.pp <= 7 && card.pm <= 3).toBe(true)
    }
  })
})
