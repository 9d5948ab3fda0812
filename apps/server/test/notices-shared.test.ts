import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { rounds } from '@wyrmtable/kernel/testing'
import { type MatchStore, openPostgres } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../../packages/store/src/testing/postgres.ts'
import { type Server, startServer, startWorker, type Time } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { NoticeReceiver } from './notice-receiver.ts'
import { NoticeTable, told } from './notice-table.ts'

let postgres: TestPostgres
let url: string
/** To look into. */
let store: MatchStore
let server: Server
let receiver: NoticeReceiver
beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.database()
  store = await openPostgres(url)
  server = await startServer({
    ...{ host: '127.0.0.1', port: 0, store: await openPostgres(url), mostRequests: 0, works: false },
    ...{ notices, passwordCost: { ln: 10, r: 8, p: 1 } },
  })
  receiver = await NoticeReceiver.open()
})
afterAll(async () => {
  await server.close()
  await store.close()
  await receiver.close()
  await postgres.stop()
})

const notices = { networks: '127.0.0.1' }
const work = async (time?: Time) =>
  startWorker({
    ...{ store: await openPostgres(url), notices, onFault: (fault: unknown) => faults.push(fault) },
    ...(time === undefined ? {} : { time }),
  })
const faults: unknown[] = []

/** Waits until nothing waits any more. */
async function settled(): Promise<void> {
  const later = Date.now() + 86_400_000
  for (;;) {
    const waiting = [
      ...(await store.notices.waitingOccasions(later, 9)),
      ...(await store.notices.waitingDeliveries(later, 9)),
    ]
    if (waiting.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('of several processes one delivers; one that is killed over it leaves it to another', async () => {
  const ada = await told(server.url, 'Ada', receiver.url)
  const bo = new Browser(server.url)
  await register(bo, 'Bo')
  const { rules } = await ada.who.done<{ rules: object }>('GET', '/api/notices')
  const kinds = { turn: false, reminder: false, invited: false, ended: true, talk: false }
  await ada.who.done('PUT', '/api/notices/rules', { ...rules, kinds })
  const lay = () => NoticeTable.lay(bo, ada.who, { game: 'dragon-rage', options: {} })
  const end = (table: NoticeTable) => table.act(bo, { type: 'resign' })
  const workers = await Promise.all([work(), work()])
  const count = rounds(8, 200)
  const tables: NoticeTable[] = []
  while (tables.length < count) tables.push(await lay())
  await Promise.all(tables.map(end))
  await receiver.at(count - 1)
  await settled()
  for (const { close } of workers) await close()
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(count)
  expect(ids).toHaveLength(count)

  const entry = fileURLToPath(new URL('./work-process.ts', import.meta.url))
  const child = spawn(process.execPath, [entry, url])
  await once(child.stdout, 'data')
  // It dies while it waits for the answer.
  receiver.answers.push(() => {})
  await end(await lay())
  const first = await receiver.at(count)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const later: Time = { now: () => Date.now() + 5 * 60_000, after: () => () => {} }
  const other = await work(later)
  const second = await receiver.at(count + 1)
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
  await settled()
  await other.close()
  expect(receiver.received).toHaveLength(count + 2)
  expect(faults).toEqual([])
})
