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

/** A clock that has seen a turn in which nothing took time. */
function clockOf(turnMs: number): TurnClock<Turn> {
  const clock = new TurnClock<Turn>(turnMs, room)
  clock.spend({ turn: -1, owner: 0, left: 1 }, 0, 0)
  return clock
}

test('the promise is shared out over the decisions of a turn and never exceeded', () => {
  const clock = clockOf(1000)
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
  const clock = clockOf(1000)
  clock.spend({ turn: 1, owner: 0, left: 1 }, 0, 960)
  expect(clock.budgetMs({ turn: 2, owner: 0, left: 2 }, 0)).toBeCloseTo(480)
})

test('what was decided without asking for time is counted in its own turn', () => {
  const clock = clockOf(1000)
  clock.spend({ turn: 1, owner: 0, left: 1 }, 0, 900)
  clock.spend({ turn: 2, owner: 0, left: 2 }, 0, 100)
  expect(clock.budgetMs({ turn: 2, owner: 0, left: 1 }, 0)).toBeCloseTo(860)
  expect(clock.shareLeft({ turn: 2, owner: 0, left: 1 }, 0)).toBeCloseTo(0.86)
})

test('time saved early goes to later decisions', () => {
  const clock = clockOf(1000)
  expect(clock.budgetMs({ turn: 1, owner: 0, left: 2 }, 0)).toBeCloseTo(480)
  clock.spend({ turn: 1, owner: 0, left: 2 }, 0, 10)
  expect(clock.budgetMs({ turn: 1, owner: 0, left: 1 }, 0)).toBeCloseTo(950)
})

test("all answers in another's turn together take at most a tenth, and the next turn has its own", () => {
  const clock = clockOf(1000)
  const answer = { turn: 1, owner: 1, left: 1 }
  let spent = 0
  for (let i = 0; i < 20; i++) {
    const ms = clock.budgetMs(answer, 0)
    spent += ms
    clock.spend(answer, 0, ms)
  }
  expect(spent).toBeLessThanOrEqual(100)
  expect(clock.budgetMs({ ...answer, turn: 3 }, 0)).toBeGreaterThan(40)
  expect(clock.budgetMs({ turn: 2, owner: 0, left: 1 }, 0)).toBeGreaterThan(900)
})

test('what decisions of a turn cost beside thinking is kept back in the next ones; before that a tenth is', () => {
  const clock = new TurnClock<Turn>(1000, room)
  expect(clock.budgetMs({ turn: 1, owner: 0, left: 1 }, 0)).toBeCloseTo(860)
  for (let i = 0; i < 30; i++) clock.spend({ turn: 1, owner: 0, left: 1 }, 0, 10, 0)
  // All that was kept back is spent: what is left is for thinking.
  expect(clock.budgetMs({ turn: 1, owner: 0, left: 1 }, 0)).toBeCloseTo(660)
  expect(clock.budgetMs({ turn: 2, owner: 0, left: 1 }, 0)).toBeCloseTo(660)
  clock.spend({ turn: 2, owner: 0, left: 1 }, 0, 100, 0)
  expect(clock.budgetMs({ turn: 2, owner: 0, left: 1 }, 0)).toBeCloseTo(660)
})

test('a game that knows no turns has one decision a turn', () => {
  const clock = new TurnClock<Turn>(1000, {})
  clock.spend({ turn: 1, owner: 0, left: 1 }, 0, 900)
  expect(clock.budgetMs({ turn: 1, owner: 0, left: 1 }, 0)).toBeCloseTo(960)
})
