import { manifests } from '@wyrmtable/games'
import { type JsonObject, readReplay, verifyReplay } from '@wyrmtable/kernel'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { starterDecks } from '../../../games/dragons-wrath/data/library.ts'
import { type Server, startServer } from '../src/index.ts'
import { firstToAct, type Laid, Player, sitDown } from './player.ts'

let server: Server
let one: Player
let two: Player
beforeAll(async () => {
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store: await openSqlite(':memory:'),
    mostRequests: 0,
  })
  one = await Player.come(server.url)
  two = await Player.come(server.url)
})
afterAll(() => server.close())

const dragonRage = { game: 'dragon-rage' }
const firstAction = (sight: JsonObject): object => (sight.actions as readonly object[])[0] ?? {}

describe('a table', () => {
  test('is committed to its dice before anybody sits down, and opens them at the end', async () => {
    const laid = await one.done('POST', '/api/matches', {
      ...dragonRage,
      seats: [{ for: 'me' }, { for: 'computer', level: 'novice' }],
    })
    const { id } = laid as { id: string }
    expect((await one.sight(id)).state).toBe('open')
    await one.done('POST', `/api/matches/${id}/join`, { name: 'One', seed: 'seed-of-mine' })
    const sight = await one.sight(id)
    expect(sight).toMatchObject({ state: 'running', dice: { commitment: laid.commitment } })
    expect(JSON.stringify(sight)).not.toContain('seed-of-mine')
    await one.command(id, Number(sight.number), { type: 'resign' })
    const over = await one.sight(id)
    expect(over).toMatchObject({ state: 'over', dice: { seatSeeds: ['seed-of-mine', ''] } })
    const replay = await one.done('GET', `/api/matches/${id}/replay`)
    expect(replay).toMatchObject({ dice: { kind: 'verifiable', ...(over.dice as JsonObject) } })
  })

  test('an invitation fills an empty seat once, and never opens a taken one', async () => {
    const laid = await one.done<Laid>('POST', '/api/matches', {
      ...dragonRage,
      seats: [{ for: 'me' }, { for: 'anybody' }],
    })
    const { id, seats } = laid
    const invitation = seats[1]?.invitation
    const join = (who: Player, more: object) =>
      who.ask('POST', `/api/matches/${id}/join`, { name: 'N', seed: 's', ...more })
    expect(await join(two, {})).toMatchObject({ status: 403, body: { code: 'notYours' } })
    expect(await join(two, { invitation: 'wrong' })).toMatchObject({ status: 403 })
    const three = await Player.come(server.url)
    const both = await Promise.all([join(two, { invitation }), join(three, { invitation })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await join(one, {})
    const four = await Player.come(server.url)
    expect(await join(four, { invitation })).toMatchObject({ status: 409, body: { code: 'wrongMoment' } })
  })

  test('a public one is listed until it begins, and anybody may sit down', async () => {
    const laid = await one.done('POST', '/api/matches', {
      ...dragonRage,
      isPublic: true,
      seats: [{ for: 'me' }, { for: 'anybody' }],
    })
    const listed = async () => {
      const { tables } = await two.done<{ tables: { id: string }[] }>('GET', '/api/tables')
      return tables.some(({ id }) => id === laid.id)
    }
    expect(await listed()).toBe(true)
    await two.done('POST', `/api/matches/${laid.id}/join`, { name: 'Two', seed: 's' })
    expect(await listed()).toBe(true)
    await one.done('POST', `/api/matches/${laid.id}/join`, { name: 'One', seed: 's' })
    expect(await listed()).toBe(false)
  })

  test('a pass takes the seat to another device, and one press ends all others', async () => {
    const id = await sitDown(one, two, dragonRage)
    const phone = await Player.come(server.url)
    const { pass } = await one.done('POST', `/api/matches/${id}/passes`, {})
    expect(await phone.done('POST', '/api/passes', { pass })).toEqual({ match: id, seat: 'invader' })
    expect((await two.ask('POST', '/api/passes', { pass })).status).toBe(404)
    const news = await one.stream()
    await phone.done('POST', `/api/matches/${id}/alone`, {})
    await news.until(({ type, match }) => type === 'unseated' && match === id)
    news.end()
    expect(await one.command(id, 99, { type: 'resign' })).toMatchObject({ status: 403 })
    expect(await phone.command(id, 99, { type: 'resign' })).toMatchObject({ status: 200 })
  })

  test('a rematch swaps the sides, and takes the same people along', async () => {
    const id = await sitDown(one, two, dragonRage)
    await one.command(id, 99, { type: 'resign' })
    const told = await two.stream()
    await told.until(({ type }) => type === 'hello')
    const { match } = (await one.command(id, 99, { type: 'rematch' })).body as { match: string }
    expect((await two.command(id, 99, { type: 'rematch' })).body).toEqual({ match })
    await told.until(({ type, next, match: of }) => type === 'rematch' && of === id && next === match)
    told.end()
    for (const who of [one, two]) {
      await who.done('POST', `/api/matches/${match}/join`, { name: 'Again', seed: 'again' })
    }
    expect(await one.sight(match)).toMatchObject({ state: 'running', viewer: 'defender', after: id })
  })
})

test('a seat is shown what was seen after an entry where nothing is secret, and nobody else is', async () => {
  const id = await sitDown(one, two, { game: 'sorcerers', options: { turnLimit: 2 } })
  const { actor, sight: began } = await firstToAct(id, one, two)
  const done = await actor.command(id, Number(began.number), {
    type: 'play',
    action: { type: 'endSorcererTurn' },
  })
  expect(done.status).toBe(200)
  const { view, seq } = await one.sight(id)
  expect(seq).toBe(1)
  expect(await two.done('GET', `/api/matches/${id}/views/0`)).toEqual({ view: began.view })
  expect(await two.done('GET', `/api/matches/${id}/views/1`)).toEqual({ view })
  expect((await two.ask('GET', `/api/matches/${id}/views/2`)).status).toBe(404)
  const three = await Player.come(server.url)
  expect((await three.ask('GET', `/api/matches/${id}/views/0`)).status).toBe(403)
  const cards = await sitDown(one, two, { game: 'dragons-wrath' })
  expect((await one.ask('GET', `/api/matches/${cards}/views/0`)).status).toBe(404)
})

describe('a deck', () => {
  const starter = starterDecks[0]
  const wish = {
    game: 'dragons-wrath',
    seats: ['me', 'anybody', 'anybody', 'anybody'].map((one) => ({ for: one })),
  }

  test('is brought by each of four, judged by its clauses, and read by the others when it is over', async () => {
    const laid = await one.done<Laid>('POST', '/api/matches', wish)
    const { id, seats } = laid
    const people = [one, two, await Player.come(server.url), await Player.come(server.url)]
    const join = (place: number, more: object) =>
      people[place]?.ask('POST', `/api/matches/${id}/join`, {
        name: `N${place}`,
        seed: 's',
        ...(seats[place]?.invitation === undefined ? {} : { invitation: seats[place]?.invitation }),
        ...more,
      })
    const tooSmall = { ...starter, allies: [] }
    const refused = await join(0, { brings: tooSmall })
    expect(refused).toMatchObject({ status: 400, body: { code: 'badInput' } })
    expect(refused?.text).toContain('/brings')
    for (const place of [0, 1, 2, 3]) {
      const brings = { ...starter, id: `canary-deck-${place}` }
      expect((await join(place, { brings }))?.status).toBe(200)
    }
    const seen = await Promise.all(people.map((person) => person.ask('GET', `/api/matches/${id}`)))
    for (const [place, { text }] of seen.entries()) {
      for (const other of [0, 1, 2, 3].filter((one) => one !== place)) {
        expect(text).not.toContain(`canary-deck-${other}`)
      }
      expect(text).toContain(`canary-deck-${place}`)
    }
    for (const person of people.slice(1)) await person.command(id, 999, { type: 'resign' })
    expect((await one.ask('GET', `/api/matches/${id}`)).text).toContain('canary-deck-3')
    const replay = await one.done('GET', `/api/matches/${id}/replay`)
    const { game } = (await manifests.find((each) => each.id === 'dragons-wrath')?.rules()) ?? {}
    if (game === undefined) throw new Error('no game')
    const read = readReplay(replay, () => game)
    if (!read.ok) throw new Error(JSON.stringify(read.fault))
    expect(verifyReplay(game, read.value)).toMatchObject({ ok: true, value: { dice: 'secret' } })
  })

  test('is nothing that a game without decks takes', async () => {
    const laid = await one.done('POST', '/api/matches', {
      ...dragonRage,
      seats: [{ for: 'me' }, { for: 'anybody' }],
    })
    const answer = await one.ask('POST', `/api/matches/${laid.id}/join`, { name: 'N', seed: 's', brings: 1 })
    expect(answer).toMatchObject({ status: 400, body: { fault: { path: '/brings' } } })
  })
})

describe('a command', () => {
  test('sent again is done once and answered as the first time', async () => {
    const id = await sitDown(one, two, { game: 'dragons-wrath' })
    const { actor, sight } = await firstToAct(id, one, two)
    const deed = { type: 'play', action: firstAction(sight) }
    const number = Number(sight.number)
    const answers = await Promise.all([1, 2, 3].map(() => actor.command(id, number, deed, 'same')))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { number: number + 1 } })
    expect((await actor.sight(id)).number).toBe(number + 1)
  })

  test('that is stale is told what happened, and whether it would still be legal', async () => {
    const id = await sitDown(one, two, { game: 'dragons-wrath' })
    const { actor, sight: before } = await firstToAct(id, one, two)
    const action = firstAction(before)
    await actor.command(id, Number(before.number), { type: 'play', action })
    const late = await actor.command(id, Number(before.number), { type: 'play', action })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'stale', stillLegal: false, news: [{ type: 'done', seat: before.viewer }] },
    })
  })

  test('is not stale through talk', async () => {
    const id = await sitDown(one, two, { game: 'dragons-wrath' })
    const { actor, waiter, sight: before } = await firstToAct(id, one, two)
    await waiter.command(id, Number(before.number), { type: 'say', text: 'Good luck!' })
    const played = await actor.command(id, Number(before.number), {
      type: 'play',
      action: firstAction(before),
    })
    expect(played.status).toBe(200)
  })

  test('that the rules forbid is refused with the clause', async () => {
    const id = await sitDown(one, two, dragonRage)
    const { number } = await one.sight(id)
    const refused = await two.command(id, Number(number), { type: 'play', action: { type: 'endSetup' } })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    const wrong = await one.command(id, Number(number), { type: 'play', action: { type: 'endTurn' } })
    expect([400, 422]).toContain(wrong.status)
    expect((await one.sight(id)).number).toBe(number)
  })

  test('of somebody who holds no seat is refused', async () => {
    const id = await sitDown(one, two, dragonRage)
    const stranger = await Player.come(server.url)
    expect(await stranger.command(id, 99, { type: 'resign' })).toMatchObject({ status: 403 })
    expect(await one.command(id, 99, { type: 'resign' }, 'x', 'defender')).toMatchObject({ status: 403 })
  })
})

