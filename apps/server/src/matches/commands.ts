import { phrases } from '@wyrmtable/text'
import { z } from 'zod'
import { anyJson } from '../any-json.ts'

const seat = z.string().max(100)

/** Controls, and marks that turn the direction of what is written after them; line ends are allowed. */
const marks = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

const deedSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), action: anyJson }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('resign') }),
  z.strictObject({
    type: z.literal('offer'),
    matter: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('takeBack') }),
      z.strictObject({ type: z.literal('draw') }),
      z.strictObject({
        type: z.literal('handOver'),
        seat,
        level: z.enum(['novice', 'squire', 'captain', 'warlord']),
      }),
      z.strictObject({ type: z.literal('substitute'), seat }),
      z.strictObject({ type: z.literal('comeBack') }),
    ]),
  }),
  z.strictObject({
    type: z.literal('answer'),
    offer: z.int().min(1),
    answer: z.enum(['accept', 'refuse', 'withdraw']),
    /** With a refusal: no more of these from anybody. */
    noMore: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal('say'),
    text: z
      .string()
      .max(500)
      .transform((text) => text.replace(marks, ' ').trim())
      .pipe(z.string().min(1)),
    /** To those who share the seat, and nobody else. */
    private: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('sayPhrase'), phrase: z.enum(phrases) }),
  z.strictObject({ type: z.literal('giveTime'), to: seat }),
  /** From now on, for so many days; 0 ends the one that is. */
  z.strictObject({ type: z.literal('vacation'), days: z.int().min(0).max(60) }),
  /** What the seat wants to be asked about; what is done for it otherwise is the game's matter. */
  z.strictObject({ type: z.literal('wish'), wishes: anyJson }),
  z.strictObject({ type: z.literal('rematch') }),
])
export type Deed = z.infer<typeof deedSchema>

export const commandSchema = z.strictObject({
  /** Which of the sender's seats does it; may be left out by who holds only one. */
  seat: seat.optional(),
  /** Number of the last news the sender was told. */
  after: z.int().min(0),
  /** The sender's own name for this command: sent again, it is done once and answered as the first time. */
  key: z.string().regex(/^[\w-]{1,64}$/),
  deed: deedSchema,
})
export type Command = z.infer<typeof commandSchema>
