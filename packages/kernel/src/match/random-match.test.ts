import { describe, expect, it } from 'vitest'
import { playout, randomMatch, seededDice, toReplay, verifyReplay } from '../index.ts'
import { bidding, ladder, nim } from '../testing/toy-games/index.ts'

describe('a random match', () => {
  it('is the same for the same seed', () => {
    expect(randomMatch(ladder, { seed: 5 }).hash).toBe(randomMatch(ladder, { seed: 5 }).hash)
    expect(randomMatch(ladder, { seed: 5 }).hash).not.toBe(randomMatch(ladder, { seed: 6 }).hash)
  })

  it('is played to the end, or as far as asked', () => {
    expect(randomMatch(bidding, { seed: 1, seats: 3 }).outcome()).toBeDefined()
    expect(randomMatch(ladder, { seed: 1, maxActions: 4 }).seq).toBe(4)
    expect(verifyReplay(bidding, toReplay(randomMatch(bidding, { seed: 1 }))).ok).toBe(true)
  })

  it('takes options, a position and a way to choose', () => {
    const match = randomMatch(nim, {
      seed: 1,
      options: { misere: true },
      position: { piles: [4], turn: 1 },
      pick: (actions) => actions[0]!,
    })
    expect(match.entries.map((entry) => entry.action?.count)).toEqual([1, 1, 1, 1])
    expect(match.outcome()?.winners).toEqual([1])
    expect(() => randomMatch(nim, { seed: 1, options: { piles: 'many' } })).toThrow('/options/piles')
  })
})

describe('a playout', () => {
  it('plays the state to its end with the choices given', () => {
    const state = nim.setup({ piles: [2, 2], misere: false }, 2, seededDice(1))
    const events: string[] = []
    const played = playout(
      nim,
      state,
      seededDice(1),
      () => 0,
      100,
      ({ type }) => {
        events.push(type)
      },
    )
    expect(played).toBe(4)
    expect(events).toHaveLength(4)
    expect(nim.outcome(state)).toBeDefined()
  })

  it('stops after as many actions as allowed', () => {
    const state = ladder.setup({ top: 100 }, 2, seededDice(1))
    expect(playout(ladder, state, seededDice(1), () => 0, 7)).toBe(7)
  })
})
