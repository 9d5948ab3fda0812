import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifests } from '@wyrmtable/games'
import {
  canonicalJson,
  encodeView,
  type Game,
  type Json,
  type JsonObject,
  jsonOf,
  type MatchSnapshot,
  type Seat,
  seededDice,
  type Tagged,
  type Viewer,
} from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { backupSqlite, openSqlite, type Snapshot } from '@wyrmtable/store'
import { afterAll, expect, test } from 'vitest'
import { scramble as scrambleOrders } from '../../../games/dragon-noir/testing/scramble.ts'
import { scramble as scrambleCards } from '../../../games/dragons-wrath/testing/scramble.ts'
import { startServer } from '../src/index.ts'
import { loadMatch } from '../src/matches/load-match.ts'
import { HandTime } from './hand-time.ts'
import { type Answer, Player, sitDown } from './player.ts'

/*
 * The swap test over the wire: two servers have the same match but for what a viewer cannot know. Whatever the viewer
 * asks, they answer with the same bytes, of the same length, and so do their streams as both matches go on.
 */

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-swap-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Scramble = (state: unknown, viewer: Viewer, random: (n: number) => number) => unknown

const games: readonly { readonly id: string; readonly options: JsonObject; readonly scramble: Scramble }[] = [
  {
    id: 'dragons-wrath',
    options: { maskDelayMs: [60_000, 60_000] },
    scramble: (state, viewer, random) => scrambleCards(state as never, viewer, random),
  },
  {
    id: 'dragon-noir',
    options: { scenario: 'two-wizards', turnLimit: 2 },
    scramble: (state, viewer, random) => scrambleOrders(state as never, viewer, random),
  },
]

/** A match as it stood, with so much talk after it that it opens from there. */
interface Photo {
  readonly file: string
  readonly match: string
  readonly snapshot: Snapshot
}

/** How the whole match is kept in a snapshot, as far as this test changes it. */
interface Kept {
  readonly match: MatchSnapshot
}

const minute = 60_000
/** More lines than a match that is opened must have behind its snapshot. */
const talk = 66

test.each(games)(
  'what a viewer of $id cannot know changes no byte that they are sent, nor how many',
  async ({ id, options, scramble }) => {
    const { game } = (await manifests.find((one) => one.id === id)?.rules()) ?? {}
    if (game === undefined) throw new Error(id)
    const random = seededDice(`${id}/swap`)
    const pick = (n: number): number => random.pick(Math.max(1, n), 'swap')
    const { photos, keys } = await playOn(game, options, pick)
    let differed = 0
    for (const photo of photos) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        if (await compare(game, { photo, keys, viewer, scramble, pick })) differed++
      }
    }
    // Else it would have compared the same with itself.
    expect(differed).toBeGreaterThan(photos.length / 2)
  },
)

/** Plays by lot, and takes photos on the way. */
async function playOn(game: Game, options: JsonObject, pick: (n: number) => number) {
  const file = join(folder, `${game.id}.sqlite`)
  const time = new HandTime()
  const store = await openSqlite(file)
  const server = await startServer({ host: '127.0.0.1', port: 0, store, time, mostRequests: 0 })
  const people = [await Player.come(server.url), await Player.come(server.url)] as const
  const match = await sitDown(...people, { game: game.id, options })
  const photos: Photo[] = []
  let words = 0
  for (let taken = 0; taken < rounds(1, 30); taken++) {
    for (let moves = 0; moves < 4 + pick(8); moves++) {
      const sights = await Promise.all(people.map((one) => one.sight(match)))
      const place = sights.findIndex((sight) => (sight.toAct as readonly Json[]).includes(sight.viewer ?? ''))
      const sight = sights[place]
      if (sight === undefined) break
      const actions = sight.actions as readonly Json[]
      await people[place]?.command(match, Number(sight.number), {
        type: 'play',
        action: actions[pick(actions.length)],
      })
    }
    const running = await loadMatch(store, manifests, match, 'latest')
    if (running.isOver) break
    for (let i = 0; i < talk; i++) await people[0].command(match, 99_999, { type: 'say', text: `${words++}` })
    const photo = join(folder, `${game.id}-${taken}.sqlite`)
    await backupSqlite(file, photo)
    photos.push({ file: photo, match, snapshot: running.snapshot() })
  }
  await server.close()
  return { photos, keys: people.map(({ key }) => key) }
}

