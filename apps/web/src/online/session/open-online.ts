import { type Json, type Language, manifestAt, type Result } from '@wyrmtable/kernel'
import { shownName } from '../../account/bot/shown-name.ts'
import { boxOf, type OpenTable, openTable } from '../../box/open-box.ts'
import { onlineLobbyText } from '../lobby/text/index.ts'
import type { News, Problem, Sight } from '../wire/answers.ts'
import { ask } from '../wire/ask.ts'
import type { Past } from './chronicle.ts'

/** News before the present that are fetched for the chronicle. */
const PAST = 400

/** A match at the server as somebody finds it who comes to its page. */
export interface Found {
  readonly sight: Sight
  /** Absent until the match has begun. */
  readonly begun?: { readonly box: OpenTable; readonly past: Past }
}

/** Looks at a match, through the eyes of a seat that this browser holds or of the one it holds first. */
export async function findOnline(
  match: string,
  language: Language,
  as?: string,
  /** A word that lets whoever has it look before they take a seat over. */
  invitation?: string,
): Promise<Result<Found, Problem>> {
  const query = new URLSearchParams({
    ...(as === undefined ? {} : { as }),
    ...(invitation === undefined ? {} : { invitation }),
  })
  const seen = await ask<Sight>('GET', `/api/matches/${match}${query.size === 0 ? '' : `?${query}`}`)
  if (!seen.ok) return seen
  const former = onlineLobbyText(language)('online.former')
  // Names of a rated table lead to profiles, which say it, and no bot sits down there.
  const isRated = seen.value.rules.isRated === true
  const seats = seen.value.seats.map((seat) =>
    seat.isFormer
      ? { ...seat, name: former }
      : { ...seat, name: isRated ? seat.name : shownName(seat, language) },
  )
  const sight = { ...seen.value, seats }
  if (sight.view === undefined) return { ok: true, value: { sight } }
  const today = boxOf(sight.game)
  const manifest = today === undefined ? undefined : manifestAt(today, sight.version)
  if (manifest === undefined) {
    const figures = { game: sight.game, version: sight.version }
    return { ok: false, fault: { code: 'unknownRules', status: 0, figures } }
  }
  const after = Math.max(0, sight.number - PAST)
  const path = `/api/matches/${match}/news?as=${encodeURIComponent(sight.viewer)}&after=${after}`
  const [box, past] = await Promise.all([
    openTable(manifest, language),
    ask<{ readonly news: readonly News[] }>('GET', path),
  ])
  if (!past.ok) return past
  // What came in meanwhile is told again by the stream.
  const news = past.value.news.filter(({ number }) => number <= sight.number)
  return { ok: true, value: { sight, begun: { box, past: await pastOf(sight, news) } } }
}

/** Where nothing is secret news tell what was done and not what is seen: what it was done to is asked for. */
async function pastOf(sight: Sight, news: readonly News[]): Promise<Past> {
  const first = news.find((one) => one.type === 'done' || one.type === 'begun')
  if (sight.viewer === 'spectator' || first === undefined || !('seq' in first) || first.view !== undefined)
    return { news }
  const seat = encodeURIComponent(sight.viewer)
  const path = `/api/matches/${sight.id}/views/${(first.seq ?? 1) - 1}?seat=${seat}`
  const before = await ask<{ readonly view: Json }>('GET', path)
  return before.ok ? { news, before: before.value.view } : { news: [] }
}
