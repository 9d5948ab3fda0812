import { greedyPlayer, type Player, randomPlayer } from '@wyrmtable/ai'
import { randomMatch, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { dragonRage } from '../rules/game.ts'
import { hexOf } from '../rules/map.ts'
import { defaultOptions } from '../rules/options.ts'
import { DEFENDER, INVADER, parseDragon, parseUnit, type Unit } from '../rules/pieces.ts'
import { State } from '../rules/state.ts'
import { evaluateStep } from './evaluate-step.ts'
import { bot } from './index.ts'

const d1 = parseDragon('D1')
const d2 = parseDragon('D2')

function besieged(): State {
  const state = new State(defaultOptions)
  state.phase = 'invaderMovement'
  state.turn = 3
  for (const [d, label] of [
    [d1, '0910'],
    [d2, '0104'],
  ] as const) {
    state.setDragonHex(d, hexOf(label))
    state.setStatus(d, 'grounded')
    state.setFacing(d, 2)
  }
  state.setUnitHex(parseUnit('INF1') as Unit, hexOf('1909'))
  return state
}

const invaderValue = (change: (state: State) => void): number => {
  const state = besieged()
  change(state)
  return evaluateStep(state, INVADER)
}

describe('the evaluation of steps', () => {
  const base = invaderValue(() => {})

  test('is a chance, the same for both sides', () => {
    const match = randomMatch(dragonRage, { seed: 'evaluation', maxActions: 500 })
    for (let seq = 0; seq <= match.seq; seq += 7) {
      const state = match.at(seq)
      const value = evaluateStep(state, INVADER)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
      expect(value + evaluateStep(state, DEFENDER)).toBeCloseTo(1)
    }
  })

  test('likes destruction and fears wounds', () => {
    expect(
      invaderValue((state) => {
        state.destroyed = 1
      }),
    ).toBeGreaterThan(base)
    expect(invaderValue((state) => state.setDamage(d1, 'belly', 4))).toBeLessThan(base)
    expect(invaderValue((state) => state.setDamage(d1, 'legs', 3))).toBeLessThan(base)
  })

  test('likes to be near what can be destroyed', () => {
    expect(invaderValue((state) => state.setDragonHex(d1, hexOf('0104')))).toBeLessThan(base)
  })

  test('counts what is decided as decided', () => {
    const state = besieged()
    state.phase = 'over'
    state.endReason = 'dragonsDead'
    for (const evaluate of [evaluateStep, bot.evaluate]) {
      expect(evaluate(state, INVADER)).toBe(0)
      expect(evaluate(state, DEFENDER)).toBe(1)
    }
  })
})

describe('the candidates', () => {
  test('are listed actions, and there always is one', () => {
    const match = randomMatch(dragonRage, {
      seed: 'candidates',
      maxActions: 300,
      pick: (listed, state, seat, random) => {
        const candidates = bot.candidates?.(state, seat) ?? listed
        const known = new Set(listed.map((action) => JSON.stringify(action)))
        expect(candidates.length).toBeGreaterThan(0)
        for (const action of candidates) expect(known).toContain(JSON.stringify(action))
        return candidates[random(candidates.length)] ?? listed[0] ?? ({ type: 'endPhase' } satisfies Action)
      },
    })
    expect(match.seq).toBeGreaterThan(50)
  })

  test('place archers in towers', () => {
    const state = new State(defaultOptions)
    for (let i = 1; i <= 8; i++)
      state.setUnitHex(parseUnit(`INF${i}`) as Unit, hexOf(`09${String(i + 5).padStart(2, '0')}`))
    const archers = bot.candidates?.(state, DEFENDER) ?? []
    expect(archers.length).toBeGreaterThan(5)
    for (const action of archers) expect(action).toMatchObject({ type: 'placeUnit', unit: 'ARH1' })
  })
})

async function winner(players: readonly Player<State, Action>[], seed: string): Promise<readonly number[]> {
  const dice = seededDice(seed)
  const state = dragonRage.setup(defaultOptions, 2, dice)
  for (;;) {
    const seat = dragonRage.toAct(state)[0]
    const player = seat === undefined ? undefined : players[seat]
    if (seat === undefined || player === undefined) return dragonRage.outcome(state)?.winners ?? []
    dragonRage.apply(state, seat, await player.choose(state, seat), dice, () => {})
  }
}

describe('the greedy player beats the random one', () => {
  const games = 6
  const greedy = (seed: string) => greedyPlayer(dragonRage, bot, { seed })
  const random = (seed: string) => randomPlayer(dragonRage, { seed })

  test.each([
    ['as Invader', INVADER],
    ['as Defender', DEFENDER],
  ] as const)('%s', async (_name, side) => {
    let won = 0
    for (let i = 0; i < games; i++) {
      const players = [INVADER, DEFENDER].map((seat) => (seat === side ? greedy : random)(`${i}/${seat}`))
      if ((await winner(players, `match ${i}`)).includes(side)) won++
    }
    expect(won).toBeGreaterThanOrEqual(games - 1)
  })
})
