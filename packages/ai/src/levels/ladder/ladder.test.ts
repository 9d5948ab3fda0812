import { expect, test } from 'vitest'
import { pile } from '../../search/testing/toy-games.ts'
import { createThinker } from '../thinker.ts'
import { playMatch } from './play-match.ts'
import { ratingsOf } from './ratings.ts'
import { runLadder } from './run-ladder.ts'
import { scoreInterval, sequentialTest } from './sequential-test.ts'

const asks = { least: 0.5, wanted: 0.65 } as const

test('the sequential test tells when the matches say enough', () => {
  expect(sequentialTest({ wins: 3, draws: 0, losses: 2 }, asks).verdict).toBe('open')
  expect(sequentialTest({ wins: 30, draws: 0, losses: 8 }, asks).verdict).toBe('better')
  expect(sequentialTest({ wins: 15, draws: 2, losses: 20 }, asks).verdict).toBe('notBetter')
})

test("Wilson's interval", () => {
  const [low, high] = scoreInterval({ wins: 80, draws: 0, losses: 20 })
  expect(low).toBeCloseTo(0.711, 3)
  expect(high).toBeCloseTo(0.867, 3)
})

test('ratings reproduce the odds they came from', () => {
  const tally = (wins: number, losses: number) => ({ wins, draws: 0, losses })
  const ratings = ratingsOf(3, [
    { first: 1, second: 0, tally: tally(7500, 2500) },
    { first: 2, second: 1, tally: tally(7500, 2500) },
    { first: 2, second: 0, tally: tally(9000, 1000) },
  ])
  const [a, b, c] = ratings.map(({ rating }) => rating)
  expect((b ?? 0) - (a ?? 0)).toBeCloseTo(190.8, 0)
  expect((c ?? 0) - (b ?? 0)).toBeCloseTo(190.8, 0)
  expect((a ?? 0) + (b ?? 0) + (c ?? 0)).toBeCloseTo(0, 6)
  for (const { margin } of ratings) expect(margin).toBeLessThan(10)
  expect(ratingsOf(2, [{ first: 0, second: 1, tally: tally(10, 0) }])[0]?.rating).toBeGreaterThan(200)
})

test('a ladder plays both sides alike and stops when it knows', async () => {
  const seen: string[] = []
  const report = await runLadder({
    entrants: ['weak', 'strong'],
    pairs: 'all',
    concurrency: 3,
    least: 10,
    most: 200,
    test: asks,
    seed: 1,
    play: async ({ seats, seed }) => {
      seen.push(`${seats[0]} ${seed}`)
      return { score: seats[0] === 'strong' ? 1 : 0, reason: 'toy' }
    },
  })
  const [pairing] = report.pairings
  expect(pairing?.verdict).toBe('better')
  expect(pairing?.score).toBe(1)
  expect(seen.length).toBeLessThan(30)
  expect(seen.slice(0, 2)).toEqual(['strong 1', 'weak 1'])
  expect(report.ratings[1]?.rating).toBeGreaterThan(report.ratings[0]?.rating ?? 0)
})

test('a match between deciders comes to its end', async () => {
  const thinkers = [1, 2].map((seed) =>
    createThinker(pile, {}, { level: 'warlord', seed, now: () => 0, playouts: 6000 }),
  )
  const played = await playMatch(pile, thinkers, { seed: 1, options: {} })
  // 21 is no multiple of four: whoever begins wins with best play.
  expect(played.outcome?.winners).toEqual([0])
})

test('the result does not depend on which of several matches is done first', async () => {
  const ladder = (concurrency: number, delay: (seed: number) => number) =>
    runLadder({
      entrants: ['weak', 'strong'],
      pairs: 'neighbours',
      concurrency,
      least: 6,
      most: 60,
      test: asks,
      seed: 1,
      play: async ({ seats, seed }) => {
        await new Promise((resolve) => setTimeout(resolve, delay(seed)))
        return { score: (seats[0] === 'strong') === seed % 5 > 0 ? 1 : 0, reason: 'toy' }
      },
    })
  const alone = await ladder(1, () => 0)
  expect(await ladder(4, (seed) => (seed * 7) % 5)).toEqual(alone)
  expect(alone.pairings[0]?.verdict).toBe('better')
})
