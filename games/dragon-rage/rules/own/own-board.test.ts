import { isJsonObject, type Json, type JsonObject, playout, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { smallest } from '../../data/board-schema.ts'
import { mapData } from '../../data/map.ts'
import { createCityMap, esirien } from '../city-map.ts'
import { dragonRage } from '../game.ts'
import { allHexes, board, hexOf, labelOf } from '../map.ts'
import { readMap } from '../map-file.ts'
import { mapOf } from '../map-of.ts'
import { boardOfSize, esirienFile } from './boards.ts'
import { writeMapData } from './write-map-data.ts'

/** Options with the printed city as a board of somebody's own, with something changed. */
function own(change: (map: Record<string, Json>) => void = () => undefined): JsonObject {
  const file: JsonObject = JSON.parse(JSON.stringify(esirienFile))
  change(file.map as Record<string, Json>)
  return { board: file }
}
const list = (map: Record<string, Json>, name: string): Json[] => map[name] as Json[]
const put = (map: Record<string, Json>, hex: string, value: Json) =>
  Object.assign(map.hexes as JsonObject, { [hex]: value })

describe('the printed city, written as a board and read again', () => {
  const again = createCityMap(writeMapData(esirienFile))

  test('is a map file without faults', () => {
    expect(readMap(writeMapData(esirienFile) as unknown as Json).ok).toBe(true)
  })

  test('has the same moles, for the eye', () => {
    const moles = ({ hexes }: typeof mapData) => Object.keys(hexes).filter((label) => hexes[label]?.mole)
    expect(moles(writeMapData(esirienFile))).toEqual(moles(mapData))
  })

  test('is the same for the rules in every hex and hexside', () => {
    for (const hex of allHexes) {
      const told = (map: typeof esirien) => [
        labelOf(hex),
        map.terrainAt(hex),
        map.isCity(hex),
        map.isRoadHex(hex),
        map.isRoadTower(hex),
        map.isDefenderSetup(hex),
        map.isInvaderSetup(hex),
        map.vpIndexAt(hex),
        map.woodenBridgeAt(hex),
      ]
      expect(told(again)).toEqual(told(esirien))
    }
    for (let edge = 0; edge < board.edgeCount; edge++) {
      const told = (map: typeof esirien) => {
        const one = edge as Parameters<typeof map.isRoadSide>[0]
        return [edge, map.isRoadSide(one), map.isWallSide(one), map.isLinkSide(one), map.isClosedSide(one)]
      }
      expect(told(again)).toEqual(told(esirien))
    }
    expect(again.entrances).toEqual(esirien.entrances)
    expect(again.vpValues).toEqual(esirien.vpValues)
    expect(again.reinforcementHexes).toEqual(esirien.reinforcementHexes)
    expect(again.vpTotal).toBe(mapData.victoryPointTotal)
  })

  test('plays the same match, die for die', () => {
    const ends = [{}, own()].map((input) => {
      const options = dragonRage.options.parse(input)
      if (!options.ok) throw new Error(JSON.stringify(options.fault))
      const dice = seededDice('the same city')
      const state = dragonRage.setup(options.value, 2, dice)
      playout(dragonRage, state, dice, (n) => dice.pick(n, 'action'), 20_000)
      return dragonRage.encode(state)
    })
    expect(ends[1]).toEqual(ends[0])
  })
})

describe('a board of somebody’s own among the options', () => {
  test.each([1, 2, 3])('another city is played to its end, and its states open again (%i)', (seed) => {
    const options = dragonRage.options.parse({ board: boardOfSize(3) })
    if (!options.ok) throw new Error(JSON.stringify(options.fault))
    const dice = seededDice(`own board ${seed}`)
    const state = dragonRage.setup(options.value, 2, dice)
    expect(state.map.terrainAt(hexOf('1010'))).toBe('open')
    let moves = 0
    const pick = (n: number) => {
      if (moves++ % 40 === 0) {
        const opened = dragonRage.decode(dragonRage.encode(state), options.value)
        if (!opened.ok) throw new Error(JSON.stringify(opened.fault))
        expect(dragonRage.encode(opened.value)).toEqual(dragonRage.encode(state))
      }
      return dice.pick(n, 'action')
    }
    playout(dragonRage, state, dice, pick, 20_000)
    expect(dragonRage.outcome(state)).toBeDefined()
    expect(moves).toBeGreaterThan(40)
  })

  test.each([
    ['the smallest', smallest],
    ['a small one', { columns: 16, rows: 10 }],
  ])('on %s that there is, nobody ever leaves it, and its states open again', (_name, size) => {
    const options = dragonRage.options.parse({ board: boardOfSize(3, size) })
    if (!options.ok) throw new Error(JSON.stringify(options.fault))
    const isOn = (label: string) =>
      Number(label.slice(0, 2)) <= size.columns && Number(label.slice(2)) <= size.rows
    for (const seed of [1, 2]) {
      const dice = seededDice(`${size.columns} by ${size.rows}, ${seed}`)
      const state = dragonRage.setup(options.value, 2, dice)
      expect(state.map.hexes).toHaveLength(size.columns * size.rows)
      let moves = 0
      const pick = (n: number) => {
        const told = dragonRage.encode(state)
        const named = JSON.stringify(told).match(/"\d{4}"/g) ?? []
        const [seat] = dragonRage.toAct(state)
        const aims = seat === undefined ? [] : dragonRage.actions(state, seat)
        const meant = JSON.stringify(aims).match(/"\d{4}"/g) ?? []
        for (const label of [...named, ...meant]) if (!isOn(label.slice(1, -1))) expect.fail(label)
        if (moves++ % 50 === 0) {
          const opened = dragonRage.decode(told, options.value)
          expect(opened.ok && dragonRage.encode(opened.value)).toEqual(told)
        }
        return dice.pick(n, 'action')
      }
      playout(dragonRage, state, dice, pick, 20_000)
      expect(dragonRage.outcome(state)).toBeDefined()
      expect(moves).toBeGreaterThan(40)
    }
  })

  test('beyond a smaller board nothing can be named, aimed at or flown to', () => {
    const size = { columns: 14, rows: 10 }
    const options = dragonRage.options.parse({ board: boardOfSize(3, size) })
    if (!options.ok) throw new Error(JSON.stringify(options.fault))
    const at = (hex: string, mode: string) => {
      const D1 = { hex, facing: 'NE', mode, mp: 4, start: { hex, facing: 'NE' } }
      return dragonRage.decode({ phase: 'invaderMovement', mover: 'D1', dragons: { D1 } }, options.value)
    }
    for (const [mode, action] of [
      ['walk', { type: 'walkForward', turn: 0, overrun: 'none' }],
      ['bound', { type: 'bound', turn: 0, distance: 2 }],
    ] as const) {
      const read = at('1405', mode)
      if (!read.ok) throw new Error(JSON.stringify(read.fault))
      expect(dragonRage.check(read.value, 0, action)).toMatchObject({ type: 'offMap' })
    }
    expect(at('1505', 'walk')).toMatchObject({ ok: false, fault: { refusal: { type: 'notOnMap' } } })
  })

  test('the same board gives the same map, and another board another', () => {
    const parse = (input: JsonObject) => {
      const options = dragonRage.options.parse(input)
      if (!options.ok) throw new Error(JSON.stringify(options.fault))
      return mapOf(options.value)
    }
    expect(parse(own())).toBe(parse(own()))
    expect(parse(own((map) => put(map, '0505', { t: 'forest' })))).not.toBe(parse(own()))
    expect(parse({})).toBe(esirien)
  })

  test('leaves options without one as they were', () => {
    const options = dragonRage.options.parse({})
    expect(options.ok && Object.hasOwn(options.value, 'board')).toBe(false)
  })
})

test.each([
  ['a hex', (map: Record<string, Json>) => put(map, '1301', { t: 'sea' }), '/hexes/1301'],
  ['a side', (map: Record<string, Json>) => list(map, 'walls').push('0109|0110'), '/walls/42'],
  ['a zone', (map: Record<string, Json>) => list(map, 'invaderSetup').push('1201', '1301'), '/invaderSetup/'],
])('%s beyond a smaller board is named with its place', (_name, change, place) => {
  const file: JsonObject = JSON.parse(JSON.stringify(boardOfSize(3, smallest)))
  change(file.map as Record<string, Json>)
  const read = dragonRage.options.parse({ board: file })
  expect(read.ok ? '' : read.fault.path).toContain(`/board/map${place}`)
})

test.each([
  ['too small', { columns: 11 }],
  ['larger than the printed map', { rows: 18 }],
])('a board that is %s is refused', (_name, size) => {
  const map = { ...boardOfSize(3).map, ...size }
  const read = dragonRage.options.parse(JSON.parse(JSON.stringify({ board: { ...esirienFile, map } })))
  expect(read.ok ? '' : read.fault.path).toBe(`/board/map/${Object.keys(size)[0]}`)
})

describe('what is wrong with a board is told with its clause and place', () => {
  const faults: readonly (readonly [string, (map: Record<string, Json>) => void, string, string])[] = [
    ['a hex that is not on the map', (map) => put(map, '2818', { t: 'sea' }), 'DR-3.1', '/hexes/2818'],
    ['a side between strangers', (map) => list(map, 'walls').push('0101|2710'), 'DR-3.5', '/walls/79'],
    ['a side named twice', (map) => list(map, 'roads').push('0104|0204'), 'DR-3.5', '/roads/56'],
    [
      'an entrance in the open',
      (map) => list(map, 'entrances').push({ side: '0503|0504', kind: 'gate' }),
      'DR-9.2',
      '/entrances/29',
    ],
    [
      'a door in a wall',
      (map) => list(map, 'entrances').push({ side: '0607|0707', kind: 'door' }),
      'DR-9.2',
      '/entrances/29',
    ],
    ['a tower without an entrance', (map) => put(map, '0404', { t: 'tower' }), 'DR-8.7', '/hexes/0404'],
    ['a bridge to nowhere', (map) => put(map, '1406', { t: 'wooden-bridge' }), 'DR-8.4', '/hexes/1406'],
    ['a ford to nowhere', (map) => put(map, '1405', { t: 'ford' }), 'DR-8.4', '/hexes/1405'],
    ['points outside the city', (map) => put(map, '0505', { points: 2 }), 'DR-5.1', '/hexes/0505'],
    ['too few points', (map) => put(map, '1114', { city: true, points: 1 }), 'DR-5.6', '/hexes'],
    [
      'points in too many places',
      (map) => {
        put(map, '1009', { city: true, points: 1 })
        put(map, '1109', { city: true, points: 1 })
      },
      'DR-5.6',
      '/hexes',
    ],
    [
      'units set up outside',
      (map) => list(map, 'defenderSetup').push('0505'),
      'DR-4.2',
      '/defenderSetup/145',
    ],
    ['dragons in the sea', (map) => list(map, 'invaderSetup').push('0117'), 'DR-4.5', '/invaderSetup/56'],
    ['dragons in the city', (map) => list(map, 'invaderSetup').push('1010'), 'DR-4.5', '/invaderSetup/56'],
    [
      'arrivals in the sea',
      (map) => list(map, 'reinforcements').push('1117'),
      'DR-19.3',
      '/reinforcements/7',
    ],
    [
      'no room for the garrison',
      (map) => Object.assign(map, { defenderSetup: list(map, 'defenderSetup').slice(0, 19) }),
      'DR-4.3',
      '/defenderSetup',
    ],
    [
      'no room for dragons',
      (map) => Object.assign(map, { invaderSetup: ['0101'] }),
      'DR-4.5',
      '/invaderSetup',
    ],
    ['nowhere to arrive', (map) => Object.assign(map, { reinforcements: [] }), 'DR-19.3', '/reinforcements'],
  ]
  test.each(faults)('%s', (_name, change, clause, place) => {
    const read = dragonRage.options.parse(own(change))
    const fault = read.ok ? undefined : read.fault
    expect(fault).toMatchObject({ code: 'impossible', refusal: { clause } })
    expect(fault?.path).toBe(`/board/map${place}`)
  })

  test('a file of another shape is refused as such', () => {
    const board = own().board
    if (!isJsonObject(board)) throw new Error('no board')
    expect(dragonRage.options.parse({ board: { ...board, schema: 'dragon-rage-board/2' } })).toMatchObject({
      ok: false,
      fault: { path: '/board/schema' },
    })
  })
})
