import { expect, test } from 'vitest'
import { offeredVariants, variantChoices, withChoice } from './variant-choices.ts'

const schema = {
  properties: {
    hover: { type: 'boolean', default: false },
    bonus: { anyOf: [{ const: 1 }, { const: 2 }], default: 1 },
    claim: { enum: ['free', 'never'], default: 'free' },
    stack: { const: 'never', default: 'never' },
    turns: { anyOf: [{ type: 'integer', minimum: 10, maximum: 200 }, { type: 'null' }], default: 60 },
    fade: { type: 'integer', minimum: 0, maximum: 99, default: 0 },
    names: { type: 'array', default: [] },
  },
}

test('what a schema lists can be chosen, numbers by their range; what leaves no choice is left out', () => {
  expect(variantChoices(schema)).toEqual([
    { key: 'hover', standard: false, choices: [false, true] },
    { key: 'bonus', standard: 1, choices: [1, 2] },
    { key: 'claim', standard: 'free', choices: ['free', 'never'] },
    { key: 'turns', standard: 60, choices: [], range: { min: 10, max: 200, isOpen: true } },
    { key: 'fade', standard: 0, choices: [], range: { min: 0, max: 99, isOpen: false } },
  ])
  expect(variantChoices(undefined)).toEqual([])
})

test('only what differs from the standard is kept', () => {
  const [hover] = variantChoices(schema)
  if (hover === undefined) throw new Error('no option')
  const changed = withChoice({ bonus: 2 }, hover, true)
  expect(changed).toEqual({ bonus: 2, hover: true })
  expect(withChoice(changed, hover, false)).toEqual({ bonus: 2 })
})

test('SO-0.2: what a scenario settles is offered too, with its value for the standard', () => {
  const noteOf = (key: string, values: Readonly<Record<string, string>>) => ({
    key,
    clause: 'X-1',
    name: key,
    values,
  })
  const notes = [
    noteOf('hover', { true: 'Yes', false: 'No' }),
    noteOf('fade', {}),
    // Its values have no words: the scenario is chosen as a whole.
    noteOf('claim', {}),
  ]
  const offered = offeredVariants(schema, notes, { fade: 20, claim: 'never' })
  expect(offered.map(({ variant: { key, standard }, isSettled }) => [key, standard, isSettled])).toEqual([
    ['hover', false, false],
    ['fade', 20, true],
  ])
  const fade = offered[1]?.variant
  if (fade === undefined) throw new Error('not offered')
  expect(withChoice({}, fade, 0)).toEqual({ fade: 0 })
  expect(withChoice({ fade: 0 }, fade, 20)).toEqual({})
})
