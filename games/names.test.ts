import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Game,
  type GameText,
  isJsonObject,
  type Json,
  languages,
  type Match,
  randomMatch,
} from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { manifests } from './index.ts'
import { tried } from './testing/tried.ts'

type Catalogs = Readonly<Record<string, Readonly<Record<string, string>>>>
type Language = (typeof languages)[number]

const others = languages.filter((language) => language !== 'en')

describe.each(tried.map((manifest) => ({ id: manifest.id, manifest })))(
  'names of $id',
  async ({ id, manifest }) => {
    const { game } = await manifest.rules()
    const { catalogs }: { catalogs: Catalogs } = await import(`./${id}/text/index.ts`)
    const matches = fewMatches(game)

    test.each(others)('no sentence of a match has an English one: %s', async (language) => {
      const { text }: { text: GameText } = await manifest.text(language)
      const english = [...namesInCatalogs(catalogs, language), ...namesInData(id, language)]
      const told = new Set<string>()
      for (const match of matches)
        for (const { seq, action, seat } of match.entries) {
          if (action === undefined) continue
          const place = game.seatIds.indexOf(seat)
          const state = match.at(seq - 1)
          const view = game.view(state, place)
          told.add(text.status(view))
          for (const one of game.actions(state, place)) {
            told.add(text.action(one, view))
            told.add(text.group(one, view))
          }
          for (const event of match.events(seq))
            for (const line of [text.event(event) ?? []].flat()) told.add(line)
        }
      const shown = [...told].join('\n')
      // A name that stands within another word of the language is none.
      const found = [...new Set(english)].filter((name) =>
        new RegExp(`(?<![\\p{L}’-])${escaped(name)}(?![\\p{L}’-])`, 'u').test(shown),
      )
      expect(told.size).toBeGreaterThan(20)
      expect(found).toEqual([])
    })
  },
)

test.each(others)('there are names to look for: %s', async (language) => {
  const counts = tried.map(async ({ id }) => {
    const { catalogs }: { catalogs: Catalogs } = await import(`./${id}/text/index.ts`)
    return namesInCatalogs(catalogs, language).length + namesInData(id, language).length
  })
  // A new game may have none; a house without any has not been looked at.
  const known = manifests.some(({ id }) => id === 'dragon-rage') ? 8 : -1
  expect(Math.max(...(await Promise.all(counts)))).toBeGreaterThan(known)
})

/** Three hundred actions: part of one match of a long game, or many matches of a short one. */
function fewMatches(game: Game): readonly Match[] {
  const matches: Match[] = []
  for (let left = 300; left > 0; left -= matches.at(-1)?.seq ?? left)
    matches.push(randomMatch(game, { seed: `names ${matches.length}`, maxActions: left }))
  return matches
}

/** Names of places and of pieces that another language has another word for, out of a game's catalogs. */
function namesInCatalogs(catalogs: Catalogs, language: Language): readonly string[] {
  const theirs = Object.values(catalogs[language] ?? {})
  return Object.entries(catalogs.en ?? {}).flatMap(([key, name]) =>
    /^(place|unit|race|weapon|scenario|board)\./.test(key) && isName(name) && !theirs.includes(name)
      ? [name]
      : [],
  )
}

/** The same of its data, where a name stands in every language. */
function namesInData(id: string, language: Language): readonly string[] {
  const folder = join(import.meta.dirname, id, 'data')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && !file.endsWith('clauses.json'),
  )
  const pairs: { readonly en: string; readonly other: string }[] = []
  const look = (value: Json | undefined): void => {
    if (Array.isArray(value)) for (const one of value) look(one)
    else if (isJsonObject(value)) {
      const { en } = value
      const other = value[language]
      if (typeof en === 'string' && typeof other === 'string') pairs.push({ en, other })
      for (const one of Object.values(value)) look(one)
    }
  }
  for (const file of files) look(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const theirs = new Set(pairs.map(({ other }) => other))
  return pairs.flatMap(({ en }) => (isName(en) && !theirs.has(en) ? [en] : []))
}

/** A name of its own begins with a capital, and is no sentence. */
const isName = (name: string): boolean => /^\p{Lu}[^{}.]{3,40}$/u.test(name)

const escaped = (name: string): string => name.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
