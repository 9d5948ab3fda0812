import { imagined } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'
import {
  decodeView,
  encodeView,
  type Json,
  type JsonObject,
  jsonOf,
  manifestNamed,
  rulesName,
  seededDice,
} from '@wyrmtable/kernel'
import { type MatchStore, openPostgres, openSqlite } from '@wyrmtable/store'
import { expect, test } from 'vitest'
import { startPostgres } from '../../../packages/store/src/testing/postgres.ts'
import { newWorker, startServer, startWorker } from '../src/index.ts'
import { House } from '../src/matches/house.ts'
import { realTime } from '../src/matches/time.ts'
import { HandTime } from './hand-time.ts'
import { type Answer, type Laid, Player } from './player.ts'

interface Lent {
  readonly lease: string
  readonly leaseMs: number
  readonly question: {
    readonly game: string
    readonly options: Json
    readonly view: Json
    readonly seat: number
  } & JsonObject
}

/** A worker of the test's own that asks and answers as it is told to. */
class Hand extends Player {
  static async add(store: MatchStore, url: string, name: string): Promise<Hand> {
    return new Hand(url, (await newWorker(store.workers, name, 1)) ?? '')
  }

  async take(games = manifests.map(rulesName)): Promise<Lent | undefined> {
    const { thought } = await this.done<{ thought: Lent | null }>('POST', '/api/thoughts', { games })
    return thought ?? undefined
  }

  /** Asks until there is something. */
  async next(): Promise<Lent> {
    for (;;) {
      const lent = await this.take()
      if (lent !== undefined) return lent
    }
  }

  goOn({ lease }: Lent, share = 0.5): Promise<Answer> {
    return this.ask('POST', `/api/thoughts/${lease}/progress`, { share, playouts: 7 })
  }

  answer({ lease }: Lent, action: Json): Promise<Answer> {
    return this.ask('POST', `/api/thoughts/${lease}/answer`, { action })
  }
}

/** Anything that the rules allow, out of what the worker was sent alone. */
async function anyActionFor({ game: name, options, view, seat }: Lent['question']): Promise<Json> {
  const manifest = manifestNamed(manifests, name)
  if (manifest === undefined) throw new Error(name)
  const [{ game }, { bot }] = await Promise.all([manifest.rules(), manifest.bot()])
  const parsed = game.options.parse(options)
  if (!parsed.ok) throw new Error(parsed.fault.code)
  const decoded = decodeView(game, view, parsed.value)
  if (!decoded.ok) throw new Error(decoded.fault.code)
  const state = imagined(game, bot, decoded.value, seat, seededDice('any'))
  return jsonOf(game.whenAbsent?.(state, seat) ?? game.actions(state, seat)[0])
}

async function served(time = new HandTime()) {
  const store = await openSqlite(':memory:')
  const server = await startServer({
    ...{ host: '127.0.0.1', port: 0, store, time, mostRequests: 0, metrics: '127.0.0.1:0' },
  })
  const add = (name: string) => Hand.add(store, server.url, name)
  return { store, server, time, add }
}

/** Somebody at a table with a computer, whose decision it is to set up. */
async function against(url: string, wish: object = { game: 'dragon-rage' }) {
  const one = await Player.come(url)
  const laid = await one.done<Laid>('POST', '/api/matches', {
    ...{ seats: [{ for: 'me' }, { for: 'computer', level: 'novice' }], ...wish },
  })
  await one.done('POST', `/api/matches/${laid.id}/join`, { name: 'One', seed: 'seed-of-one' })
  return { one, match: laid.id }
}

