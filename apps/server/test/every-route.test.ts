import { readFileSync, writeFileSync } from 'node:fs'
import { isJsonObject, type Json, type JsonObject } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { type MatchStore, openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { type Server, type ServerOptions, startServer } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { damagedMatch, keepDamagedMatch } from './every-route/damaged-match.ts'
import { failingStore } from './every-route/failing-store.ts'
import { walk } from './every-route/walk.ts'
import { documentForm, type Sent, Watched } from './every-route/watched.ts'
import { Player } from './player.ts'

/*
 * Every route of the OpenAPI document is asked for everything that the document says it answers: what was done, and each problem
 * by its code. What is answered is held against the document's own schema.
 *
 *     RECORD_EXAMPLES=1 npx vitest run apps/server/test/every-route.test.ts      writes the examples that the document is wanting
 */

/** What a problem says that is looked at here; nothing else has a code. */
const problemForm = z.object({
  code: z.string().optional(),
  figures: z.object({ seconds: z.number().optional() }).optional(),
})

let memory: MatchStore
let disk: ReturnType<typeof failingStore>
let server: Server
/** More of them on the same store. */
const others: Server[] = []
let watched: Watched
const real = globalThis.fetch
const options = (more: Partial<ServerOptions> = {}): ServerOptions => ({
  ...{ host: '127.0.0.1', port: 0, store: disk.store, mostRequests: 0 },
  // Guesses are not what is tried here; and one short match is all there is room for.
  ...{ passwordCost: { ln: 10, r: 8, p: 1 }, uploads: { bytes: 8_000, bytesOfAddress: 1e9 } },
  // Nobody outside is written to.
  notices: { resolve: async () => [] },
  ...more,
})
beforeAll(async () => {
  memory = await openSqlite(':memory:')
  disk = failingStore(memory)
  server = await startServer(options())
  const document = await (await real(`${server.url}/api/openapi.json`)).json()
  watched = new Watched(documentForm.parse(document))
  await keepDamagedMatch(memory)
  // Whoever asks, and by whatever client, is listened to.
  globalThis.fetch = (url, init) => watched.ask(String(url), init ?? {}, real)
})
afterAll(async () => {
  globalThis.fetch = real
  for (const other of others) await other.close()
  await server.close()
  await memory.close()
})

/** By its name: no passkey belongs to an address of numbers. */
const byName = ({ url }: Server): string => url.replace('127.0.0.1', 'localhost')

/** What was sent first and done, of each operation. */
const sent = (): readonly { readonly name: string; readonly sent: Sent }[] =>
  watched.operations.flatMap(({ name, sent: one }) => (one === undefined ? [] : [{ name, sent: one }]))
/** Sends it to a server again, changed. */
const again = async (url: string, { path, init }: Sent, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}${path}`, { ...init, headers: { ...init.headers, ...headers } })
  if (answer.headers.get('content-type')?.includes('json') !== true) {
    await letGo(answer)
    return ''
  }
  return problemForm.parse(await answer.json()).code
}
/** Reads on to the end, so that the next request goes by the same connection; a stream has no end and is broken off. */
const letGo = async (answer: Response) => {
  const isStream = /event-stream|ndjson/.test(answer.headers.get('content-type') ?? '')
  await (isStream ? answer.body?.cancel() : answer.arrayBuffer())
}
const documents = (name: string, code: string) =>
  [...watched.operation(name).awaited].some((kind) => kind.endsWith(` ${code}`))

test('every route does what it is for, and refuses what only it refuses', async () => {
  const otherwise: string[] = []
  const walked = walk(byName(server), disk.store, async (who, method, path, body, status) => {
    const answer = await who.ask(method, path, body)
    if (answer.status !== status) {
      const said = JSON.stringify(answer.body).slice(0, 300)
      otherwise.push(`${method} ${path} was to answer ${status}: ${answer.status} ${said}`)
    }
    return answer.body
  })
  // What was answered otherwise says more than what could not be gone on with.
  await walked.finally(() => expect(otherwise).toEqual([]))
  const undone = watched.operations.filter(
    ({ sent: one, described }) => one === undefined && described.responses,
  )
  expect(undone.map(({ name }) => name)).toEqual([])
})

test('every route refuses what is no request', async () => {
  const requests = sent()
  for (const { name, sent: one } of requests) {
    const { init, path } = one
    if (init.method !== 'GET' && init.method !== undefined) {
      expect([name, await again(byName(server), one, { origin: 'https://elsewhere.example' })]).toEqual([
        name,
        'foreignOrigin',
      ])
    }
    if (documents(name, 'notJson')) {
      const json = { ...init.headers, 'content-type': 'application/json' }
      const send = (body: string, headers = {}) =>
        again(byName(server), { path, init: { ...init, headers: { ...json, ...headers }, body } })
      expect([name, await send('{')]).toEqual([name, 'notJson'])
      expect([name, await send('x', { 'content-type': 'text/xml' })]).toEqual([name, 'wrongMediaType'])
      expect([name, await send(`"${'x'.repeat(4 * 1024 * 1024)}"`)]).toEqual([name, 'tooLarge'])
      expect([name, await send('7')]).toEqual([name, 'badInput'])
    } else if (documents(name, 'badInput')) {
      const bad = { path: bent(name, path), init }
      expect([name, await again(byName(server), bad)]).toEqual([name, 'badInput'])
    }
  }
})

/** The address with a parameter that is none: of its path, where it has no other. */
function bent(name: string, path: string): string {
  const { parameters } = watched.operation(name).described
  if (parameters.some((one) => one.in === 'query')) return `${path.replace(/\?.*/, '')}?nosuch=1`
  const parts = name.replace(/^\w+ /, '').split('/')
  const given = path.replace(/\?.*/, '').split('/')
  return parts.map((part, place) => (part.startsWith('{') ? 'x'.repeat(90) : given[place])).join('/')
}

/** The id of a match in an address. */
const inAddress = /(?<=^\/api\/matches\/|watch=)[^/?]+/

test('every route tells whoever has no right to it, and what is not there', async () => {
  const { key } = await Player.come(server.url)
  const program = await programs()
  for (const { name, sent: one } of sent()) {
    if (documents(name, 'outsideScope')) {
      const narrow = name.endsWith('/commands') ? program.reader : program.talker
      expect([name, await again(byName(server), one, narrow)]).toEqual([name, 'outsideScope'])
      expect([name, await again(byName(server), one, program.revoked)]).toEqual([name, 'noSuchToken'])
    }
    // A guest may lay a table as well: only that of a club asks for an account, and the walk has tried it.
    if (documents(name, 'signedOut') && name !== 'POST /api/matches') {
      expect([name, await again(byName(server), one, { cookie: '' })]).toEqual([name, 'signedOut'])
    }
    // Where the match is named in the body, the walk has tried it.
    if (!documents(name, 'damaged') || !inAddress.test(one.path)) continue
    const stranger = { cookie: '', authorization: `Bearer ${key}` }
    const at = (id: string): Sent => ({
      ...one,
      path: one.path.replace(inAddress, id),
    })
    expect([name, await again(byName(server), at('nosuchmatch1'))]).toEqual([name, 'noSuchMatch'])
    expect([name, await again(byName(server), at(damagedMatch))]).toEqual([name, 'damaged'])
    // A bot has no friends: that it is asked by somebody else the walk has tried.
    const isOfAccount = documents(name, 'signedOut')
    if (documents(name, 'notYours') && !name.endsWith('/join') && !isOfAccount)
      expect([name, await again(byName(server), asSeat(name, one), stranger)]).toEqual([name, 'notYours'])
  }
})

/** What programs of one account send: two that may do little, and one whose token was revoked. */
async function programs() {
  const who = new Browser(byName(server))
  await register(who, 'Hal')
  const make = (scope: string) =>
    who.done<{ id: string; token: string }>('POST', '/api/account/tokens', {
      ...{ name: 'my bot', scopes: [scope], password: 'Hal’s long word' },
    })
  const [reader, talker, revoked] = [await make('read'), await make('talk'), await make('play')]
  await who.done('DELETE', `/api/account/tokens/${revoked.id}`)
  const by = ({ token }: { token: string }) => ({ cookie: '', authorization: `Bearer ${token}` })
  return { reader: by(reader), talker: by(talker), revoked: by(revoked) }
}

/** The same as a seat, where one may also look as a spectator. */
function asSeat(name: string, one: Sent): Sent {
  const { parameters } = watched.operation(name).described
  const isAsked = parameters.some((parameter) => parameter.name === 'as')
  return isAsked ? { ...one, path: `${one.path.replace(/\?.*/, '')}?as=A` } : one
}

test('every route says when it may be asked again', async () => {
  // The minute in which requests are counted does not end while they are sent.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const few = await startServer(options({ mostRequests: 2 }))
  others.push(few)
  const most = rounds(100, 700)
  let problem: Json = null
  for (const { name, sent: one } of sent()) {
    const { path, init } = one
    let answer: Response | undefined
    // Counted before it is read: what is sent need not be sound.
    const limit = () => Number(answer?.headers.get('x-ratelimit-limit'))
    for (let count = 0; count < most && answer?.status !== 429 && !(limit() > most); count++) {
      answer = await real(`${few.url}${path}`, { ...init, body: null, signal: AbortSignal.timeout(60_000) })
      if (answer.status !== 429) await letGo(answer)
    }
    if (limit() > most) {
      // So many are not sent: that they are counted is seen, and what comes of it is answered as anywhere.
      watched.take(watched.operation(name), 429, 'application/problem+json', problem)
      continue
    }
    problem = z.json().parse(await answer?.json())
    const body = problemForm.parse(problem)
    expect([name, body.code]).toEqual([name, 'tooOften'])
    expect(Number(answer?.headers.get('retry-after'))).toBe(body.figures?.seconds)
    expect(body.figures?.seconds).toBeGreaterThan(0)
    await fetch(`${few.url}${path}`, { ...init, body: null })
  }
})

test('every route that needs the store says so while the disk is full, and the others go on', async () => {
  const fresh = await startServer(options({ works: false }))
  others.push(fresh)
  disk.state.isFull = true
  for (const { name, sent: one } of sent()) {
    const code = await again(byName(fresh), one)
    expect([name, code]).toEqual([name, documents(name, 'notStored') ? 'notStored' : undefined])
  }
  disk.state.isFull = false
  expect((await real(`${fresh.url}/api/ready`)).status).toBe(200)
})

test('whatever the document says was seen, and nothing else, each in the form that it says', () => {
  expect(watched.faults).toEqual([])
  expect(watched.missing()).toEqual([])
})

test('the document has a word on every route and an example of every answer, and can be read as a page', async () => {
  const file = new URL('../src/openapi/examples.json', import.meta.url)
  if (process.env.RECORD_EXAMPLES !== undefined) {
    const before: Record<string, Record<string, Json>> = JSON.parse(readFileSync(file, 'utf8'))
    // Those that fit stay as and where they are: who looks at a change sees what is new.
    const names = new Set([...Object.keys(before), ...watched.operations.map(({ name }) => name)])
    const short = [...names].flatMap((name) => {
      const found = watched.operations.find((one) => one.name === name)
      if (found === undefined) return []
      const kinds = new Map([...found.awaited].map((kind) => [kind.split(' ')[1] ?? 'done', kind]))
      const codes = new Set([...Object.keys(before[name] ?? {}), ...kinds.keys()])
      const examples = [...codes].flatMap((code) => {
        const [known, seen] = [before[name]?.[code], watched.examples[name]?.[code]]
        const form = found.forms.get(kinds.get(code) ?? '')
        if (form?.safeParse(known).success === true) return [[code, known]]
        return form === undefined || seen === undefined ? [] : [[code, shortened(seen, 0)]]
      })
      return examples.length === 0 ? [] : [[name, Object.fromEntries(examples)]]
    })
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(short), null, 2)}\n`)
  }
  const kept: Record<string, Record<string, Json>> = JSON.parse(readFileSync(file, 'utf8'))
  const wanting = watched.operations.flatMap(({ name, described, awaited, forms }) => {
    const found = kept[name] ?? {}
    const kinds = [...awaited].filter((kind) => {
      const [status = '', code = 'done'] = kind.split(' ')
      if (code === 'done' && described.responses?.[status]?.content?.['application/json'] === undefined)
        return false
      return forms.get(kind)?.safeParse(found[code]).success !== true
    })
    return [
      ...kinds.map((kind) => `${name}: ${kind}`),
      ...(described.summary === '' ? [`${name}: summary`] : []),
    ]
  })
  expect(wanting).toEqual([])
  const page = await real(`${server.url}/api/docs`)
  const html = await page.text()
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(html).not.toMatch(/<script|\son\w+=/)
  for (const { name } of watched.operations) expect(html).toContain(`<code>${name}</code>`)
})

/** An example shows the form: of long lists the beginning, of what only a game knows the outside. */
function shortened(json: Json, depth: number): Json {
  if (Array.isArray(json)) return json.slice(0, 2).map((one: Json) => shortened(one, depth + 1))
  if (!isJsonObject(json)) return json
  const isOfGame = depth > 6
  return Object.fromEntries(
    membersOf(json)
      .slice(0, isOfGame ? 2 : undefined)
      .map(([name, value]) => [
        name,
        ['view', 'options', 'position', 'setup'].includes(name)
          ? outside(value)
          : shortened(value, depth + 1),
      ]),
  )
}

const outside = (json: Json): Json =>
  isJsonObject(json)
    ? Object.fromEntries(
        membersOf(json)
          .filter(([, value]) => value === null || typeof value !== 'object')
          .slice(0, 4),
      )
    : json

const membersOf = (json: JsonObject): readonly (readonly [string, Json])[] =>
  Object.entries(json).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
