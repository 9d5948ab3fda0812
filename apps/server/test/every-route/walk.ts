import { readFileSync } from 'node:fs'
import { manifests } from '@wyrmtable/games'
import { type Json, type JsonObject, jsonOf, openMatch, readAnyVersion, toReplay } from '@wyrmtable/kernel'
import type { MatchStore } from '@wyrmtable/store'
import { z } from 'zod'
import { takeMeasure } from '../../src/index.ts'
import { hashOf } from '../../src/matches/keys.ts'
import { Browser, register } from '../browser.ts'
import { type Laid, Player, sitDown } from '../player.ts'
import { damagedMatch } from './damaged-match.ts'
import type { Expected } from './expected.ts'
import { laid, made } from './forms.ts'
import { walkClubs } from './walk-clubs.ts'
import { walkFriends } from './walk-friends.ts'
import { walkHost } from './walk-host.ts'
import { walkNotices } from './walk-notices.ts'
import { walkPasskeys } from './walk-passkeys.ts'
import { walkThoughts } from './walk-thoughts.ts'
import { walkTokens } from './walk-tokens.ts'
import { walkTournaments } from './walk-tournaments.ts'

const golden = (file: string): JsonObject =>
  JSON.parse(readFileSync(new URL(`../../../../games/${file}`, import.meta.url), 'utf8'))

/** The match before its last entry, as it can be gone on with. */
async function beforeItsEnd(finished: Json): Promise<Json> {
  const read = await readAnyVersion(manifests, finished)
  if (!read.ok) throw new Error(read.fault.code)
  const { game, replay } = read.value
  const { result: _, ...record } = replay
  const opened = openMatch(game, { ...record, entries: replay.entries.slice(0, -1) })
  if (!opened.ok) throw new Error(opened.fault.code)
  return jsonOf(toReplay(opened.value, { revealSecret: true }))
}

/** Asks every route for what it does, and for what only it refuses. What all routes refuse alike is asked elsewhere. */
export async function walk(url: string, store: MatchStore, expected: Expected): Promise<void> {
  const [one, two] = [await Player.come(url), await Player.come(url)]
  const stranger = await Player.come(url)
  for (const path of ['health', 'ready', 'games', 'tables'])
    await expected(one, 'GET', `/api/${path}`, undefined, 200)
  await matches(url, one, two, stranger, expected)
  await accounts(url, store, expected)
  await replays(one, expected)
  await passes(url, store, expected)
  await walkPasskeys(url, store, expected)
  await walkThoughts(url, store, expected)
  await walkClubs(url, store, expected)
  await walkFriends(url, store, expected)
  await walkHost(url, store, expected)
  await walkTokens(url, store, expected)
  await walkNotices(url, store, expected)
  await walkTournaments(url, store, expected)
}

