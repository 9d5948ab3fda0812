import { type Game, verifyReplay } from '@wyrmtable/kernel'
import { nim } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import { endingOf, recordEndings } from './record.ts'

const game = nim as unknown as Game

test('a way to end is named by reason, grade and winners', () => {
  const [first] = game.seatIds
  expect(endingOf(game, { winners: [0], reason: 'lastStone', clause: 'N-1' })).toBe(`last-stone-${first}`)
  expect(endingOf(game, { winners: [], reason: 'points', grade: 'even', clause: 'N-1' })).toBe(
    'points-even-draw',
  )
})

test('each way to end is recorded once, and verifies', () => {
  const endings = recordEndings(game, {}, 50)
  expect(endings.size).toBeGreaterThan(0)
  for (const replay of endings.values()) expect(verifyReplay(game, replay)).toMatchObject({ ok: true })
})
