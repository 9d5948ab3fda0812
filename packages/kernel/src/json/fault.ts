import type { Refusal } from '../refusal.ts'
import type { Result } from '../result.ts'
import type { Json } from './json.ts'

/**
 * What can be wrong with outside input. Codes are stable: sentences for them live in `packages/text`,
 * and a retired code is never used again for something else.
 */
export const faultCodes = [
  'tooLarge', // figures: bytes, limit
  'notJson', // figures: line, column
  'empty', // nothing but white space, or not even that
  'truncated', // figures: line, column – the text ends in the middle of a value
  'tooDeep', // figures: limit
  'forbiddenKey', // figures: key – __proto__, constructor, prototype
  'wrongType', // figures: expected, got
  'missing', // figures: key
  'unknownKey', // figures: key
  'notOneOf', // figures: got, allowed (comma separated)
  'tooSmall', // figures: minimum, got; of: 'text' or 'list' where its length is
  'tooBig', // figures: maximum, got; of: 'text' or 'list' where its length is
  'badPattern', // figures: got, pattern
  'wrongFormat', // figures: expected, got – another kind of file
  'wrongVersion', // figures: expected, got – a format or game version this build cannot read
  'wrongGame', // figures: expected, got
  'unknownGame', // figures: got
  'impossible', // refusal: the clause that forbids such a position
  'wrongSetup', // refusal: the clause that forbids these options with so many seats; figures: seats
  'illegalAction', // refusal: entry `seq` is not legal; figures: seq
  'wrongSeat', // figures: seq, got – this seat was not to act
  'brokenChain', // figures: seq – the entry's hash does not follow from the ones before
  'wrongDice', // figures: seq – the dice are not those the commitment gives, or too few, or left over
  'wrongSecret', // the revealed secret does not match the commitment
  'wrongResult', // figures: expected, got – final hash or outcome differ
  'wrongOrder', // figures: expected, got – seq numbers are not 1, 2, 3 …
  'unreadable', // figures: reason – the file could not be opened
] as const
export type FaultCode = (typeof faultCodes)[number]

/** Why outside input was not taken, and where. `path` is a JSON pointer ('' is the whole document). */
export interface Fault {
  readonly code: FaultCode
  readonly path: string
  readonly figures: Readonly<Record<string, string | number>>
  readonly refusal?: Refusal
}

/** Reads one kind of outside value. `parse` never throws and returns the first fault it meets. */
export interface Schema<T> {
  parse(input: Json): Result<T, Fault>
  /** The same shape as JSON Schema 2020-12, for documents and API descriptions. */
  readonly jsonSchema: Json
}
