import { groupedActions } from '@wyrmtable/ui'
import { expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { sorcerers } from '../rules/game.ts'
import { positionOf } from '../rules/testing/positions.ts'
import { texts } from '../text/index.ts'
import { aids } from './aids/aids.ts'
import { optionNotes } from './option-notes.ts'
import { sideText } from './side/text/index.ts'
import { viewText } from './text/index.ts'

test('the list holds every candidate once, those of the chosen figure first', () => {
  const state = positionOf({
    group: ['P1-goblin-1', 'P1-orc-1'],
    figures: { 'P1-goblin-1': [300, 300], 'P1-orc-1': [400, 300] },
  })
  const actions = sorcerers.actions(state, 0)
  const groups = groupedActions(
    actions,
    (action) => texts.en.group(action, state),
    (action) => 'id' in action && action.id === 'P1-orc-1',
  )
  expect(groups.flatMap(([, list]) => list)).toHaveLength(actions.length)
  expect(groups.map(([heading]) => heading)).toEqual(['Orc 1', 'Goblin 1', 'End'])
})

test('what has grown beyond where it began is told as no share of it', () => {
  for (const language of ['en', 'fr', 'es'] as const) {
    const t = viewText(language)
    const shield = t('sorcerers.shield', { shield: 47, all: 20 })
    const points = sideText(language)('war.pointsFigure', { points: 250, all: 150 })
    expect(`${shield} ${points}`).not.toMatch(/(47|250)( \w+)? ?(\/|of|sur|de|out of) ?(20|150)/)
    // What the second figure is stands beside it.
    expect([shield, points].map((told) => told.replace(/\d+/g, '').trim().length > 15)).toEqual([true, true])
  }
})

test('every option is explained in each language', () => {
  for (const language of ['en', 'fr', 'es'] as const) {
    const notes = optionNotes(language)
    expect(notes.every(({ name, key }) => name !== '' && !name.startsWith('option.') && key !== '')).toBe(
      true,
    )
    expect(notes.find(({ key }) => key === 'hitDie')?.values).toHaveProperty('"d20"')
  }
})

test('what an action does shows on the table, from the figure that acts to where it leads', () => {
  const state = positionOf({
    group: ['P1-orc-1'],
    figures: { 'P1-orc-1': [400, 300], 'P2-goblin-1': [424, 300] },
  })
  const markOf = (action: Action) => aids.markOf?.(action, state)
  const path = [
    { x: 400, y: 320 },
    { x: 420, y: 340 },
  ]
  expect(markOf({ type: 'move', id: 'P1-orc-1', path, face: [1, 0] })).toEqual({
    from: [400, 300],
    to: [420, 340],
  })
  expect(markOf({ type: 'melee', id: 'P1-orc-1', target: 'P2-goblin-1' })).toEqual({
    from: [400, 300],
    to: [424, 300],
  })
  expect(markOf({ type: 'turn', id: 'P1-orc-1', face: [0, 1] })).toEqual({ from: [400, 300], to: [400, 300] })
  expect(markOf({ type: 'activate', ids: ['P1-orc-1'] })).toEqual({ to: [400, 300] })
  expect(markOf({ type: 'castShield' })).toEqual({ from: [15, 400], to: [15, 400] })
  expect(markOf({ type: 'endActivation' })).toBeUndefined()
  expect(markOf({ type: 'endSorcererTurn' })).toBeUndefined()
})
