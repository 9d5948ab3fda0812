import { languages, playout, seededDice } from '@wyrmtable/kernel'
import { placesOf } from '@wyrmtable/text'
import { describe, expect, test } from 'vitest'
import type { Event } from '../rules/events.ts'
import { sorcerers } from '../rules/game.ts'
import { refusalTypes, refuse } from '../rules/refusals.ts'
import { positionOf } from '../rules/testing/positions.ts'
import { catalogs, texts } from './index.ts'
import { hourOf } from './say.ts'

test('SO-14.13: each candidate has a line with figure, centimetres, clock direction and consequence', () => {
  const state = positionOf({
    group: ['P1-orc-3'],
    figures: { 'P1-orc-3': [100, 400], 'P2-sorcerer': { x: 187, y: 400, face: [-1, 0] } },
  })
  const action = { type: 'move', id: 'P1-orc-3', path: [{ x: 160, y: 400 }], face: [1, 0] } as const
  expect(texts.en.action({ ...action, path: [...action.path], face: [1, 0] }, state)).toBe(
    'Orc 3: move 6 cm towards 3 o’clock, into contact with sorcerer of player 2',
  )
  expect([hourOf(0, -5), hourOf(7, 0), hourOf(-1, 0), hourOf(3, 6)]).toEqual([12, 3, 9, 5])
})

describe('the three catalogs', () => {
  test('fill the same places', () => {
    for (const [key, message] of Object.entries(catalogs.en)) {
      for (const language of ['fr', 'es'] as const) {
        const other: Readonly<Record<string, string>> = catalogs[language]
        expect([key, placesOf(other[key] ?? '')]).toEqual([key, placesOf(message)])
      }
    }
  })

  test('have a sentence for all that random play brings', () => {
    const parsed = sorcerers.options.parse({ turnLimit: 3, table: 'village', roster: 'all', fade: 2 })
    if (!parsed.ok) throw new Error('options')
    const state = sorcerers.setup(parsed.value, 3, seededDice('text'))
    const random = seededDice('choice')
    const events: Event[] = []
    playout(
      sorcerers,
      state,
      seededDice('dice'),
      (n) => random.pick(n, 'choice'),
      400,
      (event) => {
        events.push(event)
      },
    )
    for (const language of languages) {
      const text = texts[language]
      for (const event of events) expect(text.event(event)).not.toContain('{')
      for (const type of refusalTypes) expect(text.refusal(refuse(type, 'SO-13.2'))).not.toContain('{')
      const noStarts = { type: 'noStarts', clause: 'SO-5.3', table: 'castle-gate', seats: 3 }
      expect(text.refusal(noStarts)).toMatch(/3 (players|joueurs|jugadores)/)
      const { current } = state
      for (const action of sorcerers.actions(state, current).slice(0, 200)) {
        expect(text.action(action, state)).not.toContain('{')
        expect(text.group(action, state)).not.toBe('')
      }
      expect(text.board?.(state, { colour: false, columns: 100 })).toContain('S1')
      expect(text.status(state)).not.toContain('{')
    }
  })
})
