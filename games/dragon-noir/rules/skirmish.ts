import { type HexId, hexAt } from '@wyrmtable/hex'
import type { Army, Layout, Scenario } from '../data/scenario-schema.ts'
import { createField, terrainIndex } from './field.ts'
import type { Options } from './options.ts'

/** DN-19.3: a free skirmish lasts twelve turns and points decide. */
const SKIRMISH_TURNS = 12

/** DN-19.3: any layout, units up to an agreed sum, entry by opposite sides. */
export function skirmishScenario({ skirmish }: Options): Scenario {
  const { layout, exile, horde, magic } = skirmish
  return {
    id: 'skirmish',
    order: 0,
    title: 'Free skirmish',
    level: 'free',
    layout,
    links: [],
    firstSide: 'exile',
    turnLimit: SKIRMISH_TURNS,
    magic,
    sides: {
      exile: army(exile, entryHexes(layout, 'west'), 'W'),
      horde: army(horde, entryHexes(layout, 'east'), 'E'),
    },
    victory: [{ side: 'points', when: 'turn-limit-reached', condition: 'morePoints' }],
  }
}

function army(units: Options['skirmish']['exile'], hexes: readonly string[], side: string): Army {
  return {
    units: units.map(({ type, count, posture }) => ({
      type,
      count,
      ...(posture && { posture }),
    })),
    entries: [{ turn: 1, side, units: 'all', hexes: [...hexes] }],
  }
}

/** Hexes of the westernmost or easternmost column that a rider could enter by. */
function entryHexes(layout: Layout, rim: 'west' | 'east'): readonly string[] {
  const { board, layers, joined } = createField(layout, [])
  const open = ['clear', 'path', 'gallery'].map((name) => terrainIndex(name as 'clear'))
  return Array.from({ length: board.rows }, (_, row) =>
    hexAt(board, rim === 'west' ? 1 : board.columns, row + 1),
  )
    .filter((hex): hex is HexId => hex !== undefined && open.includes(layers.terrain[hex] ?? -1))
    .map((hex) => joined.labels[hex] ?? '')
    .filter((label) => label !== '')
}
