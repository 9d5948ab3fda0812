import { z } from 'zod'
import type { Tagged } from '../game/contract.ts'
import { anyJson, anyObject } from '../json/any-json.ts'
import type { Fault } from '../json/fault.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import { openDocument } from '../json/open-document.ts'
import { schemaOf } from '../json/schema-of.ts'
import type { Result } from '../result.ts'
import { isSubset, valueAtPath } from './subset.ts'

const puzzlesFormat = 'wyrmtable-puzzles/1'

/** What the right plan comes to; all that is asked must hold at one moment of a try. */
interface PuzzleGoal {
  /** Members of an action that was just done. */
  readonly does?: Json
  /** What may stand at a path of the encoded state. */
  readonly at?: Readonly<Record<string, readonly Json[]>>
  /** What the list at a path of the encoded state must have among others. */
  readonly has?: Readonly<Record<string, Json>>
}

/** A composed position in which one plan is right. Its sentences are `ID.title`, `ID.task` and `ID.why`. */
export interface Puzzle {
  readonly id: string
  /** From 1, seen at a glance, to 3. */
  readonly difficulty: 1 | 2 | 3
  readonly options?: Json
  readonly position: Json
  /** Any of them solves it. */
  readonly goals: readonly PuzzleGoal[]
  /** Actions of the seat that is to act which solve it, before any die falls. */
  readonly line: readonly Tagged[]
}

/** All puzzles of one game. */
interface Puzzles {
  readonly format: typeof puzzlesFormat
  readonly game: string
  readonly puzzles: readonly Puzzle[]
}

const goal = z.strictObject({
  does: anyObject.exactOptional(),
  at: z.record(z.string(), z.array(anyJson).min(1)).exactOptional(),
  has: z.record(z.string(), anyJson).exactOptional(),
})
const puzzles = schemaOf<Puzzles>(
  z.strictObject({
    format: z.literal(puzzlesFormat),
    game: z.string().min(1),
    puzzles: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z-]*$/),
        difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        options: anyJson.exactOptional(),
        position: anyJson,
        goals: z.array(goal).min(1),
        line: z.array(z.looseObject({ type: z.string().min(1) })).min(1),
      }),
    ),
  }),
)

/** Reads the puzzles of a `PuzzleRoom`. Whether a position is possible, only its game can tell. */
export function readPuzzles(document: unknown): Result<Puzzles, Fault> {
  const opened = openDocument(jsonOf(document), puzzlesFormat)
  return opened.ok ? puzzles.parse(opened.value) : opened
}

/** Whether a goal is reached by what was just done, in the state that it led to. */
export function isReached({ does, at = {}, has = {} }: PuzzleGoal, action: Tagged, state: Json): boolean {
  if (does !== undefined && !isSubset(does, jsonOf(action))) return false
  const isThere = Object.entries(at).every(([path, values]) =>
    values.some((value) => isSubset(value, valueAtPath(state, path))),
  )
  return (
    isThere &&
    Object.entries(has).every(([path, value]) => {
      const list = valueAtPath(state, path)
      return Array.isArray(list) && list.some((item) => isSubset(value, item))
    })
  )
}
