import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { enumeratingDice } from '../dice/enumerating-dice.ts'
import { addFractions, formatFraction, fraction, fractionToNumber, zeroFraction } from '../fraction.ts'
import type { Game, Json, Rolled } from '../index.ts'
import { ok, schemaOf } from '../index.ts'
import { ladder } from '../testing/toy-games/index.ts'
import { chanceOf, odds } from './odds.ts'

/** A table on which the one action is whatever the test says. */
function table(play: (dice: Parameters<Game['apply']>[3], emit: (event: Rolled) => void) => number) {
  const game: Game<{ result: number }, { type: 'go' }, Rolled, object, Json> = {
    id: 'table',
    version: '1',
    seatIds: ['one'],
    minSeats: 1,
    hasSecrets: false,
    options: schemaOf(z.strictObject({})),
    action: schemaOf(z.strictObject({ type: z.literal('go') })),
    position: schemaOf<Json>(z.custom<Json>()),
    setup: () => ({ result: 0 }),
    toAct: () => [0],
    actions: () => [{ type: 'go' }],
    check: () => undefined,
    apply(state, _seat, _action, dice, emit) {
      state.result = play(dice, emit)
    },
    outcome: () => undefined,
    view: () => null,
    redact: (event) => event,
    reveals: () => false,
    clone: (state) => ({ ...state }),
    encode: (state) => ({ ...state }),
    decode: () => ok({ result: 0 }),
  }
  return game
}

const rolled = (why: string, die: number, need: number): Rolled => ({
  type: 'rolled',
  why,
  sides: 6,
  dice: [die],
  modifiers: [],
  total: die,
  need,
  success: die >= need,
  clause: 'T-1',
})

describe('enumerating dice', () => {
  it('go through every sequence once, however long each is', () => {
    const dice = enumeratingDice()
    const seen = new Set<string>()
    let sum = zeroFraction
    do {
      // A six is followed by a pick, a pick of two by another die.
      const line = [dice.roll(6, 'a')]
      if (line[0] === 6) line.push(dice.pick(3, 'b'))
      if (line[1] === 2) line.push(dice.roll(4, 'c'))
      seen.add(line.join())
      sum = addFractions(sum, fraction(1n, dice.ways()))
    } while (dice.advance())
    expect(seen.size).toBe(5 + 2 + 4)
    expect(dice.branches).toBe(11)
    expect(formatFraction(sum)).toBe('1')
  })

  it('give every order of a shuffle', () => {
    const dice = enumeratingDice()
    const orders = new Set<string>()
    do {
      const items = [1, 2, 3, 4]
      dice.shuffle(items, 'deal')
      orders.add(items.join())
    } while (dice.advance())
    expect(orders.size).toBe(24)
    expect(dice.branches).toBe(24)
  })
})

