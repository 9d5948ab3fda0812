import { fail, type Json, type JsonObject, type Language, ok, schemaOf } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import type { BoardKind, DraftFault } from '@wyrmtable/ui'
import { type BoardFile, boardFileSchema, largest, smallest } from '../../data/board-schema.ts'
import { type BoardFault, findBoardFaults } from '../../rules/own/board-faults.ts'
import { seatIds } from '../../rules/pieces.ts'
import { texts } from '../../text/index.ts'
import { layoutOf } from '../draw/plan.ts'
import { CITY, PLACE, pointsKind, readFile, sizeOf, usualGround, values, writeFile } from './board-file.ts'
import { DrawnBoard } from './DrawnBoard.tsx'
import { startsOf } from './starts.ts'
import { drawingText } from './text/index.ts'

const shape = schemaOf(boardFileSchema)

/** Ground by its colour on a sample; the order is that of the keys. */
const grounds = [
  ['open', 'grass'],
  [`open${CITY}`, 'street'],
  ['forest', 'wood-1'],
  ['tower', 'stone'],
  ['sea', 'sea'],
  [`mole${CITY}`, 'plank'],
  ['river', 'sea-lit'],
  [`river${CITY}`, 'sea-lit'],
  ['ford', 'sand'],
  [`wooden-bridge${CITY}`, 'plank'],
  [`stone-bridge${CITY}`, 'stone-lit'],
  ['wooden-bridge', 'plank-dark'],
  ['stone-bridge', 'stone-dark'],
  [`forest${CITY}`, 'wood-lit'],
  [`sea${CITY}`, 'sea'],
  [`ford${CITY}`, 'sand'],
] as const

/** What only a file brings: it is offered where it lies already. */
const rare: readonly string[] = [`forest${CITY}`, `sea${CITY}`, `ford${CITY}`]

const sides = [
  ['wall', 'stone-dark'],
  ['gate', 'gate'],
  ['door', 'door'],
  ['road', 'road-lit'],
  ['gate+road', 'gate-halo'],
  ['door+road', 'door'],
  ['crossing', 'sand'],
  ['road+crossing', 'road'],
] as const

const asOptions = (board: BoardFile): JsonObject => ({ board: board as unknown as JsonObject })

/** Dragon Rage as the editor draws it. Who plays, with what and for what is as in the game. */
export function boardKind(language: Language): BoardKind {
  const t = drawingText(language)
  // Without the names of the printed places, which lie elsewhere or nowhere on a board that is drawn.
  const words = texts[language].called?.({ options: { board: {} }, seats: [] }) ?? texts[language]
  const told = ({ refusal, hexes }: BoardFault): DraftFault => ({
    text: words.refusal(refusal),
    clause: refusal.clause,
    hexes,
  })
  const plain = { isForForces: false, isNamed: false, hasTurn: false } as const
  const swatch = ([id, fill]: (typeof grounds)[number]) => ({
    id,
    fill: `var(--map-${fill})`,
    name: t(`ground.${id}`),
  })
  const [land, ...others] = grounds
  return {
    layoutOf: (draft) => layoutOf(sizeOf(draft)),
    seats: seatIds.map((id) => ({ id, name: words.seat(id) })),
    starts: startsOf(
      {
        esirien: t('start.esirien'),
        round: t('start.round'),
        small: t('start.small'),
        meadow: t('start.meadow'),
      },
      (label) => texts[language].place?.(label),
    ),
    grounds: ({ ground }) => {
      const present = new Set(Object.values(ground))
      return [swatch(land), ...others.filter(([id]) => !rare.includes(id) || present.has(id)).map(swatch)]
    },
    sides: sides.map(([id, fill]) => ({ id, fill: `var(--map-${fill})`, name: t(`side.${id}`) })),
    areas: [
      { id: 'units', name: t('area.units'), seat: 1, ...plain },
      { id: 'dragons', name: t('area.dragons'), seat: 0, ...plain },
      { id: 'arrivals', name: t('area.arrivals'), seat: 1, ...plain },
      ...values.map((points) => ({ id: pointsKind(points), name: t('area.points', { points }), ...plain })),
      { id: PLACE, name: t('area.place'), ...plain, isNamed: true },
    ],
    pieces: [],
    facts: () => [
      { id: 'columns', name: t('fact.columns'), choices: numbers(smallest.columns, largest.columns) },
      { id: 'rows', name: t('fact.rows'), choices: numbers(smallest.rows, largest.rows) },
    ],
    usualGround: () => usualGround,
    read: (input: Json) => {
      const parsed = shape.parse(input)
      if (!parsed.ok) return fail(faultSentence(parsed.fault, language))
      // With hexes and sides that are nowhere nothing can be shown.
      const grave = findBoardFaults(parsed.value).find(({ refusal }) => isGrave(refusal.type))
      if (grave !== undefined)
        return fail(`${words.refusal(grave.refusal)} [${grave.refusal.clause}] (${grave.path})`)
      return ok(readFile(parsed.value))
    },
    write: (draft) => writeFile(draft) as unknown as JsonObject,
    faults: (draft) => {
      const parsed = shape.parse(writeFile(draft) as unknown as Json)
      if (parsed.ok) return findBoardFaults(parsed.value).map(told)
      return [{ text: faultSentence(parsed.fault, language), clause: 'DR-3.1', hexes: [] }]
    },
    options: (draft) => asOptions(writeFile(draft)),
    Ground: DrawnBoard,
  }
}

/** The numbers from one to another, to choose from. */
const numbers = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, i) => ({ id: `${least + i}`, name: `${least + i}` }))

const isGrave = (type: string): boolean => type === 'notOnMap' || type === 'boardSide'
