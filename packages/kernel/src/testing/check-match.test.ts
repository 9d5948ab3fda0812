import { describe, expect, it } from 'vitest'
import { checkMatch, MatchBreach } from './check-match.ts'
import { bidding, ladder, nim } from './toy-games/index.ts'

const how = { seed: '1', options: {}, seats: 2, maxActions: 500 }

function breachOf(run: () => void): string {
  try {
    run()
  } catch (error) {
    if (error instanceof Error) return error.message
  }
  return ''
}

describe('a game that breaks the contract is found out', () => {
  it.each<[string, Partial<typeof nim>]>([
    ['a listed action is refused', { check: () => ({ type: 'no', clause: 'X' }) }],
    ['a seat to act has no action', { actions: () => [] }],
    ['a seat that is not to act has actions', { actions: () => [{ type: 'take', pile: 0, count: 1 }] }],
    [
      'somebody is to act exactly while there is no outcome',
      { outcome: () => ({ winners: [0], reason: 'r', clause: 'c' }) },
    ],
    ['shares state', { clone: (state) => state }],
    ['refuses an encoded state', { encode: (state) => ({ piles: [...state.piles], turn: 5 }) }],
    [
      'encode after decode differs',
      { decode: () => ({ ok: true, value: { piles: [9], turn: 0, misere: false } }) },
    ],
    ['the match is not over', { apply: (state) => void state.piles.reverse() }],
    [
      'has a type and a clause',
      {
        check: (state, seat, action) =>
          nim.check(state, seat, action) ? { type: 'no', clause: '' } : undefined,
      },
    ],
  ])('%s', (message, change) => {
    expect(breachOf(() => checkMatch({ ...nim, ...change }, how))).toContain(message)
  })

  it('a check that changes the state', () => {
    const game: typeof nim = {
      ...nim,
      check(state, seat, action) {
        const refusal = nim.check(state, seat, action)
        if (refusal) state.piles[0] = 1
        return refusal
      },
    }
    expect(breachOf(() => checkMatch(game, how))).toContain('changed')
  })

  it('something that decides and is not in the position', () => {
    const game: typeof ladder = { ...ladder, encode: ({ rungs, turn }) => ({ rungs: [...rungs], turn }) }
    expect(breachOf(() => checkMatch(game, { ...how, every: 1 }))).toContain('goes on otherwise')
  })

  it('chance by a side door', () => {
    let count = 0
    const game: typeof ladder = {
      ...ladder,
      apply(state, seat, action, dice, emit) {
        ladder.apply(state, seat, action, dice, emit)
        if (++count % 5 === 0 && ladder.outcome(state) === undefined) state.rungs[1] = 0
      },
    }
    expect(breachOf(() => checkMatch(game, how))).not.toBe('')
  })

  it('and the message names seed and entry, with the match beside it', () => {
    // Nobody can be lost to it, which would show at once.
    const { forfeit: _, ...unforfeited } = bidding
    const game: typeof bidding = { ...unforfeited, outcome: () => undefined }
    const error = (() => {
      try {
        checkMatch(game, how)
      } catch (caught) {
        return caught
      }
    })()
    expect(error).toBeInstanceOf(MatchBreach)
    expect(error).toMatchObject({ message: expect.stringContaining('bidding, seed 1, 2 seats') })
    const replay = error instanceof MatchBreach ? error.replay : undefined
    const played = replay?.entries.length ?? 0
    expect(played).toBeGreaterThan(3)
    expect(error).toMatchObject({ message: expect.stringContaining(`after entry ${played}:`) })
  })
})

it('a good game passes', () => {
  checkMatch(nim, how)
  checkMatch(ladder, how)
  checkMatch(bidding, how)
})
