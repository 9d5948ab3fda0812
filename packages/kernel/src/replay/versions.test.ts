import { describe, expect, test } from 'vitest'
import {
  type BotRoom,
  createMatch,
  fail,
  type Game,
  type GameText,
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
  underOtherRules,
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
  test('entry by entry, with its dice, under the name of those rules', () => {
    const match = running()
    const again = underOtherRules(match, today())
    expect(again).toMatchObject({ id: 'm', version: '3', setup: match.setup })
    expect(again?.entries.map(({ dice }) => dice)).toEqual(match.entries.map(({ dice }) => dice))
    const opened = again && openMatch(today(), again)
    if (!opened?.ok) throw new Error(JSON.stringify(opened))
    expect(opened.value.state).toEqual(match.state)
    // The next die is the one that would have fallen anyway.
    const leap = { type: 'leap' }
    opened.value.play(0, leap, 9)
    match.play(0, leap, 9)
    expect(opened.value.entries.at(-1)?.dice).toEqual(match.entries.at(-1)?.dice)
  })

  test('also where they only write more of a state', () => {
    const wordy = today({
      encode: (state) => ({ ...objectOf(ladder.encode(state)), goal: state.top }),
      decode: (position, options) => {
        const { goal: _, ...rest } = objectOf(position)
        return ladder.decode(rest, options)
      },
    })
    expect(underOtherRules(running(), wordy)).toMatchObject({ version: '3' })
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
    expect(underOtherRules(running(1), today(changes))).toBeUndefined()
  })
})

describe('a match goes on by agreement', () => {
  test('from the position as the other rules read it', () => {
    const match = running()
    const stricter = today({ check: () => ({ type: 'no', clause: 'LAD-9' }) })
    expect(goOnUnder(match, stricter)).toEqual(
      ok({ version: '3', options: { top: 100 }, position: old.encode(match.state) }),
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
