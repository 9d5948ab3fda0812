import type { z } from 'zod'
import type { ProblemCode } from '../matches/problem.ts'

/** What a route answers. */
export interface Answers {
  /** Status and body of what was done; no body is described for a stream. */
  readonly status: 200 | 201
  readonly body: z.ZodType | undefined
  /** What the same is given as to whoever asks for it so. */
  readonly alsoAs?: 'text/csv'
  /** What it may answer instead, besides what every route of its kind does. */
  readonly problems: readonly ProblemCode[]
  /** True where the store is not asked, so that it may be away. */
  readonly needsNoStore?: true
}

export const done = (body: z.ZodType | undefined, ...problems: readonly ProblemCode[]): Answers => ({
  status: 200,
  body,
  problems,
})
export const made = (body: z.ZodType, ...problems: readonly ProblemCode[]): Answers => ({
  status: 201,
  body,
  problems,
})
export const withoutStore = (answers: Answers): Answers => ({ ...answers, needsNoStore: true })

/** Of one match, and of a seat of it. */
export const ofMatch = ['noSuchMatch', 'damaged'] as const
export const ofSeat = [...ofMatch, 'notYours'] as const
