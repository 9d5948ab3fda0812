import { languages } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { mapData } from '../data/map.ts'
import type { Action } from '../rules/actions.ts'
import { esirien } from '../rules/city-map.ts'
import { hexOf } from '../rules/map.ts'
import { defaultOptions } from '../rules/options.ts'
import { esirienFile } from '../rules/own/boards.ts'
import { parseDragon, parseUnit, type Unit } from '../rules/pieces.ts'
import { refusalTypes, refuse } from '../rules/refusals.ts'
import { State } from '../rules/state.ts'
import { texts } from './index.ts'
import { gameCatalogs, sayIn } from './say.ts'

const { en, fr, es } = texts
const unit = (name: string): Unit => parseUnit(name) ?? (-1 as Unit)

const rolled = (why: 'escape' | 'archery' | 'gateSmash' | 'dragonMelee' | 'berserkDeath', more: object) => ({
  type: 'rolled' as const,
  why,
  sides: 6,
  dice: [5],
  modifiers: [],
  total: 5,
  clause: 'DR-15.6',
  ...more,
})

test('DR-1.1: the two sides have names', () => {
  expect(['invader', 'defender'].map(en.seat)).toEqual(['Invader', 'Defender'])
  expect(['invader', 'defender'].map(fr.seat)).toEqual(['Envahisseur', 'Défenseur'])
  expect(['invader', 'defender'].map(es.seat)).toEqual(['Invasor', 'Defensor'])
})

test('DR-3.5: a hexside is written with the smaller number first', () => {
  for (const { name } of esirien.entrances) {
    const sides = /(\d{4})\|(\d{4})$/.exec(sayIn('en').entrance(name))
    expect(Number(sides?.[1])).toBeLessThan(Number(sides?.[2]))
  }
})

describe('rolls show their modifiers and what they need', () => {
  test('a roll that succeeds', () => {
    const event = rolled('escape', { by: 'INF1', on: '1010', need: 5, success: true })
    expect(en.event(event)).toBe('INF1 escapes dragonfire: 5 needs 5+')
    expect(fr.event(event)).toBe('INF1 échappe au souffle : 5, il faut 5+')
    expect(es.event(event)).toBe('INF1 escapa del fuego de dragón: 5, necesita 5+')
  })

  test('a roll with a modifier', () => {
    const modifiers = [{ clause: 'DR-15.6', value: 2 }]
    const event = rolled('escape', { by: 'ARH1', dice: [3], modifiers, total: 5, need: 6, success: false })
    expect(en.event(event)).toBe('ARH1 does not escape dragonfire: 3 +2 (tower) = 5 needs 6+')
  })

  test('two dice', () => {
    const event = rolled('dragonMelee', {
      by: 'D1',
      on: '1110',
      dice: [5, 6],
      total: 11,
      need: 11,
      success: true,
    })
    expect(en.event(event)).toBe('D1 attacks 1110 (they fall): 5 + 6 = 11 needs 11+')
  })

  test('a roll that must be low', () => {
    const event = rolled('gateSmash', { by: 'D1', dice: [2], total: 2, need: 2, success: true, atMost: true })
    expect(en.event(event)).toBe('D1 throws its weight against the gate (it breaks): 2 needs 2 or less')
  })

  test('a roll that nobody makes against anybody names the dragon that it is about', () => {
    const event = rolled('berserkDeath', { on: 'D1', dice: [4], total: 4, need: 5, success: false })
    expect(en.event(event)).toBe('D1, raging, lives on: 4 needs 5+')
    for (const { event: say } of [fr, es]) expect(say(event)).toMatch(/^D1, /)
  })
})

describe('gender, elision and number', () => {
  test('units are feminine and characters masculine in French', () => {
    const killed = { type: 'unitKilled', hex: '1010', cause: 'melee' } as const
    expect(fr.event({ ...killed, unit: 'INF1' })).toBe('INF1 est détruite en 1010 Halle du Marché (mêlée)')
    expect(fr.event({ ...killed, unit: 'WZD' })).toBe('WZD est tué en 1010 Halle du Marché (mêlée)')
  })

  test('gates and doors differ in gender', () => {
    const closed = (entrance: string) => refuse('entranceClosed', 'DR-9.4', { entrance })
    expect(fr.refusal(closed('G0606-0707'))).toBe('Le portail 0606|0707 est fermé.')
    expect(fr.refusal(closed('D1107-1108'))).toBe('La porte 1107|1108 est fermée.')
    expect(es.refusal(closed('G0606-0707'))).toBe('El portón 0606|0707 está cerrado.')
    expect(es.refusal(closed('D1107-1108'))).toBe('La puerta 1107|1108 está cerrada.')
  })

  test('one point, two points', () => {
    const damaged = { type: 'dragonDamaged', dragon: 'D1', area: 'wings', total: 2, groupsLost: 0 } as const
    expect(en.event({ ...damaged, points: 1 })).toBe('D1 takes 1 point in the wings (2 now)')
    expect(es.event({ ...damaged, points: 2 })).toBe('D1 recibe 2 puntos: las alas (2 ahora)')
  })
})

