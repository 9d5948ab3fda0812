import { expect, test } from 'vitest'
import { sorcerers } from '../rules/game.ts'
import { positionOf } from '../rules/testing/positions.ts'
import { texts } from '../text/index.ts'
import { groupedActions } from './grouped-actions.ts'
import { optionNotes } from './option-notes.ts'

test('the list holds every candidate once, those of the chosen figure first', () => {
  const state = positionOf({
    group: ['P1-goblin-1', 'P1-orc-1'],
    figures: { 'P1-goblin-1': [300, 300], 'P1-orc-1': [400, 300] },
  })
  const actions = sorcerers.actions(state, 0)
  const groups = groupedActions(actions, state, texts.en, 'P1-orc-1')
  expect(groups.flatMap(([, list]) => list)).toHaveLength(actions.length)
  expect(groups.map(([heading]) => heading)).toEqual(['Orc 1', 'Goblin 1', 'End'])
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
