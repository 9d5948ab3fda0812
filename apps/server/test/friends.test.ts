import type { JsonObject } from '@wyrmtable/kernel'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { HandTime } from './hand-time.ts'
import type { Laid } from './player.ts'

const time = new HandTime()
let server: Server
beforeAll(async () => {
  const passwordCost = { ln: 10, r: 8, p: 1 }
  const store = await openSqlite(':memory:')
  server = await startServer({ host: '127.0.0.1', port: 0, store, time, mostRequests: 0, passwordCost })
})
afterAll(() => server.close())

async function comes(name: string): Promise<Browser> {
  const who = new Browser(server.url)
  await register(who, name)
  return who
}
interface Friends {
  readonly friends: { name: string; isHere: boolean }[]
  readonly asked: { name: string }[]
  readonly asking: { name: string }[]
}
const friendsOf = (who: Browser) => who.done<Friends>('GET', '/api/friends')
const wish = (who: Browser, name: string) => who.ask('POST', '/api/friends', { name })
const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name)

async function befriend(one: Browser, name: string, other: Browser, its: string): Promise<void> {
  await wish(one, its)
  expect(await wish(other, name)).toMatchObject({ body: { isFriend: true } })
}

test('two are friends when both wish it; either ends it, and a block does', async () => {
  const [ada, bo] = [await comes('Ada'), await comes('Bo')]
  expect(await wish(ada, 'ada')).toMatchObject({ status: 400, body: { reason: 'yourself' } })
  expect(await wish(ada, 'Nobody')).toMatchObject({ status: 404 })
  expect(await wish(new Browser(server.url), 'Ada')).toMatchObject({ status: 401 })
  expect(await wish(ada, 'Bo')).toEqual({ status: 200, body: { name: 'Bo', isFriend: false } })
  expect(await friendsOf(ada)).toMatchObject({ friends: [], asked: [{ name: 'Bo' }], asking: [] })
  expect(await friendsOf(bo)).toMatchObject({ friends: [], asked: [], asking: [{ name: 'Ada' }] })
  expect(await bo.done('GET', '/api/mine')).toMatchObject({ asking: 1 })
  expect(await wish(bo, 'Ada')).toEqual({ status: 200, body: { name: 'Ada', isFriend: true } })
  expect(await friendsOf(ada)).toMatchObject({ friends: [{ name: 'Bo' }], asked: [], asking: [] })
  await bo.done('DELETE', '/api/friends/Ada')
  expect((await friendsOf(ada)).friends).toEqual([])

  await befriend(ada, 'Ada', bo, 'Bo')
  await bo.done('POST', '/api/account/blocks', { name: 'Ada' })
  expect((await friendsOf(ada)).friends).toEqual([])
  // She is not told that she is blocked, and he does not hear of her.
  expect(await wish(ada, 'Bo')).toMatchObject({ status: 200, body: { isFriend: false } })
  expect((await friendsOf(bo)).asking).toEqual([])
  expect(await bo.done('GET', '/api/mine')).toMatchObject({ asking: 0 })
  expect(await wish(bo, 'Ada')).toMatchObject({ status: 400, body: { reason: 'youBlock' } })
})

test('who is here friends alone are told, as long as a page of theirs asks', async () => {
  const [cleo, dan, ed] = [await comes('Cleo'), await comes('Dan'), await comes('Ed')]
  await befriend(cleo, 'Cleo', dan, 'Dan')
  await wish(cleo, 'Ed')
  expect((await friendsOf(cleo)).friends).toMatchObject([{ name: 'Dan', isHere: true }])
  // Whom one has only asked says nothing, and neither does a profile.
  const told = JSON.stringify([await friendsOf(cleo), await ed.done('GET', '/api/people/Cleo')])
  expect(told.match(/isHere/g)).toHaveLength(1)
  time.pass(3 * 60_000)
  expect((await friendsOf(cleo)).friends).toMatchObject([{ name: 'Dan', isHere: false }])
  await dan.done('GET', '/api/account')
  expect((await friendsOf(cleo)).friends).toMatchObject([{ name: 'Dan', isHere: true }])
})

test('a friend is asked to a free seat in one request, sees it at home, and sits down by it', async () => {
  const [fay, gil, hal] = [await comes('Fay'), await comes('Gil'), await comes('Hal')]
  await befriend(fay, 'Fay', gil, 'Gil')
  const { id } = await fay.done<Laid>('POST', '/api/matches', {
    game: 'dragon-rage',
    seats: [{ for: 'me' }, { for: 'anybody' }],
  })
  await fay.done('POST', `/api/matches/${id}/join`, { name: 'Fay', seed: 's' })
  const invite = (by: Browser, friend: string, seat = 'defender') =>
    by.ask('POST', `/api/matches/${id}/invitations`, { seat, friend })
  expect(await invite(fay, 'Hal')).toMatchObject({ status: 404, body: { reason: 'noFriend' } })
  expect(await invite(gil, 'Fay')).toMatchObject({ status: 403, body: { code: 'notYours' } })
  expect(await invite(fay, 'Gil', 'invader')).toMatchObject({ status: 404 })
  expect(await invite(fay, 'Gil')).toEqual({ status: 201, body: { name: 'Gil' } })
  type Mine = { invitations: { by: string; seat: string; invitation: string; match: JsonObject }[] }
  const invitations = async (who: Browser) => (await who.done<Mine>('GET', '/api/mine')).invitations
  const [asked] = await invitations(gil)
  expect(await fay.done('GET', `/api/matches/${id}/invitations`)).toMatchObject({
    invitations: [{ seat: 'defender', asked: ['Gil'] }],
  })
  expect(asked).toMatchObject({ by: 'Fay', seat: 'defender', match: { id, state: 'open' } })
  expect([await invitations(fay), await invitations(hal)]).toEqual([[], []])
  // Said no, and asked again.
  await gil.done('DELETE', `/api/account/invitations/${id}`)
  expect(await invitations(gil)).toEqual([])
  await invite(fay, 'Gil')
  // As long as they are friends.
  await gil.done('DELETE', '/api/friends/Fay')
  expect(await invitations(gil)).toEqual([])
  await befriend(fay, 'Fay', gil, 'Gil')
  expect(await invitations(gil)).toHaveLength(1)
  const seat = { name: 'Gil', seed: 't', invitation: asked?.invitation }
  await gil.done('POST', `/api/matches/${id}/join`, seat)
  expect(await invitations(gil)).toEqual([])
  expect(await invite(fay, 'Gil')).toMatchObject({ status: 409, body: { code: 'wrongMoment' } })
})

test('friends are taken along with one’s data, and go with the account', async () => {
  const [ida, jo] = [await comes('Ida'), await comes('Jo')]
  await befriend(ida, 'Ida', jo, 'Jo')
  const kept = await ida.done<{ friends: JsonObject[] }>('GET', '/api/account/export')
  expect(kept.friends).toEqual([{ name: 'Jo', mineAt: time.now(), theirsAt: time.now() }])
  await jo.done('DELETE', '/api/account', { password: 'Jo’s long word' })
  expect(await friendsOf(ida)).toEqual({ friends: [], asked: [], asking: [] })
  expect(namesOf((await friendsOf(ida)).asked)).toEqual([])
})
