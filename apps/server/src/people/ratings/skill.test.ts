import { rating } from 'openskill'
import { expect, test } from 'vitest'
import { mostDeviation, newcomer, shown, skillsAfter } from './skill.ts'

test('a newcomer stands in the middle, and little is known of them', () => {
  const { mu, sigma } = rating()
  expect(newcomer).toEqual({ mean: mu, deviation: sigma })
  expect(shown(newcomer)).toEqual({ rating: 1500, within: 500 })
  expect(newcomer.deviation).toBeGreaterThan(mostDeviation)
})

test('whoever wins against the stronger gains more, and a draw moves both towards each other', async () => {
  const [strong, weak] = [
    { mean: 30, deviation: 3 },
    { mean: 22, deviation: 3 },
  ]
  const gain = (before: typeof strong, after: typeof strong | undefined) => (after?.mean ?? 0) - before.mean
  const upset = gain(weak, (await skillsAfter([strong, weak], [2, 1]))[1])
  const expected = gain(strong, (await skillsAfter([strong, weak], [1, 2]))[0])
  expect(upset).toBeGreaterThan(2 * expected)
  expect(expected).toBeGreaterThan(0)
  const drawn = await skillsAfter([strong, weak], [1, 1])
  expect(gain(strong, drawn[0])).toBeLessThan(0)
  expect(gain(weak, drawn[1])).toBeGreaterThan(0)
})

test('of three, the winner rises, those who share the second place fall alike, and all are known better', async () => {
  const [one, two, three] = await skillsAfter([newcomer, newcomer, newcomer], [2, 1, 2])
  expect(two?.mean).toBeGreaterThan(newcomer.mean)
  expect(one?.mean).toBeLessThan(newcomer.mean)
  expect(three).toEqual(one)
  for (const after of [one, two, three]) expect(after?.deviation).toBeLessThan(newcomer.deviation)
})

test('about ten matches against people who are known make a rating that a list shows', async () => {
  let after = newcomer
  let matches = 0
  while (after.deviation > mostDeviation) {
    matches++
    const places = matches % 2 === 0 ? [1, 2] : [2, 1]
    after = (await skillsAfter([after, { mean: 25, deviation: 3 }], places))[0] ?? after
  }
  expect(matches).toBeGreaterThan(5)
  expect(matches).toBeLessThan(15)
})
