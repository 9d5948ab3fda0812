import { seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { sorcerers } from './game.ts'
import type { State } from './state.ts'
import { positionOf } from './testing/positions.ts'

/** How many candidates a decision has, and how many its first successor has: recorded, not derived. */
const counted = (state: State): readonly [number, number] => {
  const first = sorcerers.actions(state, state.current)
  const next = state.clone()
  const [action] = first
  if (action === undefined) return [0, 0]
  sorcerers.apply(next, next.current, action, seededDice(1), () => {})
  return [first.length, sorcerers.actions(next, next.current).length]
}

const rows: readonly (readonly [name: string, state: () => State, counts: readonly [number, number]])[] = [
  [
    'the first sorcerer turn in the village',
    () => positionOf({ turn: 1, phase: 'sorcerer', players: { P1: { points: 100 } } }, { table: 'village' }),
    [309, 453],
  ],
  [
    'an orc alone on a bare table',
    () => positionOf({ group: ['P1-orc-1'], figures: { 'P1-orc-1': [500, 400] } }),
    [33, 33],
  ],
  [
    'a goblin between an enemy and a ladder',
    () =>
      positionOf(
        { group: ['P1-goblin-1'], figures: { 'P1-goblin-1': [140, 190], 'P2-orc-1': [116, 230] } },
        { table: 'village' },
      ),
    [31, 26],
  ],
  [
    'a dragon over the village',
    () =>
      positionOf(
        { group: ['P1-dragon-1'], figures: { 'P1-dragon-1': [560, 300], 'P2-ogre-1': [560, 400] } },
        { table: 'village', roster: 'all' },
      ),
    [33, 33],
  ],
]

test.each(rows)('%s', (_name, state, counts) => {
  expect(counted(state())).toEqual(counts)
})
