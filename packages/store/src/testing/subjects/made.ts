import type { NewMatch, Write } from '../../match-store.ts'
import type { Occasion } from '../../notice-store.ts'
import type { Account } from '../../people-store.ts'

/** A match as it is laid, with whatever a test wants of it. */
export function newMatch(id: string, more: Partial<NewMatch> = {}): NewMatch {
  return {
    id,
    game: 'nim',
    version: '1',
    table: '{}',
    isPublic: false,
    createdAt: 1_700_000_000_000,
    secrets: {},
    holders: [],
    ...more,
  }
}

/** Lines with these numbers, written at once; the first may have been made by a command. */
export function write(
  match: string,
  author: object,
  numbers: readonly number[],
  more: Partial<Write> = {},
  command: string | null = null,
): Write {
  const lines = numbers.map((n, place) => ({
    n,
    at: 1_700_000_000_000 + n,
    by: null,
    command: place === 0 ? command : null,
    told: `${n}`,
    body: '{}',
  }))
  return { match, author, lines, ...more }
}

/** It is a seat's turn. */
export function occasion(match: string, seat: number, seq: number): Occasion {
  const at = 1_700_000_000_004
  return { id: `${match}/${seat}/turn/${seq}`, match, seat, kind: 'turn', seq, at, dueAt: at }
}

/** Somebody who is neither a host nor a bot. */
export function account(id: string, name = id): Account {
  const nameKey = name.toLowerCase()
  return { id, name, nameKey, password: 'p', createdAt: 1, isHost: false, isBot: false }
}
