/**
 * A computer player in one file: plays any game of a Wyrmtable server through its public API alone.
 *
 *     node bot.ts http://127.0.0.1:8090 --game dragon-noir       lay a table and wait for somebody to sit down
 *     node bot.ts http://127.0.0.1:8090 --match ID --invitation WORD       sit down at a table that waits
 *     node bot.ts http://127.0.0.1:8090 --public                 sit down at the first public table that waits
 *
 * It chooses by lot. Write a better `choose` and keep the rest; docs/formats/http-api.md describes what is said here.
 * Needs Node 22.18 or newer and nothing else.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** The whole mind of this bot: one of the legal actions. `view` is what the seat sees. */
function choose(_game: string, _view: Json, actions: readonly Json[]): Json {
  return actions[randomInt(actions.length)] ?? null
}

/** What the server answered instead of doing it: a problem with a `code`. */
class Refused extends Error {
  readonly code: string | undefined

  constructor(status: number, problem: { readonly code?: string }) {
    super(`The server refused: ${status} ${JSON.stringify(problem).slice(0, 500)}`)
    this.code = problem.code
  }
}

/** A number of the news of one seat. */
interface Place {
  readonly match?: string
  readonly as?: string
  readonly number?: number
}

/** What comes by the stream; more belongs to most types. */
interface News extends Place {
  readonly type: string
  readonly cursor?: string
  readonly toAct?: readonly string[]
  readonly outcome?: Json
  /** Where the stream begins in each match: with `hello`. */
  readonly matches?: readonly Place[]
}

/** The API of one server, asked with one key. */
class Server {
  private readonly url: string
  private key: string | undefined

  constructor(url: string) {
    this.url = url.replace(/\/$/, '')
  }

  async begin(): Promise<void> {
    const { key } = await this.ask<{ key: string }>('POST', '/api/keys')
    this.key = key
  }

  private request(method: string, path: string, body?: object): Promise<Response> {
    const headers: Record<string, string> = {}
    if (this.key !== undefined) headers.authorization = `Bearer ${this.key}`
    if (body !== undefined) headers['content-type'] = 'application/json'
    return fetch(this.url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  /** The answer to one request. Too many requests are waited out, and a server that is away is asked again. */
  async ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    for (;;) {
      const answer = await this.request(method, path, body).catch(() => undefined)
      if (answer?.ok) return (await answer.json()) as Answer
      if (answer !== undefined) {
        const problem = (await answer.json().catch(() => ({}))) as { code?: string }
        const isForNow = [429, 502, 503, 504].includes(answer.status) && problem.code !== 'damaged'
        if (!isForNow) throw new Refused(answer.status, problem)
      }
      await wait(Number(answer?.headers.get('retry-after') ?? 1) * 1000)
    }
  }

  /** All news of the key's matches, for ever: a stream that breaks off is taken up again where it broke. */
  async *news(): AsyncGenerator<News, never> {
    let cursor: string | undefined
    for (;;) {
      const from = cursor === undefined ? '' : `&from=${encodeURIComponent(cursor)}`
      try {
        const stream = await this.request('GET', `/api/stream?format=ndjson${from}`)
        let rest = ''
        for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          const lines = (rest + part).split('\n')
          rest = lines.pop() ?? ''
          for (const line of lines) {
            if (line.trim() === '') continue
            const news = JSON.parse(line) as News
            cursor = news.cursor ?? cursor
            yield news
          }
        }
      } catch {
        // The line was cut: from the cursor on, then.
      }
      await wait(1000)
    }
  }
}

/** What somebody sees who comes to the table; more belongs to it. */
interface Sight {
  readonly game: string
  readonly viewer: string
  readonly number: number
  readonly state: 'open' | 'running' | 'over'
  readonly toAct?: readonly string[]
  readonly outcome?: Json
}

const isAsked = ({ toAct, viewer }: Sight): boolean => toAct?.includes(viewer) ?? false

/** One seat of one match. */
class Seat {
  state: Sight['state']
  outcome: Json | undefined
  private readonly server: Server
  private readonly match: string
  private readonly game: string
  private readonly name: string
  private number: number
  private isAsked: boolean

  private constructor(server: Server, match: string, sight: Sight) {
    this.server = server
    this.match = match
    this.game = sight.game
    this.name = sight.viewer
    this.number = sight.number
    this.state = sight.state
    this.outcome = sight.outcome
    this.isAsked = isAsked(sight)
  }

