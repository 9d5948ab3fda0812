import { z } from 'zod'
import { anyJson } from '../json/any-json.ts'
import type { Json } from '../json/json.ts'
import { Fingerprint } from './fingerprint.ts'

/** A place at the table as a match records it, in seat order. */
export interface SeatInfo {
  /** One of `Game.seatIds`, at its own place in that list. */
  readonly id: string
  /** What the person or computer is called. */
  readonly name: string
  readonly kind: 'person' | 'computer'
  /** How strong a computer was asked to be, in its own words. */
  readonly level?: string
}

/**
 * Where the dice of a match come from. `recorded` gives no proof: the dice in the entries are all there
 * is. A secret, and a seed just as much, foretells every die and tells every hidden card: it belongs in
 * a header only where everybody who can read it may know all.
 */
export type DiceOrigin =
  | {
      readonly kind: 'verifiable'
      readonly commitment: string
      readonly seatSeeds: readonly string[]
      readonly secret?: string
    }
  | { readonly kind: 'seeded'; readonly seed: number | string }
  | { readonly kind: 'recorded' }

/** What is fixed about a match before its first action. */
export interface MatchHeader {
  readonly id: string
  readonly game: string
  readonly version: string
  /** As parsed by the game: defaults filled in. */
  readonly options: Json
  readonly seats: readonly SeatInfo[]
  readonly dice: DiceOrigin
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** Start from this position set up by hand; absent: from the game's own set-up. */
  readonly position?: Json
}

/**
 * The fingerprint before the first entry: over what decides the match, so that an entry cannot be moved
 * from one match to another. Names and times may be corrected later, and the origin of the dice is told
 * in full only at the end: none of them is in it.
 */
export function startFingerprint(header: MatchHeader, setup: readonly number[]): Fingerprint {
  const { id, game, version, options, seats, position } = header
  const start = new Fingerprint()
  start.json({ id, game, version, options, position, setup, seats: seats.map((seat) => seat.id) })
  start.close()
  return start
}

const word = z.string().min(1).max(200)
const figure = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Who sits there, as it stands in a replay. */
export const seatFigures = {
  name: z.string().max(200),
  kind: z.enum(['person', 'computer']),
  level: z.string().max(200).exactOptional(),
}

const seatInfoSchema = z.strictObject({ id: word, ...seatFigures })

/** What was promised before the first die, and the words that seats gave after it, in seat order. */
export const promiseFigures = {
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  seatSeeds: z.array(z.string().max(1000)).max(64),
  secret: z.string().min(1).max(1000).exactOptional(),
}

const diceOriginSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('verifiable'),
    ...promiseFigures,
  }),
  z.strictObject({ kind: z.literal('seeded'), seed: z.union([z.number(), z.string().max(1000)]) }),
  z.strictObject({ kind: z.literal('recorded') }),
])

/** The header's fields as they stand in a replay, and wherever else a match is described before its first entry. */
export const headerShape = {
  id: word,
  game: word,
  version: word,
  options: anyJson,
  seats: z.array(seatInfoSchema).min(1).max(64),
  dice: diceOriginSchema,
  createdAt: figure,
  position: anyJson.exactOptional(),
}
