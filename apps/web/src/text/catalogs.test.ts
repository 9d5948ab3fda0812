import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { placesOf } from '@wyrmtable/text'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

type Catalog = Readonly<Record<string, string>>

/** The folders of the pages that hold texts. */
const folders = globSync('apps/web/src/**/text/en.ts', { cwd: root }).map((file) => dirname(file))

const catalogOf = async (folder: string, language: string): Promise<Catalog> =>
  (await import(join(root, folder, `${language}.ts`)))[language]

test('the folders with texts are found', () => expect(folders.length).toBeGreaterThan(10))

test.each(folders)('%s: French and Spanish fill the same places as English', async (folder) => {
  const [en, ...others] = await Promise.all(['en', 'fr', 'es'].map((one) => catalogOf(folder, one)))
  expect(Object.keys(en ?? {}).length).toBeGreaterThan(0)
  for (const catalog of others) {
    for (const [key, message] of Object.entries(en ?? {})) {
      expect({ key, places: placesOf(catalog[key] ?? '') }).toEqual({ key, places: placesOf(message) })
    }
  }
})

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

/** Every French sentence of the pages, the games and the platform: catalogs, and what stands in one file for all languages. */
const french = globSync('{packages,games,apps}/**/{fr.ts,*.fr.json,box.json,flavour/*.json}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'released' || name === 'dist',
})

/** What stands between quotation marks in a source, without what is filled in. */
const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
const wordsIn = (file: string): readonly string[] => {
  const source = readFileSync(join(root, file), 'utf8').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…')
  const lines = file.endsWith('.ts')
    ? source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').match(literals)
    : file.endsWith('fr.json')
      ? source.split('\n')
      : source.match(/"fr": ".*"/g)
  return lines ?? []
}

test('no French line can end before its own punctuation, or after a quotation mark that opens', () => {
  expect(french.length).toBeGreaterThan(50)
  const found = french.flatMap((file) =>
    wordsIn(file)
      .filter((words) =>
        /\S [;!?»](?:[\s»)\].'"]|$)| :(?:\s|['"]$)|« |[\d}] %/.test(words.replaceAll(/": /g, '')),
      )
      .map((words) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})
