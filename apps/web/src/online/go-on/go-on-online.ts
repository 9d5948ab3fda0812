import { isLevelName } from '@wyrmtable/ai'
import { jsonOf, type Result, type SeatInfo } from '@wyrmtable/kernel'
import { ownNight } from '../clock/own-night.ts'
import { rulesOf } from '../lobby/clock-choices.ts'
import type { OnlineWish } from '../lobby/online-wish.ts'
import { newKey } from '../session/outbox.ts'
import type { Problem } from '../wire/answers.ts'
import { ask, JUDGED_WITHIN_MS } from '../wire/ask.ts'
import { newsLine } from '../wire/news-line.ts'

/** How a match of this screen is to go on at a server. */
export interface GoingOn {
  readonly pace: 'live' | 'days'
  readonly table: OnlineWish
  /** Place of whoever asks. */
  readonly mine: number
  /** Places of computers that somebody else shall take. */
  readonly invited: readonly number[]
  readonly name: string
}

/** Lays the table there, with all that was played here, sits down at it, and gives its id. */
export async function goOnOnline(
  replay: object,
  seats: readonly SeatInfo[],
  wish: GoingOn,
): Promise<Result<string, Problem>> {
  const { pace, table, mine, invited, name } = wish
  const asked = {
    replay: jsonOf(replay),
    seats: seats.map((seat, place) => {
      if (place === mine) return { for: 'me' }
      if (seat.kind === 'person' || invited.includes(place)) return { for: 'anybody' }
      const { level = '' } = seat
      return { for: 'computer', level: isLevelName(level) ? level : 'squire', name: seat.name }
    }),
    isPublic: table.isPublic,
    ...rulesOf(pace, table),
  }
  const laid = await ask<{ readonly id: string }>('POST', '/api/matches/going-on', asked, JUDGED_WITHIN_MS)
  if (!laid.ok) return laid
  const { id } = laid.value
  const joined = await ask('POST', `/api/matches/${id}/join`, { name, seed: newKey(), ...ownNight() })
  if (!joined.ok) return joined
  newsLine().renew()
  return { ok: true, value: id }
}