interface Comparison {
  readonly photo: Photo
  readonly keys: readonly string[]
  readonly viewer: Viewer
  readonly scramble: Scramble
  readonly pick: (n: number) => number
}

let worlds = 0

/** One of two servers that the viewer must not be able to tell apart. */
async function openWorld(photo: Photo, state: Json, keys: readonly string[]) {
  const file = join(folder, `world-${worlds++}.sqlite`)
  copyFileSync(photo.file, file)
  const store = await openSqlite(file)
  const kept: Kept = JSON.parse(photo.snapshot.body)
  const body = JSON.stringify({ ...kept, match: { ...kept.match, state } })
  await store.keepSnapshot(photo.match, { n: photo.snapshot.n, body })
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store,
    time: new HandTime(1_800_000_000_000 + minute),
    mostRequests: 0,
  })
  const people = keys.map((key) => new Player(server.url, key))
  return { people, server, close: () => server.close().then(() => rmSync(file)) }
}

/** Whether the two states differed at all. */
async function compare(game: Game, { photo, keys, viewer, scramble, pick }: Comparison): Promise<boolean> {
  const { match } = photo
  const kept: Kept = JSON.parse(photo.snapshot.body)
  const parsed = game.options.parse(await optionsOf(photo))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
  const decoded = () => {
    const state = game.decode(kept.match.state, parsed.value)
    if (!state.ok) throw new Error(JSON.stringify(state.fault))
    return state.value
  }
  const states = [decoded(), scramble(decoded(), viewer, pick)] as const
  const texts = states.map((state) => game.encode(state))
  const both = await Promise.all(texts.map((state) => openWorld(photo, state, keys)))
  // Somebody who watches has a key of no seat.
  const asked = both.map(({ people, server }) =>
    viewer === 'spectator' ? new Player(server.url, 'k'.repeat(43)) : (people[viewer] as Player),
  )
  const watch = viewer === 'spectator' ? `&watch=${match}` : ''
  const streams = await Promise.all(asked.map((one) => one.stream(watch)))
  for (const { until } of streams) await until(({ type }) => type === 'hello')
  // How many watch is told a little later: before or after what is done next, as it happens.
  if (viewer === 'spectator') for (const { until } of streams) await until(({ type }) => type === 'watchers')
  const same = (what: string, [one, two]: readonly (string | undefined)[]) => {
    expect(two?.length, what).toBe(one?.length)
    expect(two, what).toBe(one)
  }
  const askAll = async (what: string) => {
    const answers = await Promise.all(asked.map((one) => everything(one, match, viewer)))
    for (const [place, one] of (answers[0] ?? []).entries())
      same(`${what} ${place}`, [one, answers[1]?.[place]])
  }
  await askAll('at first')

  // Both go on, as far as it can be done without showing what differs.
  for (let steps = 0; steps < 3; steps++) {
    const step = alike(game, states, viewer, pick)
    if (step === undefined) break
    const { seat, actions } = step
    game.apply(states[0], seat, actions[0], seededDice('none'), () => {})
    game.apply(states[1], seat, actions[1], seededDice('none'), () => {})
    const done = await Promise.all(
      both.map(({ people }, place) =>
        people[seat]?.command(match, 99_999, { type: 'play', action: jsonOf(actions[place]) }, `s${steps}`),
      ),
    )
    expect(done.map((answer) => answer?.status)).toEqual([200, 200])
    if (seat === viewer) same('the answer', done.map(bytesOf))
    await askAll(`after ${actions[0]?.type}`)
  }
  const word = `last ${worlds}`
  const speaker = viewer === 1 ? 0 : 1
  const draw = { type: 'offer', matter: { type: 'draw' } }
  // Somebody who watches is not told of talk, but of an offer.
  const last = viewer === 'spectator' ? draw : { type: 'say', text: word }
  const spoken = await Promise.all(
    both.map(({ people }) => people[speaker]?.command(match, 99_999, last, 'last')),
  )
  if (spoken.every((answer) => answer?.status === 200)) {
    for (const { until } of streams) await until(({ type, text }) => type === 'offered' || text === word)
  }
  for (const { end } of streams) end()
  same(
    'the stream',
    streams.map(({ raw }) => raw.join('\n')),
  )
  await Promise.all(both.map(({ close }) => close()))
  return canonicalJson(jsonOf(texts[0])) !== canonicalJson(jsonOf(texts[1]))
}

