import { describe, expect, it } from 'vitest'
import type { Fact, Game, Match, MatchDice, MatchSnapshot, Tagged } from '../index.ts'
import {
  createMatch,
  hasTakeBacks,
  liveLine,
  openMatch,
  randomMatch,
  readReplay,
  redactReplay,
  scriptedDice,
  seededDice,
  toReplay,
  verifyReplay,
} from '../index.ts'
import { bidding, ladder, nim } from '../testing/toy-games/index.ts'

function begin<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  dice: MatchDice,
  seats = 2,
): Match<S, A, E, O, V> {
  const created = createMatch(
    game,
    {
      id: 'm',
      seats: game.seatIds.slice(0, seats).map((id) => ({ id, name: id, kind: 'person' })),
      dice: { kind: 'recorded' },
      createdAt: 5,
    },
    dice,
  )
  if (!created.ok) throw new Error(JSON.stringify(created.fault))
  return created.value
}

const text = <S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  state = match.state,
) => JSON.stringify(match.game.encode(state))

/** The whole record opened, chained and judged once more from its document. */
function isVerified<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  match: Match<S, A, E, O, V>,
): boolean {
  const read = readReplay(JSON.stringify(toReplay(match)), () => game)
  return read.ok && verifyReplay(game, read.value).ok
}

describe('an agreed take-back', () => {
  it('goes past dice, and others fall', () => {
    const match = begin(ladder, scriptedDice([5, 6, 2]))
    match.play(0, { type: 'leap' }, 1)
    const start = text(match)
    match.play(1, { type: 'leap' }, 2)
    const after = text(match)
    expect(match.canUndo(1)).toBe(false)
    expect(match.takeBack(1, 3)).toMatchObject({ ok: true, value: { entry: { seq: 3, fact: { to: 1 } } } })
    expect(text(match)).toBe(start)
    match.play(1, { type: 'leap' }, 4)
    expect(match.entries.map(({ dice, draw }) => [dice, draw])).toEqual([
      [[5], 0],
      [[6], 1],
      [[], undefined],
      [[2], 2],
    ])
    expect(text(match, match.at(2))).toBe(after)
    expect(text(match, match.at(3))).toBe(start)
    expect(match.events(3)).toEqual([])
    expect(match.events(2)).toMatchObject([{ dice: [6] }, { type: 'climbed' }])
    expect(match.line.map(({ seq }) => seq)).toEqual([1, 4])
    expect(isVerified(ladder, match)).toBe(true)
  })

  it('leads to earlier places of the live line only, and not out of the end', () => {
    const match = begin(ladder, seededDice(1))
    for (let at = 1; at <= 4; at++) match.play(match.toAct()[0]!, { type: 'rest' }, at)
    expect(match.takeBack(4, 5)).toMatchObject({ fault: { type: 'nothingToUndo' } })
    expect(match.takeBack(2, 5).ok).toBe(true)
    for (const gone of [3, 4, 5, 2]) expect(match.takeBack(gone, 6).ok).toBe(false)
    expect(match.takeBack(0, 7).ok).toBe(true)
    match.agreeDraw(8)
    expect(match.takeBack(0, 9)).toMatchObject({ fault: { type: 'matchOver' } })
    expect(isVerified(ladder, match)).toBe(true)
  })

  it('is folded away where the match is shown', () => {
    const match = begin(ladder, seededDice(2))
    for (let at = 1; at <= 9; at++) match.play(match.toAct()[0]!, { type: 'leap' }, at)
    match.takeBack(4, 10)
    for (let at = 11; at <= 13; at++) match.play(match.toAct()[0]!, { type: 'leap' }, at)
    const replay = toReplay(match)
    expect(hasTakeBacks(replay)).toBe(true)
    const shown = openMatch(ladder, liveLine(replay, ladder.seatIds))
    if (!shown.ok) throw new Error(JSON.stringify(shown.fault))
    expect(shown.value.entries.map(({ seq, at }) => [seq, at])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 11],
      [6, 12],
      [7, 13],
    ])
    expect(text(shown.value)).toBe(text(match))
  })
})

