import { z } from 'zod'
import type { Game, Tagged } from '../game/contract.ts'
import { anyJson } from '../json/any-json.ts'
import type { Fault } from '../json/fault.ts'
import { atPath } from '../json/fault-at.ts'
import type { Json } from '../json/json.ts'
import { isJsonObject, jsonOf } from '../json/json-of.ts'
import { openDocument } from '../json/open-document.ts'
import { schemaOf } from '../json/schema-of.ts'
import { actionEntrySchema, type Entry, factEntrySchema } from '../match/entry.ts'
import { headerShape } from '../match/header.ts'
import { fail, ok, type Result } from '../result.ts'
import { type Replay, replayFormat, replayFormats } from './replay.ts'

const figure = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const mostEntries = 1_000_000

const aroundEntries = {
  ...headerShape,
  setup: z.array(figure).max(1_000_000),
  result: anyJson.exactOptional(),
  finalHash: sha256,
  seal: sha256,
}

export const replaySchema = schemaOf(
  z.strictObject({
    format: z.literal(replayFormat),
    ...aroundEntries,
    entries: z.array(z.union([actionEntrySchema, factEntrySchema])).max(mostEntries),
  }),
)

/** The same with entries as they come: each is looked at once, together with its action. */
const outerSchema = schemaOf(
  z.strictObject({
    format: z.enum(replayFormats),
    ...aroundEntries,
    entries: z.custom<readonly Json[]>((value) => Array.isArray(value), { error: 'array' }),
  }),
)
const actionEntry = schemaOf(actionEntrySchema)
const factEntry = schemaOf(factEntrySchema)

/**
 * Reads a replay from text, or from JSON that `readJson` gave: its shape, its game (by `gameOf`, undefined
 * for an unknown id), the version, the options and the shape of each action. `gameOf` is told the version too, of
 * the record first and then of rules that it goes on under; rules of another version are refused, and the fault names
 * `versions`, all that could have been had. `readAnyVersion` does the finding. Whether the match could be played so is
 * for `verifyReplay` to say.
 */
export function readReplay<S, A extends Tagged, E extends Tagged, O, V>(
  input: string | Json,
  gameOf: (id: string, version: string) => Game<S, A, E, O, V> | undefined,
  versions?: readonly string[],
): Result<Replay<A>, Fault> {
  const opened = openDocument(input, ...replayFormats)
  if (!opened.ok) return opened
  const parsed = outerSchema.parse(opened.value)
  if (!parsed.ok) return parsed
  const replay = parsed.value
  const found = gameIn(replay, gameOf, versions)
  if (!found.ok) return found
  let game = found.value
  const options = game.options.parse(replay.options)
  if (!options.ok) return fail(atPath('/options', options.fault))
  if (replay.entries.length > mostEntries) {
    const figures = { maximum: mostEntries, got: replay.entries.length }
    return fail({ code: 'tooBig', path: '/entries', figures })
  }
  const mayHaveFacts = replay.format !== 'wyrmtable-replay/1'
  const entries: Entry<A>[] = []
  for (const [place, json] of replay.entries.entries()) {
    const entry = readEntry(game, json, mayHaveFacts)
    if (!entry.ok) return fail(atPath(`/entries/${place}`, entry.fault))
    entries.push(entry.value)
    const { fact } = entry.value
    if (fact?.type !== 'rules') continue
    const other = gameIn({ ...replay, version: fact.version }, gameOf, versions)
    if (!other.ok) return fail({ ...other.fault, path: `/entries/${place}/fact/version` })
    game = other.value
  }
  return ok({ ...replay, options: jsonOf(options.value), entries })
}

function gameIn<G extends { readonly id: string; readonly version: string }>(
  { game: id, version }: { readonly game: string; readonly version: string },
  gameOf: (id: string, version: string) => G | undefined,
  versions: readonly string[] | undefined,
): Result<G, Fault> {
  const game = gameOf(id, version)
  if (game === undefined) return fail({ code: 'unknownGame', path: '/game', figures: { got: id } })
  if (game.id !== id) {
    return fail({ code: 'wrongGame', path: '/game', figures: { expected: game.id, got: id } })
  }
  return game.version === version
    ? ok(game)
    : fail({
        code: 'wrongVersion',
        path: '/version',
        figures: { expected: versions?.join(', ') ?? game.version, got: version },
      })
}

function readEntry<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  json: Json,
  mayHaveFacts: boolean,
): Result<Entry<A>, Fault> {
  if (mayHaveFacts && isJsonObject(json) && 'fact' in json) return factEntry.parse(json)
  if (isSoundAction(json)) return readAction(game, json)
  const parsed = actionEntry.parse(json)
  return parsed.ok ? readAction(game, parsed.value) : parsed
}

type ActionShape = z.infer<typeof actionEntrySchema>

function readAction<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  { seq, seat, action: json, dice, at, draw, hash }: ActionShape,
): Result<Entry<A>, Fault> {
  const parsed = game.action.parse(json)
  if (!parsed.ok) return fail(atPath('/action', parsed.fault))
  const action = parsed.value
  return ok(
    draw === undefined ? { seq, seat, action, dice, at, hash } : { seq, seat, action, dice, at, draw, hash },
  )
}

/**
 * What the schema of an entry says, by hand: there are very many of them, and nearly all are sound. Where it is
 * not certain, the schema says what is wrong.
 */
function isSoundAction(json: Json): json is Json & ActionShape {
  if (!isJsonObject(json)) return false
  const { seq, seat, action, dice, at, draw, hash } = json
  let members = draw === undefined ? 6 : 7
  for (const _ in json) members--
  return (
    members === 0 &&
    action !== undefined &&
    isFigure(seq) &&
    isFigure(at) &&
    (draw === undefined || isFigure(draw)) &&
    typeof seat === 'string' &&
    seat.length <= 200 &&
    typeof hash === 'string' &&
    chained.test(hash) &&
    Array.isArray(dice) &&
    dice.length <= 100_000 &&
    dice.every(isFigure)
  )
}

const isFigure = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const chained = /^[0-9a-f]{16}$/
