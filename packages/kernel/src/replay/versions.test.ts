import { describe, expect, test } from 'vitest'
import {
  type BotRoom,
  createMatch,
  type Entry,
  fail,
  type Game,
  type GameText,
  goOnUnasked,
  goOnUnder,
  isJsonObject,
  type Json,
  jsonOf,
  type Match,
  manifestAt,
  manifestNamed,
  ok,
  openMatch,
  randomMatch,
  readAnyVersion,
  rulesName,
  seededDice,
  toReplay,
  type Versions,
  verifyReplay,
  versionsOf,
} from '../index.ts'
import { ladder } from '../testing/toy-games/index.ts'

type Ladder = typeof ladder

/** The ladder with its state forgotten, as a manifest hands games out. */
const asGame = (game: Ladder): Game => game as unknown as Game
const old = asGame(ladder)

/** Version 3 of the ladder as it might have become. */
const today = (changes: Partial<Ladder> = {}): Game => asGame({ ...ladder, version: '3', ...changes })

/** A running match of version 2 with dice: red leaps, the others rest. */
function running(rounds = 20): Match {
  const seats = ['red', 'blue'].map((id) => ({ id, name: id, kind: 'person' as const }))
  const dice = { kind: 'seeded', seed: 7 } as const
  const start = { id: 'm', seats, dice, createdAt: 1, options: { top: 100 } }
  const created = createMatch(old, start, seededDice(7))
  if (!created.ok) throw new Error(JSON.stringify(created.fault))
  const match = created.value
  for (let round = 0; round < rounds; round++) {
    for (const type of ['leap', 'rest'])
      expect(match.play(match.toAct()[0] ?? 0, { type }, round).ok).toBe(true)
  }
  return match
}

describe('a match goes on unasked under rules that say the same of it', () => {
  test('from its next entry on, with its dice; the record keeps the version that it began with', () => {
    const match = running()
    const begun = toReplay(match)
    expect(goOnUnasked(match, today(), 8)).toBe(true)
    expect(match.header.version).toBe('2')
    expect(match.game.version).toBe('3')
    expect(match.entries.slice(0, -1)).toEqual(begun.entries)
    expect(match.entries.at(-1)?.fact).toEqual({ type: 'rules', version: '3' })
    // The next die is the one that would have fallen anyway.
    const leap = { type: 'leap' }
    const same = running()
    match.play(0, leap, 9)
    same.play(0, leap, 9)
    expect(match.entries.at(-1)?.dice).toEqual(same.entries.at(-1)?.dice)
    expect(old.encode(match.state)).toEqual(old.encode(same.state))
    // It is they who tell all of it from now on.
    expect(match.gameAt(40).version).toBe('3')
    expect(match.at(17)).toEqual(same.at(17))
    expect(match.events(3)).toEqual(same.events(3))
  })

  test('and a stranger with its record sees that they do', () => {
    const match = running()
    goOnUnasked(match, today(), 8)
    match.play(0, { type: 'rest' }, 9)
    const replay = toReplay(match)
    expect(verifyReplay(old, replay, undefined, () => today())).toMatchObject({ ok: true })
    // Rules of that name which say something else of what was played before.
    const differ = today({ actions: (state, seat) => [...ladder.actions(state, seat), { type: 'rest' }] })
    expect(verifyReplay(old, replay, undefined, () => differ)).toEqual(
      fail({
        code: 'illegalAction',
        path: '/entries/40/fact',
        figures: { seq: 41 },
        refusal: { type: 'rulesDiffer', clause: '' },
      }),
    )
  })

  test('and a snapshot of it opens to the same', () => {
    const match = running()
    goOnUnasked(match, today(), 8)
    match.play(0, { type: 'leap' }, 9)
    const rulesOf = () => today()
    const opened = openMatch(old, toReplay(match), { snapshot: match.snapshot(), rulesOf, trusted: true })
    if (!opened.ok) throw new Error(JSON.stringify(opened.fault))
    expect(opened.value.hash).toBe(match.hash)
    for (const seq of [0, 7, 41, 42]) expect(opened.value.at(seq)).toEqual(match.at(seq))
    expect(opened.value.events(0)).toEqual(match.events(0))
  })

  test('more than once, and also after all agreed to others', () => {
    const match = running(3)
    goOnUnasked(match, today(), 8)
    match.play(0, { type: 'rest' }, 9)
    expect(goOnUnasked(match, today({ version: '4' }), 10)).toBe(true)
    const five = today({ version: '5', check: () => undefined })
    expect(match.goOnUnder(five, old.encode(match.state), 11).ok).toBe(true)
    match.play(1, { type: 'leap' }, 12)
    expect(goOnUnasked(match, today({ version: '6', check: () => undefined }), 13)).toBe(true)
    expect(goOnUnasked(match, today({ version: '7', atAnyTime: () => [{ type: 'rest' }] }), 14)).toBe(false)
    const rulesOf = (version: string) =>
      today({ version, ...(Number(version) > 4 ? { check: () => undefined } : {}) })
    expect(verifyReplay(old, toReplay(match), undefined, rulesOf)).toMatchObject({ ok: true })
    // No rules twice: whoever looks at a record looks no oftener than there are versions.
    expect(match.goOnUnder(today(), undefined, 15)).toMatchObject({
      fault: { refusal: { type: 'rulesHeld' } },
    })
  })

  test('also where they only write more of a state', () => {
    const wordy = today({
      encode: (state) => ({ ...objectOf(ladder.encode(state)), goal: state.top }),
      decode: (position, options) => {
        const { goal: _, ...rest } = objectOf(position)
        return ladder.decode(rest, options)
      },
    })
    expect(goOnUnasked(running(), wordy, 8)).toBe(true)
  })

  test.each<[string, Partial<Ladder>]>([
    ['an entry is no longer legal', { check: () => ({ type: 'no', clause: 'LAD-9' }) }],
    ['an entry is no longer known', { action: { ...ladder.action, parse: () => fail(unknownAction) } }],
    [
      'a die more falls',
      {
        apply: (state, seat, action, dice, emit) => {
          dice.roll(6, 'more')
          ladder.apply(state, seat, action, dice, emit)
        },
      },
    ],
    [
      'a die less falls',
      {
        apply: (state) => {
          state.turn = 1 - state.turn
        },
      },
    ],
    [
      'it leads elsewhere',
      {
        apply: (state, seat, action, dice, emit) => {
          ladder.apply(state, seat, action, dice, emit)
          state.breath = 1
        },
      },
    ],
    ['more may be done', { actions: (state, seat) => [...ladder.actions(state, seat), { type: 'rest' }] }],
    ['somebody may give up', { atAnyTime: () => [{ type: 'rest' }] }],
    ['somebody else is to act', { toAct: (state) => [...ladder.toAct(state), 1] }],
    ['it is over', { outcome: () => ({ winners: [0], reason: 'top', clause: 'LAD-3' }) }],
    ['its options are refused', { options: { ...ladder.options, parse: () => fail(unknownAction) } }],
  ])('but not where %s', (_, changes) => {
    const match = running(1)
    expect(goOnUnasked(match, today(changes), 8)).toBe(false)
    expect(match.seq).toBe(2)
  })
})

