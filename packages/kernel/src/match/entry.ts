import { z } from 'zod'
import type { Tagged } from '../game/contract.ts'
import { anyJson } from '../json/any-json.ts'
import type { Fingerprint } from './fingerprint.ts'

/** One accepted action as it is stored for good. */
export interface Entry<Action extends Tagged = Tagged> {
  /** 1, 2, 3 … without a gap. */
  readonly seq: number
  /** Seat id of who acted. */
  readonly seat: string
  readonly action: Action
  /** Each die that fell, in the order drawn. */
  readonly dice: readonly number[]
  /** When it was accepted, milliseconds since 1970, by the clock of whoever keeps the match. */
  readonly at: number
  /** Dice drawn in the match before the first of these; only where dice were drawn. */
  readonly draw?: number
  /**
   * Fingerprint of everything up to here: 16 hex digits. In a game with secrets it must not reach
   * somebody who may not know the action: the few actions that were possible could be tried one by one.
   */
  readonly hash: string
}

/**
 * Takes one entry into the running fingerprint: seq, the seat's place, the action's canonical JSON, the
 * number of dice and each die. Times are left out: they decide nothing.
 */
export function mixEntry(
  chain: Fingerprint,
  seq: number,
  seat: number,
  action: Tagged,
  dice: readonly number[],
): void {
  chain.word(seq)
  chain.word(seat)
  chain.json(action)
  chain.word(dice.length)
  for (const die of dice) chain.word(die)
  chain.close()
}

const figure = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** An entry as it stands in a replay; the action's own shape is the game's matter. */
export const entrySchema = z.strictObject({
  seq: figure,
  seat: z.string().max(200),
  action: anyJson,
  dice: z.array(figure).max(100_000),
  at: figure,
  draw: figure.exactOptional(),
  hash: z.string().regex(/^[0-9a-f]{16}$/),
})
