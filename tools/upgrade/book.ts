import type { JsonObject } from '@wyrmtable/kernel'
import { type Acknowledged, ask, done, type Played, playOn } from './load.ts'

/** Everything that each seat is told of each match, and what was acknowledged on the way there. */
export interface Book {
  readonly matches: readonly (Played & { readonly seats: readonly Seen[] })[]
  readonly acknowledged: readonly Acknowledged[]
}

interface Seen {
  readonly sight: JsonObject
  readonly news: readonly JsonObject[]
  readonly replay: JsonObject
}

/** What is so only at the moment, and known to nobody after a start. */
const passing = ['present', 'watchers']

async function seen(url: string, holder: string, match: string): Promise<Seen> {
  const path = `/api/matches/${match}`
  const sight = await done(url, holder, 'GET', path)
  const { news } = await done(url, holder, 'GET', `${path}/news?after=0`)
  const replay = await done(url, holder, 'GET', `${path}/replay`)
  return { sight, news: news as readonly JsonObject[], replay }
}

/** Writes down how all matches stand, as their players see it. */
export async function writeBook(
  url: string,
  played: readonly Played[],
  acknowledged: readonly Acknowledged[],
): Promise<Book> {
  const matches = []
  for (const one of played) {
    const seats = []
    for (const holder of one.holders) seats.push(await seen(url, holder, one.id))
    matches.push({ ...one, seats })
  }
  return { matches, acknowledged }
}

/**
 * Holds a server against the book: each match is as it was, each command that was acknowledged is answered as it was the
 * first time and not done again, and what had not ended goes on. Gives what differs.
 */
export async function compare(url: string, { matches, acknowledged }: Book) {
  const faults: string[] = []
  const same = (what: string, was: unknown, is: unknown) => {
    const fault = differs(was, is, '')
    if (fault !== undefined) faults.push(`${what}${fault}`)
  }
  const look = async () => {
    for (const { id, game, holders, seats } of matches) {
      for (const [place, holder] of holders.entries()) {
        const now = await seen(url, holder, id)
        const was = seats[place]
        if (was === undefined) continue
        const sight = Object.fromEntries(
          Object.entries(was.sight).filter(([name]) => !passing.includes(name)),
        )
        same(`${game} ${id} sight`, sight, now.sight)
        same(`${game} ${id} news`, was.news, now.news)
        same(`${game} ${id} replay`, was.replay.entries ?? null, now.replay.entries ?? null)
      }
    }
  }
  await look()
  for (const { match, holder, command, number } of acknowledged) {
    const answer = await ask(url, holder, 'POST', `/api/matches/${match}/commands`, command)
    same(`${match} ${command.key}`, { status: 200, body: { number } }, answer)
  }
  // Sent again, nothing of it was done again.
  await look()
  const running = matches.filter(({ seats }) => seats[0]?.sight.state === 'running')
  const begun = Date.now()
  const on = await playOn(url, running, {
    isOn: () => Date.now() - begun < 10 * 60_000,
    most: 3,
    run: 'on',
  })
  for (const { id, game } of running) {
    if (!on.some(({ match }) => match === id)) faults.push(`${game} ${id} does not go on`)
  }
  const news = matches.flatMap(({ seats }) => seats.flatMap(({ news }) => news)).length
  return {
    faults,
    matches: matches.length,
    over: matches.length - running.length,
    commands: acknowledged.length,
    news,
  }
}

/** Where what is there does not have all that was there before; a new version may tell more. */
function differs(was: unknown, is: unknown, at: string): string | undefined {
  if (was === is) return undefined
  if (was === null || is === null || typeof was !== 'object' || typeof is !== 'object') {
    return `${at}: ${JSON.stringify(was)?.slice(0, 200)} became ${JSON.stringify(is)?.slice(0, 200)}`
  }
  if (Array.isArray(was) && (!Array.isArray(is) || is.length !== was.length)) {
    return `${at}: ${was.length} became ${Array.isArray(is) ? is.length : 'none'}`
  }
  for (const [name, value] of Object.entries(was)) {
    const fault = differs(value, (is as Record<string, unknown>)[name], `${at}/${name}`)
    if (fault !== undefined) return fault
  }
  return undefined
}
