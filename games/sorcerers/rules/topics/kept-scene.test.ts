import { playout, seededDice } from '@wyrmtable/kernel'
import { expect, it } from 'vitest'
import { sorcerers } from '../game.ts'
import { optionsSchema } from '../options.ts'
import { makeScene, sceneOf } from './scene.ts'

it('the scene that is kept is the scene, after each event of random duels', () => {
  let looks = 0
  for (let seed = 0; seed < 3; seed++) {
    const dice = seededDice(`scene/${seed}`)
    const state = sorcerers.setup(optionsSchema.parse({ turnLimit: 4 }), 2, dice)
    playout(
      sorcerers,
      state,
      dice,
      (n) => dice.pick(n, 'choice'),
      400,
      () => {
        expect(sceneOf(state).figures).toEqual(makeScene(state).figures)
        looks++
      },
    )
  }
  expect(looks).toBeGreaterThan(100)
})

it('a copy has a scene of its own', () => {
  const dice = seededDice('copy')
  const state = sorcerers.setup(optionsSchema.parse({}), 2, dice)
  playout(sorcerers, state, dice, (n) => dice.pick(n, 'choice'), 60)
  const before = sceneOf(state)
  const copy = state.clone()
  const [figure] = before.figures
  expect(figure).toBeDefined()
  if (figure === undefined) return
  copy.remove(figure.slot)
  expect(sceneOf(copy).figures).toHaveLength(before.figures.length - 1)
  expect(sceneOf(copy).state).toBe(copy)
  expect(sceneOf(state)).toBe(before)
})
