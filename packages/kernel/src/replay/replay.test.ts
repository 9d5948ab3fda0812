import { describe, expect, it } from 'vitest'
import type { ActionEntry, Fault, Game, Json, Match, Replay, Tagged } from '../index.ts'
import {
  commitment,
  createMatch,
  openMatch,
  randomMatch,
  readReplay,
  redactReplay,
  sealOf,
  seededDice,
  stateHash,
  toReplay,
  verifiableDice,
  verifyReplay,
} from '../index.ts'
import { bidding, ladder, nim } from '../testing/toy-games/index.ts'

const secret = '5e'.repeat(32)
const seatSeeds = ['red seed', 'blue seed']

/** A match of the ladder with verifiable dice, played by always leaping. */
function leaping(
  leaps: number,
): Match<Parameters<typeof ladder.encode>[0], Parameters<typeof ladder.check>[2]> {
  const created = createMatch(
    ladder,
    {
      id: 'fair',
      seats: ['red', 'blue'].map((id) => ({ id, name: id, kind: 'person' })),
      dice: { kind: 'verifiable', commitment: commitment(secret), seatSeeds, secret },
      createdAt: 1,
    },
    verifiableDice({ secret, seatSeeds, matchId: 'fair' }),
  )
  if (!created.ok) throw new Error(JSON.stringify(created.fault))
  const match = created.value
  for (let i = 0; i < leaps && match.outcome() === undefined; i++)
    match.play(match.toAct()[0]!, { type: 'leap' }, i)
  return match
}

