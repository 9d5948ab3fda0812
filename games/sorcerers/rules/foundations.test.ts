import { encodeView, randomMatch, seededDice, stateHash, toReplay, verifyReplay } from '@wyrmtable/kernel'
import { compareToSegment, contains, directions, doMeet, isConvex, orient, polygonOf } from '@wyrmtable/plane'
import { describe, expect, test } from 'vitest'
import { racesData } from '../data/races.ts'
import { spellsData } from '../data/spells.ts'
import { tablesData } from '../data/tables.ts'
import { weaponsData } from '../data/weapons.ts'
import { manifest } from '../manifest.ts'
import { sorcerers } from './game.ts'
import { optionsSchema, presets } from './options.ts'
import { arms, magic, raceOf, slotsOf, sorcererData } from './roster.ts'
import { tableNamed } from './setting.ts'
import { generateTable } from './tables/generate.ts'
import { tableFaults } from './tables/validity.ts'
import { bare, positionOf } from './testing/positions.ts'

const xy = (x: number, y: number) => ({ x, y })

describe('options', () => {
  test('SO-0.1: what is left out takes its default, what is strange is refused', () => {
    expect(optionsSchema.parse({})).toEqual({
      table: 'open-field',
      names: [],
      roster: 'document',
      measuring: 'closed',
      hitDie: 'd20',
      armour: 'soak',
      attacksPerTurn: 2,
      archerKnife: false,
      wind: 'all',
      ramKills: false,
      gunMoveCrew: 'any',
      cohesion: 'chain',
      freeTurn: true,
      convictionLock: 'game',
      setup: 'fixed',
      starter: 'document',
      fade: 0,
      turnLimit: 0,
    })
    expect(sorcerers.options.parse({ armour: 'plate' }).ok).toBe(false)
    expect(sorcerers.options.parse({ fade: -1 }).ok).toBe(false)
  })

  test('SO-0.2: the document proposes every default, the club rolls and fades', () => {
    expect(presets.document).toEqual({})
    expect(presets.club).toEqual({ starter: 'roll', fade: 20 })
    expect(manifest.scenarios[0]?.options).toEqual(presets.document)
    expect(manifest.scenarios[1]?.options).toEqual(presets.club)
  })

  test('SO-5.1: a table by name, by seed or drawn, and names of at most 24 characters', () => {
    expect(sorcerers.options.parse({ table: 'village', names: ['Merlin'] }).ok).toBe(true)
    expect(sorcerers.options.parse({ table: 'generated-42' }).ok).toBe(true)
    expect(sorcerers.options.parse({ table: bare }).ok).toBe(true)
    expect(sorcerers.options.parse({ table: 'nowhere' }).ok).toBe(false)
    expect(sorcerers.options.parse({ names: ['x'.repeat(25)] }).ok).toBe(false)
  })
})

describe('figures', () => {
  test('SO-1.3: the gun is a creature', () => {
    const state = positionOf({ figures: { 'P1-artillery-1': [300, 300] } })
    expect(sorcerers.actions(state, 0)).toEqual([{ type: 'activate', ids: ['P1-artillery-1'] }])
  })

  test('SO-1.4: id order is the order of plain text', () => {
    const ids = slotsOf('all', 4).list.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort())
    expect(ids).toHaveLength(4 * 93)
  })

  test('SO-4.1: radii and heights', () => {
    const size = (id: string) => [raceOf(id)?.radius_mm, raceOf(id)?.height_mm]
    expect([sorcererData.radius_mm, sorcererData.height_mm]).toEqual([15, 30])
    expect(['orc', 'ogre', 'troll', 'artillery', 'giant', 'dragon'].map(size)).toEqual([
      [12, 30],
      [20, 45],
      [20, 45],
      [25, 30],
      [25, 70],
      [30, 60],
    ])
  })

  test('SO-1.5, SO-1.6: everybody sees the whole war sheet', () => {
    const state = positionOf({ figures: { 'P1-orc-1': { x: 300, y: 300, wounds: 2 } } })
    const view = sorcerers.view(state, 1)
    expect(view).toEqual(sorcerers.view(state, 'spectator'))
    expect(encodeView(sorcerers, view)).toMatchObject({
      turn: 2,
      starter: 'P1',
      players: { P1: { shield: 20, points: 0 } },
      figures: { 'P1-orc-1': { weapon: 'light', entered: 1, activated: 0, wounds: 2 } },
    })
  })
})

