import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { manifests } from '@wyrmtable/games'
import { type Dice, type Game, type Json, type JsonObject, type Replay, seededDice } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { starterDecks } from '../../../games/dragons-wrath/data/library.ts'
import { Browser } from './browser.ts'
import { type Laid, Player } from './player.ts'
import { TableClient } from './table-client.ts'

let url = ''
let logged = ''
let end: () => Promise<unknown>
beforeAll(async () => {
  const entry = fileURLToPath(new URL('./serve-process.ts', import.meta.url))
  const child = spawn(process.execPath, [entry, ':memory:', 'log'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  for (const pipe of [child.stdout, child.stderr]) {
    pipe.setEncoding('utf8').on('data', (text: string) => {
      logged += text
    })
  }
  url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      // Before that the server may have logged where it listens.
      const told = /^http:\S+$/m.exec(logged)?.[0]
      if (told !== undefined) resolve(told)
    })
    child.once('exit', () => reject(new Error(logged)))
  })
  end = () => {
    child.kill('SIGTERM')
    return ended
  }
})
afterAll(() => end())

/** Somebody, and every byte that the server has sent them. */
class Receiver extends Player {
  received = ''
  private readonly abort = new AbortController()

  static async arrive(): Promise<Receiver> {
    return new Receiver(url, (await Player.come(url)).key)
  }

  override async ask(method: string, path: string, body?: unknown) {
    const answer = await super.ask(method, path, body)
    // Whoever asks for a key is told it.
    this.received += `${[...answer.headers].join()}\n${answer.text}\n`
    return answer
  }

  /** Listens in both forms until the end. */
  async listen(query: string): Promise<void> {
    for (const format of ['sse', 'ndjson']) {
      const answer = await fetch(`${this.url}/api/stream?format=${format}${query}`, {
        headers: { authorization: `Bearer ${this.key}` },
        signal: this.abort.signal,
      })
      expect(answer.status).toBe(200)
      const read = async () => {
        for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
          this.received += text
      }
      read().catch(() => {})
    }
  }

  leave(): void {
    this.abort.abort()
  }
}

/** Something that only some may be sent. */
interface Canary {
  readonly text: string
  readonly of: readonly Receiver[]
}

const deck = (of: string): object => {
  const name = `Canary of ${of}`
  return { ...starterDecks[0], id: `canary-deck-${of}`, name: { en: name, fr: name, es: name } }
}

/** What a seat sees of what is its own alone: ids of cards in its hand, and of those it has committed. */
function ownIds(sight: JsonObject): readonly string[] {
  const me = (sight.view as JsonObject | undefined)?.me as JsonObject | undefined
  return JSON.stringify([me?.hand ?? null]).match(/(?<=")[\da-f]{12}(?=")/g) ?? []
}

