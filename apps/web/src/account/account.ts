import type { Result } from '@wyrmtable/kernel'
import type { Problem } from '../online/wire/answers.ts'
import { ask } from '../online/wire/ask.ts'
import { newsLine } from '../online/wire/news-line.ts'

/** Characters that a password has at least; the server asks for as many. */
export const shortestPassword = 8

export interface Device {
  readonly key: string
  /** Browser and system, or '' where it says nothing known. */
  readonly device: string
  /** Milliseconds since 1970. */
  readonly seenAt: number
  readonly isThis: boolean
}

/** A passkey of the account. */
interface Passkey {
  readonly id: string
  readonly name: string
  readonly usedAt: number
}

/** Something that the host wrote, and may have done. */
export interface Notice {
  readonly id: string
  readonly at: number
  readonly kind: 'warned' | 'suspended' | 'closed' | 'lifted'
  readonly reason: string
  /** When a suspension ends. */
  readonly until: number | null
  /** It keeps them from playing now. */
  readonly isInForce: boolean
}

/** Who is at this browser: somebody with an account, or a guest. */
export type Me =
  | { readonly name: null; readonly seats: number }
  | {
      readonly name: string
      readonly createdAt: number
      readonly devices: readonly Device[]
      readonly codesLeft: number
      /** That the browser's guest holds. */
      readonly seats: number
      readonly notices: readonly Notice[]
      /** Whether it is the host’s. */
      readonly isHost: boolean
      /** Whether a program plays by it. */
      readonly isBot: boolean
      readonly hasPassword: boolean
      readonly passkeys: readonly Passkey[]
    }

export const whoIsHere = (): Promise<Result<Me, Problem>> => ask<Me>('GET', '/api/account')

/** Asks for what makes somebody else the one at this browser: news go on for them from the beginning. */
export async function change<T = object>(
  method: string,
  path: string,
  body?: object,
): Promise<Result<T, Problem>> {
  const answer = await ask<T>(method, path, body)
  if (answer.ok) newsLine().anew()
  return answer
}
