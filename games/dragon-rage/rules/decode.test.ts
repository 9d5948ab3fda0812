import { type Json, type JsonObject, jsonOf, scriptedDice } from '@wyrmtable/kernel'
import { describe, expect, it } from 'vitest'
import { dragonRage } from './game.ts'
import { defaultOptions, type Options } from './options.ts'

const far = { D1: { hex: '2701' }, D2: { hex: '2703' } }
const faultOf = (position: Json, options: Partial<Options> = {}): string => {
  const read = dragonRage.decode(position, { ...defaultOptions, ...options })
  if (read.ok) return 'possible'
  const { code, path, refusal } = read.fault
  return refusal === undefined ? `${code} at ${path}` : `${refusal.clause} at ${path}`
}

describe('a position set up by hand', () => {
  it('may leave out whatever is as at the start', () => {
    expect(faultOf({ dragons: far })).toBe('possible')
    expect(faultOf({ phase: 'defenderSetup' })).toBe('possible')
    expect(faultOf({ dragons: { D1: { hex: '2701' } } })).toBe('possible')
  })

  it.each<[string, Json, string]>([
    [
      'two troops in one hex',
      { dragons: far, units: { INF1: '1010', INF2: '1010' } },
      'DR-7.1 at /units/INF1',
    ],
    [
      'three units in one hex',
      { dragons: far, units: { INF1: '1010', HERO: '1010', WZD: '1010' } },
      'DR-7.1 at /units/INF1',
    ],
    ['a unit in the sea', { dragons: far, units: { INF1: '1417' } }, 'DR-8.2 at /units/INF1'],
    ['a hex off the map', { dragons: far, units: { INF1: '9901' } }, 'DR-3.1 at /units/INF1'],
    ['cavalry in a tower', { dragons: far, units: { CAV1: '0914' } }, 'DR-8.8 at /units/CAV1'],
    [
      'a unit on the map that still waits',
      { dragons: far, units: { INF1: { hex: '1010', arrival: 1 } } },
      'DR-19.2 at /units/INF1',
    ],
    ['a dragon in the river', { dragons: { ...far, D1: { hex: '1406' } } }, 'DR-8.5 at /dragons/D1/hex'],
    [
      'more damage than an area has',
      { dragons: { ...far, D1: { hex: '2701', head: 9 } } },
      'DR-2.6 at /dragons/D1/head',
    ],
    [
      'a living dragon without belly',
      { dragons: { ...far, D1: { hex: '2701', belly: 6 } } },
      'DR-23.5 at /dragons/D1/belly',
    ],
    [
      'a flyer without wings',
      { dragons: { ...far, D1: { hex: '1009', status: 'flying', wings: 7 } } },
      'DR-13.1 at /dragons/D1/wings',
    ],
    [
      'a dragon still to be placed in play',
      { dragons: { ...far, D1: { status: 'unplaced' } } },
      'DR-4.5 at /dragons/D1',
    ],
    ['no dragon at all', {}, 'DR-5.7 at /phase'],
    [
      'a bridge prepared by nobody',
      { dragons: far, bridges: { 1407: { state: 'prepared', by: 'INF1' } } },
      'DR-10.1 at /bridges/1407',
    ],
    [
      'a bridge broken under nobody',
      { dragons: far, bridges: { 1407: { state: 'broken', by: 'D1' } } },
      'DR-10.1 at /bridges/1407',
    ],
    [
      'a gate held against who stands there',
      { dragons: far, units: { INF1: '0707' }, invaderGates: ['G0606-0707'] },
      'DR-9.3 at /invaderGates',
    ],
    ['a spell phase without a wizard', { dragons: far, phase: 'spell' }, 'DR-28.3 at /phase'],
    ['reinforcements that nobody sent', { dragons: far, phase: 'reinforcements' }, 'DR-28.3 at /phase'],
    ['a move without a mode', { dragons: far, mover: 'D1' }, 'DR-28.3 at /phase'],
    [
      'damage that cannot be shared out',
      {
        dragons: { ...far, D1: { hex: '2701', head: 8 } },
        pending: { kind: 'crash', dragon: 'D1', points: 38 },
      },
      'DR-28.3 at /pending',
    ],
    ['an end without a reason', { dragons: far, phase: 'over' }, 'DR-5.7 at /end'],
    ['a reason without an end', { dragons: far, end: 'claimed' }, 'DR-5.7 at /end'],
    [
      'a set-up out of bounds',
      { phase: 'invaderSetup', dragons: { D1: { hex: '1010' } } },
      'DR-4.5 at /dragons/D1/hex',
    ],
    [
      'two dragons in one set-up hex',
      { phase: 'invaderSetup', dragons: { D1: { hex: '0104' }, D2: { hex: '0104' } } },
      'DR-4.5 at /dragons/D1/hex',
    ],
    ['too many spell points', { dragons: far, spellPoints: 11 }, 'tooBig at /spellPoints'],
    ['an unknown key', { dragons: far, weather: 'fine' }, 'unknownKey at /weather'],
  ])('refuses %s', (_name, position, fault) => {
    expect(faultOf(position)).toBe(fault)
  })

  it('may be of a game given up before all dragons stood on the map', () => {
    const dice = scriptedDice([])
    const state = dragonRage.setup(defaultOptions, 2, dice, () => {})
    dragonRage.forfeit?.apply(state, 0, 'outOfTime', dice, () => {})
    const given = jsonOf(dragonRage.encode(state))
    expect(faultOf(given)).toBe('possible')
    expect(faultOf({ ...(given as JsonObject), end: 'claimed' })).toBe('DR-4.5 at /dragons/D1')
  })

  it('may be of a game given up in the middle of a move', () => {
    const walking = { hex: '1009', facing: 'SE', mode: 'walk', mp: 3, start: { hex: '1009', facing: 'SE' } }
    const moving = { phase: 'invaderMovement', mover: 'D1', dragons: { ...far, D1: walking } }
    const read = dragonRage.decode(moving, defaultOptions)
    if (!read.ok) throw new Error(JSON.stringify(read.fault))
    dragonRage.forfeit?.apply(read.value, 0, 'resigned', scriptedDice([]), () => {})
    const given = jsonOf(dragonRage.encode(read.value))
    expect(faultOf(given)).toBe('possible')
    expect(faultOf({ ...(given as JsonObject), end: 'claimed' })).toBe('DR-12.1 at /mover')
  })

  it('refuses a game that a variant would have ended', () => {
    const decided = { dragons: far, destroyed: ['1114', '1010', '1107', '1012', '1807', '2011', '1610'] }
    expect(faultOf(decided)).toBe('possible')
    expect(faultOf(decided, { claim: 'autoAt16' })).toBe('DR-5.7 at /phase')
  })

  it('DR-9.3: gives a wall gate that is not named to the dragon alone inside', () => {
    const read = dragonRage.decode({ dragons: { ...far, D1: { hex: '0707' } } }, defaultOptions)
    expect(read.ok && dragonRage.encode(read.value)).toMatchObject({ invaderGates: ['G0606-0707'] })
  })
})
