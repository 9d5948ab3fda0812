import { parseEdge } from '@wyrmtable/hex'
import type { BoardFile } from '../../data/board-schema.ts'
import { unitsData } from '../../data/units.ts'
import { board } from '../map.ts'
import { isTroop, units, valuesOf } from '../pieces.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { endsOf, isDry, isIn, isOnBoard, isWet, spanEnds } from './board-parts.ts'

/** What is wrong with a board of somebody's own: the clause and its figures, where in the file, and where on the board. */
export interface BoardFault {
  readonly refusal: Refusal
  /** JSON pointer into the file. */
  readonly path: string
  /** Empty where the fault is nowhere on the board. */
  readonly hexes: readonly string[]
}

type OwnMap = BoardFile['map']

/** The state remembers no more places with points than these. */
const MOST_PLACES = 15
/** DR-5.6: with fewer points the grades could not all be reached. */
const LEAST_POINTS = 1 + Number(unitsData.victoryGrades.find(({ id }) => id === 'great')?.min)

/** All that is wrong with a board; empty: it can be played on. Names that mean nothing are given alone. */
export function findBoardFaults({ map }: BoardFile): readonly BoardFault[] {
  const grave = findUnknown(map)
  if (grave.length > 0) return grave
  return [
    ...findEntranceFaults(map),
    ...findTowerFaults(map),
    ...findSpanFaults(map),
    ...findPointFaults(map),
    ...findZoneFaults(map),
    ...findRoomFaults(map),
  ]
}

/** DR-3.1, DR-3.5: every hex is on the map, every side lies between neighbours, and each stands once in its list. */
function findUnknown(map: OwnMap): readonly BoardFault[] {
  const faults: BoardFault[] = []
  for (const label of Object.keys(map.hexes))
    if (!isOnBoard(map, label))
      faults.push({
        refusal: refuse('notOnMap', 'DR-3.1', { hex: label }),
        path: `/map/hexes/${label}`,
        hexes: [],
      })
  for (const list of ['defenderSetup', 'invaderSetup', 'reinforcements'] as const)
    for (const [i, label] of map[list].entries())
      if (!isOnBoard(map, label) || map[list].indexOf(label) !== i)
        faults.push({
          refusal: refuse('notOnMap', 'DR-3.1', { hex: label }),
          path: `/map/${list}/${i}`,
          hexes: [],
        })
  const sides = {
    walls: map.walls,
    roads: map.roads,
    crossings: map.crossings,
    entrances: map.entrances.map(({ side }) => side),
  }
  for (const [list, own] of Object.entries(sides))
    for (const [i, side] of own.entries())
      if (!isSide(map, side) || own.indexOf(side) !== i)
        faults.push({
          refusal: refuse('boardSide', 'DR-3.5', { hex: side }),
          path: `/map/${list}/${i}`,
          hexes: [],
        })
  return faults
}

/** DR-3.5: between two neighbours on the board. */
const isSide = (map: OwnMap, side: string): boolean =>
  parseEdge(board, side) !== undefined && endsOf(side).every((label) => isOnBoard(map, label))

/** DR-9.2: entrances lie in walls and towers, and in walls there are gates only. */
function findEntranceFaults({ entrances, walls, hexes }: OwnMap): readonly BoardFault[] {
  return entrances.flatMap(({ side, kind }, i): BoardFault[] => {
    const ends = endsOf(side)
    if (ends.some((label) => hexes[label]?.t === 'tower')) return []
    if (walls.includes(side) && kind === 'gate') return []
    const refusal = refuse('boardEntrance', 'DR-9.2', { hex: side })
    return [{ refusal, path: `/map/entrances/${i}`, hexes: ends }]
  })
}

/** DR-8.7: a tower without an entrance could be neither entered nor left. */
function findTowerFaults({ hexes, entrances }: OwnMap): readonly BoardFault[] {
  return Object.keys(hexes)
    .filter((label) => hexes[label]?.t === 'tower')
    .filter((label) => !entrances.some(({ side }) => endsOf(side).includes(label)))
    .map((label) => at('boardTower', 'DR-8.7', label))
}

