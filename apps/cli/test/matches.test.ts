import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifests } from '@wyrmtable/games'
import { messages } from '@wyrmtable/text'
import { beforeAll, expect, test } from 'vitest'
import { startServer } from '../../server/src/index.ts'
import { Player, sitDown } from '../../server/test/player.ts'
import { openStore } from '../src/open-store.ts'
import { temporaryFolder, wyrmtable } from './wyrmtable.ts'

const data = join(temporaryFolder(), 'data')
const dayMs = 24 * 60 * 60_000
const matches = (...args: string[]) => wyrmtable(['matches', ...args, '--data', data])
/** One that ended, one under way, one that waits for a player and one whose lines are not what they were. */
let over: string
let running: string
let waiting: string
let damaged: string

beforeAll(async () => {
  const open = () => openStore(messages('en'), data)
  // The last year passed without a move.
  let at = Date.now() - 365 * dayMs
  const time = { now: () => at, after: () => () => {} }
  const server = await startServer({ host: '127.0.0.1', port: 0, store: await open(), time, mostRequests: 0 })
  const [one, two] = [await Player.come(server.url), await Player.come(server.url)]
  const game = { game: 'dragon-rage', options: { ...manifests[0]?.trial } }
  over = await sitDown(one, two, game)
  running = await sitDown(one, two, game)
  damaged = await sitDown(one, two, game)
  const seats = [{ for: 'me' }, { for: 'anybody' }]
  waiting = (await one.done<{ id: string }>('POST', '/api/matches', { ...game, seats, isPublic: true })).id
  const { number } = await one.sight(over)
  expect((await one.command(over, Number(number), { type: 'resign' })).status).toBe(200)
  at = Date.now()
  await server.close()
  const store = await open()
  await store.keepSnapshot(damaged, { n: 1, body: '{"standing":{"seats":[]},"numbers":[],"match":{}}' })
  await store.close()
})

test('the host sees where each match stands and who plays', async () => {
  const { status, stdout } = await matches('list', '--json')
  expect(status).toBe(0)
  const found: { id: string; state: string; seats: string[] }[] = JSON.parse(stdout).matches
  expect(found.map(({ id, state }) => [id, state]).sort()).toEqual(
    [
      [over, 'over'],
      [running, 'running'],
      [damaged, 'running'],
      [waiting, 'open'],
    ].sort(),
  )
  expect(found.find(({ id }) => id === running)?.seats).toHaveLength(2)
  expect((await matches('list', '--state', 'open')).stdout).toMatch(
    new RegExp(`^${waiting} +dragon-rage +open +.*–\\n$`),
  )
  expect((await matches('list', '--state', 'lost')).status).toBe(1)
})

test('a match that is over is exported whole, and can be verified; one under way without its secrets', async () => {
  const file = join(data, 'over.json')
  expect(await matches('export', over, file)).toMatchObject({ status: 0, stderr: '' })
  expect((await wyrmtable(['verify', file])).status).toBe(0)
  expect(await matches('export', over, file)).toMatchObject({ status: 1 })
  const shown = (await matches('export', running)).stdout
  const stored = JSON.parse((await matches('export', running, '--stored')).stdout)
  expect(stored.secrets.dice).toMatch(/^[0-9a-f]{64}$/)
  expect(shown).not.toContain(stored.secrets.dice)
  expect(await matches('export', waiting)).toMatchObject({ status: 1 })
  expect(await matches('export', 'nothing')).toMatchObject({
    status: 1,
    stderr: 'There is no match nothing.\n',
  })
})

test('what nobody has touched is named first, and taken away only where that was said', async () => {
  expect((await matches('clean', '--idle', '0')).status).toBe(1)
  expect((await matches('clean', '--idle', '400')).stdout).toBe('No match has been idle for 400 days.\n')
  const named = await matches('clean', '--idle', '300', '--dry-run')
  expect(named).toMatchObject({ status: 0 })
  expect(named.stdout).toMatch(/^3 matches have been idle for 300 days or more:\n/)
  for (const id of [running, waiting, damaged]) expect(named.stdout).toContain(id)
  expect(named.stdout).not.toContain(over)
  const unasked = await matches('clean', '--idle', '300')
  expect(unasked).toMatchObject({ status: 1 })
  expect(unasked.stderr).toContain('--yes')
  expect(JSON.parse((await matches('list', '--json')).stdout).matches).toHaveLength(4)

  const done = JSON.parse((await matches('clean', '--idle', '300', '--yes', '--json')).stdout)
  expect(done.removed.sort()).toEqual([running, waiting, damaged].sort())
  expect(JSON.parse((await matches('list', '--json')).stdout).matches).toMatchObject([{ id: over }])
  expect(readFileSync(join(data, 'over.json'), 'utf8')).toContain(over)
  expect(existsSync(join(data, 'matches.sqlite'))).toBe(true)
})