describe('a stream', () => {
  test('resumes exactly where it was cut, and hides talk from those who watch', async () => {
    const id = await sitDown(one, two, { game: 'dragons-wrath' })
    const watcher = await Player.come(server.url)
    const watched = await watcher.stream(`&watch=${id}`)
    const { actor, waiter, sight } = await firstToAct(id, one, two)
    const first = await waiter.stream()
    const hello = await first.until(({ type }) => type === 'hello')
    await actor.command(id, Number(sight.number), { type: 'say', text: 'first' })
    const said = await first.until(({ text, match }) => text === 'first' && match === id)
    first.end()
    await actor.command(id, Number(sight.number), { type: 'say', text: 'second' })
    await actor.command(id, Number(sight.number), { type: 'play', action: firstAction(sight) })
    const again = await waiter.stream(`&from=${said.cursor}`)
    await again.until(({ type, match }) => type === 'done' && match === id)
    const told = again.lines.filter(({ match, number }) => match === id && number !== undefined)
    expect(told.map(({ type }) => type)).toEqual(['said', 'done'])
    expect(told.map(({ number }) => number)).toEqual([Number(said.number) + 1, Number(said.number) + 2])
    again.end()
    const from = await waiter.stream(`&from=${hello.cursor}`)
    await from.until(({ type, match }) => type === 'done' && match === id)
    expect(from.lines.filter(({ match, type }) => match === id && type === 'said')).toHaveLength(2)
    from.end()
    await watched.until(({ type }) => type === 'done')
    watched.end()
    expect(watched.lines.filter(({ type }) => type === 'said')).toEqual([])
  })

  test('tells who sits down what has become theirs', async () => {
    const news = await one.stream()
    await news.until(({ type }) => type === 'hello')
    const id = await sitDown(one, two, dragonRage)
    await news.until(({ type, match }) => type === 'seated' && match === id)
    await news.until(({ type, match }) => type === 'begun' && match === id)
    news.end()
  })
})