describe('odds', () => {
  const go = { type: 'go' } as const

  it('of two dice are those of the tables', () => {
    const game = table((dice) => dice.roll(6, 'a') + dice.roll(6, 'b'))
    const found = odds(game, { result: 0 }, 0, go)
    expect(found.exact).toBe(true)
    expect(found.branches).toBe(36)
    expect(found.outcomes).toHaveLength(11)
    expect(found.outcomes[0]?.state).toEqual({ result: 7 })
    expect(found.outcomes.map(({ chance }) => formatFraction(chance)).sort()).toEqual(
      ['1/6', '5/36', '5/36', '1/9', '1/9', '1/12', '1/12', '1/18', '1/18', '1/36', '1/36'].sort(),
    )
  })

  it('of a roll that follows another are told apart by reason', () => {
    const game = table((dice, emit) => {
      const first = dice.roll(6, 'hit')
      emit(rolled('hit', first, 4))
      if (first < 4) return 0
      const second = dice.roll(6, 'wound')
      emit(rolled('wound', second, 5))
      return second >= 5 ? 2 : 1
    })
    const { rolls, outcomes } = odds(game, { result: 0 }, 0, go)
    expect(
      rolls.map(({ why, happens, success }) => [why, formatFraction(happens), formatFraction(success)]),
    ).toEqual([
      ['hit', '1', '1/2'],
      ['wound', '1/2', '1/6'],
    ])
    expect(outcomes.map(({ state, chance }) => [state.result, formatFraction(chance)])).toEqual([
      [0, '1/2'],
      [1, '1/3'],
      [2, '1/6'],
    ])
    const chance = chanceOf(
      game,
      { result: 0 },
      0,
      go,
      (event) => event.why === 'wound' && event.success === true,
    )
    expect([chance.exact, formatFraction(chance.chance)]).toEqual([true, '1/6'])
  })

  it('change nothing and know an action without dice', () => {
    const state = { rungs: [4, 0], turn: 0, breath: 3, gone: [], top: 12 }
    const found = odds(ladder, state, 0, { type: 'climb', rungs: 2 })
    expect(found.outcomes).toHaveLength(1)
    expect(formatFraction(found.outcomes[0]!.chance)).toBe('1')
    expect(state).toEqual({ rungs: [4, 0], turn: 0, breath: 3, gone: [], top: 12 })
    expect(odds(ladder, state, 0, { type: 'leap' }).rolls).toMatchObject([{ why: 'leap', by: '0' }])
  })

  it('are an honest sample where there are too many ways', () => {
    const game = table(
      (dice) => Array.from({ length: 8 }, () => dice.roll(6, 'many')).filter((die) => die === 6).length,
    )
    const found = odds(game, { result: 0 }, 0, go, { maxBranches: 500, samples: 4000, seed: 3 })
    expect(found.exact).toBe(false)
    expect(found.branches).toBe(4000)
    const none = found.outcomes.find(({ state }) => state.result === 0)!.chance
    const error = found.standardError(none)
    expect(error).toBeGreaterThan(0)
    expect(Math.abs(fractionToNumber(none) - (5 / 6) ** 8)).toBeLessThan(5 * error)
    expect(odds(game, { result: 0 }, 0, go, { maxBranches: 500, samples: 4000, seed: 3 }).outcomes).toEqual(
      found.outcomes,
    )
  })

  it('do not expand a shuffle that is beyond the bound', () => {
    let runs = 0
    const game = table((dice) => {
      runs++
      const deck = Array.from({ length: 40 }, (_, card) => card)
      dice.shuffle(deck, 'deal')
      return deck[0] ?? 0
    })
    expect(odds(game, { result: 0 }, 0, go, { samples: 10 }).exact).toBe(false)
    expect(runs).toBe(11)
  })

  it('sample a die that explodes without end', () => {
    const game = table((dice) => {
      let sum = 0
      for (let die = 6; die === 6; sum += die) die = dice.roll(6, 'explode')
      return sum
    })
    expect(odds(game, { result: 0 }, 0, go, { samples: 50 }).exact).toBe(false)
  })
})

describe('what nobody may know before', () => {
  /** Result 1 is out of range, where no die falls: that is measured only afterwards, and no foreseen state tells it. */
  const shot: ReturnType<typeof table> = {
    ...table(() => 0),
    apply({ result }, _seat, _action, dice, emit) {
      if (result === 0) emit(rolled('shot', dice.roll(6, 'shot'), 4))
    },
    foresee: () => ({ result: 0 }),
  }

  it('is taken for granted, and the state is left as it is', () => {
    const state = { result: 1 }
    const [roll] = odds(shot, state, 0, { type: 'go' }).rolls
    expect(roll && formatFraction(roll.success)).toBe('1/2')
    expect(state).toEqual({ result: 1 })
  })

  it('counts where somebody looks back', () => {
    expect(odds(shot, { result: 1 }, 0, { type: 'go' }, { asItIs: true }).rolls).toEqual([])
  })
})
