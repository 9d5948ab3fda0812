import { expect, it } from 'vitest'
import { recordingDice } from './recording-dice.ts'
import { scriptedDice } from './scripted-dice.ts'
import { seededDice } from './seeded-dice.ts'

it('what a recorder heard, scripted dice play again', () => {
  const recorder = recordingDice(seededDice(4))
  recorder.begin()
  const items = [1, 2, 3, 4, 5]
  const first = [recorder.roll(6, 'a'), recorder.pick(9, 'b')]
  recorder.shuffle(items, 'c')
  expect(recorder.values).toHaveLength(2 + 4)
  const script = scriptedDice(recorder.values)
  const again = [1, 2, 3, 4, 5]
  expect([script.roll(6, 'a'), script.pick(9, 'b')]).toEqual(first)
  script.shuffle(again, 'c')
  expect(again).toEqual(items)
  expect(script.isSpent).toBe(true)
})

it('a rollback puts the source back to the beginning of the entry', () => {
  const recorder = recordingDice(seededDice(4))
  recorder.begin()
  recorder.roll(6, 'before')
  recorder.begin()
  const next = [recorder.roll(6, 'x'), recorder.roll(6, 'y')]
  recorder.rollback()
  expect(recorder.values).toEqual([])
  expect(recorder.draws).toBe(1)
  expect([recorder.roll(6, 'x'), recorder.roll(6, 'y')]).toEqual(next)
})
