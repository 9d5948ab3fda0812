import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, randomMatch } from '@wyrmtable/kernel'
import { placesOf } from '@wyrmtable/text'
import { describe, expect, test } from 'vitest'
import clauses from '../data/clauses.json' with { type: 'json' }
import { dragonsWrath as game } from '../rules/game.ts'
import { refusalTypes } from '../rules/refusals.ts'
import { catalogs, texts } from './index.ts'

const source = readdirSync(import.meta.dirname)
  .filter((name) => !/^(en|fr|es)\.ts$|\.test\.ts$/.test(name))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n')

describe.each(languages)('sentences in %s', (language) => {
  const text = texts[language]

  test('no message leaves out what the English one tells, none quotes a place by an apostrophe', () => {
    for (const [key, message] of Object.entries(catalogs.en)) {
      const own = Object.entries(catalogs[language]).find(([name]) => name === key)?.[1] ?? ''
      expect([key, placesOf(own)]).toEqual([key, placesOf(message)])
      expect(own).not.toContain("'")
    }
  })

  test('no key is unused', () => {
    const unused = Object.keys(catalogs[language]).filter(
      (key) => !source.includes(`'${key}'`) && !source.includes(`\`${key.slice(0, key.indexOf('.') + 1)}\${`),
    )
    expect(unused).toEqual([])
  })

  test('every action, event and state of matches of two to four has words', () => {
    for (const seats of [2, 4]) {
      const match = randomMatch(game, { seed: `texts/${seats}`, seats, maxActions: 260 })
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
          expect(sentence).not.toMatch(/undefined|NaN|\[object|[{}]|DW[SBX]-/)
        }
      }
    }
  })

  test('every refusal, outcome and clause heading has words', () => {
    const refusals = refusalTypes.map((type) => text.refusal({ type, clause: 'DW-1.1' }))
    expect(new Set(refusals).size).toBe(refusals.length)
    for (const reason of ['lastProvince', 'together', 'turnLimit']) {
      expect(text.outcome({ winners: [0], reason, clause: 'DW-1.3' })).toMatch(/: \p{L}+ \p{L}+/u)
      expect(text.outcome({ winners: [], reason, clause: 'DW-1.4' })).toMatch(/: \p{L}+ \p{L}+/u)
    }
    for (const { id, title } of clauses) expect(text.clauseTitle(id)).toBe(title[language])
  })

  test('DW-13.1: the board for terminals shows hand and provinces of who looks alone', () => {
    const match = randomMatch(game, { seed: 'board', seats: 2, maxActions: 1 })
    const [asked = 0] = game.toAct(match.state)
    const drawn = text.board?.(match.state, { colour: false, columns: 400, viewer: asked }) ?? ''
    const lines = drawn.split('\n').filter((line) => line.startsWith('    '))
    expect(lines).toHaveLength(2)
    expect(text.board?.(match.state, { colour: false, columns: 400 })).not.toContain('    ')
    expect(drawn.indexOf(lines[0] ?? '')).toBeGreaterThan(drawn.indexOf(text.seat(['A', 'B'][asked] ?? '')))
  })
})
