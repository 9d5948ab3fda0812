import type { BookFigure } from '@wyrmtable/ui'
import { Kinds, Objects, Starters, Traits } from './Cards.tsx'
import { Steps, Windows } from './Steps.tsx'
import { bookTitle } from './text.ts'

/** What the rulebook draws, in its order; every figure comes from the cards and decks of `data/`. */
export const figures: readonly BookFigure[] = [
  {
    id: 'table-kinds',
    title: bookTitle('figure.kinds'),
    clauses: ['DW-2.1', 'DW-2.2', 'DW-25.1'],
    isOnSheet: true,
    Drawing: Kinds,
  },
  {
    id: 'table-objects',
    title: bookTitle('figure.objects'),
    clauses: ['DW-2.8', 'DW-9.2'],
    isOnSheet: true,
    Drawing: Objects,
  },
  {
    id: 'table-traits',
    title: bookTitle('figure.traits'),
    clauses: ['DW-2.9', 'DW-2.11'],
    isOnSheet: true,
    Drawing: Traits,
  },
  {
    id: 'table-steps',
    title: bookTitle('figure.steps'),
    clauses: ['DW-6.2', 'DW-6.1'],
    isOnSheet: true,
    Drawing: Steps,
  },
  {
    id: 'table-windows',
    title: bookTitle('figure.windows'),
    clauses: ['DW-11.1', 'DW-11.2'],
    isOnSheet: true,
    Drawing: Windows,
  },
  {
    id: 'table-starters',
    title: bookTitle('figure.starters'),
    clauses: ['DW-25.10'],
    isOnSheet: true,
    Drawing: Starters,
  },
]
