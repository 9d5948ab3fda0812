import type { GlyphShape } from '@wyrmtable/ui'
import { findCard } from '../../data/library.ts'
import type { Event } from '../../rules/events.ts'
import { shapes } from '../glyph/index.ts'

/** A piece of a line of the chronicle: words, or the name of a card that opens it. */
export interface Piece {
  readonly text: string
  readonly card?: string
}

/** A line with the names of its cards apart; each card is found once, the longest names first. */
export function piecesOf(line: string, event: Event, name: (card: string) => string): readonly Piece[] {
  const cards = [...new Set(wordsIn(event))].filter((word) => findCard(word) !== undefined)
  let pieces: readonly Piece[] = [{ text: line }]
  for (const card of cards.toSorted((a, b) => name(b).length - name(a).length)) {
    const place = pieces.findIndex((piece) => piece.card === undefined && piece.text.includes(name(card)))
    const { text = '' } = pieces[place] ?? {}
    if (place < 0) continue
    const at = text.indexOf(name(card))
    const split: readonly Piece[] = [
      { text: text.slice(0, at) },
      { text: name(card), card },
      { text: text.slice(at + name(card).length) },
    ]
    pieces = pieces.toSpliced(place, 1, ...split.filter((piece) => piece.text !== ''))
  }
  return pieces
}

/** Every text in an event, however deep: cards are among them by id. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

/** What a line is about, at a glance. */
export const glyphOf: { readonly [E in Event['type']]?: GlyphShape } = {
  drew: shapes.cardDraw,
  shuffled: shapes.cycle,
  mulligan: shapes.cycle,
  orderSet: shapes.cycle,
  commitRevealed: shapes.coins,
  enteredPlay: shapes.coins,
  objectAttached: shapes.coins,
  cardCast: shapes.magicSwirl,
  abilityUsed: shapes.magicSwirl,
  abilityTriggered: shapes.magicSwirl,
  enchanted: shapes.magicSwirl,
  countered: shapes.magicSwirl,
  attackDeclared: shapes.crossedSwords,
  provinceAttackDeclared: shapes.crossedSwords,
  compared: shapes.crossedSwords,
  combatWon: shapes.crossedSwords,
  destroyed: shapes.flame,
  provinceDiscarded: shapes.flame,
  playerEliminated: shapes.flame,
}

/** The clause behind a line, where it is always the same. */
export const clauseOf: { readonly [E in Event['type']]?: string } = {
  orderSet: 'DW-6.4',
  objectReturned: 'DW-9.5',
  attackDeclared: 'DW-10.6',
  provinceAttackDeclared: 'DW-10.6',
  compared: 'DW-10.8',
  combatWon: 'DW-10.9',
  countered: 'DW-11.11',
  playerEliminated: 'DW-1.2',
}
