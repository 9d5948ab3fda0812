import { afterEach, beforeEach, expect, test } from 'vitest'
import { mapData } from '../../data/map.ts'
import { esirien } from '../../rules/city-map.ts'
import type { Event } from '../../rules/events.ts'
import { parseLabel } from '../../rules/map.ts'
import type { State } from '../../rules/state.ts'
import { layout } from '../draw/plan.ts'
import type { RageProps } from '../table/use-interaction.ts'
import type { RolledEvent } from './beats.ts'
import { follow, startAt } from './scenes.ts'
import { strikeOf } from './strike.ts'

const STEP = 180

const { style } = document.documentElement
beforeEach(() => {
  style.setProperty('--step', `${STEP}ms`)
  style.setProperty('--roll', '700ms')
})
afterEach(() => {
  style.removeProperty('--step')
  style.removeProperty('--roll')
})

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

/** A computer plays the Invader. */
function watched(events: readonly (readonly Event[])[]): RageProps {
  const props = after(events)
  return {
    ...props,
    seats: [{ id: 'invader', name: '', kind: 'computer', level: 'greedy' }],
    log: props.log.map((entry) => ({ ...entry, seat: 'invader' })),
  }
}

test('each move of a computer is seen for 600 ms at calm, and the steps of one piece are one move', () => {
  const begun = follow(startAt(watched([])), watched([[first]]), 1000)
  expect(begun.queue.map(({ ms }) => ms)).toEqual([600])
  const other = follow(begun, watched([[first], [second]]), 1010)
  expect(other.queue.map(({ ms }) => ms)).toEqual([600, 600])
  const onward = follow(
    other,
    watched([[first], [second], [moved('D2', '0502', ['0503', '0504', '0505'])]]),
    1020,
  )
  expect(onward.queue.map(({ ms }) => ms)).toEqual([600, 4 * STEP])
  expect(onward.queue[1]?.arrivals[0]?.way.points).toHaveLength(5)
  const quick = follow(
    startAt({ ...watched([]), pace: 'quick' }),
    { ...watched([[first]]), pace: 'quick' },
    1000,
  )
  expect(quick.queue).toEqual([])
})

test('who skips a computer’s turn sees nothing of it until it is over', () => {
  const skipping = { ...startAt(watched([])), isSkipping: true }
  const passed = follow(skipping, watched([[first]]), 1000)
  expect(passed.queue).toEqual([])
  expect(passed.isSkipping).toBe(true)
  expect(follow(passed, { ...watched([[first], [second]]), acting: [1] }, 1010).isSkipping).toBe(false)
})

test('a roll has its place on the board: who tries it, and a hex, a piece or an entrance', () => {
  const state = { map: esirien, unitHex: () => -1, dragonHex: () => parseLabel('1009') } as unknown as State
  const rolled = (by: string | undefined, on: string | undefined) =>
    strikeOf({ type: 'rolled', why: 'overrun', by, on } as unknown as RolledEvent, state)
  expect(rolled('D1', '1011')).toEqual({ from: layout.centre('1009'), to: layout.centre('1011'), colour: 1 })
  expect(rolled('CAV1', 'D1')).toEqual({ to: layout.centre('1009'), colour: 2 })
  expect(rolled('D1', undefined)).toEqual({ to: layout.centre('1009'), colour: 1 })
  expect(rolled('D1', mapData.entrances[0]?.id)?.from).toEqual(layout.centre('1009'))
  expect(rolled('CAV1', undefined)).toBeUndefined()
})
