import type { BookFigure } from '@wyrmtable/ui'
import { Archery, Arrivals } from './Archery.tsx'
import { CityMap } from './CityMap.tsx'
import { CombatTable } from './CombatTable.tsx'
import { BodyFigure, FireLine, Hits, Moves, Reach } from './Dragon.tsx'
import { Grades } from './Grades.tsx'
import { Phases } from './Phases.tsx'
import { Drift, Lightning, Spells } from './Spells.tsx'
import { bookTitle } from './text/index.ts'
import { Units } from './Units.tsx'

/** What the rulebook draws, in its order; every figure of the rules comes from `data/`. */
export const figures: readonly BookFigure[] = [
  {
    id: 'unit-sheet',
    title: bookTitle('figure.units'),
    clauses: ['DR-2.2', 'DR-2.1', 'DR-2.3', 'DR-1.5'],
    isOnSheet: true,
    Drawing: Units,
  },
  {
    id: 'body-sheet',
    title: bookTitle('figure.body'),
    clauses: ['DR-2.7', 'DR-2.6', 'DR-23.1', 'DR-16.2'],
    isOnSheet: true,
    Drawing: BodyFigure,
  },
  {
    id: 'map',
    title: bookTitle('figure.map'),
    clauses: ['DR-3.7', 'DR-5.1'],
    Drawing: CityMap,
  },
  {
    id: 'table-grades',
    title: bookTitle('figure.grades'),
    clauses: ['DR-5.6', 'DR-5.8'],
    isOnSheet: true,
    Drawing: Grades,
  },
  {
    id: 'table-phases',
    title: bookTitle('figure.phases'),
    clauses: ['DR-6.1', 'DR-6.2'],
    isOnSheet: true,
    Drawing: Phases,
  },
  {
    id: 'table-moves',
    title: bookTitle('figure.moves'),
    clauses: ['DR-12.1', 'DR-23.4'],
    isOnSheet: true,
    Drawing: Moves,
  },
  { id: 'diagram-fire', title: bookTitle('figure.fire'), clauses: ['DR-15.3'], Drawing: FireLine },
  {
    id: 'table-combat',
    title: bookTitle('figure.combat'),
    clauses: ['DR-16.7', 'DR-16.8', 'DR-16.10', 'DR-14.3'],
    isOnSheet: true,
    Drawing: CombatTable,
  },
  {
    id: 'diagram-reach',
    title: bookTitle('figure.reach'),
    clauses: ['DR-16.3', 'DR-16.2'],
    isOnSheet: true,
    Drawing: Reach,
  },
  {
    id: 'table-spells',
    title: bookTitle('figure.spells'),
    clauses: ['DR-18.2', 'DR-18.3', 'DR-18.6', 'DR-18.8', 'DR-18.12'],
    isOnSheet: true,
    Drawing: Spells,
  },
  {
    id: 'diagram-drift',
    title: bookTitle('figure.drift'),
    clauses: ['DR-18.9'],
    isOnSheet: true,
    Drawing: Drift,
  },
  { id: 'table-lightning', title: bookTitle('figure.lightning'), clauses: ['DR-18.12'], Drawing: Lightning },
  {
    id: 'table-arrivals',
    title: bookTitle('figure.arrivals'),
    clauses: ['DR-19.1', 'DR-19.2'],
    isOnSheet: true,
    Drawing: Arrivals,
  },
  {
    id: 'table-archery',
    title: bookTitle('figure.archery'),
    clauses: ['DR-21.3', 'DR-21.2', 'DR-21.4'],
    isOnSheet: true,
    Drawing: Archery,
  },
  {
    id: 'diagram-hits',
    title: bookTitle('figure.hits'),
    clauses: ['DR-22.5', 'DR-22.6'],
    isOnSheet: true,
    Drawing: Hits,
  },
]
