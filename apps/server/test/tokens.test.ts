import { type MatchStore, openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer, takeMeasure } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { HandTime } from './hand-time.ts'
import { type Laid, Player } from './player.ts'

const time = new HandTime()
let store: MatchStore
let server: Server
beforeAll(async () => {
  store = await openSqlite(':memory:')
  const passwordCost = { ln: 10, r: 8, p: 1 }
  server = await startServer({ host: '127.0.0.1', port: 0, store, time, mostRequests: 0, passwordCost })
})
afterAll(() => server.close())

interface Listed {
  readonly tokens: readonly { readonly id: string; readonly usedAt: number | null }[]
}

/** A program of somebody’s, which has a token and no cookies. */
async function programOf(who: Browser, name: string, scopes: readonly string[]) {
  const wish = { name: 'my bot', scopes, password: `${name}’s long word` }
  const { id, token } = await who.done<{ id: string; token: string }>('POST', '/api/account/tokens', wish)
  const program = new Browser(server.url)
  const ask = (method: string, path: string, body?: unknown) =>
    program.ask(method, path, body, { authorization: `Bearer ${token}` })
  return { id, token, ask }
}

const table = { game: 'dragon-rage', seats: [{ for: 'me' }, { for: 'computer', level: 'novice' }] }
const seat = { name: 'A bot', seed: 's' }

test('a program acts for the account within its scopes, and is told which one it lacks', async () => {
  const ada = new Browser(server.url)
  await register(ada, 'Ada')
  const own = await ada.done<Laid>('POST', '/api/matches', table)
  const reader = await programOf(ada, 'Ada', ['read'])
  const player = await programOf(ada, 'Ada', ['play', 'read'])
  const host = await programOf(ada, 'Ada', ['tables'])
  const at = `/api/matches/${own.id}`

  expect(await reader.ask('POST', `${at}/join`, seat)).toMatchObject({
    status: 403,
    body: { code: 'outsideScope', needs: 'play' },
  })
  expect((await player.ask('POST', `${at}/join`, seat)).status).toBe(200)
  const { body } = await reader.ask('GET', '/api/mine')
  expect(body).toMatchObject({ account: 'Ada', matches: [{ id: own.id }] })
  expect(await ada.done('GET', '/api/mine')).toMatchObject({ matches: [{ id: own.id }] })

  // What a command needs depends on what it does.
  const says = { after: 99, key: 'k', deed: { type: 'sayPhrase', phrase: 'hello' } }
  expect(await player.ask('POST', `${at}/commands`, says)).toMatchObject({
    body: { code: 'outsideScope', needs: 'talk' },
  })
  const resigns = { after: 99, key: 'r', deed: { type: 'resign' } }
  expect(await reader.ask('POST', `${at}/commands`, resigns)).toMatchObject({
    body: { code: 'outsideScope', needs: 'play' },
  })
  expect((await player.ask('POST', `${at}/commands`, resigns)).status).toBe(200)
  const again = { after: 99, key: 'a', deed: { type: 'rematch' } }
  expect(await player.ask('POST', `${at}/commands`, again)).toMatchObject({
    body: { code: 'outsideScope', needs: 'tables' },
  })
  expect(await player.ask('POST', '/api/matches', table)).toMatchObject({
    body: { code: 'outsideScope', needs: 'tables' },
  })
  expect((await host.ask('POST', '/api/matches', table)).status).toBe(201)
})

