import { randomMatch, seededDice } from '@wyrmtable/kernel'
import { contactOffsets, orient, squaredDistance } from '@wyrmtable/plane'
import { describe, expect, test } from 'vitest'
import type { Action, ActionOf, ActionType } from './actions.ts'
import { nearestEnemy } from './candidates/nearest.ts'
import { Ways } from './candidates/ways.ts'
import { sorcerers } from './game.ts'
import type { State } from './state.ts'
import { positionOf } from './testing/positions.ts'
import { figureOf, type Scene, sceneOf } from './topics/scene.ts'

const listed = (state: State): readonly Action[] => sorcerers.actions(state, state.current)
const ofType = <T extends ActionType>(state: State, type: T): readonly ActionOf<T>[] =>
  listed(state).filter((action): action is ActionOf<T> => action.type === type)
const found = (scene: Scene, id: string) => {
  const figure = figureOf(scene, id)
  if (figure === undefined) throw new Error(`no ${id}`)
  return figure
}
const endOf = ({ path }: ActionOf<'move'>): unknown => path.at(-1)

describe('SO-14.1: candidates', () => {
  test('are legal, distinct, and the same each time they are asked for', () => {
    const state = positionOf(
      {
        group: ['P1-goblin-1', 'P1-orc-1'],
        figures: { 'P1-goblin-1': [300, 300], 'P1-orc-1': [340, 300], 'P2-orc-1': [380, 320] },
      },
      { table: 'open-field' },
    )
    const actions = listed(state)
    expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length)
    for (const action of actions) expect(sorcerers.check(state, 0, action)).toBeUndefined()
    expect(listed(state.clone())).toEqual(actions)
  })

  test('come as moves, turns, attacks, and the end; members by id', () => {
    const state = positionOf({
      group: ['P1-orc-1', 'P1-goblin-1'],
      figures: {
        'P1-goblin-1': { x: 300, y: 300, face: [-1, 0] },
        'P1-orc-1': [340, 340],
        'P2-orc-1': [364, 340],
      },
    })
    const kinds = listed(state).map((action) =>
      'id' in action ? `${action.type} ${action.id}` : action.type,
    )
    expect([...new Set(kinds)]).toEqual([
      'move P1-goblin-1',
      'move P1-orc-1',
      'turn P1-goblin-1',
      'melee P1-orc-1',
      'endActivation',
    ])
  })
})

test('SO-14.2: groups: alone, then the first two, three, four, then guns with their crew', () => {
  const state = positionOf({
    figures: {
      'P1-artillery-1': [300, 300],
      'P1-goblin-1': [260, 300],
      'P1-goblin-2': [272, 330],
      'P1-goblin-3': [272, 270],
      'P1-orc-1': [500, 300],
      'P1-orc-2': [600, 300],
    },
  })
  expect(ofType(state, 'activate').map(({ ids }) => ids.join(' '))).toEqual([
    'P1-orc-2',
    'P1-orc-1',
    'P1-artillery-1',
    'P1-goblin-2',
    'P1-goblin-3',
    'P1-goblin-1',
    'P1-orc-2 P1-orc-1',
    'P1-orc-2 P1-orc-1 P1-artillery-1',
    'P1-orc-2 P1-orc-1 P1-artillery-1 P1-goblin-2',
    'P1-artillery-1 P1-goblin-1 P1-goblin-2 P1-goblin-3',
  ])
})

test('SO-14.3: the nearest enemy, ties by id', () => {
  const scene = sceneOf(
    positionOf({ figures: { 'P1-orc-1': [500, 400], 'P2-orc-1': [600, 400], 'P2-goblin-1': [400, 400] } }),
  )
  expect(nearestEnemy(scene, 0, { x: 500, y: 400 })?.id).toBe('P2-goblin-1')
})

test('SO-14.4: contact offsets lie on the ring and beside their direction', () => {
  for (const radii of [24, 27, 37, 42, 60]) {
    for (const { x, y } of contactOffsets(radii)) {
      expect(x * x + y * y).toBeGreaterThanOrEqual(radii * radii)
      expect(x * x + y * y).toBeLessThanOrEqual((radii + 1) ** 2)
    }
  }
  expect(orient({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 })).toBeGreaterThan(0)
})

