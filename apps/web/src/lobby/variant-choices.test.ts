import { expect, test } from 'vitest'
import { variantChoices, withChoice } from './variant-choices.ts'

const schema = {
  properties: {
    hover: { type: 'boolean', default: false },
    bonus: { anyOf: [{ const: 1 }, { const: 2 }], default: 1 },
    claim: { enum: ['free', 'never'], default: 'free' },
  },
}

test('what a schema lists can be chosen', () => {
  expect(variantChoices(schema)).toEqual([
    { key: 'hover', standard: false, choices: [false, true] },
    { key: 'bonus', standard: 1, choices: [1, 2] },
    { key: 'claim', standard: 'free', choices: ['free', 'never'] },
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
