import type { Json, JsonObject } from '@wyrmtable/kernel'

export interface Answer {
  readonly status: number
  readonly body: Json
  readonly text: string
  readonly headers: Headers
}

/** What a table says when it is laid. */
export interface Laid {
  readonly id: string
  readonly seats: readonly { readonly invitation?: string }[]
}

/** News as a stream tells them. */
export interface News extends Record<string, Json | undefined> {
  readonly type: string
  readonly match?: string
  readonly as?: string
  readonly number?: number
  readonly cursor?: string
}

/** Somebody with a key of their own who plays over HTTP as a bot would. */
export class Player {
  readonly url: string
  readonly key: string
  private commands = 0

  constructor(url: string, key: string) {
    this.url = url
    this.key = key
  }

  static async come(url: string): Promise<Player> {
    const answer = await fetch(`${url}/api/keys`, { method: 'POST' })
    const { key } = (await answer.json()) as { key: string }
    return new Player(url, key)
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const json: Json = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null
    return { status: answer.status, body: json, text, headers: answer.headers }
  }

  /** The same, where it must have been done: its answer, which the one who asks knows the form of. */
  async done<Form = JsonObject>(method: string, path: string, body?: unknown): Promise<Form> {
    const { status, text, body: json } = await this.ask(method, path, body)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 500)}`)
    return json as Form
  }

  sight(match: string, as?: string): Promise<JsonObject> {
    return this.done('GET', `/api/matches/${match}${as === undefined ? '' : `?as=${as}`}`)
  }

  command(match: string, after: number, deed: object, key = `c${this.commands++}`, seat?: string) {
    const body = { after, key, deed, ...(seat === undefined ? {} : { seat }) }
    return this.ask('POST', `/api/matches/${match}/commands`, body)
  }

  /** Opens a stream of lines; `end` closes it. */
  async stream(query = ''): Promise<{ lines: News[]; raw: string[]; until: Until; end: () => void }> {
    const abort = new AbortController()
    const answer = await fetch(`${this.url}/api/stream?format=ndjson${query}`, {
      headers: { authorization: `Bearer ${this.key}` },
      signal: abort.signal,
    })
    if (!answer.ok) throw new Error(`stream: ${answer.status} ${await answer.text()}`)
    const lines: News[] = []
    const raw: string[] = []
    let wake = () => {}
    const read = async () => {
      let rest = ''
      for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const pieces = (rest + part).split('\n')
        rest = pieces.pop() ?? ''
        for (const piece of pieces) {
          if (piece === '') continue
          raw.push(piece)
          lines.push(JSON.parse(piece))
        }
        wake()
      }
    }
    read().catch(() => wake())
    const until: Until = (isThere) =>
      new Promise((resolve, reject) => {
        // Lines that keep the connection alive do not make the wait longer.
        const patience = setTimeout(
          () => reject(new Error(`it never came; last: ${raw.at(-1)?.slice(0, 300)}`)),
          120_000,
        )
        const look = () => {
          const found = lines.find(isThere)
          wake = look
          if (found === undefined) return
          clearTimeout(patience)
          resolve(found)
        }
        look()
      })
    return { lines, raw, until, end: () => abort.abort() }
  }
}

/** Whoever of the two is to act first, and what they see. */
export async function firstToAct(match: string, one: Player, two: Player) {
  const [sight, other] = [await one.sight(match), await two.sight(match)]
  const isOne = (sight.toAct as readonly Json[]).includes(sight.viewer ?? '')
  return isOne ? { actor: one, waiter: two, sight } : { actor: two, waiter: one, sight: other }
}

export type Until = (isThere: (news: News) => boolean) => Promise<News>

/** Two people at a table of two, the second by invitation. */
export async function sitDown(one: Player, two: Player, wish: object): Promise<string> {
  const laid = await one.done<Laid>('POST', '/api/matches', {
    seats: [{ for: 'me' }, { for: 'anybody' }],
    ...wish,
  })
  const { id, seats } = laid
  await one.done('POST', `/api/matches/${id}/join`, { name: 'One', seed: 'seed-of-one' })
  const invitation = seats[1]?.invitation
  await two.done('POST', `/api/matches/${id}/join`, { name: 'Two', seed: 'seed-of-two', invitation })
  return id
}
