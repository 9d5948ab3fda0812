import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultSentence } from '@wyrmtable/text'
import { expect, test, vi } from 'vitest'
import { boxes } from '../box/open-box.ts'
import { importFile } from './import-file.ts'

// What can be opened after all is not kept.
vi.mock('../store/saved-games.ts', () => ({
  readRecord: async () => undefined,
  saveMatch: async () => undefined,
}))

const replay = readFileSync(
  join(import.meta.dirname, '../../../../games/dragon-rage/golden/claimed-great-invader.json'),
  'utf8',
)

type Document = Record<string, unknown>

const position = (game: string, parts: unknown, more: Document = {}): string =>
  JSON.stringify({ format: 'wyrmtable-position/1', game, position: parts, ...more })

/** A replay with one of its members changed. */
const changed = (change: (document: Document) => void): string => {
  const document: Document = JSON.parse(replay)
  change(document)
  return JSON.stringify(document)
}

const faulty: readonly string[] = [
  '',
  'this is no JSON',
  '{"format": "wyrmtable-replay/1", "game":',
  '[',
  '[]',
  'null',
  '7',
  '"text"',
  '{}',
  '{"__proto__": {}}',
  '['.repeat(400),
  '{"format": "something-else/1"}',
  '{"format": "wyrmtable-position/99", "game": "dragon-rage", "position": {}}',
  position('chess', {}),
  ...boxes.flatMap(({ id }) => [
    position(id, null),
    position(id, 7),
    position(id, []),
    position(id, 'x'),
    position(id, { turn: -1 }),
    position(id, { turn: 'x' }),
    position(id, { turn: 1.5 }),
    position(id, { turn: 1e9 }),
    position(id, { nothing: 1 }),
    position(id, {}, { options: null }),
    position(id, {}, { options: { nothing: true } }),
    position(id, {}, { options: { scenario: 0, decks: [], own: {}, table: '' } }),
    position(id, {}, { seats: 'x' }),
    position(id, { phase: 'nothing', step: 'nothing' }),
    position(id, { units: { nobody: '0101' }, figures: { nobody: {} }, players: [] }),
  ]),
  position('dragon-rage', { dragons: { D1: { hex: '0117' } } }),
  position('dragon-rage', { units: { CAV1: '9999' } }),
  position('dragon-noir', {}, { options: { scenario: 'own' } }),
  position('dragon-noir', {}, { options: { data: 'x' } }),
  position('dragon-noir', {}, { options: { skirmish: { exile: [{ type: 'elf', count: 99 }], sum: 1 } } }),
  position('dragons-wrath', {}, { options: { decks: ['3 Nobody of Nowhere'] } }),
  ...['header', 'entries', 'format', 'game', 'version', 'seats', 'secret', 'result'].flatMap((key) => [
    changed((document) => delete document[key]),
    changed((document) => Object.assign(document, { [key]: null })),
    changed((document) => Object.assign(document, { [key]: 'x' })),
  ]),
]

/** What a reader of another language would stumble over, besides names that the file itself has. */
const english =
  /\b(object|array|string|number|boolean|integer|record|expected|found|invalid|valid|missing|the|is|not|must|should|multiple|more|least|most|with|undefined|NaN)\b|\[object/i

for (const language of ['es', 'fr'] as const) {
  test(`a faulty file is told without a word of English: ${language}`, async () => {
    const told = new Set<string>()
    for (const text of faulty) {
      const read = await importFile({ size: text.length, text: async () => text }, (number) => `${number}`)
      if (read.ok) continue
      const { fault, game } = read.fault
      const words = await boxes.find(({ id }) => id === game)?.text(language)
      told.add(faultSentence(fault, language, (refusal) => words?.text.refusal(refusal) ?? refusal.clause))
    }
    expect(told.size).toBeGreaterThan(40)
    // What stands in quotation marks, and places, are the file's own words.
    const own = /«[^»]*»|\((Lugar|Endroit)[^)]*\)|[,:] [\w, /…-]+\.|\(null\)|\^.*\$/g
    expect([...told].filter((sentence) => english.test(sentence.replace(own, ' ')))).toEqual([])
    expect([...told].filter((sentence) => /null(?!\))/.test(sentence.replace(own, ' ')))).toEqual([])
  })
}
