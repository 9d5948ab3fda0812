import { expect, test } from 'vitest'
import { variantChoices, withChoice } from './variant-choices.ts'

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