test.each(
  ['dragons-wrath', 'dragon-noir', 'dragon-rage'].flatMap((id) =>
    Array.from({ length: rounds(1, 3) }, (_, round) => [id, round] as const),
  ),
)(
  'until %s is over no byte that anybody is sent, nor the log, has a secret of another (match %i)',
  async (id, round) => {
    const manifest = manifests.find((one) => one.id === id)
    if (manifest === undefined) throw new Error(id)
    const { game } = await manifest.rules()
    const one = await Receiver.arrive()
    const two = await Receiver.arrive()
    const watcher = await Receiver.arrive()
    const stranger = await Receiver.arrive()
    const [people, all] = [
      [one, two],
      [one, two, watcher, stranger],
    ]
    const laid = await one.done<Laid>('POST', '/api/matches', {
      game: id,
      options: {
        ...manifest.trial,
        // So long that nothing is done for anybody while this test looks.
        ...(id === 'dragons-wrath' ? { maskDelayMs: [60_000, 60_000] } : {}),
      },
      seats: [{ for: 'me' }, { for: 'anybody' }],
    })
    const match = laid.id
    const brings = (name: string) => (game.bring === undefined ? {} : { brings: deck(name) })
    const invitation = laid.seats[1]?.invitation ?? ''
    await one.done('POST', `/api/matches/${match}/join`, {
      ...{ name: 'One', seed: 'canary-seed-one', zone: 'Pacific/Chatham' },
      ...brings('one'),
    })
    // Whoever is invited looks before they sit down.
    await two.ask('GET', `/api/matches/${match}?invitation=${invitation}`)
    // What is refused is told to whoever sent it.
    const wrong = { name: 'Two', seed: 'canary-seed-two', invitation }
    await two.ask('POST', `/api/matches/${match}/join`, { ...wrong, brings: { id: 'canary-deck-refused' } })
    await two.done('POST', `/api/matches/${match}/join`, {
      ...{ ...wrong, zone: 'Antarctica/Troll' },
      ...brings('two'),
    })
    expect((await one.sight(match)).state).toBe('running')
    for (const [place, who] of people.entries()) {
      await who.listen('')
      await who.ask('PUT', `/api/matches/${match}/note`, { text: `canary-note-${place}` })
      await who.command(match, 999, { type: 'say', text: `canary-aside-${place}`, private: true })
      await who.command(match, 999, { type: 'say', text: `canary-talk-${place}` })
    }
    await watcher.listen(`&watch=${match}`)
    const passes = await Promise.all(
      people.map(async (who) => String((await who.done('POST', `/api/matches/${match}/passes`, {})).pass)),
    )
    if (id === 'dragons-wrath') {
      const wishes = { preset: 'correspondence', stops: { reaction: 'never' } }
      await one.command(match, 999, { type: 'wish', wishes })
    }
    if (id === 'dragon-noir') {
      const orders = { type: 'setOrders', magic: 'pass', fire: 'shortAndOpen' }
      expect((await one.command(match, 999, { type: 'play', action: orders })).status).toBe(200)
    }

    /** All that anybody was sent, and what was logged, while the match went on. */
    let before: readonly string[] = []
    let log = ''
    const soFar = () => {
      before = all.map(({ received }) => received)
      log = logged
    }
    const lookAround = async () => {
      await one.ask('POST', `/api/matches/${match}/commands`, { after: 0 })
      for (const who of all) {
        for (const path of ['', '/news', '/replay', '/note', '/invitations', '/views/0', '/views/1']) {
          await who.ask('GET', `/api/matches/${match}${path}`)
        }
        await who.ask('GET', '/api/tables')
        await who.ask('GET', '/api/mine')
      }
    }
    const known = new Set<string>()
    let isOver = false
    const random = seededDice(`${game.id}/canaries/${round}`)
    for (let parts = 0; parts < rounds(1, 20) && !isOver; parts++) {
      await lookAround()
      isOver = await playOn({
        game,
        match,
        people: [one, two],
        others: [watcher, stranger],
        random,
        known,
        soFar,
      })
    }
    // What was sent after the last move of the game may say all.
    if (!isOver) {
      await lookAround()
      soFar()
    }
    await one.command(match, 99_999, { type: 'resign' })
    // DW-12.8: effects that are being carried out come to their end first, and may ask who is left.
    for (let answers = 0; answers < 20; answers++) {
      const { state, number, actions } = await two.sight(match)
      if (state === 'over') break
      const [action] = actions as readonly Json[]
      await two.command(match, Number(number), { type: 'play', action })
    }
    const replay = await watcher.done<Replay>('GET', `/api/matches/${match}/replay`)
    for (const who of all) who.leave()

    const { dice } = replay
    if (dice.kind !== 'verifiable' || dice.secret === undefined) throw new Error(dice.kind)
    const canaries: Canary[] = [
      ...[dice.secret, ...dice.seatSeeds].map((text) => ({ text, of: [] })),
      ...all.map(({ key }) => ({ text: key, of: [] })),
      { text: 'Pacific/Chatham', of: [] },
      { text: 'Antarctica/Troll', of: [] },
      { text: invitation, of: [one] },
      { text: 'canary-deck-refused', of: [two] },
      ...[one, two].flatMap((who, place) => [
        { text: `canary-note-${place}`, of: [who] },
        { text: `canary-aside-${place}`, of: [who] },
        { text: `canary-talk-${place}`, of: [one, two] },
        { text: passes[place] ?? '', of: [who] },
        { text: `canary-deck-${place === 0 ? 'one' : 'two'}`, of: [who] },
        { text: `Canary of ${place === 0 ? 'one' : 'two'}`, of: [who] },
      ]),
      // What a seat wants to be asked about, and what it ordered.
      { text: '"reaction":"never"', of: [one] },
      { text: '"exileFire"', of: [one] },
    ]
    // Where nothing is hidden a record of the match so far is open to all, and has its chain.
    if (game.hasSecrets) canaries.push(...replay.entries.map(({ hash }) => ({ text: hash, of: [] })))
    for (const { text, of } of canaries) {
      expect(text.length).toBeGreaterThan(8)
      for (const [place, who] of all.entries()) {
        if (!of.includes(who)) expect(before[place]?.includes(text), `${text} to ${place}`).toBe(false)
      }
      expect(log.includes(text), `${text} in the log`).toBe(false)
    }
    for (const text of before) expect(text.length).toBeGreaterThan(1_000)
    expect(log).toContain(`/api/matches/${match}`)
    if (id === 'dragons-wrath') expect(known.size).toBeGreaterThan(10)
  },
)

