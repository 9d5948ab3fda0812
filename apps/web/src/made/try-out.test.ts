import { manifests } from '@wyrmtable/games'
import type { TriedOut } from '@wyrmtable/ui'
import { expect, onTestFinished, test, vi } from 'vitest'
import { playOut } from '../session/computers/play-out.ts'
import type { FromWorker, ToWorker } from '../session/computers/worker-messages.ts'
import { standing, tryOut } from './try-out.ts'

test('a whole game between computers is played by its seed alone, and somebody wins it', async () => {
  const manifest = manifests.find(({ id }) => id === 'sorcerers')
  if (manifest === undefined) throw new Error('no such game')
  const [{ game }, { bot }] = await Promise.all([manifest.rules(), manifest.bot()])
  const contest = {
    game: 'sorcerers',
    options: { turnLimit: 1 },
    seats: 2,
    level: 'novice',
    seed: 'a',
  } as const
  const winners = await playOut({ game, bot }, contest)
  expect(winners.every((seat) => seat === 0 || seat === 1)).toBe(true)
  expect(await playOut({ game, bot }, contest)).toEqual(winners)
  await expect(playOut({ game, bot }, { ...contest, options: { table: 'nowhere' } })).rejects.toThrow(
    'options',
  )
})

test('how games stand has a share and an interval for each seat', () => {
  const { seats } = standing([67, 53], 120)
  expect(seats[0]?.share).toBeCloseTo(0.558, 3)
  expect([seats[0]?.low, seats[0]?.high].map((n) => Math.round((n ?? 0) * 100))).toEqual([47, 64])
  expect(standing([0, 0], 0).seats[1]).toEqual({ share: 0, low: 0, high: 1 })
})

/** Workers that answer at once, and how many of them still run. */
function stubWorkers(answer: (asked: ToWorker) => FromWorker): { running: number } {
  const all = { running: 0 }
  class StubWorker {
    onmessage: ((event: { readonly data: FromWorker }) => void) | undefined
    constructor() {
      all.running++
    }
    postMessage(asked: ToWorker): void {
      queueMicrotask(() => this.onmessage?.({ data: answer(asked) }))
    }
    terminate(): void {
      all.running--
    }
  }
  vi.stubGlobal('Worker', StubWorker)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return all
}

const asked = { options: {}, seats: 2, level: 'captain', games: 12 } as const

test('games are played to the last, each counts once, one that nobody wins is shared, and the workers are let go', async () => {
  const winners = [[0], [0], [1], []]
  const workers = stubWorkers(({ id }) => ({ type: 'playedOut', id, winners: winners[id % 4] ?? [] }))
  const told: TriedOut[] = []
  await tryOut('sorcerers', {
    ...asked,
    signal: new AbortController().signal,
    onGame: (stand) => told.push(stand),
  })
  expect(told.map(({ games }) => games)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
  expect(told.at(-1)?.seats.map(({ share }) => share)).toEqual([0.625, 0.375])
  expect(workers.running).toBe(0)
})

test('games end when they are stopped, and say what went wrong where one cannot be played', async () => {
  const control = new AbortController()
  const workers = stubWorkers(({ id }) => ({ type: 'playedOut', id, winners: [0] }))
  let games = 0
  await tryOut('sorcerers', {
    ...asked,
    signal: control.signal,
    onGame: () => {
      games++
      control.abort()
    },
  })
  expect(games).toBe(1)
  expect(workers.running).toBe(0)

  const failing = stubWorkers(({ id }) => ({ type: 'failed', id, reason: 'options' }))
  const played = tryOut('sorcerers', {
    ...asked,
    signal: new AbortController().signal,
    onGame: () => {},
  })
  await expect(played).rejects.toThrow('options')
  expect(failing.running).toBe(0)
})
