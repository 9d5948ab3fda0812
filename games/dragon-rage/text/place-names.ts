import { boardFileSchema } from '../data/board-schema.ts'

/** What places are called, by their labels, in the one language of whoever named them. */
export type PlaceNames = ReadonlyMap<string, string>

/** The names on a board that somebody drew; none on what is no such board. */
export function placeNames(board: object): PlaceNames {
  const read = boardFileSchema.safeParse(board)
  if (!read.success) return new Map()
  return new Map(
    Object.entries(read.data.map.hexes).flatMap(([label, { name }]) =>
      name === undefined ? [] : [[label, name] as const],
    ),
  )
}
