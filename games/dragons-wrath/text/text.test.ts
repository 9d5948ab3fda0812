import { languages, randomMatch } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { dragonsWrath as game } from '../rules/game.ts'
import { refusalTypes } from '../rules/refusals.ts'
import { card, creature, Scene } from '../testing/scene.ts'
import { texts } from './index.ts'
import { sayIn } from './say.ts'

test('twins in play are told apart, and so is a province that all have seen from one they have not', () => {
  const scene = new Scene({
    a: { provinces: ['Rk', 'R'], hand: [card.fury] },
    creatures: [creature(card.levy, 0), creature(card.levy, 0), creature(card.levy, 1)],
    with: { step: 'C2' },
  })
  const told = game
    .actions(scene.state, 0)
    .map((action) => texts.en.action(action, game.view(scene.state, 0)))
  expect(new Set(told).size).toBe(told.length)
})

test('what stands in a list several times is said once, with its number', () => {
  expect(sayIn('en').list(['Glass Reach', 'Fury', 'Glass Reach'])).toBe('2 × Glass Reach and Fury')
  expect(sayIn('fr').list(['Fureur'])).toBe('Fureur')
})

describe.each(languages)('sentences in %s', (language) => {
  const text = texts[language]

  test('nothing that is told of a match of four names a card by its number', () => {
    const match = randomMatch(game, { seed: 'texts/4', seats: 4, maxActions: 260 })
    for (const { seq, seat, action } of match.entries) {
      if (action === undefined) continue
      const before = game.view(match.at(seq - 1), game.seatIds.indexOf(seat))
      const events = match.events(seq).flatMap((event) => text.event(event) ?? [])
      for (const sentence of [text.action(action, before), text.group(action, before), ...events]) {
        expect(sentence).not.toMatch(/undefined|DW[SBX]-/)
      }
    }
  })

  test('every refusal has words of its own, every outcome has some', () => {
    const refusals = refusalTypes.map((type) => text.refusal({ type, clause: 'DW-1.1' }))
    expect(new Set(refusals).size).toBe(refusals.length)
    for (const reason of ['lastProvince', 'together', 'turnLimit']) {
      expect(text.outcome({ winners: [0], reason, clause: 'DW-1.3' })).toMatch(/: \p{L}+ \p{L}+/u)
      expect(text.outcome({ winners: [], reason, clause: 'DW-1.4' })).toMatch(/: \p{L}+ \p{L}+/u)
    }
  })

  test('DW-13.1: the board for terminals shows hand and provinces of who looks alone', () => {
    const match = randomMatch(game, { seed: 'board', seats: 2, maxActions: 1 })
    const [asked = 0] = game.toAct(match.state)
    const drawn = text.board?.(game.view(match.state, asked), { colour: false, columns: 400 }) ?? ''
    const lines = drawn.split('\n').filter((line) => line.startsWith('    '))
    expect(lines).toHaveLength(2)
    expect(text.board?.(game.view(match.state, 'spectator'), { colour: false, columns: 400 })).not.toContain(
      '    ',
    )
    expect(drawn.indexOf(lines[0] ?? '')).toBeGreaterThan(drawn.indexOf(text.seat(['A', 'B'][asked] ?? '')))
  })
})