/** DR-8.4: bridges and fords have two ends, both on land. */
function findSpanFaults(map: OwnMap): readonly BoardFault[] {
  return Object.keys(map.hexes)
    .filter((label) => map.hexes[label]?.t === 'ford' || map.hexes[label]?.t.endsWith('-bridge') === true)
    .filter((label) => {
      const ends = spanEnds(map, label)
      return ends.length !== 2 || ends.some((end) => isWet(map, end))
    })
    .map((label) => at('boardSpan', 'DR-8.4', label))
}

/** DR-5.1, DR-5.6: points stand on dry land in the city, in few enough places and enough in all. */
function findPointFaults(map: OwnMap): readonly BoardFault[] {
  const places = Object.entries(map.hexes).flatMap(([label, { points }]) =>
    points === undefined ? [] : [{ label, points }],
  )
  const faults = places
    .filter(({ label }) => !isDry(map, label) || !isIn(map, label))
    .map(({ label }) => at('boardPoints', 'DR-5.1', label))
  const total = places.reduce((sum, { points }) => sum + points, 0)
  const hexes = places.map(({ label }) => label)
  if (total < LEAST_POINTS) {
    const refusal = refuse('boardTotal', 'DR-5.6', { needed: LEAST_POINTS, left: total })
    faults.push({ refusal, path: '/map/hexes', hexes })
  }
  if (places.length > MOST_PLACES) {
    const refusal = refuse('boardPlaces', 'DR-5.6', { limit: MOST_PLACES, left: places.length })
    faults.push({ refusal, path: '/map/hexes', hexes })
  }
  return faults
}

/** DR-4.2, DR-4.5, DR-19.3: units are set up in the city, dragons begin outside it, and all of them on dry land. */
function findZoneFaults(map: OwnMap): readonly BoardFault[] {
  const wrong = (
    list: 'defenderSetup' | 'invaderSetup' | 'reinforcements',
    clause: string,
    isRight: (label: string) => boolean,
  ): BoardFault[] =>
    map[list].flatMap((label, i) =>
      isDry(map, label) && isRight(label)
        ? []
        : [
            {
              refusal: refuse('boardZone', clause, { hex: label }),
              path: `/map/${list}/${i}`,
              hexes: [label],
            },
          ],
    )
  return [
    ...wrong('defenderSetup', 'DR-4.2', (label) => isIn(map, label)),
    ...wrong('invaderSetup', 'DR-4.5', (label) => !isIn(map, label)),
    ...wrong('reinforcements', 'DR-19.3', (label) => map.hexes[label]?.t !== 'tower'),
  ]
}

/** DR-4.3 to DR-4.5, DR-19.3: every piece finds a hex. */
function findRoomFaults(map: OwnMap): readonly BoardFault[] {
  const troops = units.filter(isTroop)
  const outsideTowers = map.defenderSetup.filter((label) => map.hexes[label]?.t !== 'tower').length
  const short = (needed: number, left: number, clause: string, list: string): BoardFault[] =>
    left >= needed
      ? []
      : [{ refusal: refuse('boardRoom', clause, { needed, left }), path: `/map/${list}`, hexes: [] }]
  const riders = troops.filter((unit) => !valuesOf(unit).mayEndInTower).length
  return [
    ...short(troops.length, map.defenderSetup.length, 'DR-4.3', 'defenderSetup'),
    ...short(riders, outsideTowers, 'DR-4.4', 'defenderSetup'),
    ...short(2, map.invaderSetup.length, 'DR-4.5', 'invaderSetup'),
    ...short(1, map.reinforcements.length, 'DR-19.3', 'reinforcements'),
  ]
}

const at = (type: 'boardTower' | 'boardSpan' | 'boardPoints', clause: string, label: string): BoardFault => ({
  refusal: refuse(type, clause, { hex: label }),
  path: `/map/hexes/${label}`,
  hexes: [label],
})
