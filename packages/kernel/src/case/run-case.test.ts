import { describe, expect, it } from 'vitest'
import type { CaseReport, Json } from '../index.ts'
import { readCase, runCase } from '../index.ts'
import { bidding, ladder } from '../testing/toy-games/index.ts'

const head = { format: 'wyrmtable-case/1', id: 'EX-LAD-1', title: 'A leap', clauses: ['LAD-3'] }

function run(parts: { [key: string]: Json }): CaseReport {
  const read = readCase(JSON.stringify({ ...head, game: 'ladder', ...parts }))
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return runCase(ladder, read.value)
}

const leap = { seat: 'red', action: { type: 'leap' } }
const low = { position: { rungs: [1, 0] } }

describe('a case that holds', () => {
  it('is played with the dice as written', () => {
    const report = run({
      start: low,
      play: [
        {
          ...leap,
          dice: [4],
          expect: [
            { event: { type: 'rolled', dice: [4], success: true } },
            { event: { type: 'climbed' }, times: 1 },
          ],
        },
        { seat: 'red', action: { type: 'rest' }, refused: { type: 'notYourTurn', toAct: ['blue'] } },
        { seat: 'blue', action: { type: 'climb', rungs: 2 } },
        { seat: 'blue', action: { type: 'climb', rungs: 2 }, refused: 'LAD-2' },
        {
          seat: 'blue',
          legal: [{ type: 'climb', rungs: 1 }, { type: 'rest' }],
          illegal: [
            { action: { type: 'climb', rungs: 2 }, refused: { needs: 2, left: 1 } },
            { action: { type: 'climb', rungs: 2 }, refused: true },
          ],
        },
        { expect: [{ toAct: ['blue'] }, { noEvent: {} }] },
      ],
      expect: [
        { event: { type: 'rolled' } },
        { noEvent: { type: 'rested' } },
        {
          state: {
            'rungs.0': 4,
            rungs: [4, 2],
            '/breath': { gte: 1 },
            turn: { lte: 1 },
            missing: { absent: true },
          },
        },
        { state: { rungs: { length: 2 }, breath: 1 } },
        { outcome: null },
        { view: { seat: 'spectator', values: { 'rungs.1': 2 } } },
        { actions: { includes: [{ type: 'climb' }], excludes: [{ rungs: 2 }], count: 3 } },
        { actions: { seat: 'red', only: [] } },
        { odds: { seat: 'blue', action: { type: 'leap' }, success: [1, 2], outcomes: 2 } },
        {
          odds: {
            seat: 'blue',
            action: { type: 'leap' },
            rolls: [{ why: 'leap', by: '1', success: [3, 6], happens: [1, 1] }],
            events: [{ event: { type: 'rolled', total: 6 }, chance: [1, 6] }],
          },
        },
      ],
      branches: [
        {
          title: 'blue falls',
          play: [{ seat: 'blue', action: { type: 'leap' }, dice: [1] }],
          expect: [{ state: { 'rungs.1': 0 } }, { noEvent: { type: 'climbed' } }],
        },
        {
          title: 'blue leaps',
          play: [{ seat: 'blue', action: { type: 'leap' }, dice: [6] }],
          expect: [{ state: { 'rungs.1': 5 } }],
        },
        {
          title: 'elsewhere',
          start: { options: { top: 5 }, position: { rungs: [3, 0] } },
          play: [{ seat: 'red', action: { type: 'climb', rungs: 2 } }],
          expect: [{ outcome: { winners: ['red'], reason: 'top' } }, { toAct: [] }],
        },
      ],
    })
    expect(report.failures).toEqual([])
    expect(report).toMatchObject({ ok: true, id: 'EX-LAD-1', game: 'ladder', clauses: ['LAD-3'] })
    expect(report.looked).toBeGreaterThan(20)
  })

  it('can set a game up with scripted dice', () => {
    const read = readCase({
      ...head,
      game: 'bidding',
      start: { seats: 2, dice: [0, 0, 0, 0, 0] },
      expect: [{ state: { 'hands.0': { length: 3 } } }],
    })
    expect(read.ok && runCase(bidding, read.value).failures).toEqual([])
  })
})

