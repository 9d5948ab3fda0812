import { expect, test } from 'vitest'
import { acceptedLanguages, environmentLanguages, pickLanguage } from './language.ts'

test('the first language that we have is taken, whatever its region or spelling', () => {
  expect(pickLanguage(['fr-CA', 'en'])).toBe('fr')
  expect(pickLanguage(['de', 'pt-BR', 'ES'])).toBe('es')
  expect(pickLanguage(['es_AR.UTF-8'])).toBe('es')
  expect(pickLanguage([' fr@euro '])).toBe('fr')
})

test('English stands in where nothing fits', () => {
  expect(pickLanguage([])).toBe('en')
  expect(pickLanguage(['de', undefined, '', '*'])).toBe('en')
  expect(pickLanguage(['constructor', 'french'])).toBe('en')
})

test('the environment of a terminal asks for languages', () => {
  expect(pickLanguage(environmentLanguages({ LANG: 'fr_FR.UTF-8' }))).toBe('fr')
  expect(pickLanguage(environmentLanguages({ LANG: 'fr_FR', LC_ALL: 'es_ES' }))).toBe('es')
  expect(pickLanguage(environmentLanguages({ LANG: 'fr_FR', LANGUAGE: 'de:es:en' }))).toBe('es')
  expect(pickLanguage(environmentLanguages({ LANG: 'C.UTF-8' }))).toBe('en')
  expect(environmentLanguages({})).toEqual([])
})

test('a browser says which languages it likes better', () => {
  expect(acceptedLanguages('en;q=0.5, fr-CH, es;q=0.8, de;q=0, *;q=0.1')).toEqual(['fr-CH', 'es', 'en'])
  expect(acceptedLanguages('')).toEqual([])
  expect(pickLanguage(acceptedLanguages('de-AT,de;q=0.9,es;q=0.8'))).toBe('es')
})
