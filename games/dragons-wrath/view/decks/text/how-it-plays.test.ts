import { languages } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { starterDecks } from '../../../data/library.ts'
import { LONGEST_NOTES } from '../../../data/schema.ts'
import { howItPlays } from './how-it-plays.ts'

test('every starter tells how it plays, in three languages', () => {
  for (const { id } of starterDecks) {
    const told = languages.map((language) => howItPlays(id, language))
    expect(new Set(told).size).toBe(languages.length)
    for (const words of told) {
      expect(words.length).toBeGreaterThan(150)
      expect(words.length).toBeLessThan(LONGEST_NOTES)
    }
  }
})
