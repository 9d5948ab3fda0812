import { encodeView, type Game } from '@wyrmtable/kernel'
import { nim } from '@wyrmtable/kernel/testing'
import { afterEach, expect, test, vi } from 'vitest'
import type { GameNews, Line, Sight } from '../wire/answers.ts'
import type { FromLine } from '../wire/shared-line.ts'

const game: Game = nim
const options = { piles: [3, 4, 5], misere: false }
const match = '23456789abcd'
/** What comes soon comes late on a machine that does other things. */
const patience = { timeout: 60_000 }

/** What the second seat sees before the first has moved. */
const sight: Sight = {
  id: match,
  game: game.id,
  version: game.version,
  state: 'running',
  createdAt: 0,
  isPublic: false,
  seats: game.seatIds.map((id) => ({ id, name: id, kind: 'person', isTaken: true })),
  mine: ['second'],
  rules: { clock: { kind: 'none' }, whenOut: 'forfeit', spectators: 'all', takeBacks: 'never' },
  present: {},
  viewer: 'second',
  number: 3,
  options,
  dice: { commitment: '' },
  offers: [],
  talk: [],
  toAct: ['first'],
  view: encodeView(game, { ...options, turn: 0 }),
}

/** The move of the first seat, which the stream of this page never tells. */
const moved: GameNews = {
  number: 4,
  at: 0,
  type: 'done',
  seat: 'first',
  seq: 1,
  action: { type: 'take', pile: 0, count: 3 },
  events: [],
  toAct: ['second'],
}

afterEach(() => {
  vi.unstubAllGlobals()
  // The line to the server is opened once for all that is loaded.
  vi.resetModules()
})

/** The page of the second seat, a line that says what the test likes, and what is asked of the server. */
async function opened() {
  const asked: string[] = []
  let news: readonly GameNews[] = []
  const server = { isAway: false }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (server.isAway) throw new TypeError('Failed to fetch')
    return Response.json(path.endsWith('/replay') ? { format: 'none' } : { news })
  })
  const port: { onmessage?: (message: { readonly data: FromLine }) => void; postMessage(): void } = {
    postMessage() {},
  }
  vi.stubGlobal(
    'SharedWorker',
    class {
      readonly port = port
    },
  )
  const { OnlineSession } = await import('./online-session.ts')
  const session = new OnlineSession(sight, { news: [] }, { game, imagine: (view) => view })
  session.open()
  await vi.waitFor(() => expect(asked).toHaveLength(1), patience)
  // Only now the first moves.
  news = [moved]
  const hear = (message: FromLine) => port.onmessage?.({ data: message })
  return { session, asked, server, hear, say: (line: Line) => hear({ type: 'heard', line }) }
}

const ahead = { match, as: 'second', number: 4 }
const beginnings: readonly Line[] = [
  { type: 'hello', now: 0, matches: [ahead] },
  { type: 'seated', ...ahead },
]

test.each(beginnings)(
  'where the news of a seat begin after a move ($type), that is fetched',
  async (line) => {
    const { session, asked, say } = await opened()
    expect(session.snapshot().acting).toEqual([])
    say(line)
    await vi.waitFor(() => expect(session.snapshot().acting).toEqual([1]), patience)
    expect(asked.at(-1)).toBe(`/api/matches/${match}/news?as=second&after=3`)
    expect(session.snapshot().seq).toBe(1)
    session.close()
  },
)

test('what is seated elsewhere, or no further than is known, is not asked for', async () => {
  const { session, asked, say } = await opened()
  say({ type: 'seated', ...ahead, match: 'another23456' })
  say({ type: 'seated', ...ahead, as: 'first' })
  say({ type: 'seated', ...ahead, number: 3 })
  say({ type: 'hello', now: 0, matches: [{ ...ahead, match: 'another23456' }] })
  expect(asked).toHaveLength(1)
  // Whoever hears of it then still hears the next.
  say({ type: 'seated', ...ahead })
  await vi.waitFor(() => expect(session.snapshot().acting).toEqual([1]), patience)
  session.close()
})

test('the record of a match is asked for again while the server cannot be reached, and no longer', async () => {
  const { session, asked, server, hear } = await opened()
  server.isAway = true
  // What is there in the end is no record, which is told at once.
  const refused = expect(session.record()).rejects.toThrow(/format|replay/)
  await vi.waitFor(() => expect(asked).toHaveLength(2), patience)
  server.isAway = false
  await vi.waitFor(() => {
    hear({ type: 'state', state: { kind: 'open' } })
    expect(asked).toHaveLength(3)
  }, patience)
  await refused
  expect(asked.slice(1)).toEqual(Array(2).fill(`/api/matches/${match}/replay`))
  session.close()
})
