import { describe, expect, it } from 'vitest'
import type { Game, Match, Tagged } from '../index.ts'
import { createMatch, type MatchDice, scriptedDice, seededDice, toReplay, verifyReplay } from '../index.ts'
import { bidding, ladder, nim } from '../testing/toy-games/index.ts'
import { LiveMatch } from './live-match.ts'
import { Snapshots } from './snapshots.ts'

function begin<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  dice: MatchDice = scriptedDice(),
  options = {},
  seats = 2,
): Match<S, A, E, O, V> {
  const created = createMatch(
    game,
    {
      id: 'm',
      seats: game.seatIds.slice(0, seats).map((id) => ({ id, name: id, kind: 'person' })),
      dice: { kind: 'recorded' },
      createdAt: 5,
      options,
    },
    dice,
  )
  if (!created.ok) throw new Error(JSON.stringify(created.fault))
  return created.value
}

describe('a new match', () => {
  it('has the options with defaults, and waits for the first seat', () => {
    const match = begin(nim)
    expect(match.header).toMatchObject({
      game: 'nim',
      version: '1',
      options: { piles: [3, 4, 5], misere: false },
    })
    expect(match.toAct()).toEqual([0])
    expect(match.seq).toBe(0)
  })

  it('starts from a position', () => {
    const seats = ['first', 'second'].map((id) => ({ id, name: id, kind: 'person' as const }))
    const start = { id: 'm', seats, dice: { kind: 'recorded' as const }, createdAt: 0 }
    const created = createMatch(nim, { ...start, position: { piles: [1], turn: 1 } }, scriptedDice())
    expect(created.ok && created.value.toAct()).toEqual([1])
    const wrong = createMatch(nim, { ...start, position: { piles: [1], turn: 2 } }, scriptedDice())
    expect(wrong).toMatchObject({ ok: false, fault: { code: 'tooBig', path: '/position/turn' } })
  })

  it('refuses wrong options and seats by their path', () => {
    const seat = { id: 'first', name: 'A', kind: 'person' } as const
    const start = { id: 'm', dice: { kind: 'recorded' }, createdAt: 0 } as const
    const faults = [
      createMatch(nim, { ...start, seats: [seat] }, scriptedDice()),
      createMatch(nim, { ...start, seats: [seat, seat] }, scriptedDice()),
      createMatch(
        nim,
        { ...start, seats: [seat, { ...seat, id: 'second' }], options: { piles: [] } },
        scriptedDice(),
      ),
    ]
    expect(faults).toMatchObject([
      { fault: { code: 'tooSmall', path: '/seats' } },
      { fault: { code: 'notOneOf', path: '/seats/1/id' } },
      { fault: { code: 'tooSmall', path: '/options/piles' } },
    ])
  })
})

describe('play', () => {
  it('records the action, its dice and the number of dice before', () => {
    const match = begin(ladder, scriptedDice([5, 2]))
    const first = match.play(0, { type: 'leap' }, 100)
    expect(first).toMatchObject({
      ok: true,
      value: {
        entry: { seq: 1, seat: 'red', action: { type: 'leap' }, dice: [5], at: 100, draw: 0 },
        events: [{ type: 'rolled' }, { type: 'climbed', to: 3 }],
      },
    })
    match.play(1, { type: 'climb', rungs: 1 }, 101)
    match.play(1, { type: 'leap' }, 102)
    expect(match.entries.map(({ dice, draw }) => [dice, draw])).toEqual([
      [[5], 0],
      [[], undefined],
      [[2], 1],
    ])
    expect(Object.keys(match.entries[1]!)).not.toContain('draw')
  })

  it('refuses what is out of turn, illegal or too late, and nothing changes', () => {
    const match = begin(nim, scriptedDice(), { piles: [2] })
    const before = JSON.stringify([match.state, match.hash])
    expect(match.play(1, { type: 'take', pile: 0, count: 1 }, 0)).toMatchObject({
      fault: { type: 'notYourTurn', clause: '', toAct: ['first'] },
    })
    expect(match.play(0, { type: 'take', pile: 0, count: 3 }, 0)).toMatchObject({
      fault: { type: 'tooMany', clause: 'NIM-3', left: 2 },
    })
    expect(JSON.stringify([match.state, match.hash])).toBe(before)
    match.play(0, { type: 'take', pile: 0, count: 2 }, 0)
    expect(match.outcome()).toMatchObject({ winners: [0] })
    expect(match.play(1, { type: 'take', pile: 0, count: 1 }, 0)).toMatchObject({
      fault: { type: 'matchOver' },
    })
  })

  it('lets several seats act in any order', () => {
    const match = begin(bidding, seededDice(2), {}, 3)
    expect(match.toAct()).toEqual([0, 1, 2])
    for (const seat of [2, 0]) match.play(seat, bidding.actions(match.state, seat)[0]!, 0)
    expect(match.toAct()).toEqual([1])
  })

  it('chains the fingerprints over the header and all entries', () => {
    const one = begin(nim)
    const two = begin(nim)
    const other = begin(nim, scriptedDice(), { misere: true })
    expect(one.hash).toMatch(/^[0-9a-f]{16}$/)
    expect(one.hash).toBe(two.hash)
    expect(one.hash).not.toBe(other.hash)
    one.play(0, { type: 'take', pile: 0, count: 1 }, 1)
    two.play(0, { count: 1, pile: 0, type: 'take' }, 2)
    expect(one.hash).toBe(two.hash)
    other.play(0, { type: 'take', pile: 0, count: 1 }, 1)
    expect(one.hash).not.toBe(other.hash)
  })
})

