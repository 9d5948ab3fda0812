import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { manifests } from '@wyrmtable/games'
import {
  commitment,
  createMatch,
  type Game,
  type Json,
  type JsonObject,
  jsonOf,
  type Match,
  readAnyVersion,
  toReplay,
  verifiableDice,
  verifyReplay,
} from '@wyrmtable/kernel'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { type Laid, Player } from './player.ts'
import { TableClient } from './table-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'going-on-'))
const file = join(folder, 'matches.sqlite')
let server: Server
const start = async () => {
  const store = await openSqlite(file)
  server = await startServer({ host: '127.0.0.1', port: 0, store, mostRequests: 0 })
}
beforeAll(start)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const gameNamed = async (id: string): Promise<Game> => {
  const game = (await manifests.find((one) => one.id === id)?.rules())?.game
  if (game === undefined) throw new Error(`no ${id}`)
  return game
}

const atHome = 'a secret of this device'

/** A match of two people at one screen, some way on. */
function begunAtHome(game: Game, actions: number): Match {
  const seats = game.seatIds.slice(0, 2).map((id) => ({ id, name: `${id} at home`, kind: 'person' as const }))
  const seatSeeds = ['one', 'two']
  const dice = { kind: 'verifiable', commitment: commitment(atHome), seatSeeds, secret: atHome } as const
  const created = createMatch(
    game,
    { id: 'home0000', seats, dice, createdAt: 5, options: {} },
    verifiableDice({ secret: atHome, seatSeeds, matchId: 'home0000' }),
  )
  if (!created.ok) throw new Error(JSON.stringify(created.fault))
  const match = created.value
  playOn(match, actions)
  return match
}

/** Steps roll no dice: something else wherever there is a choice. */
function oneOf<A extends { readonly type?: Json }>(actions: readonly A[], at: number): A | undefined {
  const others = actions.filter(({ type }) => type !== 'moveUnit')
  const among = others.length > 0 ? others : actions
  return among[(Math.imul(at + 1, 2_654_435_761) >>> 9) % among.length]
}

function playOn(match: Match, actions: number): void {
  for (let at = 0; at < actions; at++) {
    const [seat] = match.toAct()
    if (seat === undefined) throw new Error('over too soon')
    const action = oneOf(match.game.actions(match.state, seat), at)
    if (action === undefined) throw new Error('nothing to do')
    match.play(seat, action, 10 + at)
  }
}

const told = (match: Match): Json => jsonOf(toReplay(match, { revealSecret: true }))

/** Plays so many actions at the table, by whoever is to act. */
async function playAtTable(clients: readonly TableClient[], actions: number): Promise<void> {
  for (let at = 0; at < actions; at++) {
    const client = clients.find(({ toAct, seat }) => toAct.includes(seat))
    const answer = await client?.play(oneOf((client?.actions() ?? []) as readonly JsonObject[], at) ?? null)
    expect(answer).toMatchObject({ status: 200 })
    for (const one of clients) {
      const path = `/api/matches/${one.match}/news?as=${one.seat}&after=${one.number}`
      const { news } = await one.player.done<{ news: JsonObject[] }>('GET', path)
      for (const line of news) one.take({ ...line, match: one.match, as: one.seat } as never)
    }
  }
}