describe('a match goes on by agreement', () => {
  test('from the position as the other rules read it', () => {
    const match = running()
    const stricter = today({ check: () => ({ type: 'no', clause: 'LAD-9' }) })
    const position = goOnUnder(match, stricter)
    expect(position).toEqual(ok(old.encode(match.state)))
    if (!position.ok) return
    expect(match.goOnUnder(stricter, { rungs: [1, 1] }, 9)).toMatchObject({ ok: false })
    expect(match.goOnUnder(stricter, position.value, 9).ok).toBe(true)
    expect(match.gameAt(match.seq - 1)).toBe(old)
    expect(match.gameAt(match.seq)).toBe(stricter)
    expect(match.play(0, { type: 'leap' }, 10)).toMatchObject({ fault: { clause: 'LAD-9' } })
  })

  test('and not from another position than stood there, whoever wrote the record', () => {
    const match = running(1)
    match.goOnUnder(today(), old.encode(match.state), 9)
    const replay = toReplay(match)
    const position = old.encode(running(2).state)
    const forged = replay.entries.map(
      (entry): Entry =>
        entry.fact === undefined ? entry : { ...entry, fact: { type: 'rules', version: '3', position } },
    )
    expect(verifyReplay(old, { ...replay, entries: forged }, undefined, () => today())).toMatchObject(
      fail({
        code: 'impossible',
        path: '/entries/2/fact/position',
        refusal: { type: 'otherPosition', clause: '' },
      }),
    )
  })

  test('but not where they do not take it', () => {
    const fault = { code: 'impossible', path: '/rungs', figures: {} } as const
    expect(goOnUnder(running(), today({ decode: () => fail(fault) }))).toEqual(
      fail({ ...fault, path: '/position/rungs' }),
    )
  })

  test('nor where the match is over, or would be', () => {
    const over = { ok: false, fault: { refusal: { type: 'matchOver' } } }
    expect(goOnUnder(randomMatch(old, { seed: 1 }), today())).toMatchObject(over)
    expect(goOnUnder(running(), today({ toAct: () => [] }))).toMatchObject(over)
  })
})

