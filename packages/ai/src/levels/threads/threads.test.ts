import { fail, type Game, ok, type Seat } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import type { SearchRoom } from '../../search/search-room.ts'
import { hiddenCard, pile } from '../../search/testing/toy-games.ts'
import type { FromThinker, ThreadPort, ToThinker } from './messages.ts'
import { mergeResults, thinkTogether } from './parallel.ts'
import { remoteThinker } from './remote-thinker.ts'
import { serveThinker, type ThinkableGame } from './serve-thinker.ts'

const first: Seat = 0
/** The toy with views that can be sent. */
const game: Game = {
  ...pile,
  decode: (position: unknown) => {
    const left = Reflect.get(Object(position), 'left')
    return typeof left === 'number' ? ok({ left, turn: 0 }) : fail({ code: 'missing', path: '/left' })
  },
} as unknown as Game

/** Two ends of a line in one thread; messages come over later, copied. */
function line(
  games: Readonly<Record<string, ThinkableGame>> = { pile: { game, room: {} } },
  onLoad: (id: string) => void = () => {},
) {
  const receivers: {
    toThinker?: (message: ToThinker) => void
    fromThinker?: (message: FromThinker) => void
  } = {}
  const later =
    <T>(receive: () => ((message: T) => void) | undefined) =>
    (message: T) => {
      const copy = structuredClone(message)
      setTimeout(() => receive()?.(copy), 0)
    }
  const outside: ThreadPort<FromThinker, ToThinker> = {
    post: later<ToThinker>(() => receivers.toThinker),
    listen: (receive) => {
      receivers.fromThinker = receive
    },
  }
  const inside: ThreadPort<ToThinker, FromThinker> = {
    post: later<FromThinker>(() => receivers.fromThinker),
    listen: (receive) => {
      receivers.toThinker = receive
    },
  }
  serveThinker(inside, {
    load: async (id) => {
      onLoad(id)
      return games[id]
    },
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
  })
  return remoteThinker(outside)
}

const request = {
  game: 'pile',
  options: {},
  view: { left: 6, turn: 0 },
  seat: first,
  level: 'warlord',
  seed: 1,
  match: 'm',
  playouts: 300,
} as const

test('a question is answered with a legal action and choices', async () => {
  const { result } = line().think({ ...request, hints: 2 })
  const { action, choices, hints } = await result
  expect(action).toEqual({ type: 'take', n: 2 })
  expect(choices).toHaveLength(3)
  expect(hints).toHaveLength(2)
})

test('what a decision is after is told to whoever wants it: the figures that it changes', async () => {
  const room: SearchRoom = { explain: (state) => ({ taken: 6 - Object(state).left, same: 1 }) }
  const thinker = line({ pile: { game, room } })
  expect((await thinker.think(request).result).aims).toEqual([])
  const { aims } = await thinker.think({ ...request, tellsAims: true }).result
  expect(aims).toEqual([{ feature: 'taken', before: 0, after: 2 }])
})

test('a game is loaded before it is asked about; one that cannot be is told of only then', async () => {
  const loaded: string[] = []
  const thinker = line({ pile: { game, room: {} } }, (id) => loaded.push(id))
  thinker.prepare('pile')
  thinker.prepare('whist')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(loaded).toEqual(['pile', 'whist'])
  await expect(thinker.think({ ...request, game: 'whist' }).result).rejects.toMatchObject({
    code: 'unknownGame',
  })
  expect((await thinker.think(request).result).action).toEqual({ type: 'take', n: 2 })
})

test('whoever thinks for a seat is given a state imagined out of what it sees', async () => {
  const seen = new Set<number>()
  const secret = {
    ...hiddenCard,
    actions: (state: { readonly card: number; readonly guess: number }, seat: Seat) => {
      seen.add(state.card)
      return hiddenCard.actions({ ...state }, seat)
    },
  } as unknown as Game
  const room = {
    imagine: (view: unknown) => ({ ...Object(view), card: 2 }),
    evaluate: (state: unknown) => {
      seen.add(Object(state).card)
      return 0.5
    },
  }
  const thinker = line({ secret: { game: secret, room } })
  const { action } = await thinker.think({ ...request, game: 'secret', view: { guess: -1 }, hints: 2 }).result
  expect(action).toMatchObject({ n: 2 })
  expect([...seen]).toEqual([2])
})

test('faults come back as codes', async () => {
  const thinker = line()
  await expect(thinker.think({ ...request, game: 'chess' }).result).rejects.toMatchObject({
    code: 'unknownGame',
  })
  await expect(thinker.think({ ...request, view: {} }).result).rejects.toMatchObject({
    code: 'badView',
  })
  await expect(thinker.think({ ...request, seat: 1 }).result).rejects.toMatchObject({ code: 'notToAct' })
})

test('cancelling brings the best so far at once', async () => {
  const day = 86_400_000
  const thinking = line().think({ ...request, view: { left: 900 }, playouts: 1e12, ms: day })
  setTimeout(() => thinking.cancel(), 30)
  const { action, ms } = await thinking.result
  expect(action).toMatchObject({ type: 'take' })
  expect(ms).toBeLessThan(day)
})

test('a thread that dies fails what it was asked', async () => {
  const thinker = line()
  const { result } = thinker.think({ ...request, playouts: 50_000 })
  thinker.fail('gone')
  await expect(result).rejects.toMatchObject({ code: 'broken' })
})

test('threads together add up their visits', async () => {
  const { result } = thinkTogether([line(), line()], request)
  const { action, playouts, choices } = await result
  expect(action).toEqual({ type: 'take', n: 2 })
  expect(playouts).toBeGreaterThan(20)
  expect(choices.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(20)
})

test('what one thread has proven outweighs what others tried', () => {
  const choice = (n: number, visits: number, chance: number, certain = false) => ({
    actions: [{ type: 'take', n }],
    visits,
    chance,
    certain,
  })
  const base = {
    type: 'result',
    id: 1,
    action: {},
    following: [],
    hints: [],
    aims: [],
    playouts: 10,
    ms: 5,
  } as const
  const merged = mergeResults([
    { ...base, choices: [choice(1, 90, 0.6), choice(2, 10, 0.4)] },
    { ...base, choices: [choice(2, 5, 1, true), choice(1, 5, 0.5)] },
  ])
  expect(merged.action).toEqual({ type: 'take', n: 2 })
  expect(merged.playouts).toBe(20)
})