test('offers: a take-back goes past dice when all agree, and can be refused for good', async () => {
  const id = await sitDown(one, two, { game: 'dragons-wrath' })
  const { actor, waiter, sight } = await firstToAct(id, one, two)
  const number = Number(sight.number)
  const seat = sight.viewer
  await actor.command(id, number, { type: 'play', action: firstAction(sight) })
  const offer = { type: 'offer', matter: { type: 'takeBack' } }
  expect((await actor.command(id, number + 1, offer)).status).toBe(200)
  expect(await waiter.sight(id)).toMatchObject({
    offers: [{ id: 1, by: seat, matter: { type: 'takeBack' } }],
  })
  const accept = { type: 'answer', offer: 1, answer: 'accept' }
  expect((await actor.command(id, 999, accept)).status).toBe(403)
  const accepted = await waiter.command(id, 999, accept, 'accept')
  expect(accepted).toMatchObject({ status: 200, body: { number: (await waiter.sight(id)).number ?? 0 } })
  // It made several lines, and is asked for again after its answer is no longer at hand.
  for (let i = 0; i < 210; i++) await waiter.command(id, 999, { type: 'say', text: `${i}` })
  expect((await waiter.command(id, 0, accept, 'accept')).body).toEqual(accepted.body)
  const again = await actor.sight(id)
  expect(again).toMatchObject({ toAct: [seat], offers: [], view: sight.view as JsonObject })

  await actor.command(id, Number(again.number), { type: 'play', action: firstAction(again) })
  await actor.command(id, 999, offer)
  await waiter.command(id, 999, { type: 'answer', offer: 2, answer: 'refuse', noMore: true })
  expect(await actor.command(id, 999, offer)).toMatchObject({
    status: 403,
    body: { reason: 'noMoreOfThese' },
  })
})

test('every route about matches is described, with what it reads', async () => {
  const document = await one.done<{
    openapi: string
    paths: Record<string, Record<string, { requestBody?: object; parameters?: object[] }>>
  }>('GET', '/api/openapi.json')
  expect(document.openapi).toBe('3.1.0')
  const { paths } = document
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/keys', '/api/matches', '/api/matches/{id}', '/api/stream', '/api/passes']),
  )
  const command = JSON.stringify(paths['/api/matches/{id}/commands']?.post?.requestBody)
  for (const word of ['after', 'takeBack', 'giveTime', 'sayPhrase']) expect(command).toContain(`"${word}"`)
  for (const [path, methods] of Object.entries(paths)) {
    if (path.includes('{id}'))
      for (const { parameters } of Object.values(methods)) expect(parameters).toBeDefined()
  }
})