describe('a record opens under the rules it was made by', () => {
  const box = {
    id: 'ladder',
    version: '3',
    rules: async () => ({ game: today({ check: () => ({ type: 'no', clause: 'LAD-9' }) }) }),
    bot: async () => ({ bot: named('bot of today') }),
    text: async () => ({ text: named('text of today') }),
    released: {
      '2': async () => ({ game: old, bot: named('bot of 2'), texts: { en: named('text of 2') } }),
    },
  } as unknown as Versions
  const boxes = [box]

  test('and verifies', async () => {
    const replay = toReplay(randomMatch(old, { seed: 3 }))
    const read = await readAnyVersion(boxes, jsonOf(replay))
    if (!read.ok) throw new Error(JSON.stringify(read.fault))
    const { manifest, game } = read.value
    expect(manifest.version).toBe('2')
    expect(game).toMatchObject({ id: 'ladder', version: '2' })
    expect(verifyReplay(game, read.value.replay)).toMatchObject({ ok: true })
    expect((await manifest.bot()).bot).toEqual({ name: 'bot of 2' })
    expect((await manifest.text('en')).text).toEqual({ name: 'text of 2' })
  })

  test('and with those that it goes on under', async () => {
    const match = running()
    const { game: now } = await box.rules()
    expect(match.goOnUnder(now, old.encode(match.state), 9).ok).toBe(true)
    const replay = toReplay(match)
    const read = await readAnyVersion(boxes, jsonOf(replay))
    if (!read.ok) throw new Error(JSON.stringify(read.fault))
    const { game, rulesOf } = read.value
    expect(read.value.boxes.map(({ version }) => version)).toEqual(['2', '3'])
    expect(verifyReplay(game, read.value.replay, undefined, rulesOf)).toMatchObject({ ok: true })
    const entries = replay.entries.map((entry) =>
      entry.fact?.type === 'rules' ? { ...entry, fact: { ...entry.fact, version: '9' } } : entry,
    )
    expect(await readAnyVersion(boxes, jsonOf({ ...replay, entries }))).toEqual(
      fail({
        code: 'wrongVersion',
        path: '/entries/40/fact/version',
        figures: { expected: '2, 3', got: '9' },
      }),
    )
  })

  test('one of a version that nobody has is refused with those there are', async () => {
    const replay = jsonOf({ ...toReplay(randomMatch(old, { seed: 3 })), version: '1' })
    const figures = { expected: '2, 3', got: '1' }
    expect(await readAnyVersion(boxes, replay)).toEqual(
      fail({ code: 'wrongVersion', path: '/version', figures }),
    )
  })

  test('one of an unknown game, or that is no replay, is refused as ever', async () => {
    const replay = objectOf(jsonOf(toReplay(randomMatch(old, { seed: 3 }))))
    expect(await readAnyVersion(boxes, { ...replay, game: 'chess' })).toMatchObject(
      fail({ code: 'unknownGame' }),
    )
    expect(await readAnyVersion(boxes, { game: 'ladder' })).toMatchObject(fail({ code: 'missing' }))
    expect(await readAnyVersion(boxes, null)).toMatchObject(fail({ code: 'wrongType' }))
  })

  test('a version has one name for its rules', () => {
    expect(versionsOf(box)).toEqual(['2', '3'])
    expect(manifestAt(box, 'toString')).toBeUndefined()
    expect(manifestAt(box, '3')).toBe(box)
    const two = manifestNamed(boxes, rulesName({ id: 'ladder', version: '2' }))
    expect(two?.version).toBe('2')
    expect(manifestNamed(boxes, 'ladder')).toBe(box)
    expect(manifestNamed(boxes, 'ladder@1')).toBeUndefined()
    expect(manifestNamed(boxes, 'chess@1')).toBeUndefined()
  })
})

const unknownAction = { code: 'unknownKey', path: '', figures: { key: 'x' } } as const
const objectOf = (json: Json) => {
  if (!isJsonObject(json)) throw new Error('not an object')
  return json
}
/** A room of which only its name matters. */
const named = <Room extends BotRoom | GameText>(name: string): Room => ({ name }) as unknown as Room
