import { z } from 'zod'
import { anyJson } from '../json/any-json.ts'
import type { Fault } from '../json/fault.ts'
import { atPath } from '../json/fault-at.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import { openDocument } from '../json/open-document.ts'
import { schemaOf } from '../json/schema-of.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Game, Tagged } from './contract.ts'

export const positionFormat = 'wyrmtable-position/1'

/** A state set up by hand, as one JSON document. */
export interface PositionDocument {
  readonly format: typeof positionFormat
  readonly game: string
  /** Absent: any version. */
  readonly version?: string
  /** Absent: the game's defaults. */
  readonly options?: Json
  readonly position: Json
}

export const positionSchema = schemaOf(
  z.strictObject({
    format: z.literal(positionFormat),
    game: z.string().min(1).max(200),
    version: z.string().min(1).max(200).exactOptional(),
    options: anyJson.exactOptional(),
    position: anyJson,
  }),
)

/** A position that was read and found possible. */
export interface ReadPosition<S, A extends Tagged, E extends Tagged, O, V> {
  readonly game: Game<S, A, E, O, V>
  /** Defaults filled in. */
  readonly options: O
  /** Owned by the caller. */
  readonly state: S
  readonly document: PositionDocument
}

/** Reads a position from text, or from JSON that `readJson` gave; the fault's path leads into the document. */
export function readPosition<S, A extends Tagged, E extends Tagged, O, V>(
  input: string | Json,
  gameOf: (id: string) => Game<S, A, E, O, V> | undefined,
): Result<ReadPosition<S, A, E, O, V>, Fault> {
  const opened = openDocument(input, positionFormat)
  if (!opened.ok) return opened
  const parsed = positionSchema.parse(opened.value)
  if (!parsed.ok) return parsed
  const document = parsed.value
  const game = gameOf(document.game)
  if (game === undefined) return fail({ code: 'unknownGame', path: '/game', figures: { got: document.game } })
  if (game.id !== document.game) {
    return fail({ code: 'wrongGame', path: '/game', figures: { expected: game.id, got: document.game } })
  }
  if (document.version !== undefined && document.version !== game.version) {
    const figures = { expected: game.version, got: document.version }
    return fail({ code: 'wrongVersion', path: '/version', figures })
  }
  const options = game.options.parse(document.options ?? {})
  if (!options.ok) return fail(atPath('/options', options.fault))
  const shape = game.position.parse(document.position)
  if (!shape.ok) return fail(atPath('/position', shape.fault))
  const decoded = game.decode(shape.value, options.value)
  if (!decoded.ok) return fail(atPath('/position', decoded.fault))
  return ok({ game, options: options.value, state: decoded.value, document })
}

/** A state as a document that `readPosition` reads. */
export function toPosition<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  options: O,
): PositionDocument {
  const { id, version } = game
  return { format: positionFormat, game: id, version, options: jsonOf(options), position: game.encode(state) }
}
