import { createThinker } from '@wyrmtable/ai'
import { type Seat, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { scenariosData } from '../data/scenarios.ts'
import type { Action } from '../rules/actions.ts'
import { dragonNoir } from '../rules/game.ts'
import type { MatchState } from '../rules/match-state.ts'
import { FEATURES, fillFeatures } from './features.ts'
import { bot } from './index.ts'
import { usualPolicy } from './policy.ts'
import { turnValue } from './turn-value.ts'

function begun(scenario: string): MatchState {
  const options = dragonNoir.options.parse({ scenario })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  return dragonNoir.setup(options.value, 2, seededDice(scenario))
}

const legal = (state: MatchState, seat: Seat, action: Action): void =>
  expect(dragonNoir.check(state, seat, action)).toBeUndefined()

/** Longer matches are dear, and their later turns are like the first. */
const MOST_TURNS = 8

/** Plays on by the quick policy, its first steps alone; tells after each player turn. */
function playOn(state: MatchState, watch: () => void): void {
  const dice = seededDice('policy')
  for (let steps = 0; ; steps++) {
    const [seat] = dragonNoir.toAct(state)
    if (seat === undefined || state.playerTurn > MOST_TURNS) return
    const [first] = usualPolicy(state, seat)
    legal(state, seat, first)
    const turn = state.playerTurn
    dragonNoir.apply(state, seat, first, dice, () => {})
    if (state.playerTurn !== turn && dragonNoir.outcome(state) === undefined) watch()
    expect(steps).toBeLessThan(6000)
  }
}

describe('the quick policy', () => {
  test.each(scenariosData.scenarios.map(({ id }) => id))('plays %s by legal steps', (id) => {
    const state = begun(id)
    const features = new Float64Array(FEATURES)
    playOn(state, () => {
      fillFeatures(state, features)
      for (const value of features) expect(Math.abs(value)).toBeLessThan(5)
      const [exile, horde] = [turnValue(state, 0 as Seat), turnValue(state, 1 as Seat)]
      expect(exile).toBeGreaterThan(0)
      expect(exile + horde).toBeCloseTo(1)
    })
    expect(dragonNoir.outcome(state) !== undefined || state.playerTurn > MOST_TURNS).toBe(true)
  })
})

test('a whole turn is carried out by the way that was chosen at its beginning, without thinking again', async () => {
  const state = begun('mill')
  const dice = seededDice('turn')
  while (state.phase === 'setup') {
    const [seat] = dragonNoir.toAct(state)
    if (seat === undefined) throw new Error('nobody sets up')
    dragonNoir.apply(state, seat, usualPolicy(state, seat)[0], dice, () => {})
  }
  const owner = state.active as Seat
  const thinker = createThinker(dragonNoir, bot, { level: 'captain', seed: 1, now: () => 0, playouts: 14 })
  const turn = state.playerTurn
  const thoughts: number[] = []
  while (state.playerTurn === turn) {
    const [seat] = dragonNoir.toAct(state)
    if (seat === undefined) break
    if (seat !== owner) {
      dragonNoir.apply(state, seat, usualPolicy(state, seat)[0], dice, () => {})
      continue
    }
    const { action, playouts } = await thinker.think(state.clone(), seat)
    legal(state, seat, action)
    thoughts.push(playouts)
    dragonNoir.apply(state, seat, action, dice, () => {})
  }
  expect(thoughts.length).toBeGreaterThan(10)
  expect(thoughts.filter((playouts) => playouts > 0)).toHaveLength(1)
})
