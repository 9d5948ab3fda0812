import { createMatch, type Game, jsonOf, seededDice, toReplay } from '@wyrmtable/kernel'
import { nim } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import { resumeMatch } from './resume-match.ts'
import { sameUnderToday } from './rules-of-today.ts'

const earlier: Game = nim
const take = (pile: number, count: number) => ({ type: 'take', pile, count })
const rulesOf = (game: Game) => ({ rules: async () => ({ game }) })

/** The record of a match of the earlier version in which the first pile was taken. */
function record(piles = [3, 4]) {
  const seats = earlier.seatIds.map((id) => ({ id, name: id, kind: 'person' as const }))
  const start = {
    id: 'm',
    seats,
    dice: { kind: 'seeded', seed: 1 },
    createdAt: 1,
    options: { piles },
  } as const
  const created = createMatch(earlier, start, seededDice(1))
  if (!created.ok) throw new Error(created.fault.code)
  created.value.play(0, take(0, 3), 1)
  return jsonOf(toReplay(created.value, { revealSecret: true }))
}

test('a stored match goes on under today’s rules where they say the same of it', async () => {
  const today: Game = { ...earlier, version: '2' }
  const same = await sameUnderToday(rulesOf(earlier), rulesOf(today), record())
  expect(same?.version).toBe('2')
  const match = resumeMatch(today, same)
  expect(match.ok && match.value.game.encode(match.value.state)).toEqual({ piles: [0, 4], turn: 1 })
})

test('and stays under its own where they do not, and where it is over', async () => {
  const today: Game = { ...earlier, version: '2', actions: () => [] }
  expect(await sameUnderToday(rulesOf(earlier), rulesOf(today), record())).toBeUndefined()
  expect(
    await sameUnderToday(rulesOf(earlier), rulesOf({ ...earlier, version: '2' }), record([3])),
  ).toBeUndefined()
  expect(await sameUnderToday(rulesOf(earlier), rulesOf(today), 'no record')).toBeUndefined()
})