  static async at(server: Server, match: string): Promise<Seat> {
    return new Seat(server, match, await server.ask<Sight>('GET', `/api/matches/${match}`))
  }

  /** Comes to the table again and sees how things stand. */
  private async look(): Promise<void> {
    const sight = await this.server.ask<Sight>('GET', `/api/matches/${this.match}`)
    this.number = sight.number
    this.state = sight.state
    this.outcome = sight.outcome
    this.isAsked = isAsked(sight)
  }

  /** Takes in what the stream tells of this seat. */
  async take(news: News): Promise<void> {
    if (news.type === 'hello' || news.type === 'seated') {
      // The news of this seat may begin after something that it was never told.
      const isAhead = ({ match, as, number = 0 }: Place) =>
        match === this.match && as === this.name && number > this.number
      if ((news.matches ?? [news]).some(isAhead)) await this.look()
      return
    }
    if (news.match !== this.match || news.as !== this.name || (news.number ?? 0) <= this.number) return
    this.number = news.number ?? this.number
    if (news.type === 'calledOff') this.state = 'over'
    if (news.type !== 'begun' && news.type !== 'done') return
    this.outcome = news.outcome
    this.state = news.outcome === undefined ? 'running' : 'over'
    this.isAsked = news.toAct?.includes(this.name) ?? false
  }

  /** Does one thing, if the seat is asked for any. Its news, and so what is next, come by the stream. */
  async act(): Promise<void> {
    if (this.state !== 'running' || !this.isAsked) return
    this.isAsked = false
    const path = `/api/matches/${this.match}`
    const { number, view, actions } = await this.server.ask<{
      number: number
      view: Json
      actions: readonly Json[]
    }>('GET', `${path}/actions?as=${this.name}`)
    if (actions.length === 0) return
    const deed = { type: 'play', action: choose(this.game, view, actions) }
    // A word of its own for each command: sent again after a broken line, it is still done once.
    const key = randomBytes(8).toString('hex')
    try {
      await this.server.ask('POST', `${path}/commands`, { seat: this.name, after: number, key, deed })
    } catch (error) {
      // Something happened in between. The stream tells what, and whether this seat is still asked.
      const isLate = error instanceof Refused && (error.code === 'stale' || error.code === 'wrongMoment')
      if (!isLate) throw error
    }
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    match: { type: 'string' },
    public: { type: 'boolean' },
    invitation: { type: 'string' },
    seats: { type: 'string', default: '2' },
    options: { type: 'string' },
    name: { type: 'string', default: 'TypeScript' },
  },
})

/** The id of the table to play at, and the invitation to it, if it needs one. */
async function findTable(server: Server): Promise<{ readonly id: string; readonly invitation?: string }> {
  const { match: id, invitation } = values
  if (id !== undefined) return invitation === undefined ? { id } : { id, invitation }
  while (values.public) {
    const { tables } = await server.ask<{ tables: readonly { id: string }[] }>('GET', '/api/tables')
    if (tables[0] !== undefined) return { id: tables[0].id }
    await wait(5000)
  }
  const seats = Array.from({ length: Number(values.seats) }, (_, place) => ({
    for: place === 0 ? 'me' : 'anybody',
  }))
  const options = values.options === undefined ? {} : { options: JSON.parse(values.options) as Json }
  const laid = await server.ask<{ id: string; seats: readonly { id: string; invitation?: string }[] }>(
    'POST',
    '/api/matches',
    { game: values.game, seats, ...options },
  )
  for (const seat of laid.seats) {
    if (seat.invitation !== undefined) console.log(`invitation ${laid.id} ${seat.id} ${seat.invitation}`)
  }
  return { id: laid.id }
}

const [url] = positionals
if (url === undefined || (values.game === undefined && values.match === undefined && !values.public)) {
  console.error('Usage: node bot.ts SERVER --game GAME | --match ID [--invitation WORD] | --public')
  process.exit(2)
}
const server = new Server(url)
await server.begin()
const { id, ...invited } = await findTable(server)
// The stream first and the table then, so that no news is missed between the two.
const news = server.news()
await news.next()
const seed = randomBytes(16).toString('hex')
await server.ask('POST', `/api/matches/${id}/join`, { name: values.name, seed, ...invited })
const seat = await Seat.at(server, id)
await seat.act()
while (seat.state !== 'over') {
  const { value } = await news.next()
  await seat.take(value)
  await seat.act()
}
console.log(`over ${JSON.stringify(seat.outcome ?? null)}`)
process.exit(0)
