import { type Language, languages, randomMatch } from '@wyrmtable/kernel'
import { placesOf } from '@wyrmtable/text'
import { describe, expect, test } from 'vitest'
import { dragonNoir } from '../rules/game.ts'
import { refuse } from '../rules/refusals.ts'
import { catalogs, texts } from './index.ts'

const { en, ...others } = catalogs

describe('catalogs', () => {
  test.each(languages)('every message compiles: %s', (language) => {
    for (const message of Object.values(catalogs[language])) expect(() => placesOf(message)).not.toThrow()
  })

  test.each(Object.keys(others) as Language[])('nothing that English tells is left out: %s', (language) => {
    const catalog: Readonly<Record<string, string>> = catalogs[language]
    for (const [key, message] of Object.entries(en))
      expect([key, placesOf(catalog[key] ?? '')]).toEqual([key, placesOf(message)])
  })
})

describe('sentences', () => {
  const match = randomMatch(dragonNoir, { seed: 'texts', maxActions: 150 })

  test.each(languages)('every action, event and state of a match has words: %s', (language) => {
    const text = texts[language]
    for (const { seq, action, seat } of match.entries) {
      const before = match.at(seq - 1)
      const told = [
        text.seat(seat),
        text.phase(before),
        text.status(before),
        text.action(action, before),
        text.group(action, before),
        ...match.events(seq).flatMap((event) => text.event(event) ?? []),
      ]
      for (const sentence of told) {
        expect(sentence.trim()).not.toBe('')
        expect(sentence).not.toMatch(/undefined|NaN|\[object|[{}]/)
      }
    }
  })

  test('a refusal says why', () => {
    expect(texts.en.refusal(refuse('needsMp', 'DN-7.1', { needed: 4, left: 2 }))).toBe('Needs 4 MP, 2 left.')
    expect(texts.fr.refusal(refuse('enemyThere', 'DN-7.3', { hex: 'WM.0512' }))).toContain('WM.0512')
  })
})
