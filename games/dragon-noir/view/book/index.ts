import { figuresOf } from '@wyrmtable/ui'
import { Boards } from './Boards.tsx'
import { Characters, DragonHexes, Spells } from './Characters.tsx'
import { Combat, Fire, Shift } from './Fighting.tsx'
import { Infiltration, Jump, Terrain, Weapons } from './Ground.tsx'
import { BlockedLines, Covers } from './Sights.tsx'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { fr } from './text/fr.ts'
import { Positions, Turning } from './Zones.tsx'

/** What the rulebook draws, in its order; every figure of the rules comes from `data/`. */
export const figures = figuresOf({ en, fr, es }, [
  { id: 'map-boards', clauses: ['DN-1.2', 'DN-2.1'], Drawing: Boards },
  { id: 'table-terrain', clauses: ['DN-3.7', 'DN-7.1', 'DN-6.19'], isOnSheet: true, Drawing: Terrain },
  {
    id: 'sheet-characters',
    clauses: ['DN-4.9', 'DN-4.1', 'DN-4.4'],
    isOnSheet: true,
    isWide: true,
    Drawing: Characters,
  },
  { id: 'table-weapons', clauses: ['DN-6.5', 'DN-6.1'], isOnSheet: true, Drawing: Weapons },
  { id: 'table-fire', clauses: ['DN-6.23', 'DN-6.24', 'DN-6.25', 'DN-6.26'], isOnSheet: true, Drawing: Fire },
  { id: 'diagram-covers', clauses: ['DN-6.19', 'DN-6.9', 'DN-6.16', 'DN-6.18', 'DN-6.20'], Drawing: Covers },
  { id: 'diagram-blocked', clauses: ['DN-6.11', 'DN-6.12', 'DN-6.16', 'DN-2.6'], Drawing: BlockedLines },
  { id: 'diagram-positions', clauses: ['DN-8.2', 'DN-6.3', 'DN-11.2'], Drawing: Positions },
  { id: 'table-infiltration', clauses: ['DN-8.3', 'DN-8.4'], isOnSheet: true, Drawing: Infiltration },
  { id: 'diagram-turning', clauses: ['DN-9.2', 'DN-9.1'], Drawing: Turning },
  { id: 'table-jump', clauses: ['DN-9.9'], isOnSheet: true, Drawing: Jump },
  { id: 'table-shift', clauses: ['DN-11.9'], isOnSheet: true, Drawing: Shift },
  {
    id: 'table-combat',
    clauses: ['DN-11.14', 'DN-11.8', 'DN-11.15', 'DN-11.16', 'DN-11.17'],
    isOnSheet: true,
    Drawing: Combat,
  },
  { id: 'diagram-dragon', clauses: ['DN-13.1'], Drawing: DragonHexes },
  { id: 'table-spells', clauses: ['DN-15.17', 'DN-15.2'], Drawing: Spells },
])
