import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifests } from '@wyrmtable/games'
import { type JsonObject, readReplay, verifyReplay } from '@wyrmtable/kernel'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { HandTime } from './hand-time.ts'
import { firstToAct, Player, sitDown } from './player.ts'

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-substitute-'))
let count = 0
let file = ''
let time: HandTime
let server: Server
let one: Player
let two: Player
let three: Player

const start = async () => {
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store: await openSqlite(file),
    time,
    mostRequests: 0,
  })
}
const again = ({ key }: Player) => new Player(server.url, key)
beforeEach(async () => {
  file = join(folder, `${count++}.sqlite`)
  time = new HandTime()
  await start()
  one = await Player.come(server.url)
  two = await Player.come(server.url)
  three = await Player.come(server.url)
})
afterEach(() => server.close())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const minute = 60_000
const anyway = 99_999
const seatsOf = (sight: JsonObject) =>
  sight.seats as readonly { readonly id: string; readonly name: string }[]

/** The link word of the seat, as whoever sits at the table is given it. */
async function invitationTo(who: Player, match: string, seat: string): Promise<string | undefined> {
  const { invitations } = await who.done<{
    invitations: readonly { readonly seat: string; readonly invitation: string }[]
  }>('GET', `/api/matches/${match}/invitations`)
  return invitations.find((one) => one.seat === seat)?.invitation
}

const sitIn = (who: Player, match: string, invitation: string | undefined) =>
  who.ask('POST', `/api/matches/${match}/join`, { name: 'Three', seed: 'seed-of-three', invitation })
const ask = (who: Player, match: string, matter: object) =>
  who.command(match, anyway, { type: 'offer', matter })
const accept = (who: Player, match: string, offer: number) =>
  who.command(match, anyway, { type: 'answer', offer, answer: 'accept' })

test('a seat goes to somebody else when all agree: by a link, once, and whoever sat there is out of it', async () => {
  const match = await sitDown(one, two, { game: 'dragons-wrath', spectators: 'none' })
  const [stream, out] = [await one.stream(), await two.stream()]
  const shared = await two.done('POST', `/api/matches/${match}/passes`, {})
  const helper = await Player.come(server.url)
  await helper.done('POST', '/api/passes', { pass: shared.pass })
  await two.command(match, anyway, { type: 'say', text: 'ours alone', private: true })
  await two.done('PUT', `/api/matches/${match}/note`, { text: 'note of two' })
  await two.command(match, anyway, { type: 'wish', wishes: { preset: 'live' } })

  await ask(two, match, { type: 'substitute', seat: 'B' })
  expect(await invitationTo(two, match, 'B')).toBeUndefined()
  expect((await sitIn(three, match, 'guessed')).status).toBe(409)
  await accept(one, match, 1)
  expect((await one.sight(match)).offers).toMatchObject([{ id: 1, by: 'B', isOpen: true }])
  // The link outlives the server, and whoever has it may look before sitting down, though nobody may watch here.
  await server.close()
  await start()
  ;[one, two, three] = [again(one), again(two), again(three)]
  const invitation = await invitationTo(one, match, 'B')
  expect((await three.ask('GET', `/api/matches/${match}`)).status).toBe(403)
  expect(await three.done('GET', `/api/matches/${match}?invitation=${invitation}`)).toMatchObject({
    viewer: 'spectator',
    mine: [],
    offers: [{ isOpen: true, matter: { type: 'substitute', seat: 'B' } }],
  })
  expect((await sitIn(three, match, 'guessed')).status).toBe(403)
  // Who plays the other side cannot have both.
  expect(await sitIn(one, match, invitation)).toMatchObject({ body: { reason: 'sitsHereAlready' } })
  const [before] = [await two.sight(match)]
  const [here, gone] = [await one.stream(), await two.stream()]
  for (const { until } of [here, gone]) await until(({ type }) => type === 'hello')
  expect(await sitIn(three, match, invitation)).toMatchObject({ status: 200, body: { seat: 'B' } })

  expect(await here.until(({ fact }) => fact !== undefined)).toMatchObject({
    fact: { type: 'handedOver', seat: 'B', to: { kind: 'person', name: 'Three' } },
  })
  expect(here.lines.map(({ type }) => type)).toContain('tookOver')
  await gone.until(({ type }) => type === 'unseated')
  for (const who of [two, again(helper)]) {
    expect((await who.ask('GET', `/api/matches/${match}?as=B`)).status).toBe(403)
    expect((await who.command(match, anyway, { type: 'sayPhrase', phrase: 'hello' })).status).toBe(403)
  }
  const now = await three.sight(match)
  expect(now).toMatchObject({ viewer: 'B', offers: [], view: before.view ?? {} })
  expect(now.wishes).toBeUndefined()
  expect(seatsOf(now).map(({ name }) => name)).toEqual(['One', 'Three'])
  // What those before said among themselves and noted is theirs.
  expect((await three.done('GET', `/api/matches/${match}/note`)).text).toBe('')
  for (const after of [0, 3]) {
    const news = await three.done<{ news: readonly { readonly number: number }[] }>(
      'GET',
      `/api/matches/${match}/news?after=${after}`,
    )
    expect(JSON.stringify([now, news])).not.toContain('ours alone')
    expect(news.news.map(({ number }) => number)).toEqual(news.news.map((_, place) => after + place + 1))
  }
  // The link is used up.
  const late = await Player.come(server.url)
  expect((await sitIn(late, match, invitation)).status).toBe(409)

  // They play on, and the record tells who did when.
  const act = async (): Promise<void> => {
    const { actor, sight } = await firstToAct(match, one, three)
    const [action] = sight.actions as readonly object[]
    expect((await actor.command(match, Number(sight.number), { type: 'play', action })).status).toBe(200)
  }
  await act()
  expect((await three.command(match, anyway, { type: 'resign' })).status).toBe(200)
  // DW-12.8: effects that are being carried out come to their end first, and may ask who is left.
  while ((await one.sight(match)).state !== 'over') await act()
  const { game } = (await manifests.find(({ id }) => id === 'dragons-wrath')?.rules()) ?? {}
  if (game === undefined) throw new Error('no game')
  const replay = readReplay(await three.done('GET', `/api/matches/${match}/replay`), () => game)
  if (!replay.ok) throw new Error(JSON.stringify(replay.fault))
  expect(verifyReplay(game, replay.value).ok).toBe(true)
  const { header, entries } = { header: replay.value, entries: replay.value.entries }
  expect(header.seats.map(({ name }) => name)).toEqual(['One', 'Two'])
  expect(entries.flatMap(({ fact }) => (fact === undefined ? [] : [fact.type]))).toEqual([
    'handedOver',
    'resigned',
  ])
  for (const one of [stream, out, here, gone]) one.end()
})

