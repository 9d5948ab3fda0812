import { figuresOf } from '@wyrmtable/ui'
import { Arc, Bases, Zone } from './Diagrams.tsx'
import { Magic, Weapons } from './Magic.tsx'
import { Batches, Modifiers, Races } from './Races.tsx'
import { Tables } from './Tables.tsx'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { fr } from './text/fr.ts'

/** What the rulebook draws, in its order; every figure of the rules comes from `data/`. */
export const figures = figuresOf({ en, fr, es }, [
  { id: 'map-tables', clauses: ['SO-3.1', 'SO-3.2', 'SO-15.4'], Drawing: Tables },
  { id: 'diagram-bases', clauses: ['SO-4.1'], isOnSheet: true, Drawing: Bases },
  { id: 'diagram-arc', clauses: ['SO-4.5', 'SO-4.6'], Drawing: Arc },
  { id: 'table-weapons', clauses: ['SO-8.7', 'SO-8.4', 'SO-15.2'], isOnSheet: true, Drawing: Weapons },
  {
    id: 'table-magic',
    clauses: ['SO-10.7', 'SO-10.2', 'SO-10.4', 'SO-10.8', 'SO-10.9'],
    isOnSheet: true,
    Drawing: Magic,
  },
  { id: 'diagram-zone', clauses: ['SO-10.11'], isOnSheet: true, Drawing: Zone },
  {
    id: 'table-races',
    clauses: ['SO-11.1', 'SO-11.3', 'SO-11.4', 'SO-10.15'],
    isOnSheet: true,
    isWide: true,
    Drawing: Races,
  },
  {
    id: 'table-batches',
    clauses: ['SO-11.4', 'SO-10.10', 'SO-11.1'],
    isOnSheet: true,
    isWide: true,
    Drawing: Batches,
  },
  {
    id: 'table-modifiers',
    clauses: ['SO-11.2', 'SO-8.6', 'SO-11.5', 'SO-11.7', 'SO-11.8'],
    isOnSheet: true,
    Drawing: Modifiers,
  },
])
