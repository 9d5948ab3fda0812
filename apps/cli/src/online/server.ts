import { setTimeout as wait } from 'node:timers/promises'
import type { JsonObject } from '@wyrmtable/kernel'

/** What a server said instead of doing it. */
export class Refused extends Error {
  readonly code: string
  readonly problem: JsonObject

  constructor(status: number, problem: JsonObject) {
    const code = typeof problem.code === 'string' ? problem.code : `${status}`
    super(code)
    this.code = code
    this.problem = problem
  }
}

/** The server cannot be reached, or what answers is none. */
export class Unreachable extends Error {}

/** Between two tries to reach it. */
const againMs = 1000
/** Signs of life come every ten seconds: one that is silent for so long is dead. */
const silentMs = 30_000
/** What is tried again: the server is busy, or ends and another is about to answer. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504])
const mostTries = 20

/** The API of one server, asked with one key; docs/formats/http-api.md says what it answers. */
export class Server {
  readonly url: string
  readonly #key: string | undefined

  constructor(url: string, key?: string) {
    this.url = url
    this.#key = key
  }

  /** Gives what it answers; rejects as unreachable where it is given up by the signal. */
  ask<Form = JsonObject>(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Form> {
    return this.#try<Form>(1, method, path, body, signal)
  }

  /** The same, for a while, where nobody answers: only for what may be asked twice. */
  insist<Form = JsonObject>(method: string, path: string, body?: object): Promise<Form> {
    return this.#try<Form>(mostTries, method, path, body)
  }

  async #try<Form>(
    most: number,
    method: string,
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<Form> {
    for (let tries = 1; ; tries++) {
      const answer = await this.#fetch(method, path, body, signal).catch((error: unknown) => {
        if (tries >= most) throw new Unreachable(reasonOf(error))
        return undefined
      })
      if (answer?.ok) return (await answer.json().catch(() => notOurs())) as Form
      if (answer !== undefined && (!passing.has(answer.status) || tries >= most)) {
        throw new Refused(answer.status, (await answer.json().catch(() => ({}))) as JsonObject)
      }
      await wait(againMs * Number(answer?.headers.get('retry-after') ?? 1))
    }
  }

  /** News of all matches of the key for ever, from now on: a stream that breaks is taken up where it broke. */
  async *news(signal: AbortSignal): AsyncGenerator<JsonObject> {
    let cursor: string | undefined
    while (!signal.aborted) {
      try {
        const from = cursor === undefined ? '' : `&from=${cursor}`
        const silent = new AbortController()
        let patience = setTimeout(() => silent.abort(), silentMs)
        try {
          const answer = await this.#fetch(
            'GET',
            `/api/stream?format=ndjson${from}`,
            undefined,
            AbortSignal.any([signal, silent.signal]),
          )
          let rest = ''
          for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
            clearTimeout(patience)
            patience = setTimeout(() => silent.abort(), silentMs)
            const lines = (rest + part).split('\n')
            rest = lines.pop() ?? ''
            for (const line of lines.filter((one) => one !== '')) {
              const news = JSON.parse(line) as JsonObject
              if (typeof news.cursor === 'string') cursor = news.cursor
              yield news
            }
          }
        } finally {
          clearTimeout(patience)
        }
      } catch {
        // It broke: from the cursor on, then.
      }
      if (!signal.aborted) await wait(againMs, undefined, { signal }).catch(() => {})
    }
  }

  #fetch(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.#key === undefined ? {} : { authorization: `Bearer ${this.#key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
  }
}

function notOurs(): never {
  throw new Unreachable('')
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
