import { z } from 'zod'
import type { Game, Tagged } from '../game/contract.ts'
import { anyJson } from '../json/any-json.ts'
import type { Fault } from '../json/fault.ts'
import { atPath } from '../json/fault-at.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import { openDocument } from '../json/open-document.ts'
import { schemaOf } from '../json/schema-of.ts'
import { type Entry, entrySchema } from '../match/entry.ts'
import { headerShape } from '../match/header.ts'
import { fail, ok, type Result } from '../result.ts'
import { type Replay, replayFormat } from './replay.ts'

const figure = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

export const replaySchema = schemaOf(
  z.strictObject({
    format: z.literal(replayFormat),
    ...headerShape,
    setup: z.array(figure).max(1_000_000),
    entries: z.array(entrySchema).max(1_000_000),
    result: anyJson.exactOptional(),
    finalHash: sha256,
    seal: sha256,
  }),
)

/**
 * Reads a replay from text, or from JSON that `readJson` gave: its shape, its game (by `gameOf`, undefined
 * for an unknown id), the version, the options and the shape of each action. Whether the match could be
 * played so is for `verifyReplay` to say. `gameOf` gives the rules of the version; those of another are refused, and
 * the fault names `versions`, all that could have been had. `readAnyVersion` does the finding.
 */
export function readReplay<S, A extends Tagged, E extends Tagged, O, V>(
  input: string | Json,
  gameOf: (id: string, version: string) => Game<S, A, E, O, V> | undefined,
  versions?: readonly string[],
): Result<Replay<A>, Fault> {
  const opened = openDocument(input, replayFormat)
  if (!opened.ok) return opened
  const parsed = replaySchema.parse(opened.value)
  if (!parsed.ok) return parsed
  const replay = parsed.value
  const game = gameOf(replay.game, replay.version)
  if (game === undefined) return fail({ code: 'unknownGame', path: '/game', figures: { got: replay.game } })
  if (game.id !== replay.game) {
    return fail({ code: 'wrongGame', path: '/game', figures: { expected: game.id, got: replay.game } })
  }
  if (game.version !== replay.version) {
    const figures = { expected: versions?.join(', ') ?? game.version, got: replay.version }
    return fail({ code: 'wrongVersion', path: '/version', figures })
  }
  const options = game.options.parse(replay.options)
  if (!options.ok) return fail(atPath('/options', options.fault))
  const entries: Entry<A>[] = []
  for (const [place, entry] of replay.entries.entries()) {
    const action = game.action.parse(entry.action)
    if (!action.ok) return fail(atPath(`/entries/${place}/action`, action.fault))
    entries.push({ ...entry, action: action.value })
  }
  return ok({ ...replay, options: jsonOf(options.value), entries })
}
