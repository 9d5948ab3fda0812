import {
  type Fault,
  fail,
  type Json,
  jsonOf,
  type KnownOptions,
  ok,
  type Result,
  type Seat,
  schemaOf,
  type Viewer,
} from '@wyrmtable/kernel'
import { z } from 'zod'
import type { Deck } from '../data/card.ts'
import { findDeck, starterDecks } from '../data/library.ts'
import { deckSchema } from '../data/schema.ts'
import { readDeck } from './decks/read-deck.ts'
import { deckFaults } from './topics/deck-legality.ts'

/** What seats play that choose nothing: one starter each, as far as there are any. */
const MOST_SEATS = 4
const starterIds = starterDecks.slice(0, MOST_SEATS).map((deck) => deck.id)

/** The id of a starter, a deck as `readDeck` reads it from text, or a deck. */
const MOST_CHARACTERS = 20_000
const deck = z.union([z.string().min(1).max(MOST_CHARACTERS), deckSchema])

const variants = {
  /** DW-25.2: decks that are brought, or built out of sealed boosters, or out of a draft. */
  format: z.enum(['decks', 'sealed', 'draft']).default('decks'),
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
  .strictObject({ ...variants, decks: z.array(deck).min(1).max(MOST_SEATS).default(starterIds) })
  .superRefine((options, context) => {
    for (const [place, chosen] of options.decks.entries()) {
      if (typeof chosen !== 'string') {
        for (const { path, clause, type } of deckFaults(chosen, options)) {
          context.addIssue({ code: 'custom', path: ['decks', place, ...path], message: `${clause} ${type}` })
        }
        continue
      }
      const read = findDeck(chosen) === undefined ? readDeck(chosen, options) : undefined
      for (const { line, text, clause, type } of read === undefined || read.ok ? [] : read.faults) {
        const message = `line ${line} (${text}): ${clause} ${type}`
        context.addIssue({ code: 'custom', path: ['decks', place], message })
      }
    }
  })

export type Options = z.infer<typeof optionsSchema>

export const defaultOptions: Options = optionsSchema.parse({})

/** The deck that the seat plays. */
export function deckOf(options: Options, seat: number): Deck {
  const chosen = options.decks[seat % options.decks.length]
  if (chosen === undefined) throw new RangeError(`no deck for seat ${seat}`)
  return typeof chosen === 'string' ? (findDeck(chosen) ?? deckInText(chosen, options)) : chosen
}

/** What everybody knows of the options: all but the decks (DW-13.1). */
export type OpenOptions = Omit<Options, 'decks'>

export function openOptions({ decks: _, ...open }: Options): OpenOptions {
  return open
}

/** Played by a seat of which nobody knows what it brings. */
const standIn = starterIds[0] ?? ''

/** Options again, for a state in which only the deck of one seat is known: others have a starter in its place. */
export function withDeck(open: OpenOptions, seat: number, own: Deck | null): Options {
  const decks = Array.from({ length: MOST_SEATS }, (_, place) => (place === seat ? own : null) ?? standIn)
  return { ...open, decks }
}

const inText = new WeakMap<Options, Map<string, Deck>>()

/** Read once for a set of options, which have been checked. */
function deckInText(text: string, options: Options): Deck {
  const known = inText.get(options) ?? new Map<string, Deck>()
  inText.set(options, known)
  const found = known.get(text)
  if (found !== undefined) return found
  const read = readDeck(text, options)
  if (!read.ok) throw new RangeError('a deck of the options is not legal')
  known.set(text, read.deck)
  return read.deck
}

const parsedOptions = schemaOf(optionsSchema)

/** DW-3: the deck that a seat brings, in the place of what the table has for it; in other formats decks are built later. */
export function bring(options: Options, seat: Seat, seats: number, brought: Json): Result<Json, Fault> {
  if (options.format !== 'decks') {
    return fail({ code: 'notOneOf', path: '', figures: { got: options.format, allowed: 'decks' } })
  }
  const decks = Array.from({ length: seats }, (_, place): Json => {
    return place === seat ? brought : jsonOf(options.decks[place % options.decks.length])
  })
  const open = openOptions(options)
  const parsed = parsedOptions.parse({ ...open, decks })
  if (parsed.ok) return ok(jsonOf(parsed.value))
  const { fault } = parsed
  return fail({ ...fault, path: fault.path.replace(`/decks/${seat}`, '') })
}

/** DW-13.1: each knows his own deck list alone until the match is over; rules work with a starter for each other. */
export function knownOptions(
  { decks: brought, ...variants }: Options,
  viewer: Viewer,
  seats: number,
): KnownOptions<Options> {
  const decks = Array.from({ length: seats }, (_, seat) =>
    seat === viewer && variants.format === 'decks' ? (brought[seat % brought.length] ?? null) : null,
  )
  return {
    told: jsonOf({ ...variants, decks }),
    usable: { ...variants, decks: decks.map((deck) => deck ?? standIn) },
  }
}
