import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Event } from '../../rules/events.ts'
import type { RageProps } from '../table/use-interaction.ts'
import { follow, startAt } from './scenes.ts'

const STEP = 180

beforeEach(() => document.documentElement.style.setProperty('--step', `${STEP}ms`))
afterEach(() => document.documentElement.style.removeProperty('--step'))

const moved = (dragon: 'D1' | 'D2', from: string, path: readonly string[]) =>
  ({ type: 'dragonMoved', dragon, how: 'walk', from, path }) as unknown as Event

/** The page after so many entries, each with what happened in it; `acting` are seats of persons here. */
function after(events: readonly (readonly Event[])[], acting: readonly number[] = []): RageProps {
  const log = events.map((each, at) => ({ seq: at + 1, events: each }))
  return { seq: log.length, log, acting, pace: 'calm', view: {} } as unknown as RageProps
}

const first = moved('D1', '0101', ['0102', '0103'])
const second = moved('D2', '0501', ['0502'])

test('the second dragon of a computer waits until the first is there', () => {
  const one = follow(startAt(after([])), after([[first]]), 1000)
  expect(one.queue).toEqual([])
  expect(one.last.travels.map(({ piece }) => piece)).toEqual(['D1'])
  // Between them an entry in which nothing moves.
  const between = follow(one, after([[first], []]), 1010)
  const two = follow(between, after([[first], [], [second]]), 1020)
  expect(two.queue.map(({ ms }) => ms)).toEqual([2 * STEP - 20, STEP])
  expect(two.queue.map(({ base }) => base.seq)).toEqual([2, 3])
  expect(two.queue[1]?.arrivals.map(({ piece }) => piece)).toEqual(['D2'])
  expect(two.last.travels).toEqual([])
})

test('nobody waits for a dragon that is there, for itself, or for what a person has just done', () => {
  const start = startAt(after([]))
  const one = follow(start, after([[first]]), 1000)
  expect(follow(one, after([[first], [second]]), 1000 + 2 * STEP).queue).toEqual([])
  const further = moved('D1', '0103', ['0104'])
  const both = follow(one, after([[first], [further]]), 1010)
  expect(both.queue).toEqual([])
  expect(follow(both, after([[first], [further], [second]]), 1020).queue[0]?.ms).toBe(3 * STEP - 20)
  const person = follow(start, after([[first]], [0]), 1000)
  expect(follow(person, after([[first], [second]], [0]), 1010).queue).toEqual([])
})
