import { z } from 'zod'
import type { Tagged } from '../game/contract.ts'
import { anyJson } from '../json/any-json.ts'
import { type Fact, factSchema } from './fact.ts'
import type { Fingerprint } from './fingerprint.ts'

interface EntryBase {
  /** 1, 2, 3 … without a gap; never told twice, whatever is taken back. */
  readonly seq: number
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

/** One accepted action as it is stored for good. */
export interface ActionEntry<Action extends Tagged = Tagged> extends EntryBase {
  /** Seat id of who acted. */
  readonly seat: string
  readonly action: Action
  readonly fact?: undefined
}

/** Something about the match itself, stored for good. */
export interface FactEntry extends EntryBase {
  readonly fact: Fact
  readonly seat?: undefined
  readonly action?: undefined
}

/** One line of the record. It only grows: what is taken back stays in it, and an entry says that it was. */
export type Entry<Action extends Tagged = Tagged> = ActionEntry<Action> | FactEntry

/** Seat id of whoever the entry is about: who acted, gave up, was late, took back or was replaced. */
export function seatOfEntry(entry: Entry): string | undefined {
  if (entry.fact === undefined) return entry.seat
  if (entry.fact.type === 'takenBack') return entry.fact.by
  return 'seat' in entry.fact ? entry.fact.seat : undefined
}

/**
 * Takes one action into the running fingerprint: seq, the seat's place, the action's canonical JSON, the
 * number of dice and each die. Times are left out: they decide nothing.
 */
export function mixAction(
  chain: Fingerprint,
  seq: number,
  seat: number,
  action: Tagged,
  dice: readonly number[],
): void {
  mix(chain, seq, seat, action, dice)
}

/** No seat has this place: it keeps a fact apart from an action of the same words. */
const noSeat = 0xffff_ffff

/** The same of a fact, which stands where the action would. */
export function mixFact(chain: Fingerprint, seq: number, fact: Fact, dice: readonly number[]): void {
  mix(chain, seq, noSeat, chained(fact), dice)
}

/** What is told of dice only at the end may be added then: the chain stays as it was. */
function chained(fact: Fact): Fact {
  if (fact.type !== 'wentOnline') return fact
  const { type, match, commitment } = fact
  return { type, match, commitment }
}

function mix(chain: Fingerprint, seq: number, place: number, what: Tagged, dice: readonly number[]): void {
  chain.word(seq)
  chain.word(place)
  chain.json(what)
  chain.word(dice.length)
  for (const die of dice) chain.word(die)
  chain.close()
}

const figure = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

const base = {
  seq: figure,
  dice: z.array(figure).max(100_000),
  at: figure,
  draw: figure.exactOptional(),
  hash: z.string().regex(/^[0-9a-f]{16}$/),
}

/** An action as it stands in a replay; the action's own shape is the game's matter. */
export const actionEntrySchema = z.strictObject({ ...base, seat: z.string().max(200), action: anyJson })

export const factEntrySchema = z.strictObject({ ...base, fact: factSchema })
