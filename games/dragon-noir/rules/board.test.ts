import { DIRECTIONS, distance, type HexId, halfCentre, halfMiddle, neighbour } from '@wyrmtable/hex'
import type { JsonObject } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { maps } from '../data/maps.ts'
import { scenariosData } from '../data/scenarios.ts'
import { sides, terrains } from '../data/schema.ts'
import { sheets } from '../data/tables.ts'
import { dragonNoir } from './game.ts'
import { parseHexIn } from './hexes.ts'
import { faultOfLayout } from './layout.ts'
import type { MatchState as State } from './match-state.ts'
import type { Options } from './options.ts'
import { groundCost } from './topics/passage.ts'

function optionsOf(wanted: JsonObject): Options {
  const options = dragonNoir.options.parse(wanted)
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  return options.value
}
function boardOf(map: string): State {
  const decoded = dragonNoir.decode({}, optionsOf({ scenario: 'skirmish', skirmish: { layout: [{ map }] } }))
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
  return decoded.value
}
function hex(state: State, label: string): HexId {
  const found = parseHexIn(state, label)
  if (found === undefined) throw new Error(`no hex ${label}`)
  return found
}

describe('DN-2.2, DN-2.3, DN-2.4: hexes of a board', () => {
  const state = boardOf('WM')
  const { board } = state.ground

  test('DN-2.2: the neighbours of 0504, clockwise from the north', () => {
    const round = DIRECTIONS.map((direction) => neighbour(board, hex(state, '0504'), direction))
    expect(round.map((one) => (one === -1 ? '' : state.ground.label(one).slice(3)))).toEqual([
      '0503',
      '0603',
      '0604',
      '0505',
      '0404',
      '0403',
    ])
  })

  test.each([
    ['0504', '0504', 0],
    ['0504', '0604', 1],
    ['0109', '1409', 13],
    ['0101', '2618', 30],
    ['1303', '1304', 1],
    ['0909', '1309', 4],
  ])('DN-2.3: from %s to %s it is %i', (a, b, steps) => {
    expect(distance(board, hex(state, a), hex(state, b))).toBe(steps)
  })

  test('DN-2.4: centres and middles of hexsides lie on whole points', () => {
    const origin = halfCentre(board, hex(state, '0101'))
    for (const label of ['0101', '0201', '0504', '2618']) {
      const [c, r] = [Number(label.slice(0, 2)) - 1, Number(label.slice(2)) - 1]
      const centre = halfCentre(board, hex(state, label))
      expect([centre.x - origin.x, centre.y - origin.y]).toEqual([6 * c, 4 * r + 2 * (c % 2)])
      const middles = DIRECTIONS.map((direction) => {
        const { x, y } = halfMiddle(board, hex(state, label), direction)
        return [x - centre.x, y - centre.y]
      })
      expect(middles).toEqual([
        [0, -2],
        [3, -1],
        [3, 1],
        [0, 2],
        [-3, 1],
        [-3, -1],
      ])
    }
  })

  test('DN-2.10: every scenario lies as the rules allow, and units enter on its boards', () => {
    for (const { layout, links, sides: armies } of scenariosData.scenarios) {
      expect(faultOfLayout(layout)).toBeUndefined()
      const known = layout.map(({ map }) => map as string)
      for (const { from, to } of links)
        for (const label of [from, to]) {
          expect(known).toContain(label.slice(0, 2))
          expect(maps[label.slice(0, 2)]?.hexes[label.slice(3)]?.t).toBe('entrance')
        }
      for (const { entries = [] } of Object.values(armies))
        for (const { hexes } of entries) for (const label of hexes) expect(known).toContain(label.slice(0, 2))
    }
  })
})