describe('arithmetic', () => {
  test('SO-2.2, SO-2.3: clockwise polygons hold their border', () => {
    const square = [xy(0, 0), xy(10, 0), xy(10, 10), xy(0, 10)]
    expect(isConvex(square)).toBe(true)
    expect(contains(polygonOf(square), xy(10, 5))).toBe(true)
    expect(contains(polygonOf(square), xy(11, 5))).toBe(false)
  })

  test('SO-2.5: overlaps on a line and shared ends meet', () => {
    expect(doMeet(xy(0, 0), xy(4, 0), xy(4, 0), xy(9, 0))).toBe(true)
    expect(doMeet(xy(0, 0), xy(4, 0), xy(5, 0), xy(9, 0))).toBe(false)
  })

  test('SO-2.8: products stay exact on the largest table', () => {
    const far = orient(xy(0, 0), xy(3000, 0), xy(0, 3000))
    expect(Number.isSafeInteger(far * far)).toBe(true)
    expect(Number.isSafeInteger(compareToSegment(xy(0, 0), xy(3000, 2999), xy(1500, 1500), 30))).toBe(true)
  })

  test('SO-2.9: sixteen directions', () => {
    expect(directions).toHaveLength(16)
    expect(directions[12]).toEqual(xy(0, -1000))
  })
})

describe('races', () => {
  test('SO-11.11: humans are the average', () => {
    expect(raceOf('human')).toMatchObject({ skill: { melee: 14, shoot: 14 }, move_mm: 60, modifiers: [] })
  })

  test('SO-11.14: words without a number change nothing', () => {
    expect(raceOf('orc')?.modifiers).toEqual([])
    expect(raceOf('orc')?.tags).toEqual([])
  })
})

