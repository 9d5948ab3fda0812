import { createMatch, type Json, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { tablesData } from '../../data/tables.ts'
import { sorcerers } from '../game.ts'
import type { Options } from '../options.ts'
import { bare } from '../testing/positions.ts'

const counts = [2, 3, 4] as const

function optionsOf(options: Record<string, Json>): Options {
  const parsed = sorcerers.options.parse(options)
  if (!parsed.ok) throw new Error(`${parsed.fault.code} at ${parsed.fault.path}`)
  return parsed.value
}

/** Numbers of players that a table refuses, with their refusals. */
const refused = (options: Record<string, Json>) =>
  counts.flatMap((seats) => sorcerers.checkSetup?.(optionsOf(options), seats) ?? [])

/** The bare table with starts at its upper and lower edge, and rocks along some of its edges. */
const walled = (...rocks: readonly (readonly [string, number, number, number, number])[]): Json => ({
  ...Object(bare),
  id: 'walled',
  starts: {
    2: [
      { x: 500, y: 15, fx: 0, fy: 1 },
      { x: 500, y: 785, fx: 0, fy: -1 },
    ],
  },
  pieces: rocks.map(([id, left, top, right, bottom]) => {
    const poly = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ]
    return { id, kind: 'rock', poly, top: 40 }
  }),
})

describe('SO-5.3: which tables can be set up', () => {
  test('every shipped table seats those whom it has starts for, and refuses others with its name', () => {
    for (const { id, starts } of tablesData.tables) {
      const without = counts.filter((seats) => starts[seats] === undefined)
      expect(refused({ table: id }), id).toEqual(
        without.map((seats) => ({ type: 'noStarts', clause: 'SO-5.3', table: id, seats })),
      )
    }
    expect(refused({ table: 'castle-gate' })).toHaveLength(1)
  })

  test('a generated table seats two, three and four', () => {
    expect(refused({ table: 'generated-7' })).toEqual([])
    expect(refused({ table: 'generated-7', setup: 'edge' })).toEqual([])
  })

  test('a drawn table without starts for three and four refuses them', () => {
    expect(refused({ table: bare })).toMatchObject([
      { type: 'noStarts', table: 'bare', seats: 3 },
      { type: 'noStarts', table: 'bare', seats: 4 },
    ])
  })

  test('where players place themselves no starts are needed, on any shipped table', () => {
    for (const { id } of tablesData.tables) expect(refused({ table: id, setup: 'edge' }), id).toEqual([])
    expect(refused({ table: bare, setup: 'edge' })).toEqual([])
  })

  test('an edge that is rock from end to end has no room; it counts only if it is given out', () => {
    const left = walled(['cliff', 0, 0, 40, 800])
    expect(refused({ table: left })).toHaveLength(2)
    expect(refused({ table: left, setup: 'edge' })).toEqual(
      counts.map(() => ({ type: 'noRoom', clause: 'SO-5.3', table: 'walled', edge: 'left' })),
    )
    const lower = walled(['cliff-a', 100, 760, 440, 800], ['cliff-b', 560, 760, 900, 800])
    expect(refused({ table: lower, setup: 'edge' })).toEqual([])
  })

  test('room in a corner alone is not relied on, for the neighbour may stand there', () => {
    const corner = walled(['cliff', 0, 70, 40, 800])
    expect(refused({ table: corner, setup: 'edge' })[0]).toBeUndefined()
    const tight = walled(['cliff', 0, 55, 40, 800])
    expect(refused({ table: tight, setup: 'edge' })[0]).toMatchObject({ type: 'noRoom', edge: 'left' })
  })
})

test('SO-5.3: a match that cannot be set up is refused with the clause, the number of seats and the table', () => {
  const seats = ['P1', 'P2', 'P3'].map((id) => ({ id, name: id, kind: 'person' as const }))
  const start = { id: 'm', seats, dice: { kind: 'recorded' as const }, createdAt: 0 }
  const created = createMatch(sorcerers, { ...start, options: { table: 'castle-gate' } }, seededDice(1))
  expect(created).toEqual({
    ok: false,
    fault: {
      code: 'wrongSetup',
      path: '/seats',
      figures: { seats: 3 },
      refusal: { type: 'noStarts', clause: 'SO-5.3', table: 'castle-gate', seats: 3 },
    },
  })
})

describe('SO-0.1: a match without people needs an end', () => {
  const refusal = (options: Record<string, Json>, people?: readonly number[]) =>
    sorcerers.checkSetup?.(optionsOf(options), 2, people)

  test('neither shields that never fade nor a match without a last turn will do; the clause names the last turn', () => {
    const noEnd = { type: 'noEnd', clause: 'SO-0.1', remedy: { turnLimit: 30 } }
    expect(refusal({}, [])).toEqual(noEnd)
    expect(refusal({ turnLimit: 30 }, [])).toBeUndefined()
    expect(refusal({ fade: 20 }, [])).toBeUndefined()
  })

  test('where a person sits, or nobody knows who will, anything goes', () => {
    expect(refusal({}, [1])).toBeUndefined()
    expect(refusal({})).toBeUndefined()
  })
})
