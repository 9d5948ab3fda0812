import { canonicalJson, jsonOf, type Viewer } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { Scene } from '../../testing/scene.ts'
import { dragonsWrath as game } from '../game.ts'
import { reopened } from './replacing-commits.ts'

test('DW-8.4, DW-13.1: a commit is replaced until the last player has committed, and nobody else is told', () => {
  const scene = new Scene({ a: { provinces: ['M', 'R', 'R', 'R'] }, with: { step: 'M1' } }).act(0, {
    type: 'commitMagic',
  })
  const seen = () =>
    ([1, 'spectator'] as readonly Viewer[]).map((viewer) =>
      canonicalJson(jsonOf(game.view(scene.state, viewer))),
    )
  const before = seen()
  const sacrifice = { type: 'commitMagic', sacrifice: 'A-M' } as const
  expect(game.isAtAnyTime?.(scene.state, 0, sacrifice)).toBe(true)
  expect(game.isAtAnyTime?.(scene.state, 1, sacrifice)).toBe(false)
  expect(game.isAtAnyTime?.(scene.state, 0, { type: 'commitPurchase' })).toBe(false)
  expect(game.check(scene.state, 0, sacrifice)).toBeUndefined()
  // What a table lists for who opens the sheet again may be done, all of it.
  const again = reopened(scene.state, 0)
  const listed = again === undefined ? [] : game.actions(again, 0)
  expect(listed).toContainEqual(sacrifice)
  for (const action of listed) {
    expect(game.isAtAnyTime?.(scene.state, 0, action)).toBe(true)
    expect(game.check(scene.state, 0, action)).toBeUndefined()
  }
  expect(reopened(scene.state, 1)).toBeUndefined()
  game.apply(scene.state, 0, sacrifice, scene.dice, (event) => scene.events.push(event))
  expect(scene.state.player(0).commit).toEqual({ sacrifice: 'A-M' })
  expect(seen()).toEqual(before)
  expect(scene.events).toEqual([{ type: 'committed', seat: 0 }])
  expect(scene.toAct()).toEqual([1])
  expect(game.atAnyTime?.(scene.state, 0)).toEqual([{ type: 'concede' }])
  expect(game.view(scene.state, 0).me?.commit).toEqual({ sacrifice: 'A-M' })

  game.apply(scene.state, 0, { type: 'withdrawCommit' }, scene.dice, (event) => scene.events.push(event))
  expect(scene.state.player(0).commit).toEqual({})
  expect(seen()).toEqual(before)
  expect(scene.events).toHaveLength(1)

  scene.act(1, { type: 'commitMagic' })
  expect(game.isAtAnyTime?.(scene.state, 0, sacrifice)).toBe(false)
  expect(game.check(scene.state, 0, sacrifice)).toMatchObject({ type: 'notNow' })
  expect(game.check(scene.state, 0, { type: 'withdrawCommit' })).toMatchObject({ clause: 'DW-8.4' })
})