describe('DN-2.7, DN-2.9: how boards may be joined', () => {
  const two = (a: string, b: string, origin: readonly number[], turned = 0, first = 0): JsonObject => ({
    layout: [
      { map: a, origin: [0, 0], rotation: first },
      { map: b, origin: [...origin], rotation: turned },
    ],
  })
  test.each([
    ['the mill beside the arena', two('WM', 'AR', [26, 0])],
    ['the arena turned above the mill', two('AR', 'WM', [0, 18], 0, 180)],
    ['the arena beside, turned', two('WM', 'AR', [26, 0], 180)],
    ['Y to Y below ground', two('DL', 'DC', [0, 18], 180)],
    ['X to X below ground', two('DL', 'DC', [0, 18], 0, 180)],
    ['arrows agree', two('DL', 'DC', [26, 0])],
    ['arrows agree, both turned', two('DL', 'DC', [26, 0], 180, 180)],
  ])('%s', (_name, skirmish) => {
    expect(dragonNoir.options.parse({ scenario: 'skirmish', skirmish }).ok).toBe(true)
  })
  test.each([
    ['no board', { layout: [] }, '/skirmish/layout/0'],
    ['one board twice', two('WM', 'WM', [26, 0]), '/skirmish/layout/1'],
    ['an odd column', two('WM', 'AR', [25, 0]), '/skirmish/layout/0'],
    ['boards apart', two('WM', 'AR', [28, 0]), '/skirmish/layout/0'],
    ['not along the whole side', two('WM', 'AR', [26, 9]), '/skirmish/layout/0'],
    ['Y to X below ground', two('DL', 'DC', [0, 18]), '/skirmish/layout/0'],
    ['arrows that disagree', two('DL', 'DC', [26, 0], 180), '/skirmish/layout/0'],
    ['a cave beside the mill', two('WM', 'DC', [26, 0]), '/skirmish/layout/0'],
  ])('not %s', (_name, skirmish, path) => {
    const parsed = dragonNoir.options.parse({ scenario: 'skirmish', skirmish })
    expect(parsed).toMatchObject({ ok: false, fault: { path } })
  })
})

describe('DN-3: what lies on the boards', () => {
  test('DN-3.2: doors, windows and cells have an inner hex, crests a low and a high one', () => {
    for (const { hexes, hexsides } of Object.values(maps)) {
      for (const { a, b, type, in: inner, interior, low, high } of hexsides) {
        expect(a < b).toBe(true)
        if (['door', 'window', 'cell-door', 'bars'].includes(type)) expect([a, b]).toContain(inner)
        if (interior === true) expect(type).toBe('door')
        if (type !== 'crest') continue
        expect([a, b]).toContain(low)
        expect([hexes[low ?? '']?.t, hexes[high ?? '']?.level]).toEqual(['talus', 1])
      }
    }
  })

  test('DN-3.7: each kind of ground and hexside has one row, and a price or none for every gait', () => {
    expect(sheets.terrain.terrain.map(({ id }) => id).sort()).toEqual([...terrains].sort())
    expect(['none', ...sheets.terrain.hexsides.map(({ id }) => id)].sort()).toEqual([...sides].sort())
    expect(sheets.terrain.terrain.filter(({ blocksLine }) => blocksLine === 'if-intermediate')).toHaveLength(
      1,
    )
    expect(sheets.terrain.terrain.filter(({ blocksLine }) => blocksLine === 'always')).toHaveLength(1)
  })

  const foot = { kind: 'foot', armoured: false, goblin: false } as const
  const gaits = {
    foot,
    armour: { ...foot, armoured: true },
    goblin: { ...foot, goblin: true },
    rider: { ...foot, kind: 'mounted' },
    led: { ...foot, kind: 'led' },
    ledCaparison: { ...foot, kind: 'led', armoured: true },
    dragon: { ...foot, kind: 'dragon' },
  } as const
  /** DN-7.1, DN-7.4, DN-7.5, DN-9.11, DN-13.3 by ground: on foot, in armour, Goblin, rider, led, led caparison, dragon. */
  const costs: Record<(typeof terrains)[number], readonly (number | undefined)[]> = {
    clear: [1, 1, 1, 1, 1, 1, 1],
    path: [1, 1, 1, 1, 1, 1, 1],
    brush: [2, 2, 2, 2, 2, 2, 1],
    tree: [2, 2, 2, undefined, 0, 0, 1],
    water: [4, undefined, 2, undefined, 0, undefined, 1],
    spring: [4, undefined, 2, undefined, 0, undefined, 1],
    ford: [2, 2, 2, undefined, undefined, undefined, 1],
    bridge: [1, 1, 1, 1, 1, 1, 1],
    floor: [1, 1, 1, undefined, undefined, undefined, undefined],
    talus: [2, 2, 2, 2, 2, 2, 1],
    crevasse: [undefined, undefined, undefined, undefined, undefined, undefined, undefined],
    entrance: [2, 2, 2, undefined, undefined, undefined, 1],
    'tower-rampart': [1, 1, 1, undefined, undefined, undefined, undefined],
    'tower-centre': [1, 1, 1, undefined, undefined, undefined, undefined],
    rock: [undefined, undefined, undefined, undefined, undefined, undefined, undefined],
    gallery: [1, 1, 1, 1, 1, 1, 1],
    rubble: [2, 2, 2, undefined, undefined, undefined, 1],
  }
  test.each(terrains)('DN-7.1, DN-7.4, DN-7.5: what %s costs whom', (terrain) => {
    const state = boardOf('WM')
    expect(Object.values(gaits).map((gait) => groundCost(state, gait, terrain))).toEqual(costs[terrain])
  })
})
