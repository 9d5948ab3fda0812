import { isJsonObject, type Json, type JsonObject, playout, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { maps } from '../../data/maps.ts'
import { scenariosData } from '../../data/scenarios.ts'
import { dragonNoir } from '../game.ts'

/** The mill as a board of somebody's own, with something changed. */
function own(change: (file: JsonObject) => void = () => undefined): JsonObject {
  const mill = scenariosData.scenarios.find(({ id }) => id === 'mill')
  if (mill === undefined) throw new Error('no mill')
  const { firstSide, turnLimit, magic, sides, victory } = mill
  const file: JsonObject = JSON.parse(
    JSON.stringify({
      schema: 'dragon-noir-board/1',
      title: 'The mill, my version',
      map: maps.WM,
      scenario: { firstSide, turnLimit, magic, sides, victory },
    }),
  )
  change(file)
  return { scenario: 'own', own: file }
}

function at(file: JsonObject, ...path: readonly (string | number)[]): JsonObject {
  let value: Json | undefined = file
  for (const step of path) value = (value as Record<string, Json> | undefined)?.[step]
  if (!isJsonObject(value)) throw new Error(`nothing at ${path.join('/')}`)
  return value
}
const put = (value: JsonObject, key: string, next: Json) => Object.assign(value, { [key]: next })

describe('DN-18.4: a board of somebody’s own among the options', () => {
  test('is played on to its end, and its states open again', () => {
    const options = dragonNoir.options.parse(
      own((file) => {
        put(at(file, 'map', 'hexes'), '0909', { t: 'tree' })
        put(at(file, 'scenario'), 'turnLimit', 2)
      }),
    )
    if (!options.ok) throw new Error(JSON.stringify(options.fault))
    const dice = seededDice('own board')
    const state = dragonNoir.setup(options.value, 2, dice)
    expect(state.ground.terrain(state.setting.field.joined.byLabel.get('WM.0909') ?? (0 as never))).toBe(
      'tree',
    )
    const opened = dragonNoir.decode(dragonNoir.encode(state), options.value)
    expect(opened.ok && dragonNoir.encode(opened.value)).toEqual(dragonNoir.encode(state))
    playout(dragonNoir, state, dice, (n) => dice.pick(n, 'action'), 20_000)
    expect(dragonNoir.outcome(state)).toBeDefined()
  })

  test('comes with the scenario that asks for it, and not with another', () => {
    expect(dragonNoir.options.parse({ ...own(), scenario: 'mill' }).ok).toBe(false)
    expect(dragonNoir.options.parse({ scenario: 'own' }).ok).toBe(false)
  })

  test('leaves options without one as they were', () => {
    const options = dragonNoir.options.parse({})
    expect(options.ok && Object.hasOwn(options.value, 'own')).toBe(false)
  })
})

describe('what is wrong with such a board is told with its clause and its place', () => {
  const army = (file: JsonObject) => at(file, 'scenario', 'sides', 'exile')
  test.each<readonly [string, string, string, (file: JsonObject) => void]>([
    [
      'DN-2.1',
      'boardOffMap',
      '/own/map/hexes/2701',
      (file) => put(at(file, 'map', 'hexes'), '2701', { t: 'tree' }),
    ],
    [
      'DN-2.8',
      'boardRim',
      '/own/map/hexes/0101',
      (file) => put(at(file, 'map', 'hexes'), '0101', { t: 'water' }),
    ],
    [
      'DN-3.2',
      'boardSide',
      '/own/map/hexsides/0',
      (file) => put(at(file, 'map', 'hexsides', 0), 'b', '0909'),
    ],
    [
      'DN-3.1',
      'boardBuilding',
      '/own/map/buildings/1',
      (file) => put(at(file, 'map', 'buildings', 1), 'hexes', ['1605']),
    ],
    ['DN-3.4', 'boardOpenWall', '/own/map/buildings/0', (file) => put(at(file, 'map'), 'hexsides', [])],
    [
      'DN-3.4',
      'boardApart',
      '/own/map/hexes/0909',
      (file) => {
        for (const hex of ['0908', '1008', '1009', '0910', '0809', '0808'])
          put(at(file, 'map', 'hexes'), hex, { t: 'rock' })
      },
    ],
    [
      'DN-4.9',
      'boardUnknownUnit',
      '/own/scenario/sides/exile/units/0',
      (file) => put(at(army(file), 'units', 0), 'type', 'hobbit'),
    ],
    [
      'DN-4.9',
      'boardTooMany',
      '/own/scenario/sides/exile/units/4',
      (file) => put(at(army(file), 'units', 4), 'count', 5),
    ],
    [
      'DN-18.4',
      'boardNowhere',
      '/own/scenario/sides/exile/units/0',
      (file) => put(army(file), 'entries', []),
    ],
    [
      'DN-5.9',
      'boardEntry',
      '/own/scenario/sides/exile/entries/0',
      (file) => put(at(army(file), 'entries', 0), 'hexes', ['WM.0509']),
    ],
    ['DN-18.4', 'boardNoUnits', '/own/scenario/sides/exile/units', (file) => put(army(file), 'units', [])],
    [
      'DN-18.1',
      'boardNoVictory',
      '/own/scenario/victory',
      (file) =>
        put(at(file, 'scenario'), 'victory', [
          { side: 'either', when: 'any-time', condition: 'opponentEliminated' },
        ]),
    ],
    [
      'DN-18.1',
      'boardVictory',
      '/own/scenario/victory/0',
      (file) =>
        put(at(file, 'scenario', 'victory', 0, 'condition', 'all', 0, 'standing'), 'building', 'WM.inn'),
    ],
    [
      'DN-18.3',
      'boardNoRoom',
      '/own/scenario/sides/horde/setup',
      (file) => put(at(file, 'scenario', 'sides', 'horde', 'setup', 1), 'where', { hexes: ['WM.1709'] }),
    ],
  ])('%s %s', (clause, reason, path, change) => {
    const parsed = dragonNoir.options.parse(own(change))
    expect(parsed).toMatchObject({
      ok: false,
      fault: { code: 'impossible', path, refusal: { type: reason, clause } },
    })
  })

  test('what is no such file at all is told by its place too', () => {
    const parsed = dragonNoir.options.parse(own((file) => put(at(file, 'map'), 'rows', 99)))
    expect(parsed).toMatchObject({ ok: false, fault: { path: '/own/map/rows' } })
  })
})
