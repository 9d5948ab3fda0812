import type { HexId } from '@wyrmtable/hex'
import type { Terrain } from '../data/schema.ts'
import { bodyOf, idOf, isHorse, isOnMap, slots } from '../rules/topics/counters.ts'
import type { View } from '../rules/view.ts'

/** One character for each ground, as maps in text have them. */
const grounds: Readonly<Record<Terrain, string>> = {
  clear: '.',
  path: ':',
  brush: ';',
  tree: '&',
  water: '~',
  spring: '~',
  ford: '=',
  bridge: '=',
  floor: '_',
  talus: '/',
  crevasse: 'X',
  entrance: 'o',
  'tower-rampart': 'n',
  'tower-centre': 'u',
  rock: '#',
  gallery: '.',
  rubble: '%',
}

const blue = '\u001b[94m'
const red = '\u001b[91m'
const plain = '\u001b[0m'

/**
 * The boards in characters, three a column, every second column half a hex lower; who is there by the first
 * letter and number of the name, small letters for the horde. Rows that do not fit into the width are cut.
 */
export function boardInText(
  state: View,
  { colour, columns }: { readonly colour: boolean; readonly columns: number },
): string {
  const { board, joined } = state.setting.field
  const who = new Map<HexId, number>()
  for (const slot of slots(state))
    if (isOnMap(state, slot)) for (const hex of bodyOf(state, slot)) who.set(hex, slot)
  const shown = Math.min(board.columns, Math.floor(columns / 3))
  const line = (row: number, isLower: boolean): string =>
    Array.from({ length: shown }, (_, column) => {
      if ((column % 2 === 1) !== isLower) return '   '
      const hex = hexOf(column, row)
      if (joined.sheetOf[hex] === -1) return '   '
      const slot = who.get(hex)
      if (slot === undefined) return ` ${grounds[state.ground.terrain(hex)]} `
      const mark = markOf(state, slot)
      if (!colour) return mark
      return `${state.side(slot) === 0 ? blue : red}${mark}${plain}`
    })
      .join('')
      .trimEnd()
  // Hexes are numbered column by column.
  const hexOf = (column: number, row: number): HexId => (column * board.rows + row) as HexId
  return Array.from({ length: board.rows }, (_, row) => [line(row, false), line(row, true)])
    .flat()
    .join('\n')
}

/** 'E2 ' for the second Elf, 'o3 ' for the third Ork, 'L* ' for a horse of his. */
function markOf(state: View, slot: number): string {
  const id = idOf(state, slot)
  const name = isHorse(state, slot) ? id.slice('horse-'.length) : id
  const letter = name.slice(0, 1)
  const number = isHorse(state, slot) ? '*' : (/\d+$/.exec(id)?.[0] ?? '')
  return `${state.side(slot) === 0 ? letter.toUpperCase() : letter}${number}`.padEnd(3)
}
