import { describe, expect, it } from 'vitest'
import {
  asRecorded,
  commitment,
  createMatch,
  type DiceOrigin,
  type Entry,
  type Game,
  type Match,
  openMatch,
  type Replay,
  readReplay,
  redactReplay,
  saysTheSame,
  sealOf,
  type Tagged,
  toReplay,
  verifiableDice,
  verifyReplay,
} from '../index.ts'
import { bidding, ladder } from '../testing/toy-games/index.ts'

const home = { secret: 'at home', seatSeeds: ['a', 'b'], matchId: 'home' }
const away = { secret: 'at the server', seatSeeds: ['red word', 'blue word'], matchId: 'away' }
const promise = { match: away.matchId, commitment: commitment(away.secret) }

/** Leaps, as long as it goes on: each is a die. */
function leaps(match: Match, times: number): void {
  for (let turn = 0; turn < times; turn++) {
    const [seat] = match.toAct()
    if (seat === undefined) throw new Error('over too soon')
    match.play(seat, { type: 'leap' }, 10 + turn)
  }
}

function begun<S, A extends Tagged, E extends Tagged, O, V>(game: Game<S, A, E, O, V>, options: object) {
  const { secret, seatSeeds, matchId } = home
  const dice: DiceOrigin = { kind: 'verifiable', commitment: commitment(secret), seatSeeds, secret }
  const seats = game.seatIds.slice(0, 2).map((id) => ({ id, name: id, kind: 'person' as const }))
  const start = { id: matchId, seats, dice, createdAt: 1, options: { ...options } }
  const created = createMatch(game, start, verifiableDice(home))
  if (!created.ok) throw new Error(JSON.stringify(created.fault))
  return created.value as Match<S, A, E, O, V>
}

/** A match of which five dice fell at one screen and six at a server, and that is over. */
function travelled(): Match {
  const match = begun(ladder, { top: 100 }) as unknown as Match
  leaps(match, 5)
  const gone = match.goOnline(promise, verifiableDice({ ...away, start: match.draws }), 20)
  if (!gone.ok) throw new Error(gone.fault.type)
  leaps(match, 6)
  match.agreeDraw(30)
  return match
}

/** The record with what a server opens at the end. */
function opened(replay: Replay, told: object = { seatSeeds: away.seatSeeds, secret: away.secret }): Replay {
  const entries = replay.entries.map((entry): Entry => {
    if (entry.fact === undefined || entry.fact.type !== 'wentOnline') return entry
    return { ...entry, fact: { ...entry.fact, ...told } }
  })
  const document = { ...replay, entries }
  return { ...document, seal: sealOf(document) }
}

const judged = (replay: Replay) => {
  const read = readReplay(JSON.stringify(replay), () => ladder)
  if (!read.ok) return read.fault
  const verified = verifyReplay(ladder, read.value)
  return verified.ok ? verified.value.dice : verified.fault
}

describe('a match that went on at a server', () => {
  const match = travelled()
  const whole = opened(toReplay(match, { revealSecret: true }))

  it('draws from the new promise from there on, and goes on counting', () => {
    const dice = match.entries.flatMap((entry) => entry.dice.map((value) => [entry.draw, value]))
    expect(dice).toEqual(
      Array.from({ length: 11 }, (_, at) => [
        at,
        verifiableDice({ ...(at < 5 ? home : away), start: at }).roll(6, 'again'),
      ]),
    )
  })

  it('is verified by both promises', () => {
    expect(judged(whole)).toBe('secret')
  })

  it('is believed in part where one of the two is not told', () => {
    expect(judged(toReplay(match, { revealSecret: true }))).toBe('partly')
    const promised = commitment(home.secret)
    const dice = { kind: 'verifiable', commitment: promised, seatSeeds: home.seatSeeds } as const
    const closed: Replay = { ...whole, dice }
    expect(judged({ ...closed, seal: sealOf(closed) })).toBe('partly')
    expect(judged(toReplay(match))).toBe('recorded')
  })

  it.each([
    [
      'another secret',
      { seatSeeds: away.seatSeeds, secret: 'another' },
      'wrongSecret',
      '/entries/5/fact/secret',
    ],
    [
      'other words of the seats',
      { seatSeeds: ['x', 'blue word'], secret: away.secret },
      'wrongDice',
      '/entries/6/dice',
    ],
  ])('%s does not give its dice', (_, told, code, path) => {
    expect(judged(opened(toReplay(match, { revealSecret: true }), told))).toMatchObject({ code, path })
  })

  it('keeps its fingerprint when its secret is opened, and not with another promise', () => {
    expect(whole.entries.at(-1)?.hash).toBe(match.hash)
    expect(judged(opened(toReplay(match), { commitment: 'f'.repeat(64) }))).toMatchObject({
      code: 'brokenChain',
    })
  })

  it('tells neither secret nor words while it goes on, nor to whoever only looks', () => {
    const { result: _, ...running } = whole
    const entries = running.entries.slice(0, -1)
    const told = redactReplay(ladder, { ...running, entries } as Replay, 'spectator')
    for (const text of [
      JSON.stringify(told),
      JSON.stringify(asRecorded(whole)),
      JSON.stringify(toReplay(match)),
    ])
      for (const secret of [away.secret, ...away.seatSeeds]) expect(text).not.toContain(secret)
  })

  it('goes on from a snapshot with the dice of the last promise', () => {
    const early = openMatch(ladder, { ...whole, entries: whole.entries.slice(0, 9) } as never)
    if (!early.ok) throw new Error(JSON.stringify(early.fault))
    const again = openMatch(ladder, whole as never, { snapshot: early.value.snapshot() })
    expect(again.ok && again.value.hash).toBe(match.hash)
    const [seat = 0] = early.value.toAct()
    early.value.play(seat, { type: 'leap' }, 40)
    expect(early.value.entries.at(-1)?.dice).toEqual(match.entries[9]?.dice)
  })

  it('is not taken back past there, neither alone nor by agreement', () => {
    const fresh = begun(ladder, { top: 100 })
    fresh.play(0, { type: 'climb', rungs: 1 }, 2)
    expect(fresh.canUndo(0)).toBe(true)
    fresh.goOnline(promise, verifiableDice(away), 3)
    expect(fresh.canUndo(0)).toBe(false)
    expect(fresh.takeBack(0, 4).ok).toBe(false)
    fresh.play(0, { type: 'climb', rungs: 1 }, 5)
    expect(fresh.takeBack(2, 6).ok).toBe(true)
  })

  it('can be said the same of by later rules', () => {
    const running = begun(ladder, { top: 100 })
    running.play(0, { type: 'leap' }, 2)
    running.goOnline(promise, verifiableDice({ ...away, start: 1 }), 3)
    running.play(1, { type: 'leap' }, 4)
    expect(saysTheSame(running, { ...ladder, version: '9' })).toBe(true)
  })
})

it('a game with secrets does not go on so', () => {
  expect(begun(bidding, {}).goOnline(promise, verifiableDice(away), 3)).toMatchObject({
    ok: false,
    fault: { type: 'hasSecrets' },
  })
})