describe('data', () => {
  test('SO-15.1: thirteen races in two rosters', () => {
    expect(racesData.rosters.document).toEqual(['orc', 'goblin', 'amazon', 'artillery'])
    expect(racesData.rosters.all).toHaveLength(13)
    expect(sorcererData).toMatchObject({ move_mm: 150, shield_start: 20 })
  })

  test('SO-15.2: ranges and damage', () => {
    expect(arms).toEqual({ shotRange: 300, gunRange: 500, breathRange: 150, ramDamage: 3, knifeDamage: 4 })
    expect(weaponsData.weapons.map(({ default_damage }) => default_damage)).toEqual([4, 6, 4, 9, 3, 8, 7])
  })

  test('SO-15.3: income, cap and prices', () => {
    expect([magic.income, magic.cap, magic.bolt.cost, magic.strengthen.cost, magic.wind.cost]).toEqual([
      100, 150, 90, 90, 15,
    ])
    expect(spellsData.spells).toHaveLength(4)
  })

  test('SO-15.4: five tables, each the same when turned half around', () => {
    expect(tablesData.tables.map(({ id }) => id)).toEqual([
      'open-field',
      'village',
      'ruins-and-woods',
      'castle-gate',
      'crossroads',
    ])
    for (const { width, height, pieces } of tablesData.tables) {
      const corners = pieces.flatMap((piece) => (piece.kind === 'low' ? [piece.a, piece.b] : piece.poly))
      const names = new Set(corners.map(([x, y]) => `${x}/${y}`))
      for (const [x, y] of corners) expect(names).toContain(`${width - x}/${height - y}`)
    }
  })

  test('SO-15.5, SO-1.2: shipped and generated tables are valid', () => {
    for (const table of tablesData.tables) expect(tableFaults(table)).toEqual([])
    for (let seed = 1; seed <= 8; seed++) {
      const table = generateTable(`generated-${seed}`)
      expect(tableFaults(table)).toEqual([])
      expect(table.pieces.length).toBeGreaterThan(4)
      expect(generateTable(`generated-${seed}`)).toEqual(table)
    }
  })

  test('SO-15.5: what is wrong with a table is said, with the piece, the place and the figures', () => {
    const village = tableNamed('village')
    const [first] = village.pieces
    if (first?.kind !== 'building') throw new Error('no building')
    expect(tableFaults({ ...village, width: 800 })).toContainEqual({
      type: 'small',
      clause: 'SO-1.2',
      found: 800,
      need: 1000,
    })
    const twin = tableFaults({ ...village, pieces: [...village.pieces, { ...first, id: 'twin' }] })
    expect(twin).toContainEqual({
      type: 'overlap',
      clause: 'SO-15.5',
      piece: 'cottage-a',
      other: 'twin',
      at: { x: 250, y: 190 },
    })
    const again = tableFaults({ ...village, pieces: [...village.pieces, first] })
    expect(again.map(({ type, piece }) => [type, piece])).toEqual([['name', 'cottage-a']])
    const slit = first.openings.map((one) =>
      one.type === 'door' ? { ...one, b: [265, 240] as [number, number] } : one,
    )
    const narrow = { ...first, openings: slit }
    const doors = tableFaults({
      ...village,
      pieces: village.pieces.map((one) => (one === first ? narrow : one)),
    })
    expect(doors.filter(({ type }) => type === 'door')).toEqual([
      { type: 'door', clause: 'SO-15.5', piece: 'cottage-a', at: { x: 270, y: 240 }, found: 10, need: 24 },
    ])
    const start = { x: 200, y: 190, fx: 1, fy: 0 }
    const kept = village.starts[2]?.[1] ?? start
    const within = tableFaults({ ...village, starts: { 2: [start, kept] } })
    expect(within).toContainEqual({
      type: 'start',
      clause: 'SO-15.5',
      start: { seats: 2, place: 0 },
      at: { x: 200, y: 190 },
    })
    const options = sorcerers.options.parse({ table: { ...village, pieces: [...village.pieces, first] } })
    expect(options.ok ? undefined : options.fault.figures.pattern).toBe('SO-15.5 name cottage-a')
    expect(options.ok ? undefined : options.fault.path).toBe('/table/pieces/0')
  })
})

test('SO-12.6: one may resign while the other’s decision is pending', () => {
  const state = positionOf({ figures: { 'P1-orc-1': [300, 300] } })
  expect(sorcerers.atAnyTime?.(state, 1)).toEqual([{ type: 'resign' }])
  expect(sorcerers.check(state, 1, { type: 'resign' })).toBeUndefined()
  expect(sorcerers.check(state, 1, { type: 'endActivation' })?.type).toBe('E_PLAYER')
  sorcerers.apply(state, 1, { type: 'resign' }, seededDice(1), () => {})
  expect(sorcerers.outcome(state)).toMatchObject({ winners: [0], reason: 'resigned' })
  expect(sorcerers.check(state, 0, { type: 'resign' })?.type).toBe('E_OVER')
  expect(sorcerers.atAnyTime?.(state, 0)).toEqual([])
})

test('SO-12.6: a match takes a resignation from who is not to act, and its replay is verified', () => {
  const match = randomMatch(sorcerers, { seed: 'resign', seats: 3, maxActions: 30 })
  const other = [0, 1, 2].find((seat) => !match.toAct().includes(seat)) ?? 0
  expect(match.play(other, { type: 'resign' }, 1).ok).toBe(true)
  expect(match.state.isIn(other)).toBe(false)
  expect(verifyReplay(sorcerers, toReplay(match)).ok).toBe(true)
})

test('a copy is equal and goes its own way', () => {
  const state = positionOf({ figures: { 'P1-orc-1': [300, 300] } })
  const copy = state.clone()
  expect(stateHash(sorcerers, copy)).toBe(stateHash(sorcerers, state))
  copy.setShield(0, 5)
  expect(state.shield(0)).toBe(20)
})
