import type { Result } from '@wyrmtable/kernel'
import type { Problem } from '../../online/wire/answers.ts'
import { ask } from '../../online/wire/ask.ts'

export interface Report {
  readonly id: string
  readonly at: number
  /** Names; null: they have no account any more. */
  readonly by: string | null
  readonly about: string | null
  readonly match: string | null
  readonly words: string
  readonly isOpen: boolean
}

export const kinds = ['warned', 'suspended', 'closed', 'lifted'] as const
export type Kind = (typeof kinds)[number]

export interface Done {
  readonly at: number
  readonly about: string | null
  readonly kind: Kind
  readonly reason: string
  readonly until: number | null
  readonly isSeen: boolean
  /** The host's account that did it; null: it was done by command. */
  readonly by: string | null
}

export interface HostPerson {
  readonly name: string
  readonly createdAt: number
  readonly seenAt: number | null
  readonly isHost: boolean
  /** What keeps them from playing now. */
  readonly inForce: { readonly kind: Kind; readonly until: number | null } | null
}

export interface WholePerson extends HostPerson {
  readonly log: readonly Done[]
  readonly reports: readonly Report[]
}

type Answer<T> = Promise<Result<T, Problem>>

export const reportsThatAre = (which: 'open' | 'all'): Answer<{ readonly reports: readonly Report[] }> =>
  ask('GET', `/api/host/reports?which=${which}`)

export const peopleLike = (like: string): Answer<{ readonly people: readonly HostPerson[] }> =>
  ask('GET', `/api/host/people?${new URLSearchParams({ like })}`)

export const personOf = (name: string): Answer<WholePerson> =>
  ask('GET', `/api/host/people/${encodeURIComponent(name)}`)

export const allDone = (): Answer<{ readonly log: readonly Done[] }> => ask('GET', '/api/host/log')