test('SO-14.5: round an enemy on the cheapest of two legs, or straight where that is legal', () => {
  const state = positionOf({
    group: ['P1-goblin-1'],
    figures: { 'P1-goblin-1': [300, 400], 'P2-orc-1': [335, 400] },
  })
  const scene = sceneOf(state)
  const ways = new Ways(scene, found(scene, 'P1-goblin-1'), 8000)
  expect(ways.to({ x: 300, y: 450 })?.steps).toEqual([{ x: 300, y: 450 }])
  const round = ways.to({ x: 350, y: 440 })
  expect(round?.steps).toHaveLength(2)
  // No waypoint of the clause leads there for less.
  const enemy = found(scene, 'P2-orc-1')
  const costs = contactOffsets(25)
    .map(({ x, y }) => ({ x: enemy.x + x, y: enemy.y + y }))
    .flatMap((point) => {
      const action: Action = {
        type: 'move',
        id: 'P1-goblin-1',
        path: [point, { x: 350, y: 440 }],
        face: [1, 0],
      }
      if (sorcerers.check(state, 0, action) !== undefined) return []
      const events: number[] = []
      sorcerers.apply(state.clone(), 0, action, seededDice(1), (event) => {
        if (event.type === 'figureMoved') events.push(event.costHundredths)
      })
      return events
    })
  expect(round?.costHundredths).toBe(Math.min(...costs))
})

describe('SO-14.6: moves', () => {
  test('sixteen directions at full and half length, shortened where something is in the way', () => {
    const state = positionOf({ group: ['P1-orc-1'], figures: { 'P1-orc-1': [40, 200] } })
    const ends = ofType(state, 'move').map(endOf)
    expect(ends[0]).toEqual({ x: 100, y: 200 })
    expect(ends).toContainEqual({ x: 70, y: 200 })
    // To the left only 28 mm are free: 20 is the first that fits.
    expect(ends).toContainEqual({ x: 20, y: 200 })
    expect(ends).not.toContainEqual({ x: 10, y: 200 })
  })

  test('links, also from their end, and doors', () => {
    const at = (x: number, y: number) =>
      positionOf({ group: ['P1-goblin-1'], figures: { 'P1-goblin-1': [x, y] } }, { table: 'village' })
    const links = ofType(at(150, 190), 'move').filter(({ path }) => path.some((step) => 'link' in step))
    expect(links.map(({ path }) => path)).toEqual([[{ x: 165, y: 190 }, { link: 'cottage-ladder-a' }]])
    expect(ofType(at(165, 190), 'move').map(({ path }) => path)).toContainEqual([
      { link: 'cottage-ladder-a' },
    ])
    expect(ofType(at(255, 280), 'move').map(endOf)).toContainEqual({ x: 255, y: 240 })
  })
})

test('SO-14.7: turns towards those outside the arc, jumps, flights to roofs', () => {
  const turned = positionOf({
    group: ['P1-orc-1'],
    figures: { 'P1-orc-1': [500, 400], 'P2-orc-1': [400, 400], 'P2-orc-2': [600, 500] },
  })
  expect(ofType(turned, 'turn').map(({ face }) => face)).toEqual([[-1, 0]])
  const above = positionOf(
    { group: ['P1-orc-1'], figures: { 'P1-orc-1': { s: 'rampart-a/roof', x: 515, y: 120 } } },
    { table: 'castle-gate' },
  )
  const jumps = ofType(above, 'jump')
  expect(jumps.map(({ s, x, y }) => ({ s, x, y }))).toContainEqual({ s: 'table', x: 545, y: 120 })
  const dragon = positionOf(
    { group: ['P1-dragon-1'], figures: { 'P1-dragon-1': [250, 280] } },
    { table: 'village', roster: 'all' },
  )
  expect(ofType(dragon, 'fly').map(({ s }) => s)).toContain('table')
  expect(ofType(dragon, 'move')).toEqual([])
})

test('SO-14.8: every legal pair, range not consulted', () => {
  const state = positionOf({
    group: ['P1-amazon-1'],
    figures: { 'P1-amazon-1': { x: 100, y: 100, weapon: 'shooter' }, 'P2-orc-1': [900, 100] },
  })
  expect(ofType(state, 'shoot').map(({ target }) => target)).toEqual(['P2-orc-1', 'P2-sorcerer'])
})

