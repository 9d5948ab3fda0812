import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { manifests } from '@wyrmtable/games'
import { messages } from '@wyrmtable/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../server/src/index.ts'
import { realTime } from '../../server/src/matches/time.ts'
import { type Laid, Player } from '../../server/test/player.ts'
import { TableClient } from '../../server/test/table-client.ts'
import { openStore } from '../src/open-store.ts'
import { temporaryFolder, wyrmtable } from './wyrmtable.ts'

const data = join(temporaryFolder(), 'data')
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const workers = (...args: string[]) => wyrmtable(['workers', ...args, '--data', data])
let server: Server
/** By how much the clock of the server was put on. */
let shiftMs = 0
beforeAll(async () => {
  const store = await openStore(messages('en'), data)
  const time = { ...realTime, now: () => Date.now() + shiftMs }
  server = await startServer({ host: '127.0.0.1', port: 0, store, time, mostRequests: 0 })
})
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await server.close()
})

interface Listed {
  readonly name: string
  readonly seenAt: number | null
  readonly answered: number
  readonly refused: number
  readonly lost: number
  readonly thinks: readonly { readonly game: string; readonly playouts: number }[]
}

async function listed(name: string): Promise<Listed> {
  const { workers: all }: { workers: readonly Listed[] } = JSON.parse(
    (await workers('list', '--json')).stdout,
  )
  const found = all.find((one) => one.name === name)
  if (found === undefined) throw new Error(name)
  return found
}

async function keyOf(name: string): Promise<string> {
  return JSON.parse((await workers('add', name, '--json')).stdout).key
}

/** A worker as people start it; resolves when it says that it thinks. */
async function start(key: string, threads = '1', url = server.url) {
  const child = spawn(process.execPath, [main, 'work', '--server', url, '--threads', threads], {
    env: { ...process.env, LANG: 'C', WYRMTABLE_WORKER_KEY: key },
  })
  children.push(child)
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    stderr += part
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await new Promise<void>((resolve) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', () => resolve())
  })
  return { child, ended, stderr: () => stderr }
}

