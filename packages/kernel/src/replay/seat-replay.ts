import { z } from 'zod'
import { anyJson, anyObject } from '../json/any-json.ts'
import type { Fault } from '../json/fault.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { openDocument } from '../json/open-document.ts'
import { schemaOf } from '../json/schema-of.ts'
import { type Fact, factSchema } from '../match/fact.ts'
import { headerShape, type MatchHeader } from '../match/header.ts'
import type { Result } from '../result.ts'

export const seatReplayFormat = 'wyrmtable-seat-replay/2'

/** In the first entries had the numbers of the record, which told how often others had acted in secret. */
const seatReplayFormats = ['wyrmtable-seat-replay/1', seatReplayFormat] as const

/** One step as the viewer learned it. */
export interface SeatEntry {
  /** 1, 2, 3 …: how many the viewer has learned of. */
  readonly seq: number
  /** Whose step it was, where the viewer knows. */
  readonly seat?: string
  readonly at: number
  /** Only for the viewer's own actions. */
  readonly action?: Json
  /**
   * Who gave up, whose time was out, who took over: facts that everybody knows. Of rules that all agreed to the
   * position is `{}`: it would be the whole state.
   */
  readonly fact?: Fact
  readonly events: readonly JsonObject[]
  /** What the viewer could see afterwards. */
  readonly view: Json
}

/**
 * A match as one seat (or a spectator) lived it: views and events, and no state, dice, hash or action of
 * another's, since each of them could tell a secret. What was taken back is not in it. It cannot be verified or
 * played on.
 */
export interface SeatReplay extends Omit<MatchHeader, 'dice' | 'position'> {
  readonly format: (typeof seatReplayFormats)[number]
  /** A seat id, or 'spectator'. */
  readonly viewer: string
  /** What the viewer saw before the first action. */
  readonly start: Json
  readonly entries: readonly SeatEntry[]
  readonly result?: Json
}

const { dice: _dice, position: _position, ...header } = headerShape
const figure = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

export const seatReplaySchema = schemaOf<SeatReplay>(
  z.strictObject({
    format: z.enum(seatReplayFormats),
    ...header,
    viewer: z.string().max(200),
    start: anyJson,
    entries: z
      .array(
        z.strictObject({
          seq: figure,
          seat: z.string().max(200).exactOptional(),
          at: figure,
          action: anyJson.exactOptional(),
          fact: factSchema.exactOptional(),
          events: z.array(anyObject),
          view: anyJson,
        }),
      )
      .max(1_000_000),
    result: anyJson.exactOptional(),
  }),
)

/** The version that each entry was played under, in their order. */
export function seatVersions({ version, entries }: SeatReplay): readonly string[] {
  let now = version
  return entries.map(({ fact }) => {
    if (fact?.type === 'rules') now = fact.version
    return now
  })
}

/** Whether the document says that it is one, of whatever version. */
export const isSeatReplay = (document: Json): boolean =>
  typeof document === 'object' &&
  document !== null &&
  'format' in document &&
  typeof document.format === 'string' &&
  document.format.startsWith('wyrmtable-seat-replay/')

/**
 * Reads a seat's replay, to be looked at. Views and events are the game's own and not looked into: whoever shows
 * them finds out whether the game knows them.
 */
export function readSeatReplay(input: string | Json): Result<SeatReplay, Fault> {
  const opened = openDocument(input, ...seatReplayFormats)
  return opened.ok ? seatReplaySchema.parse(opened.value) : opened
}