async function matches(url: string, one: Player, two: Player, stranger: Player, expected: Expected) {
  const wish = { game: 'sorcerers', seats: [{ for: 'me' }, { for: 'anybody' }] }
  // A table that waits.
  const open = laid.parse(await expected(one, 'POST', '/api/matches', { ...wish, isPublic: true }, 201))
  const openAt = `/api/matches/${open.id}`
  const seat = { name: 'Mireille', seed: 'any words' }
  await expected(one, 'GET', `${openAt}/replay`, undefined, 409)
  await expected(one, 'GET', `${openAt}/actions`, undefined, 409)
  await expected(one, 'POST', `${openAt}/join`, seat, 200)
  await expected(one, 'GET', `${openAt}/invitations`, undefined, 200)
  await expected(two, 'POST', `${openAt}/join`, { ...seat, invitation: 'nobodyknowsthis' }, 403)
  await expected(one, 'GET', '/api/mine', undefined, 200)
  await expected(one, 'POST', `${openAt}/leave`, {}, 200)
  await expected(stranger, 'POST', `${openAt}/join`, seat, 409)

  const waits = await one
    .done<Laid>('POST', '/api/matches', { ...wish, seats: [...wish.seats, { for: 'anybody' }] })
    .catch(() => undefined)
  const three =
    waits ??
    (await one.done<Laid>('POST', '/api/matches', {
      game: 'dragons-wrath',
      seats: [{ for: 'me' }, { for: 'anybody' }, { for: 'anybody' }],
    }))
  const invitation = three.seats[1]?.invitation
  await two.done('POST', `/api/matches/${three.id}/join`, { ...seat, invitation })
  await expected(stranger, 'POST', `/api/matches/${three.id}/join`, { ...seat, invitation }, 409)
  await expected(one, 'POST', '/api/matches', { ...wish, isRated: true }, 403)
  await seeks(url, { ...wish, ...seat }, expected)
  await decks(one, expected)

  // One that is played.
  const match = await sitDown(one, two, { game: 'sorcerers', takeBacks: 'never' })
  const at = `/api/matches/${match}`
  await expected(one, 'POST', `${at}/leave`, {}, 409)
  const { viewer: as, number } = await one.sight(match)
  for (const path of ['', '/news', '/replay', '/actions'])
    await expected(one, 'GET', `${at}${path}?as=${as}`, undefined, 200)
  await expected(one, 'GET', `${at}/views/0?seat=${as}`, undefined, 200)
  await expected(one, 'GET', `${at}/views/999?seat=${as}`, undefined, 404)
  await expected(one, 'PUT', `${at}/note`, { text: 'his wizard is tired' }, 200)
  await expected(one, 'GET', `${at}/note`, undefined, 200)
  await expected(one, 'POST', `${at}/presence`, {}, 200)
  await expected(one, 'POST', `${at}/alone`, {}, 200)
  const { pass } = z.object({ pass: z.string() }).parse(await expected(one, 'POST', `${at}/passes`, {}, 201))
  await expected(stranger, 'POST', '/api/passes', { pass: 'nosuchpass' }, 404)
  const phone = await Player.come(url)
  await expected(phone, 'POST', '/api/passes', { pass }, 200)

  const commands = `${at}/commands`
  let key = 0
  const say = (who: Player, deed: object, after: number, status: number) =>
    expected(who, 'POST', commands, { after, key: `k${key++}`, deed }, status)
  const players = [one, two]
  const sights = await Promise.all(players.map((who) => who.sight(match)))
  const acting = sights.findIndex(({ toAct, viewer }) =>
    z.array(z.string()).parse(toAct).includes(String(viewer)),
  )
  const actor = players[acting] ?? one
  const { actions } = await actor.done<{ actions: JsonObject[] }>('GET', `${at}/actions`)
  await say(actor, { type: 'play', action: { ...actions[0], nonsense: 1 } }, Number(number), 400)
  await say(actor, { type: 'play', action: actions[0] }, Number(number), 200)
  await say(actor, { type: 'play', action: actions[0] }, Number(number), 409)
  await say(actor, { type: 'play', action: actions[0] }, 9_999, 422)
  await say(actor, { type: 'offer', matter: { type: 'takeBack' } }, 9_999, 403)
  await say(actor, { type: 'answer', offer: 77, answer: 'accept' }, 9_999, 404)
  await say(actor, { type: 'rematch' }, 9_999, 409)
  await say(actor, { type: 'resign' }, 9_999, 200)

  const shut = await sitDown(one, two, { game: 'sorcerers', spectators: 'none' })
  for (const path of ['', '/news', '/replay'])
    await expected(stranger, 'GET', `/api/matches/${shut}${path}`, undefined, 403)

  await streams(url, match, expected)
}

/** A deck that the clauses refuse. */
async function decks(one: Player, expected: Expected) {
  const { id } = await one.done<Laid>('POST', '/api/matches', {
    game: 'dragons-wrath',
    seats: [{ for: 'me' }, { for: 'anybody' }],
  })
  const deck = { id: 'empty', name: { en: 'Empty', fr: 'Vide', es: 'Vacío' } }
  const { starterDecks } = await import('../../../../games/dragons-wrath/data/library.ts')
  const brings = { ...starterDecks[0], ...deck, allies: starterDecks[0]?.allies.slice(0, 3) }
  await expected(one, 'POST', `/api/matches/${id}/join`, { name: 'x', seed: 's', brings }, 400)
}

/** Somebody who seeks as often as they may. */
async function seeks(url: string, wish: object, expected: Expected) {
  const who = await Player.come(url)
  await expected(who, 'POST', '/api/seeks', { ...wish, isRated: true }, 403)
  const open = new AbortController()
  const headers = { authorization: `Bearer ${who.key}`, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(wish), signal: open.signal }
  for (let count = 0; count < 8; count++) {
    const { status } = await fetch(`${url}/api/seeks`, init)
    if (status !== 200) throw new Error(`${status}`)
  }
  await expected(who, 'POST', '/api/seeks', wish, 429)
  open.abort()
}

async function streams(url: string, match: string, expected: Expected) {
  const listener = await Player.come(url)
  const open: (() => void)[] = []
  for (let count = 0; count < 24; count++) open.push((await listener.stream(`&watch=${match}`)).end)
  await expected(listener, 'GET', '/api/stream', undefined, 429)
  for (const end of open) end()
  const late = new AbortController()
  const answer = await fetch(`${url}/api/stream`, { signal: late.signal })
  if (answer.status !== 200) throw new Error(`${answer.status}`)
  late.abort()
}

