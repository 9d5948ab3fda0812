import type { Entry, Fact, Seat } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { placings } from './placing.ts'

const ended = (winners: readonly Seat[], ...facts: readonly Fact[]) =>
  placings({
    seats: ['a', 'b', 'c'].map((id) => ({ id, name: id, kind: 'person' })),
    line: facts.map((fact, place): Entry => ({ seq: place + 1, dice: [], at: 0, hash: '', fact })),
    outcome: () => ({ winners, reason: 'r', clause: '' }),
  }).map(({ place, ending }) => `${place} ${ending}`)

test('who won is first, all others are second', () => {
  expect(ended([1])).toEqual(['2 played', '1 played', '2 played'])
  expect(ended([0, 2])).toEqual(['1 played', '2 played', '1 played'])
})

test('where nobody won all share the first place', () => {
  expect(ended([])).toEqual(['1 played', '1 played', '1 played'])
  expect(ended([], { type: 'drawAgreed' })).toEqual(['1 drawAgreed', '1 drawAgreed', '1 drawAgreed'])
})

test('whoever gave up or was out of time has lost, whatever became of their side', () => {
  expect(ended([0, 2], { type: 'resigned', seat: 'a' })).toEqual(['2 resigned', '2 played', '1 played'])
  expect(ended([], { type: 'outOfTime', seat: 'b' })).toEqual(['1 played', '2 outOfTime', '1 played'])
  // The last of a side has left: those who stayed to the end are better than they.
  expect(ended([0], { type: 'resigned', seat: 'a' })).toEqual(['2 resigned', '1 played', '1 played'])
})
