import { fail, type Json, type JsonObject, type Language, ok, schemaOf } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import type { BoardKind, DraftFault, FactKind } from '@wyrmtable/ui'
import { type BoardFile, boardFileSchema } from '../../data/board-schema.ts'
import { sheets } from '../../data/tables.ts'
import { optionsSchema } from '../../rules/options.ts'
import { type BoardFault, findMapFaults } from '../../rules/own/board-faults.ts'
import { findBoardFaults } from '../../rules/own/checked-options.ts'
import { texts } from '../../text/index.ts'
import { sayIn } from '../../text/say.ts'
import { seatMarks } from '../box/seat-marks.ts'
import { viewText } from '../text/index.ts'
import { readFile, writeFile } from './board-file.ts'
import { layout } from './board-layout.ts'
import { DrawnBoard } from './DrawnBoard.tsx'
import { plateau, usualGround } from './map-file.ts'
import { startsOf } from './starts.ts'
import { drawingText } from './text/index.ts'
import { aims, exits } from './victory.ts'

const shape = schemaOf(boardFileSchema)

/** Ground by its colour on a sample; the order is that of the keys. */
const grounds = [
  ['gallery', 'tower-floor'],
  ['clear', 'grass'],
  ['tree', 'wood-1'],
  ['brush', 'wood-lit'],
  ['water', 'sea'],
  ['path', 'road-lit'],
  ['floor', 'thatch-lit'],
  ['bridge', 'plank'],
  ['ford', 'sand'],
  ['talus', 'field'],
  [plateau, 'grass-lit'],
  ['yard', 'street'],
  ['tower-rampart', 'stone'],
  ['tower-centre', 'stone-dark'],
  ['crevasse', 'char'],
  ['spring', 'sea-lit'],
  ['entrance', 'slate'],
  ['rubble', 'stone-lit'],
  ['rock', 'ink'],
] as const

/** What is only found above ground, and what only below. */
const above: readonly string[] = [
  'clear',
  'tree',
  'brush',
  'path',
  'talus',
  plateau,
  'yard',
  'tower-rampart',
  'tower-centre',
]
const below: readonly string[] = ['gallery', 'rubble', 'rock']

const sides = [
  ['wall', 'stone-dark'],
  ['door', 'plank'],
  ['gate', 'plank-dark'],
  ['window', 'sea-lit'],
  ['bars', 'slate'],
  ['cell-door', 'tile'],
  ['tower-door', 'door'],
] as const

/** DN-13: the Black Dragon lies where a scenario has it, which cannot be drawn. */
const notDrawn: readonly string[] = ['black-dragon']

const asOptions = (own: BoardFile): JsonObject => ({ scenario: 'own', own: own as unknown as JsonObject })