test('no token opens what is the owner’s own matter, whatever it may do', async () => {
  const bo = new Browser(server.url)
  await register(bo, 'Bo')
  const { id, ask } = await programOf(bo, 'Bo', ['read', 'play', 'talk', 'tables'])
  const password = 'Bo’s long word'
  const own = await bo.done<Laid>('POST', '/api/matches', table)
  await bo.done('POST', `/api/matches/${own.id}/join`, seat)
  for (const [method, path, body] of [
    ['GET', '/api/account'],
    ['GET', '/api/account/export'],
    ['GET', '/api/account/tokens'],
    ['POST', '/api/account/tokens', { name: 'more', scopes: ['read'], password }],
    ['DELETE', `/api/account/tokens/${id}`],
    ['PUT', '/api/account/password', { old: password, password: 'another long word' }],
    ['POST', '/api/account/codes', { password }],
    ['POST', '/api/account/passkeys/next', { password }],
    ['DELETE', '/api/account/passkeys?id=x'],
    ['DELETE', '/api/account', { password }],
    ['DELETE', '/api/session'],
    ['DELETE', '/api/sessions'],
    ['GET', '/api/friends'],
    ['GET', '/api/host/people'],
    // A pass would hold the seat longer than the token lives.
    ['POST', `/api/matches/${own.id}/passes`, {}],
    ['POST', `/api/matches/${own.id}/alone`, {}],
  ] as const) {
    expect([path, await ask(method, path, body)]).toMatchObject([
      path,
      { status: 403, body: { code: 'outsideScope', needs: null } },
    ])
  }
  expect(await bo.done('GET', '/api/account')).toMatchObject({ name: 'Bo', devices: [{}] })
  // What asks nothing of whoever asks is open as to anybody, and a key of a guest is no token.
  expect((await ask('GET', '/api/games')).status).toBe(200)
  const guest = await Player.come(server.url)
  expect((await guest.ask('POST', '/api/matches', table)).status).toBe(201)
})

test('a token is made by whoever shows that it is they, told once, kept as a hash, listed and revoked', async () => {
  const cleo = new Browser(server.url)
  await register(cleo, 'Cleo')
  const wish = { name: 'my bot', scopes: ['read'], password: 'not hers' }
  expect(await cleo.ask('POST', '/api/account/tokens', wish)).toMatchObject({ status: 403 })
  const madeAt = time.now()
  const { id, token, ask } = await programOf(cleo, 'Cleo', ['talk', 'read'])
  const known = { id, name: 'my bot', scopes: ['read', 'talk'], createdAt: madeAt }
  expect(await cleo.done('GET', '/api/account/tokens')).toEqual({ tokens: [{ ...known, usedAt: null }] })
  const { id: account = '' } = (await store.people.accountNamed('cleo')) ?? {}
  expect(JSON.stringify(await store.tokens.of(account))).not.toContain(token)

  await time.pass(1_000)
  expect((await ask('GET', '/api/mine')).status).toBe(200)
  const { tokens } = await cleo.done<Listed>('GET', '/api/account/tokens')
  expect(tokens).toEqual([{ ...known, usedAt: madeAt + 1_000 }])
  const { id: _, ...kept } = { ...known, usedAt: madeAt + 1_000 }
  expect(await cleo.done('GET', '/api/account/export')).toMatchObject({ tokens: [kept] })

  // Somebody else's it is not.
  const dora = new Browser(server.url)
  await register(dora, 'Dora')
  expect((await dora.ask('DELETE', `/api/account/tokens/${id}`)).status).toBe(404)
  await cleo.done('DELETE', `/api/account/tokens/${id}`)
  expect(await ask('GET', '/api/mine')).toMatchObject({ status: 401, body: { code: 'noSuchToken' } })
  expect(await cleo.done('GET', '/api/account/tokens')).toEqual({ tokens: [] })

  for (let count = 0; count < 20; count++) await programOf(cleo, 'Cleo', ['read'])
  const more = { ...wish, password: 'Cleo’s long word' }
  expect(await cleo.ask('POST', '/api/account/tokens', more)).toMatchObject({ status: 429 })
})

test('tokens end with the account, and when the host closes it', async () => {
  const eve = new Browser(server.url)
  await register(eve, 'Eve')
  const first = await programOf(eve, 'Eve', ['read'])
  await eve.done('DELETE', '/api/account', { password: 'Eve’s long word' })
  expect((await first.ask('GET', '/api/mine')).status).toBe(401)

  const fay = new Browser(server.url)
  await register(fay, 'Fay')
  const second = await programOf(fay, 'Fay', ['read'])
  const account = await store.people.accountNamed('fay')
  if (account === undefined) throw new Error('nobody')
  await takeMeasure(store, account, { kind: 'closed', reason: 'for ever', until: undefined }, time.now())
  expect((await second.ask('GET', '/api/mine')).status).toBe(401)
})
