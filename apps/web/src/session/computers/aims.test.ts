import { expect, test } from 'vitest'
import { Aims } from './aims.ts'

const decision = (chance: number, gains: Readonly<Record<string, number>>) => ({
  chance,
  gains: new Map(Object.entries(gains)),
})

test('what a computer was after is the sum of its decisions; its last word on its chances counts', () => {
  const aims = new Aims()
  expect(aims.told()).toEqual([])
  aims.decided(1, decision(0.4, { towers: 0.1, troops: -0.3, hero: 0.015 }))
  aims.decided(1, decision(0.5, { towers: 0.1, troops: 0.1, gates: 0.3 }))
  expect(aims.told()).toEqual([{ seat: 1, chance: 0.5, better: ['gates', 'towers'], worse: ['troops'] }])
})

test('it stays while a person acts, and goes when a computer begins its next turn; each seat has its own', () => {
  const aims = new Aims()
  aims.decided(1, decision(0.4, { towers: 0.1 }))
  aims.decided(2, decision(0.3, { hero: -0.1 }))
  aims.personActed()
  aims.personActed()
  expect(aims.told().map(({ seat }) => seat)).toEqual([1, 2])
  aims.decided(2, decision(0.6, { hero: 0.1 }))
  expect(aims.told()).toEqual([{ seat: 2, chance: 0.6, better: ['hero'], worse: [] }])
})
