import type { Json, JsonObject } from '@wyrmtable/kernel'
import { describe, expect, it } from 'vitest'
import esirien from '../data/esirien.json' with { type: 'json' }
import { esirien as city } from './city-map.ts'
import { board } from './map.ts'
import { readMap } from './map-file.ts'

const shipped = esirien as unknown as JsonObject
const broken = (change: (map: Record<string, Json>) => void): string => {
  const copy = structuredClone(shipped) as Record<string, Json>
  change(copy)
  const read = readMap(copy)
  return read.ok ? 'read' : `${read.fault.code} at ${read.fault.path}`
}

const { entrances, isClosedSide, reinforcementHexes, towerHexes, vpHexes, vpValues } = city

describe('the map of Esirien', () => {
  it('is read without a fault', () => {
    expect(readMap(shipped).ok).toBe(true)
  })

  it('DR-3.1: has the hexes, towers, entrances and walls that the specification counts', () => {
    expect(board.size).toBe(459)
    expect(towerHexes).toHaveLength(17)
    expect(entrances.filter((entrance) => entrance.kind === 'gate')).toHaveLength(13)
    expect(entrances.filter((entrance) => entrance.kind === 'door')).toHaveLength(16)
    expect(esirien.walls).toHaveLength(79)
    expect(reinforcementHexes).toHaveLength(7)
  })

  it('DR-5.6: holds 14 VP hexes worth 23 in all', () => {
    expect(vpHexes).toHaveLength(14)
    expect(vpValues.reduce((sum, value) => sum + value, 0)).toBe(23)
  })

  it('DR-9.2: walls have gates only, towers gates or doors, and each lies on a closed hexside', () => {
    for (const entrance of entrances) {
      if (entrance.inWall) expect(entrance.kind).toBe('gate')
      expect(isClosedSide(entrance.edge)).toBe(true)
    }
  })
})

describe('a map file from outside', () => {
  it.each<[string, (map: Record<string, Json>) => void, string]>([
    ['another version', (map) => Object.assign(map, { version: 2 }), 'notOneOf at /version'],
    ['an unknown key', (map) => Object.assign(map, { weather: 'fine' }), 'unknownKey at /weather'],
    [
      'a wall between strangers',
      (map) => Object.assign(map, { walls: ['0101|2710'] }),
      'badPattern at /walls/0',
    ],
    [
      'a hexside spelt backwards',
      (map) => Object.assign(map, { roads: ['0707|0606'] }),
      'badPattern at /roads/0',
    ],
    [
      'a total that does not add up',
      (map) => Object.assign(map, { victoryPointTotal: 35 }),
      'wrongResult at /victoryPointTotal',
    ],
    ['a list of no hexes', (map) => Object.assign(map, { docks: ['9999'] }), 'badPattern at /docks/0'],
    ['a hex without terrain', (map) => Object.assign(map, { hexes: {} }), 'missing at /hexes'],
  ])('with %s is refused with its place', (_name, change, fault) => {
    expect(broken(change)).toBe(fault)
  })
})
