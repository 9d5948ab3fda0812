import { createMatch, type Json, type JsonObject, jsonOf, scriptedDice, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { type Sheets, sheets } from '../data/tables.ts'
import { dataHash } from './data-hash.ts'
import { dragonNoir } from './game.ts'

type Sheet = keyof Sheets
const copyOf = (sheet: Sheet): JsonObject => JSON.parse(JSON.stringify(sheets[sheet])) as JsonObject

/** Puts a value at a path of a copy of a sheet. */
function changed(sheet: Sheet, path: string, value: Json): JsonObject {
  const copy = copyOf(sheet)
  const steps = path.split('/').slice(1)
  const last = steps.pop() ?? ''
  const parent = steps.reduce<Record<string, Json>>(
    (at, step) => at[step] as Record<string, Json>,
    copy as Record<string, Json>,
  )
  parent[last] = value
  return copy
}

describe('DN-1.4: an owner’s sheets in place of ours', () => {
  /** One fault in each of the eight, and the place that must be named. */
  const faults: Record<Sheet, readonly [path: string, value: Json, named?: string]> = {
    terrain: ['/terrain/0/foot', -1],
    weapons: ['/weapons/longbow/range/short', [1]],
    fire: ['/tables/foot/none', ['A']],
    combat: ['/foot/3', ['D', 'D', 'E', 'E', 'F', 'Z'], '/foot/3/5'],
    infiltration: ['/rows/7', ['stop', 'stop', 'asleep'], '/rows/7/2'],
    jump: ['/cost/jumpedHex', 'two'],
    characters: ['/characters/0/fresh/attack', 100],
    spells: ['/spells/0/cost', 'ten'],
  }
  test.each(Object.keys(faults) as Sheet[])('a bad %s is refused with its place and a reason', (sheet) => {
    const [path, value, named = path] = faults[sheet]
    const parsed = dragonNoir.options.parse({ sheets: { [sheet]: changed(sheet, path, value) } })
    expect(parsed).toMatchObject({ ok: false, fault: { path: `/sheets/${sheet}${named}` } })
    if (!parsed.ok) expect(parsed.fault.code).not.toBe('')
  })
  test.each(Object.keys(faults) as Sheet[])('%s of another kind is refused', (sheet) => {
    const parsed = dragonNoir.options.parse({ sheets: { [sheet]: changed(sheet, '/schema', 'other/1') } })
    expect(parsed).toMatchObject({ ok: false, fault: { path: `/sheets/${sheet}/schema` } })
  })
  const added = [
    { sheet: 'terrain', members: ['moves'] },
    { sheet: 'weapons', members: ['towerView'] },
    { sheet: 'fire', members: ['retreat', 'mpLost', 'strayUpTo'] },
    { sheet: 'combat', members: ['retreat', 'advance'] },
  ] as const
  test.each(added)(
    'a $sheet file written before $members is played by ours for them',
    ({ sheet, members }) => {
      const isOld = (key: string) => !members.some((member) => member === key)
      const old = Object.fromEntries(Object.entries(copyOf(sheet)).filter(([key]) => isOld(key)))
      const parsed = dragonNoir.options.parse({ sheets: { [sheet]: old } })
      expect(parsed).toMatchObject({ ok: true, value: { sheets: { [sheet]: sheets[sheet] } } })
    },
  )
  test('a kind of ground that is missing or there twice is refused', () => {
    const terrain = copyOf('terrain')
    const rows = terrain.terrain as Json[]
    rows[1] = rows[0] as Json
    expect(dragonNoir.options.parse({ sheets: { terrain } })).toMatchObject({ ok: false })
  })

  test('the sheet decides: with another jump table a 10 clears', () => {
    const jump = changed('jump', '/rows', [{ die: [1, 11], result: 'clears' }])
    const options = dragonNoir.options.parse({
      scenario: 'skirmish',
      skirmish: { layout: [{ map: 'AR' }] },
      sheets: { jump },
    })
    if (!options.ok) throw new Error(JSON.stringify(options.fault))
    const jon = { hex: '2306', facing: 'S', mounted: true }
    const position: Json = { phase: 'movement', active: 'exile', units: { jon, 'ork-1': '0118' } }
    const decoded = dragonNoir.decode(position, options.value)
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
    const state = decoded.value
    const dice = scriptedDice([10])
    dragonNoir.apply(state, 0 as never, { type: 'startMove', unit: 'jon' }, dice, () => {})
    dragonNoir.apply(state, 0 as never, { type: 'jump' }, dice, () => {})
    expect(state.ground.label(state.hex(0))).toBe('AR.2309')
  })

  test('a match records the hash of its data and is refused by other data', () => {
    const seats = dragonNoir.seatIds.map((id) => ({ id, name: id, kind: 'computer' as const }))
    const dice = { kind: 'seeded', seed: 'data' } as const
    const match = createMatch(dragonNoir, { id: 'data', seats, dice, createdAt: 0 }, seededDice('data'))
    if (!match.ok) throw new Error(JSON.stringify(match.fault))
    const recorded = jsonOf(match.value.header.options) as JsonObject
    expect(recorded.data).toBe(dataHash)
    expect(dataHash).toMatch(/^[0-9a-f]{64}$/)
    expect(dragonNoir.options.parse({ ...recorded, data: '0'.repeat(64) })).toMatchObject({
      ok: false,
      fault: { path: '/data' },
    })
  })
})

describe('DN-19.3, DN-4.9: armies of a free skirmish', () => {
  test.each([
    [
      'more of a type than there are counters',
      { exile: [{ type: 'elf', count: 5 }] },
      '/skirmish/exile/0/count',
    ],
    [
      'counted over both sides',
      { exile: [{ type: 'troll' }], horde: [{ type: 'troll', count: 2 }] },
      '/skirmish/horde/0/count',
    ],
    ['an unknown type', { horde: [{ type: 'giant' }] }, '/skirmish/horde/0/type'],
    ['spectres, whom only magic calls', { horde: [{ type: 'living-dead' }] }, '/skirmish/horde/0/type'],
    ['more than the sum agreed on', { sum: 7, horde: [{ type: 'thrug' }] }, '/skirmish/horde'],
  ])('not %s', (_name, skirmish, path) => {
    const parsed = dragonNoir.options.parse({ scenario: 'skirmish', skirmish: skirmish as unknown as Json })
    expect(parsed).toMatchObject({ ok: false, fault: { path } })
  })
  test('a type on both sides is numbered through, and each enters by its own side', () => {
    const parsed = dragonNoir.options.parse({
      scenario: 'skirmish',
      skirmish: { exile: [{ type: 'troll' }], horde: [{ type: 'troll' }], sum: 5 },
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
    const state = dragonNoir.setup(parsed.value, 2, seededDice('skirmish'))
    expect([...state.setting.roster.byId.keys()].slice(0, 2)).toEqual(['troll-1', 'troll-2'])
    expect(state.setting.scenario.turnLimit).toBe(12)
    dragonNoir.apply(
      state,
      dragonNoir.toAct(state)[0] as never,
      { type: 'readySetup' },
      seededDice('a'),
      () => {},
    )
    for (const _ of [1, 2]) {
      const [seat] = dragonNoir.toAct(state)
      dragonNoir.apply(state, seat as never, { type: 'endPhase' }, seededDice('a'), () => {})
      if (state.phase === 'movement') break
    }
    const [seat] = dragonNoir.toAct(state)
    const listed = dragonNoir.actions(state, seat as never)
    const entries = listed.flatMap((action) => (action.type === 'enter' ? [action.hex.slice(3, 5)] : []))
    expect(new Set(entries)).toEqual(new Set([seat === 0 ? '01' : '26']))
  })
})