describe('leaving a match', () => {
  it('is possible for who is not to act, and says the game what becomes of it', () => {
    const match = begin(ladder, seededDice(1), 3)
    expect(match.resign(2, 1)).toMatchObject({
      value: { entry: { fact: { type: 'resigned', seat: 'green' } }, events: [{ type: 'letGo', seat: 2 }] },
    })
    expect(match.mayForfeit(2)).toBe(false)
    expect(match.resign(2, 2)).toMatchObject({ fault: { type: 'hasLetGo', clause: 'LAD-5' } })
    expect(match.resign(3, 2)).toMatchObject({ fault: { type: 'notSeated' } })
    expect(match.outcome()).toBeUndefined()
    match.timeOut(0, 3)
    expect(match.outcome()).toMatchObject({ winners: [1], reason: 'outOfTime', clause: 'LAD-5' })
    expect(match.toAct()).toEqual([])
    expect(match.resign(1, 4)).toMatchObject({ fault: { type: 'matchOver' } })
    expect(isVerified(ladder, match)).toBe(true)
  })

  it('ends a game without a clause for it, and the others win', () => {
    const { forfeit: _none, ...plain } = nim
    const match = begin(plain, scriptedDice())
    expect(match.resign(1, 1).ok).toBe(true)
    expect(match.outcome()).toEqual({ winners: [0], reason: 'resigned', clause: '' })
    expect(match.play(0, { type: 'take', pile: 0, count: 1 }, 2)).toMatchObject({
      fault: { type: 'matchOver' },
    })
    expect(isVerified(plain, match)).toBe(true)
  })

  it('draws dice where it makes some fall', () => {
    const match = begin(bidding, seededDice(5), 3)
    const bid = (seat: number, card: number) => match.play(seat, { type: 'bid', card }, 0)
    for (let round = 0; round < 20 && match.outcome() === undefined; round++) {
      const [a = [], b = []] = match.state.hands
      const same = a.find((card) => b.includes(card))
      if (same === undefined) break
      bid(0, same)
      bid(1, same)
      match.timeOut(2, 1)
      expect(match.entries.at(-1)?.dice).toHaveLength(1)
    }
    expect(isVerified(bidding, match)).toBe(true)
  })

  it('by consent is a draw', () => {
    const match = begin(nim, scriptedDice())
    match.agreeDraw(3)
    expect(match.outcome()).toEqual({ winners: [], reason: 'drawAgreed', clause: '' })
    const replay = toReplay(match)
    expect(replay.result).toEqual({ winners: [], reason: 'drawAgreed', clause: '' })
    expect(isVerified(nim, match)).toBe(true)
  })
})

it('a seat that is handed over has another holder from then on, whatever is taken back', () => {
  const match = begin(ladder, seededDice(1))
  match.play(0, { type: 'rest' }, 1)
  const { hash } = match
  match.handOver(1, { name: 'Bot', kind: 'computer', level: 'hard' }, 2)
  expect(match.hash).not.toBe(hash)
  match.takeBack(0, 3)
  expect(match.seats[1]).toEqual({ id: 'blue', name: 'Bot', kind: 'computer', level: 'hard' })
  expect(match.header.seats[1]?.name).toBe('blue')
  const again = openMatch(ladder, toReplay(match))
  expect(again.ok && again.value.seats).toEqual(match.seats)
})

it('a match goes on under other rules, and its record opens with them', () => {
  const later: typeof ladder = {
    ...ladder,
    version: '3',
    check: (state, seat, action) =>
      action.type === 'leap' ? { type: 'noLeaps', clause: 'LAD-9' } : ladder.check(state, seat, action),
  }
  const rulesOf = (version: string) => (version === '3' ? later : undefined)
  const match = begin(ladder, seededDice(1))
  match.play(0, { type: 'leap' }, 1)
  expect(match.goOnUnder(later, { rungs: [99, 0] }, 2)).toMatchObject({
    fault: { path: '/position/rungs/0' },
  })
  expect(match.goOnUnder(later, ladder.encode(match.state), 2).ok).toBe(true)
  expect(match.play(1, { type: 'leap' }, 3)).toMatchObject({ fault: { type: 'noLeaps' } })
  match.play(1, { type: 'rest' }, 3)
  expect(match.takeBack(1, 4).ok).toBe(false)
  expect(match.takeBack(2, 4).ok).toBe(true)
  expect(text(match, match.at(1))).toBe(text(match, match.at(2)))
  const replay = toReplay(match)
  expect(replay.version).toBe('2')
  const versions = [ladder, later]
  const read = readReplay(JSON.stringify(replay), (_id, version) =>
    versions.find((one) => one.version === version),
  )
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  expect(verifyReplay(ladder, read.value, undefined, rulesOf).ok).toBe(true)
  expect(openMatch(ladder, read.value)).toMatchObject({
    fault: { code: 'wrongVersion', path: '/entries/1/fact/version' },
  })
  const snapshot: MatchSnapshot = JSON.parse(JSON.stringify(match.snapshot()))
  for (const entries of [replay.entries, []]) {
    const opened = openMatch(ladder, { ...replay, entries }, { snapshot, rulesOf })
    expect(opened.ok && opened.value.play(1, { type: 'leap' }, 9)).toMatchObject({
      fault: { type: 'noLeaps' },
    })
  }
})

