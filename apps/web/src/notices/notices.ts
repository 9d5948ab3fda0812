import type { Result } from '@wyrmtable/kernel'
import type { Problem } from '../online/wire/answers.ts'
import { ask } from '../online/wire/ask.ts'

export const kinds = ['turn', 'reminder', 'paired', 'asked', 'invited', 'ended', 'talk'] as const
export const paces = ['always', 'slow', 'never'] as const

/** What an account wants to be told, and when. */
export interface Rules {
  readonly language: string
  readonly zone: string
  readonly kinds: Readonly<Record<(typeof kinds)[number], boolean>>
  readonly games: Readonly<Record<string, (typeof paces)[number]>>
  readonly quiet: { readonly fromHour: number; readonly toHour: number } | null
}

/** A way on which an account is told. */
export interface Channel {
  readonly id: string
  readonly kind: 'push' | 'webhook' | 'mail'
  readonly target: string
  readonly label: string
  readonly isConfirmed: boolean
  readonly isPaused: boolean
  readonly failures: number
  readonly failedAt: number | null
  readonly why: Failure | null
  readonly status: number | null
  readonly workedAt: number | null
}

type Failure =
  | 'notAllowed'
  | 'noSuchHost'
  | 'noConnection'
  | 'tooSlow'
  | 'tooLarge'
  | 'status'
  | 'mailRefused'

export interface Told {
  readonly rules: Rules
  readonly channels: readonly Channel[]
  /** After so many a way is left alone. */
  readonly tries: number
  readonly offers: { readonly push: string; readonly mail: boolean }
}

export const noticesOfMine = (): Promise<Result<Told, Problem>> => ask<Told>('GET', '/api/notices')
