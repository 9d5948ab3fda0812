import { createMatch, readCourse, scriptedDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { actionSchema } from '../rules/actions.ts'
import { dragonsWrath as game } from '../rules/game.ts'
import { texts } from '../text/index.ts'
import course from './first-year.json' with { type: 'json' }

function begin() {
  const read = readCourse(course)
  if (!read.ok) throw new Error(`${read.fault.code} at ${read.fault.path}`)
  const made = createMatch(
    game,
    {
      id: 'lesson',
      seats: ['A', 'B'].map((id) => ({ id, name: id, kind: 'person' as const })),
      dice: { kind: 'recorded' },
      createdAt: 0,
      position: read.value.position,
    },
    scriptedDice(),
  )
  if (!made.ok) throw new Error(`${made.fault.code} at ${made.fault.path}`)
  return { steps: read.value.steps, match: made.value }
}

test('what is to be pressed is listed', () => {
  const { steps, match } = begin()
  for (const { text, does, answers } of steps) {
    for (const { seat, action } of does === undefined ? [] : [does]) {
      const place = game.seatIds.indexOf(seat)
      const listed = game.actions(match.state, place)
      expect(listed, text).toContainEqual(action)
    }
    for (const { seat, action } of does === undefined ? answers : [does, ...answers]) {
      const done = match.play(game.seatIds.indexOf(seat), actionSchema.parse(action), 0)
      if (!done.ok) throw new Error(`${text}: ${done.fault.type}`)
    }
  }
})

test('the figures of the texts are those on the table', () => {
  const { steps, match } = begin()
  const told = new Map<string, string[]>()
  for (const { text, does, answers } of steps) {
    const lines = told.get(text) ?? []
    for (const { seat, action } of does === undefined ? answers : [does, ...answers]) {
      const done = match.play(game.seatIds.indexOf(seat), actionSchema.parse(action), 0)
      if (!done.ok) throw new Error(`${text}: ${done.fault.type}`)
      lines.push(...done.value.events.flatMap((event) => texts.en.event(event) ?? []))
    }
    told.set(text, lines)
  }
  expect(told.get('secret')).toContain('Player A loses Nailgate (payment).')
  expect(told.get('secret')).toContain('Hireling enters play under Player A.')
  expect(told.get('object')).toContain('Player A loses Bell Hill (payment).')
  expect(told.get('object')).toContain('Stag-Beetle Knight receives Briarwood Spear.')
  expect(told.get('object')).toContain('Order of play: Player A and Player B.')
  expect(told.get('curse')).toContain('Player B exhausts Stagwood.')
  expect(told.get('curse')).toContain('Force: Cut-Price Sword 5, Hornbark Stag 6.')
  expect(told.get('guard')).toContain('Force: Stag-Beetle Knight 5, Hireling 3.')
  expect(told.get('lose')).toContain('Player A loses Redsand (attack).')
  expect(told.get('last')).toContain('Player A loses Toll Bridge (attack).')
  expect(game.outcome(match.state)).toMatchObject({ winners: [1], reason: 'lastProvince' })
})