/** What it waits for comes in the time of the machine. */
async function until<T>(find: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const found = await find()
    if (found !== undefined && found !== false) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

const ends = async (store: MatchStore) =>
  Object.fromEntries((await store.workers.workers()).map(({ name, ends }) => [name, ends]))
const seqOf = async (store: MatchStore, match: string) =>
  (await store.lines(match, 0)).filter(({ body }) => body.includes('"entry"')).length
/** A match whose computer’s first decision the worker is lent: it waited before the computer was asked. */
async function firstLent(hand: Hand, store: MatchStore, wish?: object) {
  const asked = hand.next()
  await until(async () => (await store.workers.workers()).some(({ seenAt }) => seenAt !== undefined))
  return { asked, ...(await against(hand.url, wish)) }
}

test.each(['dragons-wrath', 'dragon-noir', 'sorcerers', 'dragon-rage'])(
  'a worker is sent what the computer’s seat in %s sees and nothing else, and its decision is played',
  async (id) => {
    // The pause that hides how long was thought must pass by itself.
    const { store, server, add } = await served(Object.assign(new HandTime(), realTime))
    const hand = await add('hand')
    const trial = manifests.find((one) => one.id === id)?.trial
    const { one, match, asked } = await firstLent(hand, store, { game: id, options: { ...trial } })
    await one.done('PUT', `/api/matches/${match}/note`, { text: 'canary-note' })
    // Whose turn it is first is the game's: whoever it is does anything until the computer is asked.
    const play = async () => {
      const sight = await one.sight(match)
      if (sight.state !== 'running' || !(sight.toAct as Json[]).includes(sight.viewer ?? '')) return
      const house = new House(store, realTime, manifests, false)
      const { match: open } = await house.whole(match)
      const seat = open?.game.seatIds.indexOf(String(sight.viewer)) ?? 0
      const action =
        open && (open.game.whenAbsent?.(open.state, seat) ?? open.game.actions(open.state, seat)[0])
      await one.command(match, Number(sight.number), { type: 'play', action: jsonOf(action) })
    }
    let isAsked = false
    const lent = asked.finally(() => {
      isAsked = true
    })
    while (!isAsked) {
      await play()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    const { question, lease } = await lent
    const house = new House(store, realTime, manifests, false)
    const { match: open } = await house.whole(match)
    if (open === undefined) throw new Error('it goes on')
    const { game, state } = open
    const { seat } = question
    expect(open.seats[seat]?.kind).toBe('computer')
    expect(Object.keys(question).sort()).toEqual([
      'game',
      'level',
      'match',
      'options',
      'seat',
      'seed',
      'view',
    ])
    expect(question).toMatchObject({ game: rulesName(game), level: 'novice' })
    expect(question.view).toEqual(encodeView(game, game.view(state, seat)))
    const secrets = await store.secrets(match)
    const sent = JSON.stringify({ question, lease })
    for (const text of [match, one.key, 'seed-of-one', 'canary-note', ...Object.values(secrets)]) {
      if (text !== '') expect(sent).not.toContain(text)
    }
    // What the other holds in hand.
    const { me } = ((await one.sight(match)).view ?? {}) as { me?: { hand?: Json } }
    const held = JSON.stringify(me?.hand ?? null).match(/(?<=")[\da-f]{12}(?=")/g) ?? []
    if (id === 'dragons-wrath') expect(held.length).toBeGreaterThan(0)
    for (const card of held) expect(sent).not.toContain(card)

    const before = await seqOf(store, match)
    expect((await hand.answer({ lease, leaseMs: 0, question }, await anyActionFor(question))).status).toBe(
      200,
    )
    expect(await seqOf(store, match)).toBe(before + 1)
    expect((await ends(store)).hand).toEqual({ answered: 1, refused: 0, lost: 0 })
    await server.close()
  },
)

test('a lease that runs out is given to somebody else, and whoever had it is too late', async () => {
  const { store, server, time, add } = await served()
  const [slow, quick] = [await add('slow'), await add('quick')]
  const { match, asked } = await firstLent(slow, store)
  const first = await asked
  expect(
    (await quick.ask('POST', `/api/thoughts/${first.lease}/progress`, { share: 0, playouts: 0 })).status,
  ).toBe(409)
  // As long as it says that it thinks it keeps what it has.
  for (let times = 0; times < 3; times++) {
    time.pass(first.leaseMs - 1)
    expect((await slow.goOn(first)).status).toBe(200)
  }
  expect(await store.workers.thoughts()).toMatchObject([{ match, lease: { worker: 'slow', share: 0.5 } }])
  const figures = await (await fetch(`${server.metricsUrl}/metrics`)).text()
  for (const line of ['wyrmtable_workers 2', 'wyrmtable_thoughts_lent 1', 'wyrmtable_thoughts_open 0']) {
    expect(figures).toContain(`${line}\n`)
  }
  const next = quick.next()
  time.pass(first.leaseMs + 1)
  const second = await next
  expect(second.question).toMatchObject({ view: first.question.view, seat: first.question.seat })
  const action = await anyActionFor(second.question)
  const late = await slow.answer(first, action)
  expect([late.status, late.body]).toMatchObject([409, { code: 'stale', reason: 'lease' }])
  expect(await seqOf(store, match)).toBe(0)
  expect((await quick.answer(second, action)).status).toBe(200)
  expect((await quick.answer(second, action)).status).toBe(409)
  expect(await seqOf(store, match)).toBe(1)
  expect(await ends(store)).toEqual({
    quick: { answered: 1, refused: 0, lost: 0 },
    slow: { answered: 0, refused: 0, lost: 1 },
  })
  // Nobody keeps a decision for ever by saying that they think.
  const third = await quick.next()
  let isKept = true
  for (let times = 0; times < 20 && isKept; times++) {
    time.pass(third.leaseMs - 1)
    isKept = (await quick.goOn(third)).status === 200
  }
  expect(isKept).toBe(false)
  await server.close()
})

test('what the rules refuse is not done: the worker is told why, and the server decides', async () => {
  const { store, server, time, add } = await served()
  const hand = await add('hand')
  const { match, asked } = await firstLent(hand, store)
  const first = await asked
  const answer = await hand.answer(first, { type: 'endPhase' })
  expect([answer.status, answer.body]).toMatchObject([422, { code: 'illegal' }])
  const entries = await until(async () => (await seqOf(store, match)) > 0 && (await store.lines(match, 0)))
  expect(entries.length).toBeGreaterThan(0)
  const second = await hand.next()
  const nonsense = await hand.answer(second, { type: 'nonsense' })
  expect([nonsense.status, nonsense.body]).toMatchObject([
    400,
    { code: 'badInput', fault: { path: '/action/type' } },
  ])
  const givesUp = await hand.answer(await hand.next(), { type: 'concede' })
  expect([givesUp.status, givesUp.body]).toMatchObject([400, { code: 'badInput', reason: 'givesUp' }])
  expect((await ends(store)).hand).toEqual({ answered: 0, refused: 3, lost: 0 })
  // It may say so itself, or end and leave it to others.
  const third = await hand.next()
  const before = await seqOf(store, match)
  await hand.done('POST', `/api/thoughts/${third.lease}/back`, { cannot: true })
  await until(async () => (await seqOf(store, match)) > before)
  const fourth = await hand.next()
  await hand.done('POST', `/api/thoughts/${fourth.lease}/back`, {})
  const again = await hand.next()
  expect(again.question.view).toEqual(fourth.question.view)
  time.pass(1)
  await server.close()
})

test('where no worker takes it the server decides by itself', async () => {
  const { store, server, time, add } = await served()
  const hand = await add('hand')
  const { match, asked } = await firstLent(hand, store)
  const first = await asked
  // The worker that was there does not come again.
  expect((await hand.answer(first, await anyActionFor(first.question))).status).toBe(200)
  await until(async () => (await store.workers.thoughts()).length === 1)
  expect(await seqOf(store, match)).toBe(1)
  time.pass(2_000)
  await until(async () => (await seqOf(store, match)) > 1)
  await server.close()
})

test('a decision that two workers have lost the server makes itself', async () => {
  const { store, server, time, add } = await served()
  const hand = await add('hand')
  const { match, asked } = await firstLent(hand, store)
  const first = await asked
  time.pass(first.leaseMs + 1)
  const second = await hand.next()
  expect(second.question.view).toEqual(first.question.view)
  expect(await seqOf(store, match)).toBe(0)
  time.pass(second.leaseMs + 1)
  await until(async () => (await seqOf(store, match)) > 0)
  expect((await ends(store)).hand).toEqual({ answered: 0, refused: 0, lost: 2 })
  await server.close()
})

test('a key that nobody gave out, or that was taken back, opens nothing', async () => {
  const { store, server, time, add } = await served()
  const stranger = await Player.come(server.url)
  const wrong = await stranger.ask('POST', '/api/thoughts', { games: [] })
  expect([wrong.status, wrong.body]).toMatchObject([403, { code: 'notKnown' }])
  const [hand, other] = [await add('hand'), await add('other')]
  expect(await newWorker(store.workers, 'hand', 1)).toBeUndefined()
  const { match, asked } = await firstLent(hand, store)
  const first = await asked
  const next = other.next()
  await store.workers.removeWorker('hand')
  const answer = await hand.answer(first, await anyActionFor(first.question))
  expect([answer.status, answer.body]).toMatchObject([403, { code: 'notKnown' }])
  expect(await seqOf(store, match)).toBe(0)
  // It is for others at once, though this host's own hand told nobody: whoever waits looks now and then.
  time.pass(2_000)
  expect((await next).question.view).toEqual(first.question.view)
  await server.close()
})

test('what changed meanwhile is no longer asked: an answer to the old question is too late', async () => {
  const { store, server, add } = await served()
  const hand = await add('hand')
  const { one, match, asked } = await firstLent(hand, store)
  const first = await asked
  await store.remove(match, (await store.lines(match, 0)).length, 1)
  expect((await hand.answer(first, await anyActionFor(first.question))).status).toBe(404)
  expect(await store.workers.thoughts()).toEqual([])
  expect((await one.ask('GET', `/api/matches/${match}`)).status).toBe(404)
  await server.close()
})

test('processes that share a store share what is open: one opens it, another lends it', async () => {
  const postgres = await startPostgres()
  const url = await postgres.database()
  const store = await openPostgres(url)
  const server = await startServer({
    ...{ host: '127.0.0.1', port: 0, store: await openPostgres(url), mostRequests: 0, works: false },
  })
  const faults: unknown[] = []
  const other = await startWorker({ store: await openPostgres(url), onFault: (fault) => faults.push(fault) })
  const hand = await Hand.add(store, server.url, 'hand')
  const { match, asked } = await firstLent(hand, store)
  const first = await asked
  expect((await hand.answer(first, await anyActionFor(first.question))).status).toBe(200)
  const second = await hand.next()
  expect((await hand.answer(second, await anyActionFor(second.question))).status).toBe(200)
  expect(await seqOf(store, match)).toBeGreaterThanOrEqual(2)
  expect((await ends(store)).hand?.answered).toBe(2)
  expect(faults).toEqual([])
  await server.close()
  await other.close()
  await store.close()
  await postgres.stop()
})
