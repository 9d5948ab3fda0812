import { placesOf } from '@wyrmtable/text'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

test.each([
  ['fr', fr],
  ['es', es],
] as const)('%s fills the same places as English', (_language, catalog) => {
  for (const [key, message] of Object.entries(en)) {
    const other = Object.entries(catalog).find(([name]) => name === key)?.[1] ?? ''
    expect({ key, places: placesOf(other) }).toEqual({ key, places: placesOf(message) })
  }
})
