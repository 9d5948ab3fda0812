import type { Result } from '@wyrmtable/kernel'
import type { Problem, Rating } from '../online/wire/answers.ts'
import { ask } from '../online/wire/ask.ts'

/** Paces that ratings are kept for. */
export const ratedPaces = ['live', 'days'] as const
export type RatedPace = (typeof ratedPaces)[number]

export interface PersonRating extends Rating {
  readonly game: string
  /** Null where all seats of the game are alike. */
  readonly side: string | null
  readonly pace: RatedPace
  readonly matches: number
  readonly isSure: boolean
}

interface RatedMatchSeat {
  readonly seat: string
  /** Null: whoever sat there has no account any more. */
  readonly name: string | null
  readonly place: number
  readonly ending: 'played' | 'drawAgreed' | 'resigned' | 'outOfTime'
  readonly before: Rating
  readonly after: Rating
}

export interface RatedMatch {
  readonly match: string
  readonly at: number
  readonly game: string
  readonly pace: RatedPace
  /** That of the person whose match it is. */
  readonly seat: string
  readonly seats: readonly RatedMatchSeat[]
}

/** What everybody may know of somebody with an account. */
export interface Person {
  readonly name: string
  readonly createdAt: number
  /** Whether a program plays by the account. */
  readonly isBot: boolean
  readonly ratings: readonly PersonRating[]
  /** How many rated matches ended for them in each way. */
  readonly endings: Readonly<Partial<Record<RatedMatchSeat['ending'], number>>>
  readonly matches: readonly RatedMatch[]
  /** To ask for those before; null: there are none. */
  readonly more: string | null
}

export const personNamed = (name: string, before?: string): Promise<Result<Person, Problem>> =>
  ask<Person>(
    'GET',
    `/api/people/${encodeURIComponent(name)}${before === undefined ? '' : `?before=${before}`}`,
  )

export interface Best extends Rating {
  readonly name: string
  readonly matches: number
}

export const bestOf = (
  game: string,
  pace: RatedPace,
  side: string | undefined,
): Promise<Result<{ readonly people: readonly Best[] }, Problem>> =>
  ask('GET', `/api/ratings?${new URLSearchParams({ game, pace, ...(side === undefined ? {} : { side }) })}`)

/** What a seat of a game is called, by their ids. */
export type SeatNames = (game: string, seat: string) => string
