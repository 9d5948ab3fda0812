import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MatchStore, openSqlite } from '@wyrmtable/store'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import type { Browser } from './browser.ts'
import { HandTime } from './hand-time.ts'
import { NoticeReceiver } from './notice-receiver.ts'
import { nimBox, told } from './notice-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-round-notices-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const minute = 60_000
const day = 24 * 60 * minute

let files = 0
let time: HandTime
let store: MatchStore
let server: Server
let hers: NoticeReceiver
let his: NoticeReceiver

beforeEach(async () => {
  time = new HandTime()
  store = await openSqlite(join(folder, `${files++}.sqlite`))
  server = await startServer({
    ...{ host: '127.0.0.1', port: 0, store, time, mostRequests: 0, games: [nimBox] },
    passwordCost: { ln: 10, r: 8, p: 1 },
    notices: { networks: '127.0.0.1', withinMs: 1_000 },
  })
  hers = await NoticeReceiver.open()
  his = await NoticeReceiver.open()
})
afterEach(async () => {
  await server.close()
  await hers.close()
  await his.close()
})

/** Waits until all that is due is done. */
async function settled(): Promise<void> {
  for (;;) {
    const waiting = [
      ...(await store.notices.waitingOccasions(time.now(), 9)),
      ...(await store.notices.waitingDeliveries(time.now(), 9)),
    ]
    if (waiting.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const live = { kind: 'live', baseMs: 20 * minute }

/** A tournament that both have joined, and its first round. */
async function begun(ada: Browser, bo: Browser, more: object = {}) {
  const { id } = await ada.done<{ id: string }>('POST', '/api/tournaments', {
    ...{ name: 'The long night', kind: 'roundRobin', game: 'nim', clock: live, options: { piles: [9, 9] } },
    ...more,
  })
  for (const who of [ada, bo]) await who.done('POST', `/api/tournaments/${id}/join`, {})
  await ada.done('POST', `/api/tournaments/${id}/start`)
  const { rounds } = await ada.done<{ rounds: { matches: { id: string }[] }[] }>(
    'GET',
    `/api/tournaments/${id}`,
  )
  return { id, match: rounds[0]?.matches[0]?.id ?? '' }
}
const sit = (who: Browser, match: string) =>
  who.done('POST', `/api/matches/${match}/join`, { name: 'x', seed: 's' })
const wants = async (who: Browser, more: { kinds?: object; games?: object; quiet?: object }) => {
  const { rules } = await who.done<{ rules: { kinds: object } }>('GET', '/api/notices')
  await who.done('PUT', '/api/notices/rules', { ...rules, ...more, kinds: { ...rules.kinds, ...more.kinds } })
}

test('whoever has not sat down is told that a round is open, until when, and where', async () => {
  const ada = await told(server.url, 'Ada', hers.url)
  const bo = await told(server.url, 'Bo', his.url)
  await wants(bo.who, {})
  const { id, match } = await begun(ada.who, bo.who)
  // Whoever is there needs no notice.
  time.pass(20_000)
  await sit(ada.who, match)
  await settled()
  expect(his.received).toEqual([])
  time.pass(10_000)
  const { json } = await his.at(0)
  expect(json).toEqual({
    ...{ kind: 'paired', language: 'en', title: 'Round 1 is open: nim' },
    text: expect.stringMatching(/^Against Ada\. Sit down until .*\.$/),
    about: { match, game: 'nim', pace: 'live', seat: expect.any(String) },
    link: `${server.url}/#/tournaments/${id}`,
  })
  time.pass(minute)
  await settled()
  expect(his.received).toHaveLength(1)
  expect(hers.received).toEqual([])
})

test('of rounds that are opened at once one notice comes, in the language of whoever reads it', async () => {
  const ada = await told(server.url, 'Ada', hers.url)
  const bo = await told(server.url, 'Bo', his.url)
  await wants(ada.who, { language: 'fr' } as object)
  await begun(ada.who, bo.who, {
    ...{ kind: 'league', turns: 2, roundMs: 7 * day },
    clock: { kind: 'days', bankMs: 3 * day, bonusMs: day, capMs: 3 * day },
  })
  time.pass(minute)
  expect((await hers.at(0)).json.title).toBe('La ronde 1 est ouverte\u00a0: nim')
  await his.at(0)
  await settled()
  expect([hers.received.length, his.received.length]).toEqual([1, 1])
})

test('no notice comes to whoever does not want it, nor of a round that they have left or missed', async () => {
  const ada = await told(server.url, 'Ada', hers.url)
  const bo = await told(server.url, 'Bo', his.url)
  await wants(ada.who, { kinds: { paired: false } })
  await wants(bo.who, { games: { nim: 'never' } })
  await begun(ada.who, bo.who)
  time.pass(minute)
  await settled()
  await wants(ada.who, { kinds: { paired: true } })
  const { id } = await begun(ada.who, bo.who)
  await ada.who.done('POST', `/api/tournaments/${id}/leave`)
  time.pass(minute)
  await settled()
  // At half past two in the night, and lost before seven.
  const quiet = { fromHour: 22, toHour: 7 }
  await wants(ada.who, { quiet })
  time.pass(new Date(time.now()).setUTCHours(26, 30) - time.now())
  const missed = await begun(ada.who, bo.who)
  time.pass(8 * 60 * minute)
  await settled()
  while ((await store.tournaments.tournament(missed.id))?.state !== 'over') {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect([...hers.received, ...his.received]).toEqual([])
})
