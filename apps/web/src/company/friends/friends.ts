import type { Result } from '@wyrmtable/kernel'
import type { Problem } from '../../online/wire/answers.ts'
import { ask } from '../../online/wire/ask.ts'

export interface Friend {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly since: number
  /** Whether a page of theirs is open. */
  readonly isHere: boolean
}

interface Wish {
  readonly name: string
  readonly at: number
}

export interface Friends {
  readonly friends: readonly Friend[]
  /** Whom one has asked, and who asks: neither has been answered. */
  readonly asked: readonly Wish[]
  readonly asking: readonly Wish[]
}

export const friendsOfMine = (): Promise<Result<Friends, Problem>> => ask('GET', '/api/friends')

/** Asks somebody, or says yes to whoever asked. */
export const befriend = (
  name: string,
): Promise<Result<{ readonly name: string; readonly isFriend: boolean }, Problem>> =>
  ask('POST', '/api/friends', { name })

/** Ends it, takes back what was asked, or refuses it. */
export const partFrom = (name: string): Promise<Result<object, Problem>> =>
  ask('DELETE', `/api/friends/${encodeURIComponent(name)}`)

/** Those who are here come first, then by name. */
export const byPresence = (friends: readonly Friend[]): readonly Friend[] =>
  friends.toSorted((a, b) => Number(b.isHere) - Number(a.isHere) || a.name.localeCompare(b.name))
