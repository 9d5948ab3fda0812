import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { HandTime } from './hand-time.ts'
import { type Laid, Player } from './player.ts'

let server: Server
beforeAll(async () => {
  const store = await openSqlite(':memory:')
  server = await startServer({ host: '127.0.0.1', port: 0, store, time: new HandTime(), mostRequests: 0 })
})
afterAll(() => server.close())

interface Page {
  readonly tables?: readonly { readonly id: string }[]
  readonly matches?: readonly { readonly id: string }[]
  readonly more: string | null
}

test('lists of tables and of one’s matches are walked a page at a time, and none is missing', async () => {
  const who = await Player.come(server.url)
  const wish = { game: 'dragon-rage', isPublic: true, seats: [{ for: 'me' }, { for: 'anybody' }] }
  const laid: string[] = []
  // All at one moment, as the clock stands still.
  for (let count = 0; count < 5; count++) {
    const { id } = await who.done<Laid>('POST', '/api/matches', wish)
    laid.push(id)
    await who.done('POST', `/api/matches/${id}/join`, { name: 'A bot', seed: 's' })
  }
  const walk = async (path: string) => {
    const pages: string[][] = []
    for (let next: string | null = ''; next !== null; ) {
      const before: string = next === '' ? '' : `&before=${next}`
      const page: Page = await who.done<Page>('GET', `${path}?limit=2${before}`)
      pages.push((page.tables ?? page.matches ?? []).map(({ id }) => id))
      next = page.more
    }
    return pages
  }
  const tables = await walk('/api/tables')
  expect(tables.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(tables.flat().sort()).toEqual([...laid].sort())
  const [first, second, third, fourth, fifth] = laid
  expect(await walk('/api/mine')).toEqual([[fourth, fifth], [second, third], [first]])
  for (const path of ['/api/tables', '/api/mine'])
    expect(await who.done<Page>('GET', path)).toMatchObject({ more: null })
  const stranger = await Player.come(server.url)
  expect((await stranger.ask('GET', `/api/mine?before=on.${first}`)).status).toBe(400)
  expect((await stranger.ask('GET', '/api/tables?before=on.x')).status).toBe(400)
  expect((await stranger.ask('GET', '/api/tables?limit=101')).status).toBe(400)
})
