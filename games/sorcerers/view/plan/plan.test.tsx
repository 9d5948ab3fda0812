import { seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { sorcerers } from '../../rules/game.ts'
import { positionOf } from '../../rules/testing/positions.ts'
import { figureOf, type Scene, sceneOf } from '../../rules/topics/scene.ts'
import { type Batch, movedCreature, placed, withCreature, withoutCreature } from './batch.ts'
import { facing, turnedBy, turnOnSpot } from './face.ts'
import { formationOf } from './formation.ts'
import { levelsAt, nextLevel } from './levels.ts'
import { surchargesOf } from './surcharges.ts'
import { cutTo, isWalk, movedEnd, travelTo, type Walk, withLeg, withoutLeg } from './travel.ts'

type Position = Parameters<typeof positionOf>[0]

const sceneAt = (position: Position, table = 'village'): Scene => sceneOf(positionOf(position, { table }))

const orcAt = (x: number, y: number, s = 'table'): Scene =>
  sceneAt({ group: ['P1-orc-1'], figures: { 'P1-orc-1': { s, x, y } } })

const figure = (scene: Scene, id: string) => {
  const found = figureOf(scene, id)
  if (found === undefined) throw new Error(id)
  return found
}
const isLegal = (scene: Scene, action: Action): boolean =>
  sorcerers.check(scene.state, scene.state.current, action) === undefined

describe('a way by presses', () => {
  const scene = orcAt(155, 190)
  const orc = figure(scene, 'P1-orc-1')
  const walk = (...places: readonly (readonly [number, number])[]): Walk => {
    const first = travelTo(scene, orc, { x: places[0]?.[0] ?? 0, y: places[0]?.[1] ?? 0 })
    if (!isWalk(first)) throw new Error('no walk')
    return places.slice(1).reduce((way, [x, y]) => withLeg(scene, orc, way, { x, y }), first)
  }

  test('takes the end of a ladder where the press is near, then climbs it', () => {
    const way = walk([167, 192], [197, 191])
    expect(way.path).toEqual([{ x: 165, y: 190 }, { link: 'cottage-ladder-a' }])
    expect(isLegal(scene, way)).toBe(true)
    // A leg on the roof would be the next; the ladder has used up the allowance.
    expect(withLeg(scene, orc, way, { x: 225, y: 190 }).path).toHaveLength(3)
  })

  test('loses its last leg, or all after a place', () => {
    const way = walk([165, 200], [175, 220], [150, 220])
    expect(withoutLeg(scene, orc, way)?.path).toEqual(way.path.slice(0, 2))
    expect(cutTo(scene, orc, way, 1)).toMatchObject({ path: [{ x: 165, y: 200 }], face: [1, 1] })
    expect(withoutLeg(scene, orc, walk([165, 200]))).toBeUndefined()
  })

  test('has its end put elsewhere', () => {
    const way = movedEnd(scene, orc, walk([165, 200], [175, 220]), { x: 175, y: 200 })
    expect(way).toMatchObject({
      path: [
        { x: 165, y: 200 },
        { x: 175, y: 200 },
      ],
      face: [1, 0],
    })
  })
})

test('a press beside the roof that a figure stands on is a jump to what lies below', () => {
  const scene = sceneAt(
    { group: ['P1-orc-1'], figures: { 'P1-orc-1': { s: 'rampart-a/roof', x: 515, y: 120 } } },
    'castle-gate',
  )
  const jump = travelTo(scene, figure(scene, 'P1-orc-1'), { x: 545, y: 150 })
  expect(jump).toMatchObject({ type: 'jump', s: 'table', x: 545, y: 150 })
  expect(isLegal(scene, jump)).toBe(true)
})

test('a gun is hauled by all who can serve it, and turned by one of them', () => {
  const crew = ['P1-orc-1', 'P1-orc-2', 'P1-orc-3']
  const scene = sceneAt(
    {
      group: ['P1-artillery-1', ...crew],
      figures: {
        'P1-artillery-1': [300, 300],
        'P1-orc-1': [260, 300],
        'P1-orc-2': [272, 330],
        'P1-orc-3': [272, 270],
      },
    },
    'open-field',
  )
  const gun = figure(scene, 'P1-artillery-1')
  const haul = travelTo(scene, gun, { x: 310, y: 310 })
  expect(haul).toMatchObject({ type: 'gunHaul', crew, dx: 10, dy: 10 })
  expect(isLegal(scene, haul)).toBe(true)
  expect(isLegal(scene, turnOnSpot(scene, gun, [0, 1]))).toBe(true)
})

describe('a batch by presses', () => {
  const scene = sceneAt({
    phase: 'sorcerer',
    players: { P1: { points: 200 } },
    figures: { 'P1-sorcerer': [90, 190] },
  })
  const batch: Batch = { race: 'orc', weapon: 'medium', size: 2, cost: 80 }
  const add = (x: number, y: number, before?: ReturnType<typeof withCreature>) =>
    withCreature(scene, batch, before, { x, y }, (action) => isLegal(scene, action))

  test('stands on the highest surface where it may, facing the enemy', () => {
    const first = add(230, 190)
    expect(first.at).toMatchObject([{ s: 'cottage-a/roof', x: 230, y: 190 }])
    expect(first.at[0]?.face[0]).toBeGreaterThan(0)
    expect(levelsAt(scene, { x: 230, y: 190 })).toHaveLength(2)
    expect(nextLevel(scene, { x: 230, y: 190 }, 0)).toBe(levelsAt(scene, { x: 230, y: 190 })[0])
  })

  test('a press that is refused is shown and takes no place in it', () => {
    const bad = add(100, 190)
    expect(isLegal(scene, bad)).toBe(false)
    expect(placed(bad, (action) => isLegal(scene, action))).toEqual([])
    const one = add(230, 190, bad)
    expect(one.at).toHaveLength(1)
    const again = add(232, 190, one)
    expect(isLegal(scene, again)).toBe(false)
    expect(add(230, 230, again).at).toMatchObject([{ y: 190 }, { y: 230 }])
  })

  test('never grows beyond its size, and can be changed before it is created', () => {
    const both = add(230, 230, add(230, 190))
    expect(both.at).toHaveLength(2)
    expect(add(230, 160, both).at).toMatchObject([{ y: 190 }, { y: 160 }])
    expect(movedCreature(both, 0, { x: 231, y: 191 }).at[0]).toMatchObject({ x: 231, y: 191 })
    expect(withoutCreature(both)?.at).toHaveLength(1)
  })
})

test('sixteen turns come back to where they began', () => {
  let face: readonly [number, number] = turnedBy([1, 0], 0)
  const start = face
  for (let turn = 0; turn < 16; turn++) face = turnedBy(face, 1)
  expect(face).toEqual(start)
  expect(facing({ type: 'turn', id: 'P1-orc-1', face: [1, 0] }, [0, 1])).toMatchObject({ face: [0, 1] })
})

describe('a group that is led as one', () => {
  const group = ['P1-orc-1', 'P1-orc-2', 'P1-orc-3']
  const scene = sceneAt(
    { group, figures: { 'P1-orc-1': [300, 400], 'P1-orc-2': [330, 400], 'P1-orc-3': [300, 440] } },
    'open-field',
  )
  const leader = figure(scene, 'P1-orc-1')
  const walk = travelTo(scene, leader, { x: 340, y: 400 })
  if (!isWalk(walk)) throw new Error('no walk')
  const walks = formationOf(scene, leader, walk)

  test('keeps its formation, and who is in front goes first', () => {
    expect(walks.map((one) => ('id' in one ? one.id : ''))).toEqual(['P1-orc-2', 'P1-orc-1', 'P1-orc-3'])
    expect(walks.map(({ path }) => path)).toEqual([
      [{ x: 370, y: 400 }],
      [{ x: 340, y: 400 }],
      [{ x: 340, y: 440 }],
    ])
    // In that order each is legal when its turn comes, though the leader alone would end on another.
    expect(isLegal(scene, walk)).toBe(false)
    const state = sorcerers.clone(scene.state)
    for (const one of walks) {
      expect(sorcerers.check(state, 0, one)).toBeUndefined()
      sorcerers.apply(state, 0, one, seededDice(1), () => {})
    }
    expect(group.map((id) => state.x(state.setting.slots.byId.get(id) ?? 0))).toEqual([340, 370, 340])
  })

  test('climbs alone', () => {
    const climb: Walk = { type: 'move', id: leader.id, path: [{ link: 'ladder' }], face: [1, 0] }
    expect(formationOf(scene, leader, climb)).toEqual([climb])
  })
})

test('SO-7.6: steps over low obstacles and climbs are told where they arise', () => {
  const field = sceneAt({ group: ['P1-orc-1'], figures: { 'P1-orc-1': [180, 600] } }, 'open-field')
  const over = travelTo(field, figure(field, 'P1-orc-1'), { x: 220, y: 600 })
  expect(surchargesOf(over, field, figure(field, 'P1-orc-1'))).toEqual([
    { at: { x: 200, y: 600 }, hundredths: 2000 },
  ])
  const village = orcAt(165, 190)
  const climb: Walk = { type: 'move', id: 'P1-orc-1', path: [{ link: 'cottage-ladder-a' }], face: [1, 0] }
  expect(surchargesOf(climb, village, figure(village, 'P1-orc-1'))).toMatchObject([{ hundredths: 5000 }])
})
