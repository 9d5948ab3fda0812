import { type BotRoom, createMatch, type Game, type Seat, seededDice, type Tagged } from '@wyrmtable/kernel'
import { ladder, nim } from '@wyrmtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { greedyPlayer } from './greedy-player.ts'
import type { Player } from './player.ts'
import { randomPlayer } from './random-player.ts'

/** The actions of a match between these players, and who won. */
async function played<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  players: readonly Player<S, A>[],
  seed: string,
) {
  const seats = game.seatIds
    .slice(0, players.length)
    .map((id) => ({ id, name: id, kind: 'computer' as const }))
  const start = { id: seed, seats, dice: { kind: 'seeded', seed } as const, createdAt: 0 }
  const created = createMatch(game, start, seededDice(seed))
  if (!created.ok) throw new Error(JSON.stringify(created.fault))
  const match = created.value
  for (;;) {
    const seat = match.toAct()[0]
    const player = seat === undefined ? undefined : players[seat]
    if (seat === undefined || player === undefined) break
    const accepted = match.play(seat, await player.choose(match.state, seat), match.seq + 1)
    expect(accepted.ok).toBe(true)
  }
  return { actions: match.entries.map(({ action }) => action), winners: match.outcome()?.winners ?? [] }
}

/** Nim is won by leaving heights whose sum without carry is zero. */
const nimBot: BotRoom<{ readonly piles: number[]; turn: number }> = {
  evaluate(state, seat) {
    const balance = state.piles.reduce((sum, height) => sum ^ height, 0)
    return (balance === 0) === (state.turn !== seat) ? 1 : 0
  },
}

const ladderBot: BotRoom<{ readonly rungs: number[]; turn: number; breath: number; readonly top: number }> = {
  evaluate: (state, seat) => (state.rungs[seat] ?? 0) / 100,
}

describe('the random player', () => {
  const pair = (seed: string) => [0, 1].map((seat) => randomPlayer(nim, { seed: `${seed}/${seat}` }))

  test('makes the same choices from the same seed, and others from another', async () => {
    const first = await played(nim, pair('a'), 'm')
    expect(await played(nim, pair('a'), 'm')).toEqual(first)
    const others = await Promise.all(['b', 'c', 'd'].map((seed) => played(nim, pair(seed), 'm')))
    expect(others.some(({ actions }) => JSON.stringify(actions) !== JSON.stringify(first.actions))).toBe(true)
  })

  test('chooses among the candidates of the bot where one is given', async () => {
    const bot: BotRoom<unknown, { readonly type: 'take'; readonly pile: number; readonly count: number }> = {
      evaluate: () => 0.5,
      candidates: () => [{ type: 'take', pile: 2, count: 1 }],
    }
    const state = nim.setup({ piles: [3, 4, 5], misere: false }, 2, seededDice(1))
    const player = randomPlayer(nim, { seed: 1, bot })
    for (let i = 0; i < 5; i++)
      expect(await player.choose(state, 0)).toEqual({ type: 'take', pile: 2, count: 1 })
  })

  test('says so where there is nothing to choose from', () => {
    const state = nim.setup({ piles: [0], misere: false }, 2, seededDice(1))
    expect(() => randomPlayer(nim, { seed: 1 }).choose(state, 1)).toThrow(
      'nim: seat 1 has nothing to choose from',
    )
  })
})

describe('the greedy player', () => {
  test('takes what is best after one action: perfect play where the evaluation knows the game', async () => {
    for (let i = 0; i < 10; i++) {
      const players = [greedyPlayer(nim, nimBot, { seed: i }), randomPlayer(nim, { seed: i })]
      expect((await played(nim, players, `perfect ${i}`)).winners).toEqual([0])
    }
  })

  test('judges single steps by the evaluation that a game has for them', async () => {
    const bot: BotRoom<{ readonly piles: number[]; turn: number }> = {
      ...nimBot,
      evaluateStep: (state, seat) => 1 - nimBot.evaluate(state, seat),
    }
    const players = [greedyPlayer(nim, bot, { seed: 1 }), greedyPlayer(nim, nimBot, { seed: 1 })]
    expect((await played(nim, players, 'step by step')).winners).toEqual([1])
  })

  test('makes the same choices from the same seed, dice included', async () => {
    const pair = () => [0, 1].map((seat) => greedyPlayer(ladder, ladderBot, { seed: `${seat}` }))
    expect(await played(ladder, pair(), 'same')).toEqual(await played(ladder, pair(), 'same'))
  })

  test('weighs dice by their exact chances', async () => {
    // A leap gains three rungs half of the time and else loses all: from the fourth rung on it is not worth it.
    const player = greedyPlayer(ladder, ladderBot, { seed: 1 })
    const state = ladder.setup({ top: 50 }, 2, seededDice(1))
    const seat: Seat = 0
    expect(await player.choose({ ...state, rungs: [20, 0] }, seat)).toMatchObject({ type: 'climb', rungs: 2 })
    expect(await player.choose({ ...state, rungs: [20, 0], breath: 0 }, seat)).toEqual({ type: 'rest' })
    expect(await player.choose({ ...state, rungs: [0, 0], breath: 0 }, seat)).toEqual({ type: 'leap' })
  })

  test('leaves the state it is given as it was', async () => {
    const state = ladder.setup({ top: 12 }, 2, seededDice(1))
    const before = JSON.stringify(ladder.encode(state))
    await greedyPlayer(ladder, ladderBot, { seed: 1, maxBranches: 1, samples: 3 }).choose(state, 0)
    expect(JSON.stringify(ladder.encode(state))).toBe(before)
  })

  test('spreads ties', async () => {
    const state = nim.setup({ piles: [3, 4, 5], misere: false }, 2, seededDice(1))
    const indifferent: BotRoom = { evaluate: () => 0.5 }
    const player = greedyPlayer(nim, indifferent, { seed: 1 })
    const chosen = new Set<string>()
    for (let i = 0; i < 40; i++) chosen.add(JSON.stringify(await player.choose(state, 0)))
    expect(chosen.size).toBeGreaterThan(6)
  })
})
