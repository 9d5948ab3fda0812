import type { Json, JsonObject, Result } from '@wyrmtable/kernel'
import { ownNight } from '../clock/own-night.ts'
import { newKey } from '../session/outbox.ts'
import type { Problem } from '../wire/answers.ts'
import { ask } from '../wire/ask.ts'
import { newsLine } from '../wire/news-line.ts'

/** What somebody wishes who lays a table for others. */
export interface TableWish {
  readonly game: string
  readonly scenario: string
  readonly options: JsonObject
  /** How many sit down. */
  readonly seats: number
  /** Place of whoever lays it. */
  readonly mine: number
  /** Whether only one other is a person, and the rest computers. */
  readonly hasComputers: boolean
  readonly isPublic: boolean
  /** '' where it is of none. */
  readonly club: string
  readonly isRated: boolean
  /** Clock, what becomes of whose time is out, and who may watch. */
  readonly rules: object
  readonly name: string
  /** What whoever lays it brings of their own; undefined: nothing. */
  readonly brings: Json | undefined
}

/** Lays the table, sits down at it, and gives its id. */
export async function layTable(wish: TableWish): Promise<Result<string, Problem>> {
  const { game, scenario, options, isPublic, club, isRated, rules, name, brings } = wish
  const laid = await ask<{ readonly id: string }>('POST', '/api/matches', {
    game,
    ...(scenario === '' ? {} : { scenario }),
    options,
    seats: seatsOf(wish),
    isPublic,
    ...(club === '' ? {} : { club }),
    isRated,
    ...rules,
  })
  if (!laid.ok) return laid
  const { id } = laid.value
  const joined = await ask('POST', `/api/matches/${id}/join`, {
    name,
    rated: isRated,
    seed: newKey(),
    ...ownNight(),
    ...(brings === undefined ? {} : { brings }),
  })
  if (!joined.ok) return joined
  newsLine().renew()
  return { ok: true, value: id }
}

function seatsOf({ seats, mine, hasComputers }: TableWish): readonly object[] {
  const other = mine === 0 ? 1 : 0
  return Array.from({ length: seats }, (_, place) => {
    if (place === mine) return { for: 'me' }
    return hasComputers && place !== other ? { for: 'computer', level: 'squire' } : { for: 'anybody' }
  })
}
