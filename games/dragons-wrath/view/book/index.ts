import { figuresOf } from '@wyrmtable/ui'
import { Kinds, Objects, Starters, Traits } from './Cards.tsx'
import { Steps, Windows } from './Steps.tsx'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { fr } from './text/fr.ts'

/** What the rulebook draws, in its order; every figure comes from the cards and decks of `data/`. */
export const figures = figuresOf({ en, fr, es }, [
  { id: 'table-kinds', clauses: ['DW-2.1', 'DW-2.2', 'DW-25.1'], isOnSheet: true, Drawing: Kinds },
  { id: 'table-objects', clauses: ['DW-2.8', 'DW-9.2'], isOnSheet: true, Drawing: Objects },
  { id: 'table-traits', clauses: ['DW-2.9', 'DW-2.11'], isOnSheet: true, Drawing: Traits },
  { id: 'table-steps', clauses: ['DW-6.2', 'DW-6.1'], isOnSheet: true, Drawing: Steps },
  { id: 'table-windows', clauses: ['DW-11.1', 'DW-11.2'], isOnSheet: true, Drawing: Windows },
  { id: 'table-starters', clauses: ['DW-25.10'], isOnSheet: true, Drawing: Starters },
])
