import { createThinker, levels } from '@wyrmtable/ai'
import { type Json, seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { dragonRage } from '../../rules/game.ts'
import { optionsSchema } from '../../rules/options.ts'
import { DEFENDER } from '../../rules/pieces.ts'
import { searchRoom } from './room.ts'

/** Two dragons in the city and eight troops that can all do something about them. */
const position: Json = {
  turn: 5,
  phase: 'defenderMovement',
  lastDestructionTurn: 5,
  lastInsideTurn: 5,
  dragons: { D1: { hex: '1708', facing: 'NW' }, D2: { hex: '1009', facing: 'S' } },
  units: {
    INF1: '1710',
    INF2: '1911',
    INF3: '0811',
    CAV1: '1611',
    CAV2: '1811',
    MIL1: '0912',
    MIL2: '1112',
    ARH1: '1309',
    HERO: '1710',
    WZD: '1511',
  },
}

/** How many units a captain that forgets so much marches, each by a step that the rules allow. */
async function marched(forgets: number, seed: number): Promise<number> {
  const read = dragonRage.decode(position, optionsSchema.parse({}))
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const state = read.value
  const level = { ...levels.captain, forgets }
  const player = createThinker(dragonRage, searchRoom, { level, seed, now: () => 0, playouts: 30 })
  for (let steps = 0; state.phase === 'defenderMovement'; steps++) {
    const action = await player.choose(state, DEFENDER)
    expect(dragonRage.check(state, DEFENDER, action)).toBeUndefined()
    dragonRage.apply(state, DEFENDER, action, seededDice(1), () => {})
    if (action.type === 'endPhase') return steps
  }
  throw new Error('the phase ended by itself')
}

test('who forgets leaves some of the garrison where it is, and what is marched all the same is legal', async () => {
  const all = await marched(0, 1)
  expect(all).toBeGreaterThan(4)
  expect(await marched(1, 1)).toBe(0)
  const some = await Promise.all([1, 2, 3, 4].map((seed) => marched(0.5, seed)))
  for (const count of some) expect(count).toBeLessThan(all)
  expect(Math.max(...some)).toBeGreaterThan(0)
})
