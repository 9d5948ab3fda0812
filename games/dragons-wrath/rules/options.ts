import { z } from 'zod'
import type { Deck } from '../data/card.ts'
import { starterDecks } from '../data/library.ts'
import { deckSchema } from '../data/schema.ts'
import { deckFaults } from './topics/deck-legality.ts'

const starterIds = starterDecks.map((deck) => deck.id)
const starter = (id: string): Deck | undefined => starterDecks.find((deck) => deck.id === id)

const deck = z.union([z.string().refine((id) => starter(id) !== undefined, 'id of a starter'), deckSchema])

const variants = {
  /** DW-1.4: `order`, the first in the order in force among those eliminated together wins. */
  simultaneousElimination: z.enum(['draw', 'order']).default('draw'),
  /** DW-3.2: null, no limit. */
  maxCopies: z.int().min(1).max(9).nullable().default(4),
  /** DW-3.3 */
  maxAllies: z.int().min(30).max(200).default(80),
  /** DW-3.6 */
  mulligan: z.enum(['none', 'once']).default('none'),
  /** DW-5.18 */
  sacrificeTiming: z.enum(['magicPhase', 'anytime']).default('magicPhase'),
  /** DW-5.19 */
  sacrificeLimit: z.enum(['perPlayer', 'perTable']).default('perPlayer'),
  /** DW-9.2 */
  objectTarget: z.enum(['own', 'any']).default('own'),
  /** DW-9.3 */
  objectReplace: z.enum(['forbid', 'allow']).default('forbid'),
  /** DW-10.13 */
  guardScope: z.enum(['combatTurn', 'game']).default('combatTurn'),
  /** DW-11.4: the stack is optional and not offered. */
  curseResolution: z.literal('immediate').default('immediate'),
  /** DW-11.16: for whoever runs the match; the rules know no clock. */
  maskDelayMs: z.tuple([z.int().min(0), z.int().min(0)]).default([300, 1500]),
  /** DW-13.6 */
  memoryAid: z.enum(['on', 'off']).default('on'),
  /** DW-12.9: null, no limit. */
  turnLimit: z.int().min(10).max(200).nullable().default(60),
  /** DW-12.3 */
  ritualsSurviveElimination: z.boolean().default(false),
  /** DW-10.12 */
  firstProvinceAttackTurn: z.int().min(1).max(9).default(3),
  /** DW-6.4 */
  combatOrder: z.enum(['descending', 'ascending']).default('descending'),
  /** DW-13.4: for whoever serves spectators. */
  spectatorDelay: z.int().min(0).max(200).default(0),
}

/** Variants (DW-24) and the decks in seat order; where fewer decks are named they are dealt in turn. */
export const optionsSchema = z
  .strictObject({ ...variants, decks: z.array(deck).min(1).max(4).default(starterIds) })
  .superRefine((options, context) => {
    for (const [place, chosen] of options.decks.entries()) {
      const list = typeof chosen === 'string' ? starter(chosen) : chosen
      for (const fault of list === undefined ? [] : deckFaults(list, options)) {
        context.addIssue({
          code: 'custom',
          path: ['decks', place, ...fault.path],
          message: `${fault.clause} ${fault.type}`,
        })
      }
    }
  })

export type Options = z.infer<typeof optionsSchema>

export const defaultOptions: Options = optionsSchema.parse({})

/** The deck that the seat plays. */
export function deckOf(options: Options, seat: number): Deck {
  const chosen = options.decks[seat % options.decks.length]
  const found = typeof chosen === 'string' ? starter(chosen) : chosen
  if (found === undefined) throw new RangeError(`no deck for seat ${seat}`)
  return found
}
