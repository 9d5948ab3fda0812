import type { BoardStart } from '@wyrmtable/ui'
import type { BoardFile } from '../../data/board-schema.ts'
import { boardOfSize, esirienFile } from '../../rules/own/boards.ts'
import { readFile } from './board-file.ts'

/** What a board may begin as: the printed city, a small round one, or nothing but grass. */
export function startsOf(
  words: Readonly<Record<'esirien' | 'round' | 'meadow', string>>,
): readonly [BoardStart, ...BoardStart[]] {
  const start = (id: keyof typeof words, { map }: BoardFile): BoardStart => ({
    id,
    name: words[id],
    draft: () => readFile({ schema: 'dragon-rage-board/1', title: words[id], map }),
  })
  return [
    start('esirien', esirienFile),
    start('round', boardOfSize(4)),
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
