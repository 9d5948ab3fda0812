import type { Result } from '@wyrmtable/kernel'
import type { Problem } from '../../online/wire/answers.ts'
import { ask } from '../../online/wire/ask.ts'

export const joinings = ['open', 'request', 'link'] as const
export const roles = ['owner', 'officer', 'member'] as const
type Role = (typeof roles)[number]

/** What is said of a club by whoever founds or changes it. */
export interface ClubWish {
  readonly name: string
  readonly about: string
  readonly joining: (typeof joinings)[number]
}

export interface ListedClub extends ClubWish {
  readonly id: string
  /** How many are in it. */
  readonly count: number
  /** What whoever asks is in it. */
  readonly role: Role | 'asked' | null
}

export interface Club extends ListedClub {
  readonly createdAt: number
  /** Who leads it, or all where one is in it. */
  readonly members: readonly { readonly name: string; readonly role: Role }[]
  /** For who leads it: who asks to come in, and the word of the link. */
  readonly asked?: readonly { readonly name: string }[]
  readonly link?: string
}

export const allClubs = (): Promise<Result<{ readonly clubs: readonly ListedClub[] }, Problem>> =>
  ask('GET', '/api/clubs')

export const isIn = ({ role }: Pick<ListedClub, 'role'>): boolean => role !== null && role !== 'asked'