describe('a case that does not hold names', () => {
  it.each<[string, { [key: string]: Json }, object]>([
    ['another game', { game: 'chess' }, { path: '/game', what: 'game', expected: 'ladder', found: 'chess' }],
    [
      'wrong options',
      { start: { options: { top: 0 } } },
      { path: '/start/options', what: 'start', found: { code: 'tooSmall' } },
    ],
    [
      'an impossible position',
      { start: { position: { rungs: [99, 0] } } },
      { path: '/start/position', what: 'start', found: { code: 'impossible' } },
    ],
    [
      'dice left over in the set-up',
      { start: { dice: [1] } },
      { path: '/start/dice', what: 'dice', found: [1] },
    ],
    [
      'an unknown seat',
      { play: [{ seat: 'pink', action: { type: 'leap' } }] },
      { path: '/play/0/seat', what: 'seat', found: 'pink' },
    ],
    [
      'an action the game does not have',
      { play: [{ seat: 'red', action: { type: 'fly' } }] },
      { path: '/play/0', what: 'action', found: { code: 'notOneOf', path: '/type' } },
    ],
    [
      'a refusal where none was expected',
      { play: [{ seat: 'blue', action: { type: 'leap' } }] },
      { path: '/play/0', what: 'accepted', found: { type: 'notYourTurn' } },
    ],
    [
      'an acceptance where none was expected',
      { play: [{ ...leap, refused: true }] },
      { path: '/play/0/refused', what: 'refused', found: null },
    ],
    [
      'another clause',
      {
        play: [
          { seat: 'red', action: { type: 'climb', rungs: 2 } },
          { seat: 'red', action: { type: 'climb', rungs: 2 }, refused: 'LAD-9' },
        ],
      },
      { path: '/play/1/refused', what: 'refused', expected: 'LAD-9', found: { clause: 'LAD-2' } },
    ],
    [
      'a missing die',
      { play: [leap] },
      { path: '/play/0/dice', what: 'dice', expected: { kind: 'missing', why: 'leap', position: 0 } },
    ],
    [
      'an impossible die',
      { play: [{ ...leap, dice: [7] }] },
      { path: '/play/0/dice', what: 'dice', expected: { kind: 'outOfRange' } },
    ],
    [
      'a die left over',
      { play: [{ ...leap, dice: [4, 5] }] },
      { path: '/play/0/dice', what: 'dice', expected: [4], found: [4, 5] },
    ],
    [
      'an event that did not happen',
      { play: [{ ...leap, dice: [1] }], expect: [{ event: { type: 'climbed' } }] },
      { path: '/expect/0', what: 'event', expected: { type: 'climbed' }, found: [{ type: 'rolled' }] },
    ],
    [
      'an event that did',
      { play: [{ ...leap, dice: [5], expect: [{ noEvent: { type: 'climbed' } }] }] },
      { path: '/play/0/expect/0', what: 'noEvent', found: { type: 'climbed', to: 3 } },
    ],
    [
      'an event that happened too often',
      { play: [{ ...leap, dice: [5] }], expect: [{ event: { type: 'rolled' }, times: 2 }] },
      { path: '/expect/0', what: 'event' },
    ],
    [
      'another value',
      { expect: [{ state: { turn: 0, 'rungs.1': 3 } }] },
      { path: '/expect/0/state/rungs.1', what: 'state', expected: 3, found: 0 },
    ],
    [
      'a missing value',
      { expect: [{ state: { 'rungs.9': 3 } }] },
      { path: '/expect/0/state/rungs.9', found: { absent: true } },
    ],
    [
      'a value that should be absent',
      { expect: [{ state: { turn: { absent: true } } }] },
      { path: '/expect/0/state/turn', found: 0 },
    ],
    [
      'other seats to act',
      { expect: [{ toAct: ['blue'] }] },
      { path: '/expect/0', what: 'toAct', found: ['red'] },
    ],
    [
      'no outcome',
      { expect: [{ outcome: { winners: ['red'] } }] },
      { path: '/expect/0', what: 'outcome', found: null },
    ],
    [
      'an action that is not listed',
      { expect: [{ actions: { includes: [{ type: 'fly' }] } }] },
      { path: '/expect/0/actions/includes/0', what: 'actions' },
    ],
    [
      'an action that is',
      { expect: [{ actions: { excludes: [{ type: 'rest' }] } }] },
      { path: '/expect/0/actions/excludes/0', found: { type: 'rest' } },
    ],
    [
      'more actions than the only ones',
      { expect: [{ actions: { only: [{ type: 'rest' }, { type: 'leap' }] } }] },
      { path: '/expect/0/actions/only', what: 'actions' },
    ],
    [
      'another number of actions',
      { expect: [{ actions: { count: 9 } }] },
      { path: '/expect/0/actions/count', found: 4 },
    ],
    [
      'other odds',
      { expect: [{ odds: { seat: 'red', action: { type: 'leap' }, success: [1, 3] } }] },
      { path: '/expect/0/odds/success', what: 'odds', expected: [1, 3], found: [1, 2] },
    ],
    [
      'odds of a roll that is not made',
      { expect: [{ odds: { seat: 'red', action: { type: 'leap' }, rolls: [{ why: 'fall' }] } }] },
      { path: '/expect/0/odds/rolls/0', what: 'odds' },
    ],
    [
      'odds of an illegal action',
      { expect: [{ odds: { seat: 'blue', action: { type: 'leap' }, success: [1, 2] } }] },
      { path: '/expect/0/odds/action', what: 'accepted' },
    ],
    [
      'an action that should be illegal',
      { play: [{ seat: 'red', illegal: [{ action: { type: 'leap' }, refused: true }] }] },
      { path: '/play/0/illegal/0/refused', what: 'illegal', found: null },
    ],
    [
      'an action that should be legal',
      { play: [{ seat: 'blue', legal: [{ type: 'leap' }] }] },
      { path: '/play/0/legal/0', what: 'legal' },
    ],
    [
      'something in a branch',
      { branches: [{ title: 'b', expect: [{ toAct: ['blue'] }] }] },
      { path: '/branches/0/expect/0', what: 'toAct' },
    ],
  ])('%s', (_name, parts, failure) => {
    const report = run(parts)
    expect(report.ok).toBe(false)
    expect(report.failures).toHaveLength(1)
    expect(report.failures[0]).toMatchObject(failure)
  })

  it('a rule that throws and a check that changes the state', () => {
    const read = readCase({
      ...head,
      game: 'ladder',
      play: [
        { seat: 'red', action: { type: 'climb', rungs: 3 - 1 } },
        { seat: 'red', action: { type: 'climb', rungs: 2 }, refused: true },
        { seat: 'red', action: { type: 'rest' } },
      ],
    })
    if (!read.ok) throw new Error(read.fault.code)
    const broken: typeof ladder = {
      ...ladder,
      check(state, seat, action) {
        const refusal = ladder.check(state, seat, action)
        if (refusal !== undefined) state.breath = 0
        return refusal
      },
      apply(state, seat, action, dice, emit) {
        if (action.type === 'rest') throw new Error('no rest')
        ladder.apply(state, seat, action, dice, emit)
      },
    }
    expect(runCase(broken, read.value).failures).toMatchObject([
      { path: '/play/1', what: 'unchanged' },
      { path: '/play/2/dice', what: 'threw', found: 'no rest' },
    ])
  })
})

describe('reading a case', () => {
  it.each<[{ [key: string]: Json }, object]>([
    [{ extra: 1 }, { code: 'unknownKey', path: '/extra' }],
    [{ clauses: 'LAD-1' }, { code: 'wrongType', path: '/clauses' }],
    [{ play: [{ ...leap, dices: [1] }] }, { code: 'unknownKey', path: '/play/0/dices' }],
    [{ play: [{ ...leap, dice: ['1'] }] }, { code: 'wrongType', path: '/play/0/dice/0' }],
    [{ play: [{ ...leap, refused: 'X', dice: [1] }] }, { code: 'unknownKey' }],
    [{ expect: [{ evnt: {} }] }, { code: 'unknownKey' }],
    [
      { expect: [{ odds: { seat: 'red', action: {}, success: [1, 0] } }] },
      { code: 'tooSmall', path: '/expect/0/odds/success/1' },
    ],
    [{ format: 'wyrmtable-case/9' }, { code: 'wrongVersion', path: '/format' }],
  ])('refuses %j', (change, fault) => {
    expect(readCase(JSON.stringify({ ...head, game: 'ladder', ...change }))).toMatchObject({
      ok: false,
      fault,
    })
  })
})