describe('a forged fact', () => {
  const match = begin(ladder, seededDice(3))
  match.play(0, { type: 'leap' }, 1)
  match.play(1, { type: 'climb', rungs: 1 }, 2)
  match.undo(1, 3)
  const replay = toReplay(match)
  const withFact = (place: number, fact: Fact) => {
    const entries = replay.entries.map((entry, at) =>
      at === place ? { seq: entry.seq, at: 0, dice: [], hash: entry.hash, fact } : entry,
    )
    const verified = verifyReplay(ladder, { ...replay, entries })
    return verified.ok ? undefined : verified.fault
  }

  it.each<[Fact, object]>([
    [
      { type: 'takenBack', to: 0, by: 'red' },
      { code: 'illegalAction', path: '/entries/2/fact' },
    ],
    [
      { type: 'takenBack', to: 2 },
      { code: 'illegalAction', path: '/entries/2/fact' },
    ],
    [
      { type: 'resigned', seat: 'gold' },
      { code: 'illegalAction', path: '/entries/2/fact' },
    ],
    [
      { type: 'rules', version: '9', position: null },
      { code: 'wrongVersion', path: '/entries/2/fact/version' },
    ],
    [{ type: 'takenBack', to: 0 }, { code: 'brokenChain' }],
    [{ type: 'drawAgreed' }, { code: 'brokenChain' }],
  ])('%o is found', (fact, fault) => {
    expect(withFact(2, fact)).toMatchObject(fault)
  })

  it('has no place in the first format', () => {
    const old = JSON.stringify({ ...replay, format: 'wyrmtable-replay/1' })
    const read = readReplay(old, () => ladder)
    expect(read).toMatchObject({ ok: false, fault: { path: expect.stringContaining('/entries/2') } })
  })
})

describe('a snapshot', () => {
  it('and what follows it give byte for byte the match that its first entry gives', () => {
    for (let seed = 0; seed < 12; seed++) {
      const match = randomMatch(ladder, { seed, maxActions: 60, options: { top: 40 } })
      if (match.outcome() !== undefined) continue
      match.takeBack(20 + seed, 61)
      const [seat] = match.toAct()
      if (seat !== undefined) match.play(seat, { type: 'leap' }, 62)
      const replay = toReplay(match)
      for (let at = 0; at <= match.seq; at += 7) {
        const early = openMatch(ladder, { ...replay, entries: replay.entries.slice(0, at) })
        if (!early.ok) throw new Error(JSON.stringify(early.fault))
        const snapshot: MatchSnapshot = JSON.parse(JSON.stringify(early.value.snapshot()))
        const whole = openMatch(ladder, replay, { snapshot })
        const tail = openMatch(ladder, { ...replay, entries: replay.entries.slice(at) }, { snapshot })
        if (!whole.ok) throw new Error(JSON.stringify(whole.fault))
        expect(text(whole.value)).toBe(text(match))
        expect(whole.value.hash).toBe(match.hash)
        expect(text(whole.value, whole.value.at(3))).toBe(text(match, match.at(3)))
        // A take-back past the snapshot cannot be followed without what came before it.
        if (at > 20 + seed && at < 61) {
          expect(tail).toMatchObject({ ok: false, fault: { code: 'illegalAction' } })
          continue
        }
        if (!tail.ok) throw new Error(JSON.stringify(tail.fault))
        expect(tail.value.since).toBe(at)
        expect(text(tail.value)).toBe(text(match))
        expect(tail.value.hash).toBe(match.hash)
        if (at > 0) expect(() => tail.value.at(at - 1)).toThrow(RangeError)
        if (at > 0) expect(() => toReplay(tail.value)).toThrow('first entries')
      }
    }
  })

  it('of another course is refused', () => {
    const [a, b] = [1, 2].map((seed) => randomMatch(ladder, { seed, maxActions: 9 }))
    const opened = openMatch(ladder, toReplay(a!), { snapshot: b!.snapshot() })
    expect(opened).toMatchObject({ ok: false, fault: { code: 'brokenChain' } })
  })

  it('keeps what ended the match, and the limits of undo', () => {
    const match = begin(ladder, seededDice(1))
    match.play(0, { type: 'leap' }, 1)
    match.play(1, { type: 'climb', rungs: 1 }, 2)
    const whole = openMatch(ladder, toReplay(match), { snapshot: match.snapshot() })
    expect(whole.ok && whole.value.canUndo(1)).toBe(true)
    expect(whole.ok && whole.value.undo(1, 3).ok && whole.value.canUndo(0)).toBe(false)
    match.agreeDraw(3)
    const tail = openMatch(ladder, { ...toReplay(match), entries: [] }, { snapshot: match.snapshot() })
    expect(tail.ok && tail.value.outcome()).toMatchObject({ reason: 'drawAgreed' })
  })
})

it('a finished match with secrets is opened for everybody', () => {
  const over = toReplay(randomMatch(bidding, { seed: 3, seats: 2 }), { revealSecret: true })
  for (const viewer of [0, 1, 'spectator'] as const) {
    const told = redactReplay(bidding, over, viewer)
    if (!told.ok || !('finalHash' in told.value)) throw new Error('not the replay')
    expect(verifyReplay(bidding, told.value)).toMatchObject({ ok: true, value: { dice: 'seed' } })
  }
})
