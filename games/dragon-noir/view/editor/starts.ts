import type { BoardDraft, BoardStart, HexLayout } from '@wyrmtable/ui'
import type { BoardFile } from '../../data/board-schema.ts'
import { maps } from '../../data/maps.ts'
import { scenariosData } from '../../data/scenarios.ts'
import { readFile } from './board-file.ts'
import { readMap } from './map-file.ts'

/** The scenarios of the game that lie on one board and can be drawn whole. */
const whole = ['mill', 'arena', 'under-the-mountain'] as const

/** What a board may begin with: the game's own, or nothing. */
export function startsOf(
  layout: HexLayout,
  words: {
    readonly scenario: (id: string) => string
    readonly start: (id: 'meadow' | 'caves' | 'lake') => string
    readonly title: string
  },
): readonly [BoardStart, ...BoardStart[]] {
  const meadow: BoardStart = {
    id: 'meadow',
    name: words.start('meadow'),
    draft: () => bare(words.title, 'surface', layout),
  }
  const [first, ...others] = whole.map(
    (id): BoardStart => ({
      id,
      name: words.scenario(id),
      draft: () => readFile(fileOf(id, words.scenario(id)), layout),
    }),
  )
  return [
    first ?? meadow,
    ...others,
    {
      id: 'lake',
      name: words.start('lake'),
      draft: () => {
        const lake = maps.DL
        const plain = bare(words.start('lake'), 'underground', layout)
        return lake === undefined ? plain : { ...plain, ...readMap(lake, layout), areas: plain.areas }
      },
    },
    meadow,
    { id: 'caves', name: words.start('caves'), draft: () => bare(words.title, 'underground', layout) },
  ]
}

/** A scenario of the game with its board, as somebody's own would be written. */
function fileOf(id: string, title: string): BoardFile {
  const scenario = scenariosData.scenarios.find((one) => one.id === id)
  const map = maps[scenario?.layout[0]?.map ?? '']
  if (scenario === undefined || map === undefined) throw new Error(`no scenario ${id}`)
  const { firstSide, turnLimit, magic, sides, locked, chest, victory } = scenario
  return {
    schema: 'dragon-noir-board/1',
    title,
    map,
    scenario: {
      firstSide,
      turnLimit,
      magic,
      sides,
      ...(locked === undefined ? {} : { locked }),
      ...(chest === undefined ? {} : { chest }),
      victory: exitsByDirection(victory, map),
    },
  }
}

/** Sides of the board by their directions, as on every board that is drawn, in the place of the printed names. */
function exitsByDirection(victory: BoardFile['scenario']['victory'], { sides }: BoardFile['map']) {
  const directions = Object.entries(sides)
  return JSON.parse(JSON.stringify(victory), (key, value) =>
    key === 'sides' && Array.isArray(value)
      ? value.map((name) => directions.find(([, printed]) => printed === name)?.[0] ?? name)
      : value,
  ) as BoardFile['scenario']['victory']
}

/** A few on each side who enter from west and east: enough to play at once. */
function bare(title: string, kind: 'surface' | 'underground', layout: HexLayout): BoardDraft {
  const rows = layout.labels.filter((label) => label >= '0107' && label <= '0112')
  const last = layout.labels.filter((label) => label >= '2607' && label <= '2612')
  return {
    title,
    story: '',
    ground: {},
    sides: {},
    areas: [
      { id: 'exile-entry-1', kind: 'exile-entry', name: '', hexes: rows },
      { id: 'horde-entry-1', kind: 'horde-entry', name: '', hexes: last },
    ],
    forces: [
      { seat: 'exile', type: 'jon', count: 1, posture: 'foot', area: 'exile-entry-1' },
      { seat: 'exile', type: 'elf', count: 3, posture: '', area: 'exile-entry-1' },
      { seat: 'horde', type: 'ork', count: 5, posture: '', area: 'horde-entry-1' },
      { seat: 'horde', type: 'ork-archer', count: 2, posture: '', area: 'horde-entry-1' },
    ],
    facts: {
      kind,
      firstSide: 'exile',
      turnLimit: 10,
      magic: 'no',
      locked: 'no',
      aim: 'points',
      attacker: 'exile',
      count: 1,
      exit: 'E',
    },
  }
}
