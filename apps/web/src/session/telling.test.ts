import { manifests } from '@wyrmtable/games'
import { type Match, openMatch, randomMatch, toReplay } from '@wyrmtable/kernel'
import { expect, test, vi } from 'vitest'
import { LocalSession } from './local-session.ts'
import { Telling } from './telling.ts'

const bots = {
  ask: () => ({ answer: new Promise<never>(() => {}), cancel: () => {} }),
  hint: () => ({ answer: new Promise<never>(() => {}), cancel: () => {} }),
}

/** A match of random play between two people, whole, and the same opened from a snapshot that was taken on the way. */
async function bothWays(id: string, entries: number, from: number): Promise<readonly [Match, Match]> {
  const manifest = manifests.find((one) => one.id === id)
  if (manifest === undefined) throw new Error(`no game ${id}`)
  const { game } = await manifest.rules()
  const random = randomMatch(game, { seed: 'telling', seats: 2, maxActions: entries })
  const seats = random.seats.map((seat) => ({ ...seat, kind: 'person' as const }))
  const replay = { ...toReplay(random, { revealSecret: true }), seats }
  const early = openMatch(game, { ...replay, entries: replay.entries.slice(0, from) })
  const whole = openMatch(game, replay)
  if (!early.ok || !whole.ok) throw new Error('not opened')
  const opened = openMatch(game, replay, { snapshot: early.value.snapshot(), trusted: true })
  if (!opened.ok) throw new Error(opened.fault.code)
  return [whole.value, opened.value]
}

const logOf = (match: Match, from: number) => new Telling(match, from, () => {}).chronicle.seenBy('spectator')

test('a match opened from a snapshot plays nothing again that came before it, until there is time', async () => {
  vi.useFakeTimers()
  try {
    const [whole, opened] = await bothWays('dragon-rage', 260, 200)
    const all = logOf(whole, 0)
    const asked = vi.spyOn(opened, 'events')
    const session = new LocalSession(opened, bots, { pauseMs: 0, isKept: false, openedAt: 200 })
    expect(Math.min(...asked.mock.calls.map(([seq]) => seq))).toBe(201)
    const first = session.snapshot()
    expect(first.log).toEqual(all.slice(-60))
    expect(first.seq).toBe(260)
    session.start()
    await vi.runAllTimersAsync()
    expect(session.snapshot().log).toEqual(all)
    expect(session.snapshot().seq).toBe(260)
  } finally {
    vi.useRealTimers()
  }
})

test('what is taken back before all is told leaves the rest in its place', async () => {
  const [whole, opened] = await bothWays('dragon-rage', 10, 10)
  const session = new LocalSession(opened, bots, { pauseMs: 0, isKept: false, openedAt: 10 })
  expect(session.snapshot()).toMatchObject({ log: [], canUndo: true })
  session.undo()
  expect(session.snapshot().log).toEqual(logOf(whole, 0).slice(0, -1))
})

test('where something is secret all of it is told at once: each viewer counts what they have seen', async () => {
  const [whole, opened] = await bothWays('dragons-wrath', 120, 100)
  expect(logOf(opened, 100)).toEqual(logOf(whole, 0))
})
