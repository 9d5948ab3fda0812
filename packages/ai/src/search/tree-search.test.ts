import { type Seat, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { hiddenCard, type Move, oneRoll, pile } from './testing/toy-games.ts'
import { createSearch } from './tree-search.ts'

const first: Seat = 0
const dice = seededDice(1)

describe('on a game without chance', () => {
  test('it leaves a multiple of four, and is certain of it', () => {
    for (const left of [5, 6, 7, 9, 10, 11]) {
      const search = createSearch(pile, {}, { seed: left })
      search.begin({ left, turn: 0 }, first)
      search.think({ playouts: 3000 })
      const [best] = search.report().choices
      expect(best.actions).toEqual([{ type: 'take', n: left % 4 }])
      expect(best.certain).toBe(true)
      expect(search.settled).toBe(true)
    }
  })

  test('the same seed and playouts give the same report', () => {
    const report = (seed: number) => {
      const search = createSearch(pile, {}, { seed })
      search.begin(pile.setup({}, 2, dice), first)
      search.think({ playouts: 400 })
      return search.report()
    }
    expect(report(3)).toEqual(report(3))
    expect(report(3)).not.toEqual(report(4))
  })

  test('a choice is at hand before any thinking', () => {
    const search = createSearch(pile, {}, { seed: 1 })
    const state = pile.setup({}, 2, dice)
    search.begin(state, first)
    const [choice] = search.report().choices
    expect(pile.check(state, first, choice.actions[0] ?? { type: 'take', n: 9 })).toBeUndefined()
  })

  test('the tree is kept from one move to the next, and the state it was given is not touched', () => {
    const search = createSearch(pile, {}, { seed: 1 })
    const state = pile.setup({}, 2, dice)
    search.begin(state, first)
    search.think({ playouts: 800 })
    expect(state).toEqual(pile.setup({}, 2, dice))
    const apply = (n: number): void => pile.apply(state, state.turn, { type: 'take', n }, dice, () => {})
    apply(1)
    apply(2)
    search.begin(state, first)
    expect(search.report().playouts).toBeGreaterThan(20)
    const fresh = createSearch(pile, {}, { seed: 1 })
    fresh.begin(state, first)
    expect(fresh.report().playouts).toBe(0)
  })

  test('further steps are gone through for the decision, by the thorough alone', () => {
    const taking = (n: number) => ({
      actions: [{ type: 'take', n }] as const satisfies readonly Move[],
      weight: 1,
    })
    const plans = ({ left }: { left: number; turn: number }) => [taking(1), ...(left > 1 ? [taking(2)] : [])]
    let asked = 0
    const further = () => {
      asked++
      return [taking(3)]
    }
    const listed = (thorough: boolean) => {
      const search = createSearch(pile, { plans, further }, { seed: 2, thorough })
      const seen = [9, 7].map((left) => {
        search.begin({ left, turn: 0 }, first)
        search.think({ playouts: 300 })
        return search.report().choices.map(({ actions }) => actions[0]?.n)
      })
      return seen.map((numbers) => numbers.toSorted())
    }
    expect(listed(false)).toEqual([
      [1, 2],
      [1, 2],
    ])
    expect(asked).toBe(0)
    // Asked at the decision alone, also where the state was met before inside a tree.
    expect(listed(true)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
    expect(asked).toBe(2)
  })

  test('thinking about the same state again goes on where it ended, further steps and all', () => {
    const taking = (n: number) => ({
      actions: [{ type: 'take', n }] as const satisfies readonly Move[],
      weight: 1,
    })
    const room = { plans: () => [taking(1), taking(2)], further: () => [taking(3)] }
    const search = createSearch(pile, room, { seed: 2, thorough: true })
    for (let round = 1; round <= 2; round++) {
      search.begin({ left: 40, turn: 0 }, first)
      search.think({ playouts: 100 })
      expect(search.report().playouts).toBe(100 * round)
      expect(search.report().choices).toHaveLength(3)
    }
  })

  test('a budget of nodes and of time is kept', () => {
    // A clock that goes on by one whenever it is looked at.
    let at = 0
    const search = createSearch(pile, {}, { seed: 1 }, () => at++)
    search.begin({ left: 60, turn: 0 }, first)
    search.think({ nodes: 100 })
    expect(search.report().nodes).toBeLessThan(110)
    const deadline = at + 30
    search.think({ deadline })
    expect([deadline + 1, deadline + 2]).toContain(at)
  })

  test('when no more nodes fit it goes on with those it has', () => {
    const search = createSearch(pile, {}, { seed: 1, maxNodes: 20 })
    search.begin({ left: 40, turn: 0 }, first)
    search.think({ playouts: 500 })
    expect(search.report().playouts).toBe(500)
    expect(search.report().nodes).toBeLessThanOrEqual(20)
  })
})

describe('where dice fall', () => {
  const rooms = [{}, { stateKey: ({ rolled, need }: { rolled: number; need: number }) => rolled * 7 + need }]

  test.each(rooms)('it finds the best odds and estimates them', (room) => {
    const search = createSearch(oneRoll, room, { seed: 2 })
    search.begin(oneRoll.setup({}, 2, dice), first)
    search.think({ playouts: 3000 })
    const [best] = search.report().choices
    expect(best.actions).toEqual([{ type: 'take', n: 2 }])
    expect(best.certain).toBe(false)
    expect(Math.abs(best.chance - 5 / 6)).toBeLessThan(0.05)
  })
})

describe('where something is hidden', () => {
  test('it chooses by what is likely, not by what is true', () => {
    const room = {
      imagine: ({ guess }: { guess: number }, _seat: Seat, chance: typeof dice) => ({
        guess,
        card: [0, 1, 2, 2][chance.pick(4, 'card')] ?? 0,
      }),
    }
    const search = createSearch(hiddenCard, room, { seed: 2 })
    search.begin({ card: 0, guess: -1 }, first)
    search.think({ playouts: 2000 })
    const [best] = search.report().choices
    expect(best.actions).toEqual([{ type: 'take', n: 2 }])
    expect(Math.abs(best.chance - 0.5)).toBeLessThan(0.06)
  })
})

describe('with plans and weights', () => {
  test('plans are carried out whole, and widening looks at the first only', () => {
    const plans = ({ left }: { left: number; turn: number }) =>
      [1, 2, 3]
        .filter((n) => n <= left)
        .map((n) => ({ actions: [{ type: 'take', n }] as const satisfies readonly Move[], weight: 1 }))
    const room = {
      plans,
      evaluate: ({ left, turn }: { left: number; turn: number }, seat: Seat) =>
        (left % 4 === 0) === (turn === seat) ? 0.2 : 0.8,
    }
    const search = createSearch(pile, room, { seed: 1, widening: { least: 1, perRoot: 0 } })
    search.begin({ left: 7, turn: 0 }, first)
    search.think({ playouts: 50 })
    const visited = search.report().choices.filter(({ visits }) => visits > 0)
    expect(visited).toHaveLength(1)
    const wide = createSearch(pile, room, { seed: 1 })
    wide.begin({ left: 7, turn: 0 }, first)
    wide.think({ playouts: 200 })
    expect(wide.report().choices[0].actions).toEqual([{ type: 'take', n: 3 }])
  })
})

describe('what nobody overlooks', () => {
  const blind = { overlooks: 1, blur: 1 }

  test('a step that wins without a die, also where the tree is known from before', () => {
    for (let seed = 0; seed < 10; seed++) {
      const search = createSearch(pile, {}, { seed, ...blind })
      search.begin({ left: 6, turn: 0 }, first)
      search.think({ playouts: 40 })
      search.begin({ left: 3, turn: 0 }, first)
      search.think({ playouts: 1 })
      expect(search.report().choices[0].actions).toEqual([{ type: 'take', n: 3 }])
    }
  })

  test('a step that needs no thinking has a chance all the same', () => {
    const sure = createSearch(pile, {}, { seed: 1, ...blind })
    sure.begin({ left: 3, turn: 0 }, first)
    expect(sure.think({ playouts: 50 })).toBe(0)
    expect(sure.report().choices[0].chance).toBe(1)
    const evaluate = ({ turn }: { left: number; turn: number }, seat: Seat) => (turn === seat ? 0.3 : 0.7)
    const only = createSearch(pile, { evaluate, candidates: () => [{ type: 'take', n: 1 }] }, { seed: 1 })
    only.begin({ left: 9, turn: 0 }, first)
    expect(only.report().choices[0].chance).toBe(0.7)
  })

  test('what the room says must be done, whatever else there is', () => {
    const musts = ({ left }: { left: number; turn: number }) =>
      left < 8
        ? [1, 2].map((n) => ({
            actions: [{ type: 'take', n }] as const satisfies readonly Move[],
            weight: 1,
          }))
        : undefined
    for (const sight of [{}, blind]) {
      const search = createSearch(pile, { musts }, { seed: 4, ...sight })
      search.begin({ left: 7, turn: 0 }, first)
      search.think({ playouts: 300 })
      const listed = search.report().choices.map(({ actions }) => actions[0]?.n)
      expect(listed.toSorted()).toEqual([1, 2])
      search.begin({ left: 8, turn: 0 }, first)
      search.think({ playouts: 300 })
      expect(search.report().choices.length).toBe(sight === blind ? 1 : 3)
    }
  })
})
