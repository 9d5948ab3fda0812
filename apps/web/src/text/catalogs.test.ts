import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const root = join(import.meta.dirname, '../../../..')

/** Every Spanish catalog of the pages, the games and the platform. */
const spanish = globSync('{packages,games,apps}/**/es.ts', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})

/** Usted, and orders to it where a clause begins, without accents: elsewhere they may say what shall be. */
const polite = new RegExp(
  `\\busted(?:es)?\\b|(?:['\`{«¡]|[.:;,…?!] |\\b(?:[eoy]|luego) )(?:${[
    'abra|anada|aprenda|arrastre|borre|busque|cabalgue|cambie|coloque|compruebe|confirme|conserve|deje',
    'destruya|diga|dispare|elija|empiece|escoja|escriba|espere|exporte|gire|guarde|haga|intente|juegue',
    'lea|mire|mueva|muestre|pida|ponga|pruebe|pulse|recuerde|repase|siga|suelte|termine|tire|tome',
    'use|vigile|vuelva',
  ].join('|')})(?:me|se|l[aeo]s?)?\\b`,
  'i',
)

test('no Spanish text says usted to its reader', () => {
  expect(spanish.length).toBeGreaterThan(20)
  const found = spanish.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .split('\n')
      .filter((line) => polite.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