test('while nobody has come the search can be ended, and the link leads nowhere', async () => {
  const match = await sitDown(one, two, { game: 'dragon-rage' })
  await ask(one, match, { type: 'substitute', seat: 'invader' })
  await accept(two, match, 1)
  const invitation = await invitationTo(two, match, 'invader')
  await one.command(match, anyway, { type: 'answer', offer: 1, answer: 'withdraw' })
  expect((await sitIn(three, match, invitation)).status).toBe(409)
  // Another search has another link.
  await ask(one, match, { type: 'substitute', seat: 'invader' })
  await accept(two, match, 2)
  expect((await sitIn(three, match, invitation)).status).toBe(403)
  expect(await invitationTo(two, match, 'invader')).not.toBe(invitation)
})

test('who is gone from a table without a clock need not agree to a computer, and comes back when the others agree', async () => {
  const match = await sitDown(one, two, { game: 'dragon-rage' })
  expect((await one.sight(match)).rules).toMatchObject({ awayMs: 30 * minute })
  await two.done('POST', `/api/matches/${match}/presence`, {})
  const matter = { type: 'handOver', seat: 'defender', level: 'novice' }
  time.pass(10 * minute)
  await ask(one, match, matter)
  time.pass(19 * minute)
  expect(await accept(one, match, 1)).toMatchObject({ status: 403, body: { reason: 'stillHere' } })
  time.pass(minute)
  expect((await accept(one, match, 1)).status).toBe(200)
  expect((await one.sight(match)).seats).toMatchObject([{}, { kind: 'computer', level: 'novice' }])
  // Two plays no longer, and may ask to.
  expect(await two.command(match, anyway, { type: 'resign' })).toMatchObject({
    status: 403,
    body: { reason: 'computerPlays' },
  })
  expect((await ask(two, match, { type: 'comeBack' })).status).toBe(200)
  expect((await one.sight(match)).offers).toMatchObject([{ id: 2, matter: { type: 'comeBack' } }])
  await accept(one, match, 2)
  expect((await two.sight(match)).seats).toMatchObject([{}, { kind: 'person', name: 'Two' }])
  expect((await ask(two, match, { type: 'comeBack' })).status).toBe(403)
})

test('where a clock runs, it judges who is gone; right after a start nobody is', async () => {
  const clock = { kind: 'live', baseMs: 24 * 60 * minute }
  const clocked = await sitDown(one, two, { game: 'dragon-rage', clock })
  const free = await sitDown(one, two, { game: 'dragon-rage' })
  const matter = { type: 'substitute', seat: 'defender' }
  time.pass(31 * minute)
  await ask(one, clocked, matter)
  expect((await one.sight(clocked)).offers).not.toMatchObject([{ isOpen: true }])
  await server.close()
  await start()
  one = again(one)
  await ask(one, free, matter)
  expect((await one.sight(free)).offers).not.toMatchObject([{ isOpen: true }])
  time.pass(31 * minute)
  await accept(one, free, 1)
  expect((await one.sight(free)).offers).toMatchObject([{ isOpen: true }])
  expect((await sitIn(again(three), free, await invitationTo(one, free, 'defender'))).status).toBe(200)
})

test('all at the table see how many watch, each once; those who play are none of them', async () => {
  const match = await sitDown(one, two, { game: 'dragon-rage' })
  const mine = await one.stream()
  const watching = await three.stream(`&watch=${match}`)
  await mine.until(({ type, count: told }) => type === 'watchers' && told === 1)
  const more = [await three.stream(`&watch=${match}`), await two.stream(`&watch=${match}`)]
  const guest = await (await Player.come(server.url)).stream(`&watch=${match}`)
  await mine.until(({ type, count: told }) => type === 'watchers' && told === 2)
  await watching.until(({ type, count: told }) => type === 'watchers' && told === 2)
  expect(await two.sight(match)).toMatchObject({ watchers: 2 })
  for (const { end } of [watching, ...more]) end()
  await mine.until(({ type, count: told }) => type === 'watchers' && told === 1)
  guest.end()
  await mine.until(({ type, count: told }) => type === 'watchers' && told === 0)
  mine.end()
})
