import { type BoardFile, type BoardSize, largest } from '../../data/board-schema.ts'
import { parseLabel } from '../map.ts'

type OwnMap = BoardFile['map']

/** DR-3.1: columns and rows; those of the printed map where a board does not say. */
export const sizeOf = ({ columns = largest.columns, rows = largest.rows }: OwnMap): BoardSize => ({
  columns,
  rows,
})

/** Whether a label names a hex of a board of this size. */
export function isOnBoard(map: OwnMap, label: string): boolean {
  const { columns, rows } = sizeOf(map)
  return (
    parseLabel(label) !== undefined && Number(label.slice(0, 2)) <= columns && Number(label.slice(2)) <= rows
  )
}

/** The two hexes of a hexside by their labels. */
export function endsOf(side: string): readonly [string, string] {
  const [first = '', second = ''] = side.split('|')
  return [first, second]
}

/** DR-3.7: within the walls. */
export const isIn = ({ hexes }: OwnMap, label: string): boolean =>
  hexes[label]?.city === true || hexes[label]?.t === 'tower'

/** DR-8.4: the hexes at the ends of a bridge or ford; two, where the board has no faults. */
export function spanEnds(map: OwnMap, label: string): readonly string[] {
  const sides = map.hexes[label]?.t === 'ford' ? map.crossings : map.roads
  return sides
    .map(endsOf)
    .filter((ends) => ends.includes(label))
    .map(([first, second]) => (first === label ? second : first))
}

export const isWet = ({ hexes }: OwnMap, label: string): boolean => {
  const ground = hexes[label]?.t
  return ground === 'sea' || ground === 'river'
}
/** Where dragons and units may stand on the ground: a ford is none for dragons (DR-8.5). */
export const isDry = (map: OwnMap, label: string): boolean =>
  !isWet(map, label) && map.hexes[label]?.t !== 'ford'
