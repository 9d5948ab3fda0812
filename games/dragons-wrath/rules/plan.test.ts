import { describe, expect, test } from 'vitest'
import { card, creature, Scene } from '../testing/scene.ts'
import { guardFor, nextOfPlan } from './plan.ts'

const creatures = [
  creature(card.tyrant, 0),
  creature(card.levy, 0),
  creature(card.guard, 1),
  creature(card.levy, 1),
]
const attack = (attacker: string, target: string) =>
  ({ type: 'attackCreature', attacker, target, mode: 'physical' }) as const

describe('plans of a combat turn', () => {
  test('DW-28.3: done one by one, and stopped at the first that is illegal or whose guard fails', () => {
    const scene = new Scene({ creatures })
    const ifState = guardFor(scene.state, ['B-DWS-006'])
    const plan = [
      { action: attack('A-DWS-009', 'B-DWS-018'), ifState },
      { action: attack('A-DWS-006', 'B-DWS-006'), ifState },
      { action: attack('A-DWS-006', 'B-DWS-006') },
    ] as const
    expect(nextOfPlan(scene.state, 0, plan[0])).toEqual({ kind: 'act', action: plan[0].action })
    scene.act(0, plan[0].action)
    expect(nextOfPlan(scene.state, 0, plan[1])).toEqual({ kind: 'stop', why: 'notAsked' })
    scene.pass(0, 1)
    expect(nextOfPlan(scene.state, 0, plan[1])).toEqual({ kind: 'act', action: plan[1].action })
    scene.perform(1, [{ op: 'createCopy', player: 'you', of: 't0' }], { targets: { t0: 'B-DWS-006' } })
    expect(nextOfPlan(scene.state, 0, plan[1])).toEqual({ kind: 'stop', why: 'guard' })
    scene.act(0, plan[2].action).pass(0, 1)
    expect(nextOfPlan(scene.state, 0, plan[2])).toEqual({ kind: 'stop', why: 'illegal' })
  })
})
