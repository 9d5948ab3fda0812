import { type BotRoom, type Game, type Tagged, verifyReplay } from '@wyrmtable/kernel'
import { nim } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import { endingOf, recordAgain, recordChosenEndings, recordEndings } from './record.ts'

const game = nim as unknown as Game
const bot: BotRoom<unknown, Tagged> = { evaluate: () => 0.5 }

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

test('a way to end that is known already is not recorded again', () => {
  const all = recordChosenEndings(game, bot, {}, 10, new Set())
  expect(all.size).toBeGreaterThan(0)
  for (const replay of all.values()) expect(verifyReplay(game, replay)).toMatchObject({ ok: true })
  expect(recordChosenEndings(game, bot, {}, 10, new Set(all.keys())).size).toBe(0)
})

test('recorded actions are played again by the rules of today, or refused', () => {
  const [first] = recordEndings(game, {}, 5).values()
  if (first === undefined) throw new Error('nothing was recorded')
  expect(recordAgain(game, first)).toEqual(first)
  expect(recordAgain(game, { ...first, entries: first.entries.slice(0, -1) })).toBeUndefined()
  expect(recordAgain(game, { ...first, entries: [...first.entries, ...first.entries] })).toBeUndefined()
})