function reread<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  replay: Replay<A>,
): Replay<A> {
  const read = readReplay(JSON.stringify(replay), (id) => (id === game.id ? game : undefined))
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

function faultOf(replay: Replay<{ type: 'leap' } | Parameters<typeof ladder.check>[2]>): Fault | undefined {
  const verified = verifyReplay(ladder, replay)
  return verified.ok ? undefined : verified.fault
}

function actionAt<A extends Tagged>(replay: Replay<A>, place: number): ActionEntry<A> {
  const entry = replay.entries[place]
  if (entry === undefined || entry.fact !== undefined) throw new Error(`no action ${place}`)
  return entry
}

/** A finished match whose last entry is missing. */
function randomReplayCut() {
  const replay = toReplay(randomMatch(ladder, { seed: 1 }))
  return { ...replay, entries: replay.entries.slice(0, -1) }
}

describe('a replay', () => {
  it('of a random match is verified to the same end', () => {
    for (let seed = 0; seed < 5; seed++) {
      const match = randomMatch(ladder, { seed })
      const verified = verifyReplay(ladder, reread(ladder, toReplay(match)))
      expect(verified).toMatchObject({
        ok: true,
        value: {
          dice: 'seed',
          entries: match.seq,
          hash: match.hash,
          finalHash: stateHash(ladder, match.state),
        },
      })
    }
  })

  it('with the secret told has its dice derived again, without it they are believed', () => {
    const match = leaping(30)
    const open = toReplay(match, { revealSecret: true })
    expect(verifyReplay(ladder, reread(ladder, open))).toMatchObject({ ok: true, value: { dice: 'secret' } })
    const shut = toReplay(match)
    expect(JSON.stringify(shut)).not.toContain(secret)
    expect(verifyReplay(ladder, shut)).toMatchObject({ ok: true, value: { dice: 'recorded' } })
  })

  it('tells how far the verification is', () => {
    const seen: [number, number][] = []
    verifyReplay(ladder, toReplay(randomMatch(ladder, { seed: 1, options: { top: 60 } })), (done, all) => {
      seen.push([done, all])
    })
    expect(seen.at(-1)?.[0]).toBe(seen.at(-1)?.[1])
    expect(seen.length).toBeGreaterThan(1)
  })

  it('names what was changed, entry and place', () => {
    const replay = toReplay(leaping(40), { revealSecret: true })
    const entries = replay.entries
    const at = 4
    const entry = actionAt(replay, at)
    const withEntry = (changed: Partial<typeof entry>): typeof replay => ({
      ...replay,
      entries: entries.map((one, place) => (place === at ? { ...entry, ...changed } : one)),
    })
    const other = entry.dice[0] === 6 ? 5 : 6
    expect(faultOf(replay)).toBeUndefined()
    expect(faultOf(withEntry({ dice: [other] }))).toMatchObject({
      code: 'wrongDice',
      path: '/entries/4/dice',
      figures: { seq: 5 },
    })
    expect(faultOf(withEntry({ draw: 9 }))).toMatchObject({ code: 'wrongDice', path: '/entries/4/draw' })
    expect(faultOf(withEntry({ action: { type: 'rest' } }))).toMatchObject({ code: 'wrongDice' })
    expect(faultOf(withEntry({ action: { type: 'climb', rungs: 2 }, dice: [] }))).toMatchObject({
      path: '/entries/4/draw',
    })
    expect(faultOf(withEntry({ hash: '0123456789abcdef' }))).toMatchObject({
      code: 'brokenChain',
      path: '/entries/4/hash',
      figures: { seq: 5 },
    })
    expect(faultOf(withEntry({ seat: 'blue' }))).toMatchObject({ code: 'wrongSeat', path: '/entries/4/seat' })
    expect(faultOf(withEntry({ seat: 'nobody' }))).toMatchObject({ code: 'wrongSeat' })
    expect(faultOf(withEntry({ seq: 6 }))).toMatchObject({ code: 'wrongOrder', path: '/entries/4/seq' })
    expect(faultOf(withEntry({ at: 12_345 }))).toMatchObject({ code: 'wrongResult', path: '/seal' })
    expect(faultOf({ ...replay, entries: entries.slice(0, -1) })).toMatchObject({
      code: 'wrongResult',
      path: '/finalHash',
    })
    expect(faultOf({ ...replay, entries: entries.slice(1) })).toMatchObject({ code: 'wrongOrder' })
    expect(faultOf({ ...replay, finalHash: '0'.repeat(64) })).toMatchObject({
      code: 'wrongResult',
      path: '/finalHash',
    })
    expect(faultOf({ ...replay, id: 'another' })).toMatchObject({ code: 'wrongDice' })
    expect(faultOf({ ...replay, setup: [1] })).toMatchObject({ code: 'wrongDice', path: '/setup' })
    const dice = { kind: 'verifiable', commitment: commitment('x'), seatSeeds, secret } as const
    expect(faultOf({ ...replay, dice })).toMatchObject({ code: 'wrongSecret', path: '/dice/secret' })
  })

  it('of another result is refused', () => {
    const replay = toReplay(randomMatch(ladder, { seed: 1 }))
    const result = { winners: ['gold'], reason: 'top', clause: 'LAD-4' }
    expect(faultOf({ ...replay, result })).toMatchObject({ code: 'wrongResult', path: '/result' })
    expect(faultOf(randomReplayCut())).toMatchObject({ code: 'wrongResult', path: '/result' })
  })

  it('without the secret still shows an illegal action, impossible dice and a broken chain', () => {
    const replay = toReplay(leaping(6))
    const [, ...rest] = replay.entries
    const first = actionAt(replay, 0)
    const withFirst = (changed: Partial<typeof first>): typeof replay => ({
      ...replay,
      entries: [{ ...first, ...changed }, ...rest],
    })
    expect(faultOf(withFirst({ dice: [7] }))).toMatchObject({ code: 'wrongDice', path: '/entries/0/dice' })
    expect(faultOf(withFirst({ dice: [4, 4] }))).toMatchObject({ code: 'wrongDice' })
    const die = first.dice[0] === 6 ? 5 : 6
    expect(faultOf(withFirst({ dice: [die] }))).toMatchObject({
      code: 'brokenChain',
      path: '/entries/0/hash',
    })
    expect(faultOf(withFirst({ action: { type: 'climb', rungs: 9 } }))).toMatchObject({
      code: 'illegalAction',
      path: '/entries/0/action',
      refusal: { clause: 'LAD-2' },
    })
  })

  it('is sealed over everything in it', () => {
    const replay = toReplay(leaping(3))
    expect(sealOf(replay)).toBe(replay.seal)
    expect(sealOf({ ...replay, createdAt: 2 })).not.toBe(replay.seal)
  })
})

describe('opening a replay', () => {
  it('goes on with the same dice as if it had never stopped', () => {
    const whole = leaping(12)
    const begun = toReplay(leaping(5), { revealSecret: true })
    const opened = openMatch(ladder, reread(ladder, begun))
    if (!opened.ok) throw new Error(opened.fault.code)
    const match = opened.value
    for (let i = 5; i < 12; i++) match.play(match.toAct()[0]!, { type: 'leap' }, i)
    expect(match.hash).toBe(whole.hash)
  })

  it('goes on with dice that the opener has, and without any tells so', () => {
    const shut = toReplay(leaping(5))
    const own = openMatch(ladder, shut, {
      trusted: true,
      dice: (start) => verifiableDice({ secret, seatSeeds, matchId: 'fair', start }),
    })
    if (!own.ok) throw new Error(own.fault.code)
    own.value.play(own.value.toAct()[0]!, { type: 'leap' }, 5)
    expect(own.value.hash).toBe(leaping(6).hash)
    const none = openMatch(ladder, shut)
    if (!none.ok) throw new Error(none.fault.code)
    expect(() => none.value.play(none.value.toAct()[0]!, { type: 'leap' }, 5)).toThrow('without dice')
    expect(none.value.seq).toBe(5)
  })

  it('keeps the limits of undo', () => {
    const match = randomMatch(ladder, { seed: 4, maxActions: 9 })
    const opened = openMatch(ladder, toReplay(match))
    if (!opened.ok) throw new Error(opened.fault.code)
    for (const seat of [0, 1, 2, 3]) expect(opened.value.canUndo(seat)).toBe(match.canUndo(seat))
    expect(opened.value.play(opened.value.toAct()[0]!, { type: 'leap' }, 10)).toEqual(
      match.play(match.toAct()[0]!, { type: 'leap' }, 10),
    )
  })
})

describe('reading a replay', () => {
  const replay = toReplay(randomMatch(nim, { seed: 1 }))
  const changed = (change: { [key: string]: Json | undefined }): string =>
    JSON.stringify({ ...replay, ...change })
  const fault = (text: string) => {
    const read = readReplay(text, (id) => (id === 'nim' ? nim : undefined))
    return read.ok ? undefined : read.fault
  }

  it('says what the document is instead', () => {
    expect(fault(JSON.stringify(replay))).toBeUndefined()
    expect(fault('{')).toMatchObject({ code: 'truncated' })
    expect(fault('[]')).toMatchObject({ code: 'wrongType' })
    expect(fault('{}')).toMatchObject({ code: 'missing', path: '/format' })
    expect(fault(changed({ format: 'wyrmtable-case/1' }))).toMatchObject({
      code: 'wrongFormat',
      path: '/format',
    })
    expect(fault(changed({ format: 'wyrmtable-replay/3' }))).toMatchObject({
      code: 'wrongVersion',
      path: '/format',
    })
    expect(fault(changed({ game: 'chess' }))).toMatchObject({ code: 'unknownGame', path: '/game' })
    expect(fault(changed({ version: '0' }))).toMatchObject({ code: 'wrongVersion', path: '/version' })
    expect(fault(changed({ options: { piles: 3 } }))).toMatchObject({
      code: 'wrongType',
      path: '/options/piles',
    })
    expect(fault(changed({ extra: 1 }))).toMatchObject({ code: 'unknownKey', path: '/extra' })
    expect(fault(changed({ seal: undefined }))).toMatchObject({ code: 'missing', path: '/seal' })
    const entry = replay.entries[0]!
    const broken = { ...entry, action: { type: 'take', pile: 0 } }
    expect(fault(JSON.stringify({ ...replay, entries: [broken] }))).toMatchObject({
      code: 'missing',
      path: '/entries/0/action/count',
    })
  })
})

describe('a replay for one seat', () => {
  it('of an open game is the replay, without what foretells dice while it goes on', () => {
    const going = redactReplay(ladder, toReplay(leaping(4), { revealSecret: true }), 0)
    expect(JSON.stringify(going)).not.toContain(secret)
    expect(going.ok && 'finalHash' in going.value && verifyReplay(ladder, going.value).ok).toBe(true)
    const seeded = redactReplay(
      ladder,
      toReplay(randomMatch(ladder, { seed: 'foretold', maxActions: 9 })),
      'spectator',
    )
    expect(seeded).toMatchObject({ ok: true, value: { dice: { kind: 'recorded' } } })
    const over = randomMatch(ladder, { seed: 2 })
    expect(redactReplay(ladder, toReplay(over), 1)).toMatchObject({ value: { dice: { kind: 'seeded' } } })
  })

  it('of a game with secrets has views and events and nothing of another seat', () => {
    const match = randomMatch(bidding, { seed: 3, seats: 2, maxActions: 3 })
    const told = redactReplay(bidding, toReplay(match), 0)
    if (!told.ok || !('viewer' in told.value)) throw new Error('not a seat replay')
    const replay = told.value
    expect(replay).toMatchObject({
      format: 'wyrmtable-seat-replay/2',
      viewer: 'north',
      start: { handSizes: [3, 3] },
    })
    expect(Object.keys(replay)).not.toContain('dice')
    for (const entry of replay.entries) {
      expect(Object.keys(entry)).not.toContain('hash')
      expect(entry.action === undefined).toBe(entry.seat !== 'north')
      if (entry.seat !== 'north') expect(entry.events[0]).toEqual({ type: 'bidLaid', seat: 1 })
    }
  })

  it('is the same for two matches that differ in what the seat cannot know', () => {
    const deal = (hands: Json) => ({
      id: 'm',
      seats: ['north', 'east'].map((id) => ({ id, name: id, kind: 'person' as const })),
      dice: { kind: 'recorded' as const },
      createdAt: 0,
      position: { hands, bids: [0, 0], points: [0, 0] },
    })
    const texts = [
      [5, 6],
      [8, 9],
    ].map((east) => {
      const created = createMatch(bidding, deal([[3, 4], east]), seededDice(1))
      if (!created.ok) throw new Error(created.fault.code)
      const match = created.value
      match.play(1, bidding.actions(match.state, 1)[0]!, 1)
      const told = redactReplay(bidding, toReplay(match), 0)
      return JSON.stringify(told)
    })
    expect(texts[0]).toBe(texts[1])
  })
})