test('a match of one screen goes on between two machines, and all its dice are proven by two promises', async () => {
  const game = await gameNamed('dragon-rage')
  const home = begunAtHome(game, 60)
  expect(home.draws).toBeGreaterThan(0)
  const one = await Player.come(server.url)
  const two = await Player.come(server.url)
  const laid = await one.done<Laid & { commitment: string }>('POST', '/api/matches/going-on', {
    replay: told(home),
    seats: [{ for: 'me' }, { for: 'anybody' }],
  })
  const path = `/api/matches/${laid.id}`
  expect(await one.sight(laid.id)).toMatchObject({ state: 'open', goesOn: { entries: 60 }, mayBring: false })
  const invitation = laid.seats[1]?.invitation
  await one.done('POST', `${path}/join`, { name: 'Ana', seed: 'words of Ana' })
  await two.done('POST', `${path}/join`, { name: 'Bo', seed: 'words of Bo', invitation })
  const sight = await two.sight(laid.id)
  // The promise, and two seats that others answer for, are entries of the record.
  expect(sight).toMatchObject({ state: 'running', seq: 63, viewer: game.seatIds[1] })
  expect((sight.seats as JsonObject[]).map(({ name }) => name)).toEqual(['Ana', 'Bo'])
  expect(sight.view).toEqual(JSON.parse(JSON.stringify(game.encode(home.state))))
  const before = await two.done<{ view: Json }>('GET', `${path}/views/30?seat=${game.seatIds[1]}`)
  expect(before.view).toEqual(JSON.parse(JSON.stringify(game.encode(home.at(30)))))

  const clients = [
    new TableClient(one, game, await one.sight(laid.id)),
    new TableClient(two, game, await two.sight(laid.id)),
  ]
  // What was played at home is not taken back here.
  expect(
    await one.command(laid.id, Number(sight.number), { type: 'offer', matter: { type: 'takeBack' } }),
  ).toMatchObject({ status: 422, body: { refusal: { type: 'nothingToUndo' } } })
  await playAtTable(clients, 40)
  // Another process, or this one after a restart, opens the same.
  const seen = clients.map((client) => client.seen())
  await server.close()
  await start()
  const back = await Promise.all(
    [one, two].map(async ({ key }) => {
      const player = new Player(server.url, key)
      return new TableClient(player, game, await player.sight(laid.id))
    }),
  )
  expect(back.map((client) => client.seen())).toEqual(seen)
  await playAtTable(back, 40)

  const running = await Promise.all(
    ['', `?as=spectator`, '/replay', '/replay?as=spectator', '/news?after=0'].map((tail) =>
      back[0]?.player.ask('GET', `${path}${tail}`),
    ),
  )
  for (const answer of running) {
    expect(answer?.status).toBe(200)
    for (const secret of [atHome, 'words of Ana', 'words of Bo']) expect(answer?.text).not.toContain(secret)
  }
  const leaver = back[1]
  await leaver?.player.done('POST', `${path}/commands`, {
    after: leaver.number,
    key: 'enough',
    deed: { type: 'resign' },
  })
  const replay = await back[0]?.player.done('GET', `${path}/replay`)
  const read = await readAnyVersion(manifests, replay as Json)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const verified = verifyReplay(read.value.game, read.value.replay)
  expect(verified).toMatchObject({ ok: true, value: { dice: 'secret' } })
  const drawn = read.value.replay.entries.filter(({ seq, dice }) => seq > 63 && dice.length > 0)
  expect(drawn.length).toBeGreaterThan(0)
  // A program that shares no code with ours comes to the same dice.
  const document = join(folder, 'replay.json')
  writeFileSync(document, JSON.stringify(replay))
  const python = fileURLToPath(new URL('../../../examples/verify-dice.py', import.meta.url))
  const other = spawnSync('python3', [python, document, '--sides', '6'], { encoding: 'utf8' })
  expect(other.stdout.trim()).toBe('good')
  const bent = JSON.parse(readFileSync(document, 'utf8'))
  bent.entries.find(
    (entry: JsonObject) => (entry.fact as JsonObject | undefined)?.type === 'wentOnline',
  ).fact.secret = 'x'
  writeFileSync(document, JSON.stringify(bent))
  expect(spawnSync('python3', [python, document], { encoding: 'utf8' }).stdout).toContain('committed to')
})

test('a computer of the one screen stays, and a friend may take the place of another', async () => {
  const game = await gameNamed('dragon-rage')
  const home = begunAtHome(game, 5)
  const one = await Player.come(server.url)
  const laid = await one.done<Laid>('POST', '/api/matches/going-on', {
    replay: told(home),
    seats: [{ for: 'me' }, { for: 'computer', level: 'novice', name: 'Bot' }],
    clock: { kind: 'live', baseMs: 600_000 },
  })
  await one.done('POST', `/api/matches/${laid.id}/join`, { name: 'Ana', seed: 's' })
  expect(await one.sight(laid.id)).toMatchObject({
    state: 'running',
    seats: [
      { name: 'Ana', kind: 'person' },
      { name: 'Bot', kind: 'computer', level: 'novice' },
    ],
    clock: { left: [600_000, 600_000] },
  })
})

test('what is over, has secrets, was not played by the rules or has other seats does not go on', async () => {
  const game = await gameNamed('dragon-rage')
  const one = await Player.come(server.url)
  const seats = [{ for: 'me' }, { for: 'anybody' }]
  const ask = (replay: Json, wish: readonly object[] = seats) =>
    one.ask('POST', '/api/matches/going-on', { replay, seats: wish })
  const home = begunAtHome(game, 12)
  const good = told(home) as JsonObject
  const entries = good.entries as readonly JsonObject[]
  const bent = {
    ...good,
    entries: entries.map((entry, at) => (at === 3 ? { ...entry, seat: 'nobody' } : entry)),
  }
  const refused = await ask(bent)
  expect(refused).toMatchObject({ status: 400, body: { code: 'badInput' } })
  expect(refused.text).toContain('/replay/entries/3')
  expect(await ask(good, [{ for: 'me' }])).toMatchObject({ status: 400, body: { fault: { path: '/seats' } } })
  expect(await ask({ format: 'wyrmtable-replay/2' })).toMatchObject({ status: 400 })
  const secret = begunAtHome(await gameNamed('dragon-noir'), 0)
  expect(await ask(told(secret))).toMatchObject({ status: 403, body: { reason: 'hasSecrets' } })
  home.resign(0, 99)
  expect(await ask(told(home))).toMatchObject({ status: 409, body: { code: 'wrongMoment', state: 'over' } })
})