test('SO-14.9: gun fire, hauls in sixteen directions, turns with the lowest crewman', () => {
  const state = positionOf({
    group: ['P1-artillery-1', 'P1-goblin-1', 'P1-goblin-2', 'P1-goblin-3'],
    figures: {
      'P1-artillery-1': { x: 300, y: 300, face: [0, 1] },
      'P1-goblin-1': [260, 300],
      'P1-goblin-2': [272, 330],
      'P1-goblin-3': [272, 270],
      'P2-orc-1': [600, 310],
    },
  })
  expect(ofType(state, 'gunFire')).toEqual([
    {
      type: 'gunFire',
      id: 'P1-artillery-1',
      crew: ['P1-goblin-1', 'P1-goblin-2', 'P1-goblin-3'],
      target: 'P2-orc-1',
    },
    {
      type: 'gunFire',
      id: 'P1-artillery-1',
      crew: ['P1-goblin-1', 'P1-goblin-2', 'P1-goblin-3'],
      target: 'P2-sorcerer',
    },
  ])
  expect(ofType(state, 'gunHaul')).toHaveLength(16)
  expect(ofType(state, 'gunTurn').map(({ crew }) => crew)).toEqual([['P1-goblin-1'], ['P1-goblin-1']])
})

const castable = {
  phase: 'sorcerer',
  players: { P1: { points: 250 } },
  figures: {
    'P1-sorcerer': [300, 400],
    'P1-goblin-1': { x: 350, y: 500, wounds: 1 },
    'P2-sorcerer': [500, 400],
  },
}

test('SO-14.10: the sorcerer moves, turns, casts what is of use', () => {
  const state = positionOf(castable)
  const kinds = [...new Set(listed(state).map(({ type }) => type))]
  expect(kinds).toEqual(['sorcererMove', 'castBolt', 'castShield', 'castWind', 'create', 'endSorcererTurn'])
})

test('SO-14.11: batches for each race and weapon around the sorcerer, as full as there is room', () => {
  const state = positionOf(castable)
  const batches = ofType(state, 'create')
  expect([...new Set(batches.map(({ race, weapon }) => `${race} ${weapon}`))]).toEqual([
    'orc light',
    'orc medium',
    'orc shooter',
    'goblin light',
    'goblin medium',
    'goblin shooter',
    'amazon light',
    'amazon medium',
    'amazon shooter',
    'artillery artillery',
  ])
  const [first] = batches
  expect(first?.at.map(({ x, y }) => [x, y])).toEqual([
    [432, 400],
    [432, 428],
    [432, 372],
  ])
  expect(first?.at[0]?.face).toEqual([1, 0])
  for (const { at } of batches) {
    for (const { x, y } of at)
      expect(squaredDistance({ x, y }, { x: 300, y: 400 })).toBeLessThanOrEqual(240 ** 2)
  }
})

test('SO-14.12: no list of an activation or a sorcerer turn is empty', () => {
  const spent = positionOf({
    group: ['P1-orc-1'],
    figures: { 'P1-orc-1': { x: 500, y: 400, actions: 0 } },
  })
  expect(listed(spent)).toEqual([{ type: 'endActivation' }])
  expect(listed(positionOf({ ...castable, moved: true, magicClosed: true }))).toEqual([
    { type: 'endSorcererTurn' },
  ])
})

test('SO-14.14: at set-up every 25 mm of the own edge', () => {
  const parsed = sorcerers.options.parse({ setup: 'edge' })
  if (!parsed.ok) throw new Error('options')
  const state = sorcerers.setup(parsed.value, 2, seededDice(1))
  const places = ofType(state, 'placeSorcerer')
  expect(places.slice(0, 2).map(({ x, y, face }) => [x, y, ...face])).toEqual([
    [15, 15, 1, 0],
    [15, 40, 1, 0],
  ])
})

test('SO-13.6: what a clock does for an absent player ends the game all the same', () => {
  const parsed = sorcerers.options.parse({ turnLimit: 2, setup: 'edge' })
  if (!parsed.ok) throw new Error('options')
  const state = sorcerers.setup(parsed.value, 3, seededDice(3))
  for (let steps = 0; sorcerers.outcome(state) === undefined; steps++) {
    const action = sorcerers.whenAbsent?.(state, state.current)
    if (action === undefined || steps > 50) throw new Error(`step ${steps}`)
    expect(sorcerers.check(state, state.current, action)).toBeUndefined()
    sorcerers.apply(state, state.current, action, seededDice(steps), () => {})
  }
  expect(sorcerers.outcome(state)?.reason).toBe('turnLimit')
})

test('SO-13.5: the state says nothing of the dice to come', () => {
  const match = randomMatch(sorcerers, { seed: 'open', options: { turnLimit: 1 } })
  expect(Object.keys(sorcerers.view(match.at(0), 0) as object)).not.toContain('dice')
})
