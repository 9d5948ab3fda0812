import { z } from 'zod'
import type { ForfeitCause } from '../game/contract.ts'
import { anyJson } from '../json/any-json.ts'
import type { Json } from '../json/json.ts'
import { promiseFigures, type SeatInfo, seatFigures } from './header.ts'

/** Who sits in a seat from now on; the seat itself stays. */
export type SeatHolder = Omit<SeatInfo, 'id'>

/**
 * What is recorded of a match besides its actions. Seats are named by id. A fact is an entry like any other:
 * numbered, chained, never removed.
 */
export type Fact =
  /**
   * Play goes on from where it stood after entry `to` (0: the beginning), which must belong to the live line
   * and be earlier than its last. What came after stays in the record, its dice included: they never fall again.
   * `by` names the seat that took its own last action back by the rules of undo; absent: all agreed.
   */
  | { readonly type: 'takenBack'; readonly to: number; readonly by?: string }
  | { readonly type: 'resigned'; readonly seat: string }
  /** The seat's clock has run out, by the judgement of whoever keeps the match. */
  | { readonly type: 'outOfTime'; readonly seat: string }
  | { readonly type: 'drawAgreed' }
  /** Somebody else answers for the seat. It says nothing about the course of the game and is not taken back. */
  | { readonly type: 'handedOver'; readonly seat: string; readonly to: SeatHolder }
  /**
   * The match goes on under another version of the rules, from what that version reads of the present position. With
   * `position`, which is just that, all agreed to it. Without, nobody was asked: those rules come to the same states,
   * choices and dice in all that was played so far. Cannot be taken back.
   */
  | { readonly type: 'rules'; readonly version: string; readonly position?: Json }
  | WentOnline

/**
 * The match goes on at a server: the dice from here on come from what it promised before any seat gave its word, as
 * in a header. Seeds and secret are told once the match is over; like those of a header they are no part of the chain.
 * Only in games without secrets; cannot be taken back.
 */
export interface WentOnline {
  readonly type: 'wentOnline'
  /** What the server calls it: these dice depend on that name. */
  readonly match: string
  readonly commitment: string
  readonly seatSeeds?: readonly string[]
  readonly secret?: string
}

/** Somebody leaves the match before its end. */
export type ForfeitFact = Extract<Fact, { readonly type: ForfeitCause }>

export const isForfeit = (fact: Fact): fact is ForfeitFact =>
  fact.type === 'resigned' || fact.type === 'outOfTime'

const figure = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const seat = z.string().max(200)

export const factSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('takenBack'), to: figure, by: seat.exactOptional() }),
  z.strictObject({ type: z.literal('resigned'), seat }),
  z.strictObject({ type: z.literal('outOfTime'), seat }),
  z.strictObject({ type: z.literal('drawAgreed') }),
  z.strictObject({ type: z.literal('handedOver'), seat, to: z.strictObject(seatFigures) }),
  z.strictObject({
    type: z.literal('rules'),
    version: z.string().min(1).max(200),
    position: anyJson.exactOptional(),
  }),
  z.strictObject({
    type: z.literal('wentOnline'),
    match: z.string().min(1).max(200),
    ...promiseFigures,
    seatSeeds: promiseFigures.seatSeeds.exactOptional(),
  }),
])
