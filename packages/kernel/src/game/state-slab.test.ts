import { expect, it } from 'vitest'
import { slabCopier } from './state-slab.ts'

it('copies are equal, and apart from one another and from the original', () => {
  const copy = slabCopier(Int16Array, 3)
  const original = Int16Array.of(1, -2, 3, 4, 5)
  const copies = Array.from({ length: 10 }, () => copy(original))
  copies.forEach((one, place) => {
    one[4] = 100 + place
  })
  expect(original[4]).toBe(5)
  expect(copies.map((one) => [...one])).toEqual(copies.map((_, place) => [1, -2, 3, 4, 100 + place]))
})

it('any kind of typed array may be copied', () => {
  expect([...slabCopier(Float64Array)(Float64Array.of(0.5, 1.5, 2.5))]).toEqual([0.5, 1.5, 2.5])
  expect([...slabCopier(Uint8Array)(Uint8Array.of(1, 2, 3))]).toEqual([1, 2, 3])
})

it('states of different lengths are copied whole by one copier, and stay apart', () => {
  const copy = slabCopier(Int16Array, 2)
  const originals = [
    Int16Array.of(1, 2, 3),
    Int16Array.of(4),
    Int16Array.of(5, 6, 7, 8, 9, 10, 11),
    Int16Array.of(12),
  ]
  const copies = originals.map((original) => copy(original))
  expect(copies).toEqual(originals)
  copies[1]?.fill(0)
  expect(copies[2]).toEqual(originals[2])
  expect(copies[0]).toEqual(originals[0])
})
