import { expect, test } from 'vitest'
import { worthFigures } from './worth-of.ts'

test('an object wears what it adds whatever else is true, force before magic', () => {
  expect(worthFigures('DWB-096')).toBe('+1/+1')
  expect(worthFigures('DWB-145')).toBe('0/+2')
  // More only where its bearer attacks by magic.
  expect(worthFigures('DWB-146')).toBe('+1/+1')
  expect(worthFigures('DWB-154')).toBe('−2/−2')
})

test('what only does something else, or is no object, wears nothing', () => {
  expect(worthFigures('DWB-149')).toBeUndefined()
  expect(worthFigures('DWB-036')).toBeUndefined()
})