/** Dragon Noir as the editor draws it. */
export function boardKind(language: Language): BoardKind {
  const t = drawingText(language)
  const v = viewText(language)
  const say = sayIn(language)
  const words = texts[language]
  const told = ({ refusal, hexes }: BoardFault): DraftFault => ({
    text: words.refusal(refusal),
    clause: refusal.clause,
    hexes,
  })
  const yesNo = [
    { id: 'yes', name: t('yes') },
    { id: 'no', name: t('no') },
  ]
  const seats = (['exile', 'horde'] as const).map((id, place) => ({
    id,
    name: say.word('seat', id),
    colour: seatMarks[place]?.colour ?? place + 1,
  }))
  return {
    layoutOf: () => layout,
    seats,
    starts: startsOf(layout, {
      scenario: (id) => say.word('scenario', id),
      start: (id) => t(`start.${id}`),
      title: t('title.new'),
    }),
    grounds: ({ facts }) =>
      grounds
        .filter(([id]) => !(facts.kind === 'underground' ? above : below).includes(id))
        .map(([id, fill]) => ({
          id,
          fill: `var(--map-${fill})`,
          name: id === plateau ? t('ground.plateau') : id === 'yard' ? t('ground.yard') : v(`ground.${id}`),
        })) as unknown as ReturnType<BoardKind['grounds']>,
    sides: sides.map(([id, fill]) => ({ id, fill: `var(--map-${fill})`, name: t(`side.${id}`) })),
    areas: [
      ...seats.flatMap(({ id, name }, seat) => [
        {
          id: `${id}-zone`,
          name: t('area.zone', { side: name }),
          seat,
          isForForces: true,
          isNamed: false,
          hasTurn: false,
        },
        {
          id: `${id}-entry`,
          name: t('area.entry', { side: name }),
          seat,
          isForForces: true,
          isNamed: false,
          hasTurn: true,
        },
      ]),
      { id: 'victory', name: t('area.victory'), isForForces: false, isNamed: false, hasTurn: false },
      { id: 'name', name: t('area.name'), isForForces: false, isNamed: true, hasTurn: false },
    ],
    pieces: sheets.characters.characters.flatMap(({ id, side, count, rider }) =>
      side === 'spectre' || notDrawn.includes(id)
        ? []
        : [
            {
              id,
              name: say.unit(id),
              most: count,
              // DN-4.9: scenarios may give anybody to either side; its own comes first.
              seats: side === 'horde' ? ['horde', 'exile'] : ['exile', 'horde'],
              postures:
                rider === undefined
                  ? []
                  : (['foot', 'mounted'] as const).map((posture) => ({
                      id: posture,
                      name: t(`posture.${posture}`),
                    })),
            },
          ],
    ),
    facts: ({ facts, kept }): readonly FactKind[] => {
      const { aim } = facts
      const isAimed = aim === 'hold' || aim === 'leave' || aim === 'kill'
      return [
        { id: 'firstSide', name: t('fact.firstSide'), choices: seats },
        { id: 'turnLimit', name: t('fact.turnLimit'), least: 1, most: 99 },
        { id: 'magic', name: t('fact.magic'), choices: yesNo },
        { id: 'locked', name: t('fact.locked'), choices: yesNo },
        {
          id: 'aim',
          name: t('fact.aim'),
          choices: aims
            .filter((one) => one !== 'kept' || kept !== undefined)
            .map((one) => ({ id: one, name: t(`aim.${one}`) })),
        },
        ...(isAimed ? [{ id: 'attacker', name: t('fact.attacker'), choices: seats }] : []),
        ...(aim === 'leave' || aim === 'kill'
          ? [{ id: 'count', name: t('fact.count'), least: 1, most: 40 }]
          : []),
        ...(aim === 'leave'
          ? [
              {
                id: 'exit',
                name: t('fact.exit'),
                choices: exits.map((one) => ({ id: one, name: t(`exit.${one}`) })),
              },
            ]
          : []),
      ]
    },
    usualGround,
    read: (input: Json) => {
      const parsed = shape.parse(input)
      if (!parsed.ok) return fail(faultSentence(parsed.fault, language))
      // Faults of the map's hexes and sides come alone; with those nothing can be shown.
      const grave = findMapFaults(parsed.value.map, sheets).find(({ refusal }) => isGrave(refusal.type))
      if (grave !== undefined)
        return fail(`${words.refusal(grave.refusal)} [${grave.refusal.clause}] (${grave.path})`)
      return ok(readFile(parsed.value, layout))
    },
    write: (draft) => writeFile(draft, layout) as unknown as JsonObject,
    faults: (draft) => {
      const options = optionsSchema.safeParse(asOptions(writeFile(draft, layout)))
      if (!options.success) {
        const fault = schemaOf(optionsSchema).parse(asOptions(writeFile(draft, layout)))
        return fault.ok ? [] : [{ text: faultSentence(fault.fault, language), clause: 'DN-18.4', hexes: [] }]
      }
      const { own } = options.data
      return own === undefined ? [] : findBoardFaults({ ...options.data, own }).map(told)
    },
    options: (draft) => asOptions(writeFile(draft, layout)),
    Ground: DrawnBoard,
  }
}

const isGrave = (type: string): boolean =>
  type === 'boardOffMap' || type === 'boardBuilding' || type === 'boardSide'