describe('a rule that throws after its check', () => {
  const broken: typeof ladder = {
    ...ladder,
    apply(state, seat, action, dice, emit) {
      ladder.apply(state, seat, action, dice, emit)
      if (action.type === 'climb' && state.rungs[seat] === 4) throw new Error('broken rule')
      if (action.type === 'leap' && state.rungs[seat] === 3) throw new Error('broken leap')
    },
  }

  it('leaves the match where it stood, dice included', () => {
    const dice = scriptedDice([4, 1])
    const match = begin(broken, dice)
    match.play(0, { type: 'climb', rungs: 2 }, 1)
    const before = JSON.stringify([match.state, match.hash, match.seq])
    expect(() => match.play(0, { type: 'rest' }, 1)).not.toThrow()
    match.play(1, { type: 'rest' }, 2)
    expect(() => match.play(0, { type: 'climb', rungs: 2 }, 3)).toThrow('broken rule')
    expect(JSON.stringify(match.state)).toBe(
      JSON.stringify({ rungs: [2, 0], turn: 0, breath: 3, gone: [], top: 12 }),
    )
    match.play(0, { type: 'rest' }, 4)
    expect(() => match.play(1, { type: 'leap' }, 5)).toThrow('broken leap')
    expect(dice.left()).toEqual([4, 1])
    expect(match.seq).toBe(4)
    expect(match.play(1, { type: 'climb', rungs: 1 }, 6).ok).toBe(true)
    expect(before).not.toBe('')
    expect(verifyReplay(broken, toReplay(match)).ok).toBe(true)
  })
})

