import { expect, test } from 'vitest'
import { createMatch, openMatch, randomMatch, scriptedDice, toReplay, unattendedOptions } from '../index.ts'
import { nim } from '../testing/toy-games/index.ts'
import type { SetupRefusal } from './contract.ts'

const noEnd: SetupRefusal = { type: 'noEnd', clause: 'CALM-1', remedy: { misere: true } }

/** Nim that is too calm for computers alone, unless the last stone loses; nobody can play with a single pile. */
const calmNim: typeof nim = {
  ...nim,
  id: 'calm-nim',
  checkSetup({ piles, misere }, _seats, people) {
    if (piles.length < 2) return { type: 'tooFewPiles', clause: 'CALM-2' }
    return people?.length === 0 && !misere ? noEnd : undefined
  },
}

const begun = (kinds: readonly ('person' | 'computer')[], misere: boolean) =>
  createMatch(
    calmNim,
    {
      id: 'm',
      seats: calmNim.seatIds.map((id, seat) => ({ id, name: id, kind: kinds[seat] ?? 'person' })),
      dice: { kind: 'recorded' },
      createdAt: 0,
      options: { misere },
    },
    scriptedDice(),
  )

test('set-up is told at which seats people sit, and may refuse a match without them', () => {
  expect(begun(['computer', 'computer'], false)).toMatchObject({
    ok: false,
    fault: { code: 'wrongSetup', refusal: noEnd },
  })
  expect(begun(['computer', 'computer'], true)).toMatchObject({ ok: true })
  expect(begun(['computer', 'person'], false)).toMatchObject({ ok: true })
})

test('a recorded match is opened again whoever its seats were', () => {
  const match = begun(['person', 'person'], false)
  if (!match.ok) throw new Error(match.fault.code)
  const replay = toReplay(match.value)
  const seats = replay.seats.map((seat) => ({ ...seat, kind: 'computer' as const }))
  expect(openMatch(calmNim, { ...replay, seats })).toMatchObject({ ok: true })
})

test('computers alone play with the end that the game names; other options stay as they are', () => {
  expect(unattendedOptions(calmNim, { piles: [1, 2] }, 2)).toEqual({
    ok: true,
    value: { options: { piles: [1, 2], misere: true }, remedied: { refusal: noEnd, set: { misere: true } } },
  })
  const options = { misere: true }
  expect(unattendedOptions(calmNim, options, 2)).toEqual({ ok: true, value: { options } })
  expect(unattendedOptions(nim, {}, 2)).toEqual({ ok: true, value: { options: {} } })
  expect(randomMatch(calmNim, { seed: 1 }).header.options).toMatchObject({ misere: true })
})

test('what has no remedy is a fault', () => {
  expect(unattendedOptions(calmNim, { piles: [5] }, 2)).toMatchObject({
    ok: false,
    fault: { code: 'wrongSetup', refusal: { clause: 'CALM-2' } },
  })
  expect(unattendedOptions(calmNim, { piles: 5 }, 2)).toMatchObject({
    ok: false,
    fault: { code: 'wrongType', path: '/options/piles' },
  })
})
