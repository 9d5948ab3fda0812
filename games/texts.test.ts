import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameText, languages, randomMatch } from '@wyrmtable/kernel'
import { placesOf } from '@wyrmtable/text'
import { describe, expect, test } from 'vitest'
import { tried } from './testing/tried.ts'

type Catalogs = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The catalogs that a game's `text/` lets out. */
async function catalogsOf(id: string): Promise<Catalogs> {
  const room: { catalogs: Catalogs } = await import(`./${id}/text/index.ts`)
  return room.catalogs
}

/** Source of a game's `text/` without its catalogs. */
function sourceOf(id: string): string {
  const folder = join(import.meta.dirname, id, 'text')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.ts$/.test(name) && !/^(en|fr|es)\.ts$|\.test\.ts$/.test(name),
  )
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
}

describe.each(tried.map(({ id }) => ({ id })))('catalogs of $id', async ({ id }) => {
  const catalogs = await catalogsOf(id)
  const { en = {}, ...others } = catalogs

  test('there is one for each language', () => {
    expect(Object.keys(catalogs).sort()).toEqual([...languages].sort())
  })

  test.each(languages)('every message compiles: %s', (language) => {
    for (const message of Object.values(catalogs[language] ?? {}))
      expect(() => placesOf(message)).not.toThrow()
  })

  test.each(Object.keys(others))('no message leaves out what the English one tells: %s', (language) => {
    for (const [key, message] of Object.entries(en)) {
      const places = placesOf(catalogs[language]?.[key] ?? '')
      expect({ key, missing: placesOf(message).filter((place) => !places.includes(place)) }).toEqual({
        key,
        missing: [],
      })
    }
  })

  test.each(languages)('no message has an apostrophe that quotes a place: %s', (language) => {
    const quoting = Object.entries(catalogs[language] ?? {}).filter(([, message]) => message.includes("'"))
    expect(quoting).toEqual([])
  })

  test('no key is unused', () => {
    const source = sourceOf(id)
    const unused = Object.keys(en).filter((key) => {
      // Keys are written whole, or put together behind their first part: t(`event.${type}`).
      const family = key.slice(0, key.indexOf('.') + 1)
      return !source.includes(`'${key}'`) && !(family !== '' && source.includes(`\`${family}\${`))
    })
    expect(unused).toEqual([])
  })
})

describe.each(tried.map((manifest) => ({ id: manifest.id, manifest })))(
  'sentences of $id',
  async ({ manifest }) => {
    const { game } = await manifest.rules()
    const match = randomMatch(game, { seed: 'texts', maxActions: 400 })

    test.each(languages)('every action, event and state of a match has words: %s', async (language) => {
      const { text }: { text: GameText } = await manifest.text(language)
      expect(text.language).toBe(language)
      for (const { seq, action, seat } of match.entries) {
        if (action === undefined) continue
        const before = game.view(match.at(seq - 1), game.seatIds.indexOf(seat))
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

    test.each(languages)('headings of clauses are found: %s', async (language) => {
      const { text } = await manifest.text(language)
      const { default: clauses } = await (await manifest.book()).clauses()
      for (const { id, title } of clauses) expect(text.clauseTitle(id)).toBe(title[language])
    })
  },
)
