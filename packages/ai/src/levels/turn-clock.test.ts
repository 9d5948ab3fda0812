import { expect, test } from 'vitest'
import { TurnClock } from './turn-clock.ts'

interface Turn {
  readonly turn: number
  readonly owner: number
  readonly left: number
}
const room = {
  turnKey: ({ turn }: Turn) => turn,
  turnOwner: ({ owner }: Turn) => owner,
  decisionsLeft: ({ left }: Turn) => left,
}

test('the promise is shared out over the decisions of a turn and never exceeded', () => {
  const clock = new TurnClock<Turn>(1000, room)
  let spent = 0
  for (let left = 5; left >= 1; left--) {
    const state = { turn: 1, owner: 0, left }
    const ms = clock.budgetMs(state, 0)
    spent += ms
    clock.spend(state, 0, ms)
  }
  expect(spent).toBeLessThanOrEqual(1000)
  expect(spent).toBeGreaterThan(900)
  expect(clock.budgetMs({ turn: 1, owner: 0, left: 1 }, 0)).toBeLessThan(1)
})

test('a new turn begins with the whole promise', () => {
  const clock = new TurnClock<Turn>(1000, room)
  clock.spend({ turn: 1, owner: 0, left: 1 }, 0, 960)
  expect(clock.budgetMs({ turn: 2, owner: 0, left: 2 }, 0)).toBeCloseTo(480)
})

test('time saved early goes to later decisions', () => {
  const clock = new TurnClock<Turn>(1000, room)
  expect(clock.budgetMs({ turn: 1, owner: 0, left: 2 }, 0)).toBeCloseTo(480)
  clock.spend({ turn: 1, owner: 0, left: 2 }, 0, 10)
  expect(clock.budgetMs({ turn: 1, owner: 0, left: 1 }, 0)).toBeCloseTo(950)
})

test("an answer in another's turn takes at most a tenth", () => {
  const clock = new TurnClock<Turn>(1000, room)
  expect(clock.budgetMs({ turn: 1, owner: 1, left: 1 }, 0)).toBeLessThanOrEqual(100)
})

test('a game that knows no turns has one decision a turn', () => {
  const clock = new TurnClock<Turn>(1000, {})
  clock.spend({ turn: 1, owner: 0, left: 1 }, 0, 900)
  expect(clock.budgetMs({ turn: 1, owner: 0, left: 1 }, 0)).toBeCloseTo(960)
})