async function optionsOf({ file, match }: Photo): Promise<Json> {
  const store = await openSqlite(file)
  const { options } = JSON.parse((await store.match(match))?.table ?? '{}')
  await store.close()
  return options
}

/** Something that some seat may do in both worlds, alike or not, such that the viewer learns the same of both. */
function alike(
  game: Game,
  states: readonly [unknown, unknown],
  viewer: Viewer,
  pick: (n: number) => number,
): { readonly seat: Seat; readonly actions: readonly [Tagged, Tagged] } | undefined {
  const told = (state: unknown, seat: Seat, action: Tagged): string | undefined => {
    const next = game.clone(state)
    const dice = seededDice('tried')
    const events: Json[] = []
    let isShown = false
    game.apply(next, seat, action, dice, (event) => {
      isShown ||= game.reveals(event)
      const seen = game.redact(event, viewer)
      if (seen !== undefined) events.push(jsonOf(seen))
    })
    if (dice.draws > 0 || isShown || game.outcome(next) !== undefined) return undefined
    return canonicalJson([
      jsonOf(encodeView(game, game.view(next, viewer))),
      events,
      jsonOf(game.toAct(next)),
    ])
  }
  for (let tries = 0; tries < 60; tries++) {
    const seat = pick(2)
    const [one, two] = states.map((state) => {
      const now = game.toAct(state).includes(seat) ? game.actions(state, seat) : []
      const actions = [...now, ...(game.atAnyTime?.(state, seat) ?? [])]
      return actions[pick(actions.length)]
    })
    if (one === undefined || two === undefined || one.type !== two.type) continue
    // One's own deeds one knows.
    if (seat === viewer && canonicalJson(jsonOf(one)) !== canonicalJson(jsonOf(two))) continue
    const [first, second] = [told(states[0], seat, one), told(states[1], seat, two)]
    if (first !== undefined && first === second) return { seat, actions: [one, two] }
  }
  return undefined
}

const bytesOf = (answer: Answer | undefined): string => {
  const headers = [...(answer?.headers ?? [])].filter(([name]) => name !== 'date')
  return `${answer?.status} ${JSON.stringify(headers)} ${answer?.text}`
}

/** All that the viewer can ask about the match, refusals included, as the bytes of the answers. */
async function everything(who: Player, match: string, viewer: Viewer): Promise<readonly string[]> {
  const as = viewer === 'spectator' ? '?as=spectator' : ''
  const gets = [
    `/api/matches/${match}${as}`,
    `/api/matches/${match}/news${as}`,
    `/api/matches/${match}/note`,
    `/api/matches/${match}/invitations`,
    `/api/matches/${match}/views/1`,
    '/api/mine',
    '/api/tables',
  ]
  const deeds = [
    { type: 'play', action: { type: 'nonsense' } },
    { type: 'answer', offer: 99, answer: 'accept' },
    { type: 'wish', wishes: { preset: 'nonsense' } },
  ]
  const answers: string[] = []
  for (const path of gets) answers.push(bytesOf(await who.ask('GET', path)))
  for (const after of [0, 99_999]) {
    for (const deed of deeds) answers.push(bytesOf(await who.command(match, after, deed, 'same')))
  }
  return answers
}