/** What a pass was for may be gone, or past reading. */
async function passes(url: string, store: MatchStore, expected: Expected) {
  const phone = await Player.come(url)
  for (const [match, status] of [
    ['nosuchmatch1', 404],
    [damagedMatch, 503],
  ] as const) {
    await store.addPass({ pass: hashOf(match), match, seat: 0, expiresAt: Date.now() + 1e6 })
    await expected(phone, 'POST', '/api/passes', { pass: match }, status)
  }
}

async function accounts(url: string, store: MatchStore, expected: Expected) {
  const [ada, bo] = [new Browser(url), new Browser(url)]
  const { codes } = await register(ada, 'Ada')
  await register(bo, 'Bo')
  const password = 'Ada’s long word'
  await expected(bo, 'POST', '/api/accounts', { name: 'Ada', password }, 409)
  await expected(ada, 'GET', '/api/account', undefined, 200)
  await expected(new Browser(url), 'GET', '/api/account', undefined, 200)
  const phone = new Browser(url)
  await expected(phone, 'POST', '/api/session', { name: 'Ada', password: 'not hers' }, 403)
  await expected(phone, 'POST', '/api/session', { name: 'Ada', password }, 200)
  await expected(phone, 'DELETE', '/api/session', undefined, 200)
  await expected(phone, 'POST', '/api/session/recover', { name: 'Ada', code: 'none', password }, 403)
  const { devices } = await ada.done<{ devices: { key: string }[] }>('GET', '/api/account')
  await phone.done('POST', '/api/session', { name: 'Ada', password })
  await expected(phone, 'DELETE', `/api/sessions/${devices[0]?.key}`, undefined, 200)
  await expected(phone, 'DELETE', '/api/sessions', undefined, 200)
  await expected(ada, 'POST', '/api/session/recover', { name: 'Ada', code: codes[0], password }, 200)
  await expected(ada, 'PUT', '/api/account/password', { old: 'not hers', password }, 403)
  await expected(ada, 'PUT', '/api/account/password', { old: password, password }, 200)
  await expected(ada, 'POST', '/api/account/codes', { password: 'not hers' }, 403)
  await expected(ada, 'POST', '/api/account/codes', { password }, 200)
  await expected(ada, 'GET', '/api/account/export', undefined, 200)
  await rated(ada, bo, expected)
  await documents(ada, expected)
  await company(url, store, ada, bo, expected)
  await expected(bo, 'DELETE', '/api/account', { password: 'not his' }, 403)
  await expected(bo, 'DELETE', '/api/account', { password: 'Bo’s long word' }, 200)
}

async function rated(ada: Browser, bo: Browser, expected: Expected) {
  const clock = { kind: 'live', baseMs: 60_000 }
  const wish = { game: 'dragon-rage', isRated: true, clock, seats: [{ for: 'me' }, { for: 'anybody' }] }
  const { id, seats } = laid.parse(await expected(ada, 'POST', '/api/matches', wish, 201))
  const at = `/api/matches/${id}`
  const invitation = seats[1]?.invitation
  await expected(ada, 'POST', `${at}/join`, { name: 'x', seed: 's' }, 403)
  await expected(ada, 'POST', `${at}/join`, { name: 'x', seed: 's', rated: true }, 200)
  await expected(ada, 'POST', `${at}/passes`, {}, 403)
  await expected(bo, 'POST', `${at}/join`, { name: 'x', seed: 't', invitation, rated: true }, 200)
  await expected(bo, 'POST', `${at}/commands`, { after: 99, key: 'r', deed: { type: 'resign' } }, 200)
  while ((await ada.done('GET', at)).rated === undefined)
    await new Promise((resolve) => setTimeout(resolve, 20))
  await expected(ada, 'GET', '/api/people/Ada', undefined, 200)
  await expected(ada, 'GET', '/api/people/Nobody', undefined, 404)
  await expected(ada, 'GET', '/api/ratings?game=dragon-rage&pace=live', undefined, 200)
}

async function documents(ada: Browser, expected: Expected) {
  const document = { name: 'made/dragons-wrath/deck-1', base: 0, savedAt: 5, body: { cards: ['é'] } }
  await expected(ada, 'PUT', '/api/account/document', document, 200)
  await expected(ada, 'PUT', '/api/account/document', document, 409)
  await expected(
    ada,
    'PUT',
    '/api/account/document',
    { ...document, base: 1, body: 'x'.repeat(500_001) },
    429,
  )
  await expected(ada, 'GET', `/api/account/document?name=${document.name}`, undefined, 200)
  await expected(ada, 'GET', '/api/account/document?name=made/none', undefined, 404)
  await expected(ada, 'GET', '/api/account/documents', undefined, 200)
}

