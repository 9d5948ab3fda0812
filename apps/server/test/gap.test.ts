import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { manifests } from '@wyrmtable/games'
import { openSqlite } from '@wyrmtable/store'
import { expect, test } from 'vitest'
import { Audience } from '../src/matches/audience.ts'
import { House } from '../src/matches/house.ts'
import { Lobby } from '../src/matches/lobby.ts'
import type { Told } from '../src/matches/recent-news.ts'
import { Stream } from '../src/matches/streams/stream.ts'
import { jsonLines } from '../src/matches/streams/wire.ts'
import { tableWishSchema } from '../src/matches/table.ts'
import { realTime } from '../src/matches/time.ts'

const told = (n: number): Told => ({ n, at: 0, numbers: [n], news: [`"line":${n}}`] })

test('what may have been missed is told before all that came after it, and each line once', () => {
  const audience = new Audience()
  const heard: (number | string)[] = []
  const end = audience.listen('a', {
    told: (_, { n }) => heard.push(n),
    holdersChanged: () => {},
    lost: () => heard.push('lost'),
  })
  audience.tell('a', told(1))
  audience.missed('a', 1)
  audience.missed('a', 3)
  audience.tell('a', told(4))
  audience.tell('a', told(5))
  expect(heard).toEqual([1])
  expect(audience.behind).toEqual(['a'])
  audience.fill('a', [told(1), told(2), told(3), told(4)])
  expect(heard).toEqual([1, 2, 3, 4, 5])
  audience.missed('a', 5)
  audience.lose('a')
  expect(heard.at(-1)).toBe('lost')
  end()
  audience.missed('a', 5)
  expect(audience.behind).toEqual([])
})

test('a stream that was not told a line reads it before the next; one that cannot is ended', async () => {
  const store = await openSqlite(':memory:')
  const house = new House(store, realTime, manifests, false)
  const lobby = new Lobby(house)
  const seats = [{ for: 'me' }, { for: 'anybody' }]
  const laid = await lobby.lay(tableWishSchema.parse({ game: 'dragon-rage', seats }), 'key')
  const server = createServer((_, answer) => {
    new Stream(house, 'key', answer, jsonLines).open([], undefined).catch(() => answer.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const body = (await fetch(`http://127.0.0.1:${port}/`)).body
  if (body === null) throw new Error('no stream')
  const lines = createInterface({ input: Readable.fromWeb(body as never) })[Symbol.asyncIterator]()
  const next = async () => JSON.parse((await lines.next()).value ?? 'null')
  expect(await next()).toMatchObject({ type: 'hello' })

  const running = await house.open(laid.id)
  const news = ['joined', 'left'].map((type) =>
    running.add(
      0,
      0,
      undefined,
      type === 'joined' ? { type, seat: 0, name: 'N' } : { type: 'left', seat: 0 },
      [],
    ),
  )
  // Written past this house, as another process would.
  await store.append({ match: laid.id, author: running, lines: news })
  running.written = running.n
  const latest = running.lineTold(running.n)
  if (latest === undefined) throw new Error('nothing told')
  house.tell(laid.id, latest)
  expect(await next()).toMatchObject({ type: 'joined', number: 1 })
  expect(await next()).toMatchObject({ type: 'left', number: 2 })

  // Nobody wrote the lines between.
  house.tell(laid.id, { ...latest, n: 9, numbers: latest.numbers.map(() => 9) })
  expect(await next()).toBeNull()
  server.close()
  await house.close()
  await store.close()
})
