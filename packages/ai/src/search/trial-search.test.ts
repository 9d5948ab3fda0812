import type { Doctrine, Seat } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Move } from './testing/toy-games.ts'
import { pile } from './testing/toy-games.ts'
import { createSearch } from './tree-search.ts'
import { endRound, Trial } from './trial.ts'

type State = Parameters<typeof pile.clone>[0]

const take = (n: number): Move => ({ type: 'take', n })
const first: Seat = 0
/** Takes what leaves a multiple of four, as who knows the game does, or one. */
const policy = ({ left }: State): readonly [Move] => [take(left % 4 === 0 ? 1 : left % 4)]
const room = {
  evaluate: () => 0.5,
  policy,
  // To the end of the match.
  trials: { stage: () => 0, until: () => 1 },
}

describe('steps are compared by playing on from each', () => {
  test('the one that wins is found, and thinking ends when the others are given up', () => {
    const search = createSearch(pile, room, { seed: 1 })
    search.begin({ left: 6, turn: 0 }, first)
    const playouts = search.think({ playouts: 1000 })
    const { choices } = search.report()
    expect(choices[0].actions).toEqual([take(2)])
    expect(choices[0].chance).toBeGreaterThan(0.9)
    expect(search.settled).toBe(true)
    expect(playouts).toBeLessThan(30)
  })

  test('before any thinking there is a choice, and the same seed gives the same report', () => {
    const reports = [1, 1].map((seed) => {
      const search = createSearch(pile, room, { seed, blur: 0.5 })
      search.begin({ left: 7, turn: 0 }, first)
      expect(search.report().choices.length).toBeGreaterThan(1)
      search.think({ playouts: 7 })
      return search.report()
    })
    expect(reports[0]).toEqual(reports[1])
  })

  test('a playout under way is given up when its time is over, and played again when there is more', () => {
    let ms = 0
    const report = (latest: number | undefined) => {
      ms = 0
      const slow = {
        ...room,
        policy(state: State): readonly [Move] {
          ms += 10
          return policy(state)
        },
      }
      const search = createSearch(pile, slow, { seed: 1 }, () => ms)
      search.begin({ left: 40, turn: 0 }, first)
      const early = latest === undefined ? 0 : search.think({ deadline: 5, latest })
      const spent = ms
      search.think({ playouts: 12 })
      return { early, spent, report: search.report() }
    }
    const cut = report(30)
    expect(cut.early).toBe(0)
    expect(cut.spent).toBe(30)
    expect(cut.report).toEqual(report(undefined).report)
  })

  test('a way to play the turn is kept to until it ends', () => {
    const least: Doctrine<State, Move> = { name: 'least', policy: () => [take(1)] }
    const wise: Doctrine<State, Move> = { name: 'wise', policy }
    const doctrines = (): readonly Doctrine<State, Move>[] => [least, wise]
    let asked = 0
    const search = createSearch(
      pile,
      {
        ...room,
        turnKey: () => 1,
        trials: {
          ...room.trials,
          doctrines() {
            asked++
            return doctrines()
          },
        },
      },
      { seed: 1 },
    )
    search.begin({ left: 6, turn: 0 }, first)
    search.think({ playouts: 100 })
    expect(search.report().choices[0].actions).toEqual([take(2)])
    // What comes later in the same turn is not thought about anew.
    search.begin({ left: 3, turn: 0 }, first)
    expect(search.settled).toBe(true)
    expect(search.report().choices[0].actions).toEqual([take(3)])
    expect(asked).toBe(1)
  })
})

test('what is clearly worse is given up, what is as good only after long, what is unclear never', () => {
  const trial = (...rounds: readonly number[]) => {
    const one = new Trial<State, Move>([take(1)], undefined, 0.5, 0)
    one.rounds.push(...rounds)
    return one
  }
  const repeated = (times: number, ...values: readonly number[]) =>
    Array.from({ length: times }, () => values).flat()
  const ended = (first: Trial<State, Move>, second: Trial<State, Move>) => {
    const chosen = endRound([first, second], first)
    return [chosen === second ? 2 : 1, first.isOut, second.isOut]
  }
  expect(ended(trial(...repeated(4, 0.9)), trial(...repeated(4, 0.1)))).toEqual([1, false, true])
  expect(ended(trial(...repeated(4, 0.1)), trial(...repeated(4, 0.9)))).toEqual([2, true, false])
  expect(ended(trial(...repeated(40, 0.5)), trial(...repeated(40, 0.5)))).toEqual([1, false, true])
  expect(ended(trial(...repeated(6, 0, 0.9)), trial(...repeated(6, 1, 0)))).toEqual([1, false, false])
})
