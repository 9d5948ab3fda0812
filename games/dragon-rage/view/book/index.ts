import { figuresOf } from '@wyrmtable/ui'
import { Archery, Arrivals } from './Archery.tsx'
import { CityMap } from './CityMap.tsx'
import { CombatTable } from './CombatTable.tsx'
import { BodyFigure, FireLine, Hits, Moves, Reach } from './Dragon.tsx'
import { Grades } from './Grades.tsx'
import { Phases } from './Phases.tsx'
import { Drift, Lightning, Spells } from './Spells.tsx'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { fr } from './text/fr.ts'
import { Units } from './Units.tsx'

/** What the rulebook draws, in its order; every figure of the rules comes from `data/`. */
export const figures = figuresOf({ en, fr, es }, [
  { id: 'unit-sheet', clauses: ['DR-2.2', 'DR-2.1', 'DR-2.3', 'DR-1.5'], isOnSheet: true, Drawing: Units },
  {
    id: 'body-sheet',
    clauses: ['DR-2.7', 'DR-2.6', 'DR-23.1', 'DR-16.2'],
    isOnSheet: true,
    Drawing: BodyFigure,
  },
  { id: 'map', clauses: ['DR-3.7', 'DR-5.1'], Drawing: CityMap },
  { id: 'table-grades', clauses: ['DR-5.6', 'DR-5.8'], isOnSheet: true, Drawing: Grades },
  { id: 'table-phases', clauses: ['DR-6.1', 'DR-6.2'], isOnSheet: true, Drawing: Phases },
  { id: 'table-moves', clauses: ['DR-12.1', 'DR-23.4'], isOnSheet: true, Drawing: Moves },
  { id: 'diagram-fire', clauses: ['DR-15.3'], Drawing: FireLine },
  {
    id: 'table-combat',
    clauses: ['DR-16.7', 'DR-16.8', 'DR-16.10', 'DR-14.3'],
    isOnSheet: true,
    Drawing: CombatTable,
  },
  { id: 'diagram-reach', clauses: ['DR-16.3', 'DR-16.2'], isOnSheet: true, Drawing: Reach },
  {
    id: 'table-spells',
    clauses: ['DR-18.2', 'DR-18.3', 'DR-18.6', 'DR-18.8', 'DR-18.12'],
    isOnSheet: true,
    Drawing: Spells,
  },
  { id: 'diagram-drift', clauses: ['DR-18.9'], isOnSheet: true, Drawing: Drift },
  { id: 'table-lightning', clauses: ['DR-18.12'], Drawing: Lightning },
  { id: 'table-arrivals', clauses: ['DR-19.1', 'DR-19.2'], isOnSheet: true, Drawing: Arrivals },
  { id: 'table-archery', clauses: ['DR-21.3', 'DR-21.2', 'DR-21.4'], isOnSheet: true, Drawing: Archery },
  { id: 'diagram-hits', clauses: ['DR-22.5', 'DR-22.6'], isOnSheet: true, Drawing: Hits },
])