test('the log has no password, no code, no cookie and no key of an account', async () => {
  const [ada, phone] = [new Browser(url), new Browser(url)]
  const password = 'canary-password-of-ada'
  const { codes } = await ada.done<{ codes: string[] }>('POST', '/api/accounts', { name: 'Ada', password })
  await phone.ask('POST', '/api/session', { name: 'Ada', password: 'canary-password-guessed' })
  await phone.done('POST', '/api/session', { name: 'Ada', password })
  const changed = 'canary-password-changed'
  await ada.done('PUT', '/api/account/password', { old: password, password: changed })
  const code = codes[0] ?? ''
  await phone.done('POST', '/api/session/recover', { name: 'Ada', code, password: changed })
  // Nor where a request is no JSON, or is for nothing that is there.
  await phone.ask('POST', '/api/session', '{"password":"canary-password-broken"', {
    'content-type': 'text/plain',
  })
  await phone.ask('GET', '/api/nothing?password=canary-password-asked')
  await phone.ask('POST', '/api/notices/confirm/canary-password-token', {})
  await phone.done('DELETE', '/api/account', { password: changed })
  const secrets = [...codes, ...[ada, phone].flatMap(({ cookies }) => [...cookies.values()])]
  expect(secrets.length).toBeGreaterThan(8)
  for (const secret of [...secrets, 'canary-password']) {
    expect(logged.includes(secret), `${secret} in the log`).toBe(false)
  }
  expect(logged).toContain('/api/session/recover')
  expect(logged).toContain('/api/notices/confirm/:token')
})

/** Moves of one part of a match. */
const partMoves = 20

interface Played {
  readonly game: Game
  readonly match: string
  readonly people: readonly [Receiver, Receiver]
  readonly others: readonly Receiver[]
  readonly random: Dice
  /** Ids of cards that were seen in a hand; more are added. */
  readonly known: Set<string>
  /** Called before each move, which may be the last. */
  soFar(): void
}

/**
 * Plays by lot, refused commands between; nobody is sent an id of a card while it is in the hand of another. Whether the
 * match is over.
 */
async function playOn({ game, match, people, others, random, known, soFar }: Played): Promise<boolean> {
  for (let moves = 0; moves < partMoves; moves++) {
    const sights: readonly JsonObject[] = await Promise.all(people.map((one) => one.sight(match)))
    if (sights.some(({ state }) => state !== 'running')) return true
    for (const [place, sight] of sights.entries()) {
      for (const card of ownIds(sight)) {
        if (known.has(card)) continue
        known.add(card)
        for (const who of [...people, ...others]) {
          if (who !== people[place]) expect(who.received.includes(card), `${card} in a hand`).toBe(false)
        }
        expect(logged.includes(card)).toBe(false)
      }
    }
    soFar()
    const place = sights.findIndex(({ toAct, viewer }) => (toAct as readonly Json[]).includes(viewer ?? ''))
    const [mover, sight] = [people[place], sights[place]]
    if (mover === undefined || sight === undefined) throw new Error('nobody is to act, and it is not over')
    const client = new TableClient(mover, game, sight)
    const actions = client.actions()
    const action = actions[random.pick(actions.length, 'move')] ?? null
    const deed = { type: 'play', action }
    // Others try the same, and what is stale and what is no action.
    for (const who of [people[1 - place] as Receiver, ...others]) await who.command(match, 99_999, deed)
    expect((await client.play(action)).status).toBe(200)
    await mover.command(match, 0, deed)
    await people[1 - place]?.command(match, 0, { type: 'play', action: { type: 'pass' } })
    for (const who of others) await who.ask('GET', `/api/matches/${match}`)
  }
  return false
}
