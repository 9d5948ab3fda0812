import { expect, it } from 'vitest'
import { slabCopier } from './state-slab.ts'

it('copies are equal, and apart from one another and from the original', () => {
  const copy = slabCopier(Int16Array, 5, 3)
  const original = Int16Array.of(1, -2, 3, 4, 5)
  const copies = Array.from({ length: 10 }, () => copy(original))
  copies.forEach((one, place) => {
    one[4] = 100 + place
  })
  expect(original[4]).toBe(5)
  expect(copies.map((one) => [...one])).toEqual(copies.map((_, place) => [1, -2, 3, 4, 100 + place]))
})

it('any kind of typed array may be copied', () => {
  expect([...slabCopier(Float64Array, 3)(Float64Array.of(0.5, 1.5, 2.5))]).toEqual([0.5, 1.5, 2.5])
  expect([...slabCopier(Uint8Array, 3)(Uint8Array.of(1, 2, 3))]).toEqual([1, 2, 3])
})
