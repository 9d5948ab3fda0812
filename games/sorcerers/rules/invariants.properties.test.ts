import { type Json, randomMatch, stateHash, toReplay, verifyReplay } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { sorcerers } from './game.ts'
import { optionsSchema } from './options.ts'
import type { State } from './state.ts'
import { mixedChoice } from './testing/free-actions.ts'
import { sceneOf, slotAt } from './topics/scene.ts'

/** The long run, over every table and in a browser as well, is `bench/soak`. */
const runs = 1

const settings: readonly (readonly [seats: number, options: { readonly [key: string]: Json }])[] = [
  [2, { turnLimit: 4 }],
  [3, { turnLimit: 3, roster: 'all' }],
  [4, { turnLimit: 3 }],
  [2, { turnLimit: 4, table: 'village', roster: 'all' }],
  [3, { turnLimit: 3, table: 'village' }],
  [2, { turnLimit: 4, table: 'ruins-and-woods', roster: 'all' }],
  [4, { turnLimit: 2, table: 'ruins-and-woods' }],
  [2, { turnLimit: 4, table: 'castle-gate', roster: 'all' }],
  [4, { turnLimit: 2, table: 'castle-gate' }],
  [3, { turnLimit: 3, table: 'crossroads', roster: 'all', setup: 'edge' }],
  [2, { fade: 2, table: 'generated-3', starter: 'roll' }],
  [2, { fade: 2, table: 'generated-5', roster: 'all', armour: 'pool', freeTurn: false }],
]

/** What must hold after every action, whoever played it. */
const invariants: Readonly<Record<string, (state: State) => boolean>> = {
  'shields of those in the game are above 0': (state) =>
    seatsOf(state).every((seat) => !state.isIn(seat) || state.shield(seat) > 0),
  'nobody holds more than 250 points, and others than the current player at most 150': (state) =>
    seatsOf(state).every((seat) => state.points(seat) <= (seat === state.current ? 250 : 150)),
  'creatures on the table have an uncrossed box and a weapon': (state) =>
    sceneOf(state).figures.every(({ slot, kind }) => {
      const { race } = slotAt(state, slot)
      return (
        kind === 'sorcerer' || (state.wounds(slot) < (race?.wounds ?? 0) && state.weapon(slot) !== 'none')
      )
    }),
  'only those in the game have figures': (state) =>
    sceneOf(state).figures.every(({ seat }) => state.isIn(seat)),
  'a group is of the current player': (state) =>
    state.group.every((slot) => state.exists(slot) && slotAt(state, slot).seat === state.current),
}

const seatsOf = (state: State): readonly number[] => Array.from({ length: state.seats }, (_, seat) => seat)

/** Every figure stands where it may (decode asks that), and nothing is lost in writing. */
function expectDecodes(state: State, options: State['setting']['options']): void {
  const decoded = sorcerers.decode(sorcerers.encode(state), options)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
  expect(stateHash(sorcerers, decoded.value)).toBe(stateHash(sorcerers, state))
}

describe('games of candidates and free actions keep the rules', () => {
  for (const [place, [seats, options]] of settings.entries()) {
    test(`${seats} players, ${JSON.stringify(options)}`, () => {
      let free = 0
      for (let run = 0; run < runs; run++) {
        const seed = `free/${place}/${run}`
        const parsed = optionsSchema.parse(options)
        let steps = 0
        const match = randomMatch(sorcerers, {
          seed,
          seats,
          options,
          maxActions: 20_000,
          pick: (listed, state, seat, random) => {
            for (const [name, holds] of Object.entries(invariants)) {
              if (!holds(state)) throw new Error(`${seed}, step ${steps}: ${name}`)
            }
            if (++steps % 40 === 0) expectDecodes(state, parsed)
            const action = mixedChoice(listed, state, seat, random)
            if (!listed.includes(action)) free++
            return action
          },
        })
        expect(match.outcome()).toBeDefined()
        expect(verifyReplay(sorcerers, toReplay(match)).ok).toBe(true)
      }
      expect(free).toBeGreaterThan(0)
    })
  }
})
