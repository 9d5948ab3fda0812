import { expect, test } from 'vitest'
import { createMatch, openMatch, scriptedDice, toReplay } from '../index.ts'
import { checkMatch } from '../testing/check-match.ts'
import { nim } from '../testing/toy-games/index.ts'
import type { Refusal, Seat } from './contract.ts'

const snap = { type: 'take', pile: 0, count: 1 } as const

/** Nim in which anybody may take one off the first pile at any time, and piles must suit the players. */
const snapNim: typeof nim = {
  ...nim,
  id: 'snap-nim',
  checkSetup: ({ piles }, seats): (Refusal & { readonly piles: number }) | undefined =>
    piles.length < seats ? { type: 'tooFewPiles', clause: 'SNAP-1', piles: piles.length } : undefined,
  atAnyTime: ({ piles }, seat) => ((piles[0] ?? 0) > 0 && seat < 2 ? [snap] : []),
  check: (state, seat, action) => {
    const isSnap = action.pile === 0 && action.count === 1
    return isSnap && (state.piles[0] ?? 0) > 0 ? undefined : nim.check(state, seat, action)
  },
}

const begun = (piles: readonly number[]) =>
  createMatch(
    snapNim,
    {
      id: 'm',
      seats: ['first', 'second'].map((id) => ({ id, name: id, kind: 'person' })),
      dice: { kind: 'recorded' },
      createdAt: 0,
      options: { piles: [...piles] },
    },
    scriptedDice(),
  )

function match(piles: readonly number[]) {
  const created = begun(piles)
  if (!created.ok) throw new Error(JSON.stringify(created.fault))
  return created.value
}

const [first, second]: readonly [Seat, Seat] = [0, 1]

test('what is allowed at any time is taken from a seat that is not to act, recorded and replayed', () => {
  const played = match([3, 4])
  expect(played.toAct()).toEqual([first])
  expect(played.check(second, snap)).toBeUndefined()
  expect(played.play(second, snap, 1)).toMatchObject({ ok: true, value: { entry: { seat: 'second' } } })
  const again = openMatch(snapNim, toReplay(played))
  expect(again.ok && again.value.hash).toBe(played.hash)
})

test('what a game allows without listing it is taken as well, if it is legal', () => {
  const begun = createMatch(
    {
      ...snapNim,
      atAnyTime: () => [],
      isAtAnyTime: (_state, seat, { pile }) => seat === second && pile === 0,
    },
    {
      id: 'm',
      seats: ['first', 'second'].map((id) => ({ id, name: id, kind: 'person' })),
      dice: { kind: 'recorded' },
      createdAt: 0,
      options: { piles: [3, 4] },
    },
    scriptedDice(),
  )
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault))
  expect(begun.value.check(second, snap)).toBeUndefined()
  expect(begun.value.check(second, { ...snap, count: 2 })).toMatchObject({ clause: 'NIM-1' })
  expect(begun.value.check(second, { ...snap, pile: 1 })).toMatchObject({ type: 'notYourTurn' })
})

test('anything else is not, and nothing after the end', () => {
  const played = match([1, 1])
  expect(played.check(second, { ...snap, pile: 1 })).toMatchObject({ type: 'notYourTurn' })
  expect(played.check(second, { ...snap, count: 2 })).toMatchObject({ type: 'notYourTurn' })
  played.play(first, snap, 1)
  expect(played.check(first, snap)).toMatchObject({ type: 'notYourTurn' })
  played.play(second, { ...snap, pile: 1 }, 2)
  expect(played.check(first, snap)).toMatchObject({ type: 'matchOver' })
})

test('a number of seats that the options do not allow is a fault with the clause of the game', () => {
  expect(begun([5])).toEqual({
    ok: false,
    fault: {
      code: 'wrongSetup',
      path: '/seats',
      figures: { seats: 2 },
      refusal: { type: 'tooFewPiles', clause: 'SNAP-1', piles: 1 },
    },
  })
})

test('the contract holds what is allowed at any time to the same promises', () => {
  const how = { seed: 'snap', options: { piles: [3, 4] }, seats: 2, maxActions: 100 }
  expect(() => checkMatch(snapNim, how)).not.toThrow()
  const refusing: typeof nim = { ...snapNim, check: nim.check }
  expect(() => checkMatch(refusing, how)).toThrow('allowed at any time')
  const careless: typeof nim = { ...nim, whenAbsent: () => ({ ...snap, count: 20 }) }
  expect(() => checkMatch(careless, how)).toThrow('for who is absent')
  const careful: typeof nim = { ...nim, whenAbsent: (state, seat) => nim.actions(state, seat)[0] ?? snap }
  expect(() => checkMatch(careful, how)).not.toThrow()
})
