import { languages } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { catalogs, messages } from './messages.ts'
import { placesOf } from './translator.ts'

test.each(languages)('every message compiles and speaks of the same things as in English: %s', (language) => {
  for (const [key, message] of Object.entries(catalogs.en)) {
    const own: string = Object.entries(catalogs[language]).find(([name]) => name === key)?.[1] ?? ''
    expect({ key, places: placesOf(own) }).toEqual({ key, places: placesOf(message) })
  }
})

test.each(languages)('no apostrophe quotes a place: %s', (language) => {
  expect(Object.entries(catalogs[language]).filter(([, message]) => message.includes("'"))).toEqual([])
})

test('the platform speaks three languages', () => {
  expect(languages.map((language) => messages(language)('refusal.notYourTurn'))).toEqual([
    'It is not your turn.',
    'Ce n’est pas votre tour.',
    'No es tu turno.',
  ])
})
