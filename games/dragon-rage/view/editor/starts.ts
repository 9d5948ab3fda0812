import type { BoardStart } from '@wyrmtable/ui'
import type { BoardFile } from '../../data/board-schema.ts'
import { boardOfSize, esirienFile } from '../../rules/own/boards.ts'
import { readFile } from './board-file.ts'

/** What a board may begin as: the printed city with its names, round ones, or nothing but grass. */
export function startsOf(
  words: Readonly<Record<'esirien' | 'round' | 'small' | 'meadow', string>>,
  placeOf: (label: string) => string | undefined,
): readonly [BoardStart, ...BoardStart[]] {
  const start = (id: keyof typeof words, { map }: BoardFile): BoardStart => ({
    id,
    name: words[id],
    draft: () => readFile({ schema: 'dragon-rage-board/1', title: words[id], map }),
  })
  return [
    start('esirien', named(esirienFile, placeOf)),
    start('round', boardOfSize(4)),
    start('small', boardOfSize(3, { columns: 15, rows: 11 })),
    start('meadow', {
      ...esirienFile,
      map: {
        hexes: {},
        walls: [],
        entrances: [],
        roads: [],
        crossings: [],
        defenderSetup: [],
        invaderSetup: [],
        reinforcements: [],
      },
    }),
  ]
}

/** A board on which every place is called as somebody says. */
function named({ map, ...file }: BoardFile, placeOf: (label: string) => string | undefined): BoardFile {
  const hexes = Object.entries(map.hexes).map(([label, hex]) => {
    const name = placeOf(label)
    return [label, name === undefined ? hex : { ...hex, name }] as const
  })
  return { ...file, map: { ...map, hexes: Object.fromEntries(hexes) } }
}
