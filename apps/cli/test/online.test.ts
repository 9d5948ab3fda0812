import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../server/src/index.ts'
import { Player, sitDown } from '../../server/test/player.ts'
import { temporaryFolder, wyrmtable } from './wyrmtable.ts'

const folder = temporaryFolder()
let server: Server
beforeAll(async () => {
  const store = await openSqlite(join(folder, 'online.sqlite'))
  server = await startServer({ host: '127.0.0.1', port: 0, store, mostRequests: 0 })
})
afterAll(() => server.close())

const play = (args: readonly string[], input: string) =>
  wyrmtable(['play', ...args], input, { WYRMTABLE_DATA: join(folder, 'data') })

test('at a terminal a table is laid against a computer, played, and given up', async () => {
  const args = ['dragon-rage', '--server', server.url, '--opponent', 'novice', '--seat', 'defender']
  const { status, stdout, stderr } = await play(
    [...args, '--name', 'Grete'],
    '1\n1\n99\nnonsense words\nresign\n',
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('Defender: Grete')
  // A unit is placed by numbers, and the story tells so.
  expect(stdout).toContain('  CAV1 takes its post in 0707')
  expect(stdout).toContain('There is no number 99')
  expect(stdout).toContain('nonsense words')
  expect(stdout).toContain('The Defender wins. The Defender resigns.')
  expect(statSync(join(folder, 'data', 'keys.json')).mode & 0o077).toBe(0)
  expect(Object.keys(JSON.parse(readFileSync(join(folder, 'data', 'keys.json'), 'utf8')))).toEqual([
    server.url,
  ])
})

test('whoever has the link sits down, leaves, and comes back to the same seat', async () => {
  const other = await Player.come(server.url)
  const { id, seats } = await other.done<{ id: string; seats: { invitation?: string }[] }>(
    'POST',
    '/api/matches',
    {
      game: 'dragons-wrath',
      seats: [{ for: 'me' }, { for: 'anybody' }],
    },
  )
  await other.done('POST', `/api/matches/${id}/join`, { name: 'Other', seed: 'seed-of-other' })
  const link = `${server.url}/#/online/${id}/${seats[1]?.invitation}`
  const first = await play(['--server', link], 'say well met\nq\n')
  expect(first).toMatchObject({ status: 0, stderr: '' })
  const back = `${server.url}/#/online/${id}`
  expect(first.stdout).toContain(`--server ${back}`)
  const { talk } = await other.sight(id)
  expect(talk).toMatchObject([{ text: 'well met' }])
  const again = await play(['--server', back, '--lang', 'fr'], 'q\n')
  expect(again).toMatchObject({ status: 0, stderr: '' })
  expect((await other.sight(id)).sharers).toBeUndefined()
})

test('what cannot be reached, read or joined is named', async () => {
  const refused = async (args: readonly string[]) => {
    const { status, stderr } = await play(args, '')
    expect(status).toBe(1)
    return stderr
  }
  expect(await refused(['dragon-rage', '--server', 'club'])).toContain('“club” is neither the address')
  expect(await refused(['dragon-rage', '--server', 'http://127.0.0.1:1'])).toContain(
    'Nothing that plays answers',
  )
  expect(await refused(['--server', server.url])).toContain('Which game?')
  expect(await refused(['--server', `${server.url}/#/online/nothing`])).toContain('noSuchMatch')
  expect(await refused(['dragon-rage', '--server', server.url, '--seat', 'cook'])).toContain('cook')
  const one = await Player.come(server.url)
  const two = await Player.come(server.url)
  const taken = await sitDown(one, two, { game: 'dragon-rage' })
  expect(await refused(['--server', `${server.url}/#/online/${taken}`])).toContain(server.url)
}, 120_000)