/** A way to the server by which what is lent never arrives. */
async function longWay() {
  const line = createServer((incoming, reply) => {
    const { method = '', url = '', headers } = incoming
    const passed = request(`${server.url}${url}`, { method, headers }, async (answer) => {
      const told = await text(answer)
      if (!told.includes('"leaseMs"')) reply.writeHead(answer.statusCode ?? 500, answer.headers).end(told)
    })
    passed.on('error', () => reply.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    end: () => {
      line.closeAllConnections()
      line.close()
    },
  }
}

async function until<T>(find: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const found = await find()
    if (found !== undefined && found !== false) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Somebody at a table with a computer. */
async function against(id: string, level = 'novice') {
  const manifest = manifests.find((one) => one.id === id)
  if (manifest === undefined) throw new Error(id)
  const one = await Player.come(server.url)
  const laid = await one.done<Laid>('POST', '/api/matches', {
    ...{ game: id, options: { ...manifest.trial }, seats: [{ for: 'me' }, { for: 'computer', level }] },
  })
  await one.done('POST', `/api/matches/${laid.id}/join`, { name: 'One', seed: 'seed-of-one' })
  return { one, match: laid.id, game: (await manifest.rules()).game }
}

test('the host gives a worker a key, sees what it does, and takes the key back', async () => {
  expect((await workers('list')).stdout).toBe('There are no workers.\n')
  expect((await workers('add', 'attic', '--dry-run')).stdout).toContain('Nothing is done yet.')
  expect((await workers('list')).stdout).toBe('There are no workers.\n')
  const added = await workers('add', 'attic')
  expect(added).toMatchObject({ status: 0, stderr: '' })
  expect(added.stdout).toMatch(/^The key of attic, told this once: [\w-]{43}\n.*work --server/)
  expect(await workers('add', 'attic')).toMatchObject({
    status: 1,
    stderr: 'There is a worker attic already.\n',
  })
  expect(await workers('add', 'no name')).toMatchObject({ status: 1 })
  expect((await workers('list')).stdout).toMatch(/^attic +never seen +0 answered, 0 refused, 0 lost\n$/)
  expect((await workers('remove', 'attic', '--dry-run')).status).toBe(0)
  expect((await listed('attic')).seenAt).toBeNull()
  expect(await workers('remove', 'attic')).toMatchObject({ status: 0 })
  expect(await workers('remove', 'attic')).toMatchObject({ status: 1, stderr: 'There is no worker attic.\n' })
})

test('a worker needs an address, and a key that the server knows', async () => {
  const work = (url: string, key: string) =>
    wyrmtable(['work', '--server', url], '', { WYRMTABLE_WORKER_KEY: key })
  expect(await work(server.url, '')).toMatchObject({ status: 1 })
  expect(await work('somewhere', 'x')).toMatchObject({ status: 1 })
  const { ended, stderr } = await start('a-key-that-nobody-ever-gave-out')
  expect(await ended).toBe(1)
  expect(stderr()).toBe(`${server.url} does not know this key.\n`)
  // One that is taken back ends as well.
  const taken = await start(await keyOf('gone'))
  await until(async () => (await listed('gone')).seenAt !== null)
  await workers('remove', 'gone')
  await against('dragon-rage')
  expect(await taken.ended).toBe(1)
})

test('a worker plays a computer in every game', async () => {
  const worker = await start(await keyOf('cellar'), '2')
  await until(async () => (await listed('cellar')).seenAt !== null)
  for (const { id } of manifests) {
    const before = await listed('cellar')
    const { one, match, game } = await against(id)
    const client = await TableClient.sitting(one, game, match)
    const stream = await one.stream()
    // Whoever sits opposite does anything until the worker has decided something.
    let at = 0
    await until(async () => {
      for (const news of stream.lines.slice(at)) client.take(news)
      at = stream.lines.length
      const sight = await one.sight(match)
      if (sight.number !== client.number) return false
      const [action] = client.toAct.includes(client.seat) ? client.actions() : []
      if (action !== undefined) await client.play(action)
      return (await listed('cellar')).answered > before.answered
    })
    stream.end()
    await one.command(match, 99_999, { type: 'resign' })
  }
  expect(await listed('cellar')).toMatchObject({ refused: 0, lost: 0 })
  worker.child.kill('SIGTERM')
  expect(await worker.ended).toBe(0)
  expect(worker.stderr()).toBe('')
})

test('a worker that is killed in the middle loses what it had to another; one that is told to end gives it back', async () => {
  const [one, two] = [await keyOf('one'), await keyOf('two')]
  const first = await start(one)
  await until(async () => (await listed('one')).seenAt !== null)
  const { match } = await against('dragon-rage', 'warlord')
  const [thinks] = await until(async () => {
    const { thinks: now } = await listed('one')
    return now.length > 0 && now
  })
  expect(thinks?.game).toMatch(/^dragon-rage@/)
  first.child.kill('SIGKILL')
  expect(await first.ended).toBeNull()

  const second = await start(two)
  const store = await openStore(messages('en'), data)
  await until(async () => (await listed('two')).seenAt !== null)
  // What the dead one had stays its own until its time has run out.
  const { answered } = await listed('two')
  shiftMs += 15_000
  await until(async () => (await listed('two')).answered > answered)
  expect((await listed('one')).lost).toBe(1)
  expect((await store.lines(match, 0)).length).toBeGreaterThan(0)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)

  // One that has just begun must load the game first: it has its first decision for a while.
  const third = await start(await keyOf('three'))
  await until(async () => (await listed('three')).seenAt !== null)
  await against('dragon-rage', 'warlord')
  const lentToThird = async () =>
    (await store.workers.thoughts()).filter(({ lease }) => lease?.worker === 'three')
  await until(async () => (await lentToThird()).length > 0)
  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
  expect(await lentToThird()).toEqual([])
  expect((await listed('three')).lost).toBe(0)
  await store.close()
})

test('a worker that is told to end gives back what was lent to it just then, and waits for no answer', async () => {
  const way = await longWay()
  const store = await openStore(messages('en'), data)
  const lent = async () => (await store.workers.thoughts()).filter(({ lease }) => lease?.worker === 'far')
  const worker = await start(await keyOf('far'), '1', way.url)
  await until(async () => (await listed('far')).seenAt !== null)
  await against('dragon-rage', 'warlord')
  await until(async () => (await lent()).length > 0)
  worker.child.kill('SIGTERM')
  expect(await worker.ended).toBe(0)
  expect(await lent()).toEqual([])
  expect(worker.stderr()).toBe('')
  await store.close()
  way.end()
})
