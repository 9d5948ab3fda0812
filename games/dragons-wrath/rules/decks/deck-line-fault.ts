import type { DeckFault } from '../topics/deck-legality.ts'

const deckLineFaults = ['badLine', 'badCount', 'notJson', 'badField', 'tooLong', 'noDeck'] as const

/** What is wrong in a pasted deck: the line, counted from 1 (0: the deck as a whole), the card and the rule. */
export interface DeckLineFault {
  readonly line: number
  /** What stands there, shortened. */
  readonly text: string
  readonly type: DeckFault['type'] | (typeof deckLineFaults)[number]
  readonly clause: string
  readonly card?: string
  readonly found?: number
  readonly limit?: number
}