describe('undo', () => {
  it('goes back action by action to the last die', () => {
    const match = begin(ladder, scriptedDice([5]))
    match.play(0, { type: 'leap' }, 1)
    const start = JSON.stringify(match.state)
    match.play(1, { type: 'climb', rungs: 1 }, 2)
    const between = JSON.stringify(match.state)
    match.play(1, { type: 'climb', rungs: 2 }, 3)
    expect(match.canUndo(0)).toBe(false)
    expect(match.undo(1, 4)).toMatchObject({
      ok: true,
      value: { entry: { seq: 4, at: 4, fact: { type: 'takenBack', to: 2, by: 'blue' } }, undone: { seq: 3 } },
    })
    expect(JSON.stringify(match.state)).toBe(between)
    expect(match.undo(1, 5).ok).toBe(true)
    expect(JSON.stringify(match.state)).toBe(start)
    expect(match.canUndo(0)).toBe(false)
    expect(match.undo(1, 6)).toMatchObject({ fault: { type: 'nothingToUndo' } })
    expect(match.line.map(({ seq }) => seq)).toEqual([1])
    expect(match.entries.map(({ fact }) => fact?.type)).toEqual([
      undefined,
      undefined,
      undefined,
      'takenBack',
      'takenBack',
    ])
  })

  it('ends where another seat acted', () => {
    const match = begin(ladder)
    match.play(0, { type: 'rest' }, 1)
    expect(match.canUndo(0)).toBe(true)
    match.play(1, { type: 'climb', rungs: 1 }, 2)
    expect(match.canUndo(0)).toBe(false)
    match.undo(1, 3)
    expect(match.canUndo(0)).toBe(true)
  })

  it('ends where something hidden was shown, and at the end of the match', () => {
    const match = begin(bidding, seededDice(1))
    const card = (seat: number) => bidding.actions(match.state, seat)[0]!
    match.play(0, card(0), 1)
    expect(match.canUndo(0)).toBe(true)
    match.play(1, card(1), 2)
    expect(match.canUndo(1)).toBe(false)
    const over = begin(nim, scriptedDice(), { piles: [1] })
    over.play(0, { type: 'take', pile: 0, count: 1 }, 1)
    expect(over.canUndo(0)).toBe(false)
  })

  it('is taken again by redo, as new entries, until something else is done', () => {
    const match = begin(ladder)
    match.play(0, { type: 'climb', rungs: 1 }, 1)
    match.play(0, { type: 'climb', rungs: 2 }, 2)
    const before = JSON.stringify(match.state)
    match.undo(0, 3)
    match.undo(0, 4)
    expect(match.canRedo(0)).toBe(true)
    expect(match.canRedo(1)).toBe(false)
    expect(match.redo(0, 8)).toMatchObject({ value: { entry: { seq: 5, at: 8 } } })
    expect(match.redo(0, 9)).toMatchObject({ value: { entry: { seq: 6 } } })
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.line.map(({ seq }) => seq)).toEqual([5, 6])
    match.undo(0, 10)
    match.play(0, { type: 'climb', rungs: 1 }, 10)
    expect(match.canRedo(0)).toBe(false)
    expect(match.redo(0, 11)).toMatchObject({ fault: { type: 'nothingToRedo' } })
    expect(verifyReplay(ladder, toReplay(match)).ok).toBe(true)
  })
})

describe('a long match', () => {
  it('gives every earlier state and its events, and keeps few copies', () => {
    const match = begin(ladder, seededDice(3), { top: 100 })
    const states = [JSON.stringify(match.state)]
    const told = ['']
    for (let seq = 1; seq <= 10_000; seq++) {
      const seat = match.toAct()[0]!
      // Never high enough to end: a leap now and then brings the seat down.
      const action = seq % 7 === 0 ? ({ type: 'leap' } as const) : ({ type: 'rest' } as const)
      const accepted = match.play(seat, action, seq)
      if (!accepted.ok) break
      states.push(JSON.stringify(match.state))
      told.push(JSON.stringify(accepted.value.events))
    }
    expect(match.seq).toBe(10_000)
    const order = [0, 10_000, 1, 9_999, 31, 32, 33, 5_000, 4_999, 7_777, 7_778, 7_779, 2]
    for (const seq of order) expect(JSON.stringify(match.at(seq))).toBe(states[seq])
    for (const seq of order.filter((at) => at > 0)) expect(JSON.stringify(match.events(seq))).toBe(told[seq])
    expect(() => match.at(10_001)).toThrow(RangeError)
    expect(match.events(0)).toEqual([])
    expect(() => match.events(-1)).toThrow(RangeError)
    match.at(3).rungs[0] = 99
    expect(JSON.stringify(match.at(3))).toBe(states[3])
  })

  it('keeps at most so many snapshots, the start among them', () => {
    const shelf = new Snapshots(0, { n: 0 })
    for (let seq = 1; seq <= 100_000; seq++) if (shelf.isDue(seq)) shelf.keep(seq, seq, { n: seq })
    expect(shelf.size).toBeLessThanOrEqual(128)
    expect(shelf.get(0)).toEqual({ n: 0 })
    for (const seq of [1, 999, 50_000, 100_000]) {
      let near = seq
      while (shelf.get(near) === undefined) near--
      expect(shelf.get(near)).toEqual({ n: near })
      expect(seq - near).toBeLessThanOrEqual(2048)
    }
    shelf.cut(10)
    expect(shelf.size).toBe(1)
  })

  it('is the class behind createMatch', () => {
    expect(begin(nim)).toBeInstanceOf(LiveMatch)
  })
})