async function company(url: string, store: MatchStore, ada: Browser, bo: Browser, expected: Expected) {
  const [blocks, reports] = ['/api/account/blocks', '/api/reports']
  await expected(ada, 'POST', blocks, { name: 'Nobody' }, 404)
  await expected(ada, 'POST', blocks, { name: 'Bo' }, 200)
  await expected(ada, 'GET', blocks, undefined, 200)
  await expected(ada, 'DELETE', `${blocks}/Bo`, undefined, 200)
  const strange = await bo.done<Laid>('POST', '/api/matches', {
    game: 'sorcerers',
    seats: [{ for: 'me' }, { for: 'anybody' }],
  })
  const words = 'He says too much.'
  await expected(ada, 'POST', reports, { name: 'Nobody', words }, 404)
  for (const [match, status] of [
    ['nosuchmatch1', 404],
    [strange.id, 403],
  ] as const) {
    await expected(ada, 'POST', reports, { match, seat: 'A', words }, status)
    await expected(ada, 'POST', blocks, { match, seat: 'A' }, status)
  }
  for (let count = 0; count < 10; count++) await expected(ada, 'POST', reports, { name: 'Bo', words }, 201)
  await expected(ada, 'POST', reports, { name: 'Bo', words }, 429)
  const { people, moderation } = store
  const self = await people.accountNamed('ada')
  const other = await people.accountNamed('bo')
  if (self === undefined || other === undefined) throw new Error('nobody')
  for (let count = 0; count < 500; count++) await moderation.block(self.id, `somebody${count}`, count)
  await expected(ada, 'POST', blocks, { name: 'Bo' }, 429)

  // Whoever the host suspends sits down nowhere; a closed account signs in nowhere.
  const now = Date.now()
  const barred = new Browser(url)
  const { codes } = await register(barred, 'Cleo')
  const cleo = await people.accountNamed('cleo')
  if (cleo === undefined) throw new Error('nobody')
  const wish = { game: 'sorcerers', seats: [{ for: 'me' }, { for: 'me' }] }
  const own = await barred.done<Laid>('POST', '/api/matches', wish)
  const at = `/api/matches/${own.id}`
  for (let seat = 0; seat < 2; seat++) await barred.done('POST', `${at}/join`, { name: 'x', seed: 's' })
  const going = { replay: await beforeItsEnd(golden('sorcerers/golden/resigned-p1.json')), seats: wish.seats }
  await takeMeasure(store, cleo, { kind: 'suspended', reason: 'for a while', until: now + 1e9 }, now)
  const { notices } = await barred.done<{ notices: { id: string }[] }>('GET', '/api/account')
  await expected(barred, 'POST', `/api/account/notices/${notices[0]?.id}/seen`, {}, 200)
  await expected(barred, 'POST', '/api/matches', wish, 403)
  const seek = { game: 'sorcerers', seats: [{ for: 'me' }, { for: 'anybody' }], name: 'x', seed: 's' }
  await expected(barred, 'POST', '/api/seeks', seek, 403)
  await expected(barred, 'POST', '/api/matches/going-on', going, 403)
  await expected(barred, 'POST', `/api/matches/${strange.id}/join`, { name: 'x', seed: 's' }, 403)
  const seat = (await barred.done('GET', at)).viewer
  const says = { seat, after: 99, key: 'k', deed: { type: 'say', text: 'hello' } }
  await expected(barred, 'POST', `${at}/commands`, says, 403)
  await takeMeasure(store, cleo, { kind: 'closed', reason: 'for ever', until: undefined }, now)
  const password = 'Cleo’s long word'
  await expected(new Browser(url), 'POST', '/api/session', { name: 'Cleo', password }, 403)
  await expected(
    new Browser(url),
    'POST',
    '/api/session/recover',
    { name: 'Cleo', code: codes[0], password },
    403,
  )
}

async function replays(one: Player, expected: Expected) {
  const finished = golden('sorcerers/golden/resigned-p1.json')
  const running = await beforeItsEnd(finished)
  const { id } = made.parse(await expected(one, 'POST', '/api/replays', finished, 201))
  await expected(one, 'GET', `/api/replays/${id}`, undefined, 200)
  await expected(one, 'GET', '/api/replays/abcdef0123456789abcd', undefined, 404)
  await expected(one, 'POST', '/api/replays', running, 409)
  // No more room for another.
  await expected(one, 'POST', '/api/replays', golden('dragon-noir/golden/lake-crossed-exile.json'), 429)
  const seats = [{ for: 'me' }, { for: 'anybody' }]
  await expected(one, 'POST', '/api/matches/going-on', { replay: running, seats }, 201)
  await expected(one, 'POST', '/api/matches/going-on', { replay: finished, seats }, 409)
  const secret = await beforeItsEnd(golden('dragons-wrath/golden/conceded.json'))
  await expected(one, 'POST', '/api/matches/going-on', { replay: secret, seats }, 403)
}