test.each(languages)('every refusal is a whole sentence: %s', (language) => {
  const figures = {
    hex: '1010',
    from: '1009',
    entrance: 'D1107-1108',
    unit: 'INF1',
    dragon: 'D1',
    area: 'wings',
    mode: 'walk',
    phase: 'archery',
    needed: 2,
    left: 1,
    range: 5,
    limit: 4,
  } as const
  for (const type of refusalTypes) {
    expect(texts[language].refusal(refuse(type, 'DR-1.2', figures))).toMatch(/^[A-ZÀ-Ý0-9¿¡].*[.!?]$/)
  }
  expect(texts[language].refusal({ type: 'somethingElse', clause: 'X-1' })).toMatch(/\.$/)
})

test('every named place of the map has its name in each language, and none but those', () => {
  const named = Object.entries(mapData.hexes).flatMap(([label, { name }]) =>
    name === undefined ? [] : [[label, name]],
  )
  const keys = named.map(([label]) => `place.${label}`).sort()
  for (const catalog of Object.values(gameCatalogs)) {
    expect(
      Object.keys(catalog)
        .filter((key) => key.startsWith('place.'))
        .sort(),
    ).toEqual(keys)
  }
  for (const [label = '', name] of named) expect(sayIn('en').hex(label)).toBe(`${label} ${name}`)
})

test('a place is called by its name in the reader’s language, and one without a name by none', () => {
  expect([en, fr, es].map((text) => text.place?.('1010'))).toEqual([
    'Market Hall',
    'Halle du Marché',
    'Lonja del Mercado',
  ])
  expect(fr.place?.('1009')).toBeUndefined()
})

test('on a board that somebody drew places have the names it gives them, and none of the printed map', () => {
  const hexes = {
    '1010': { t: 'open', city: true },
    '1011': { t: 'open', city: true, name: 'Old Wharf' },
  } as const
  const board = { ...esirienFile, map: { ...esirienFile.map, hexes } }
  const words = fr.called?.({ options: { board }, seats: [] })
  expect(['1010', '1011', '1107'].map((label) => words?.place?.(label))).toEqual([
    undefined,
    'Old Wharf',
    undefined,
  ])
})

test('what an action would do is told from the state', () => {
  const state = new State(defaultOptions)
  const d = parseDragon('D1')
  state.phase = 'invaderMovement'
  state.setDragonHex(d, hexOf('0910'))
  state.setStatus(d, 'grounded')
  state.setFacing(d, 2)
  state.setMode(d, 'walk')
  state.mover = d
  const forward = { type: 'walkForward', turn: 0, overrun: 'none' } as const
  expect(en.action(forward, state)).toBe('Walk forward to 1010 Market Hall')
  state.setUnitHex(unit('MIL1'), hexOf('1010'))
  expect(en.action(forward, state)).toBe('Walk forward to 1010 Market Hall over the units, without an attack')
  expect(fr.action({ ...forward, turn: -1, overrun: 'attack' }, state)).toBe(
    'Tourner à gauche et marcher vers 1009 avec attaque de piétinement',
  )
  expect(en.group(forward, state)).toBe('D1 (in 0910)')
  const flight: Action = { type: 'fly', takeOff: true, path: ['F', 'F', 'L', 'F'], land: false }
  expect(en.action(flight, state)).toBe('Take off and fly to 1210, facing north-east [2 ↶ 1]')
})

test('outcomes name the grade and why', () => {
  const outcome = {
    winners: [0],
    grade: 'normal',
    reason: 'claimed',
    clause: 'DR-5.8',
    scores: [18, 16],
  } as const
  expect(en.outcome(outcome)).toBe(
    'The Invader wins: Breaker of Cities. The Invader claims the victory. 18 VP destroyed.',
  )
  expect(es.outcome({ winners: [1], reason: 'presenceClock', clause: 'DR-5.11' })).toBe(
    'Gana el Defensor. Han pasado diez turnos sin dragones en la ciudad.',
  )
})
