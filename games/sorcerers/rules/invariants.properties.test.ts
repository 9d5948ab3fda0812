import { type Json, seededDice, stateHash } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import { sorcerers } from './game.ts'
import type { State } from './state.ts'
import { freeAction } from './testing/free-actions.ts'
import { sceneOf, slotAt } from './topics/scene.ts'

/** WYRMTABLE_SORCERERS_RUNS=250 is the long run: three thousand games over the twelve settings. */
const runs = Number(process.env.WYRMTABLE_SORCERERS_RUNS ?? 1)
const slow = 60_000 + 60_000 * runs

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

interface Played {
  readonly state: State
  readonly story: readonly { readonly seat: number; readonly action: Action }[]
  readonly free: number
}

/** A game of candidates and free actions; everything listed must be legal, everything legal must work. */
function played(seats: number, options: { readonly [key: string]: Json }, seed: string): Played {
  const parsed = sorcerers.options.parse(options)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
  const dice = seededDice(`${seed}/dice`)
  const chooser = seededDice(`${seed}/choice`)
  const random = (n: number): number => chooser.pick(n, 'choice')
  const state = sorcerers.setup(parsed.value, seats, dice)
  const story: { seat: number; action: Action }[] = []
  let free = 0
  while (state.phase !== 'over') {
    const seat = state.current
    const strange = random(2) === 0 ? freeAction(state, random) : undefined
    const isFree = strange !== undefined && sorcerers.check(state, seat, strange) === undefined
    const listed = sorcerers.actions(state, seat)
    // Ends are chosen more often than their share of the list, so that games do not take all day.
    const last = listed.at(-1)
    const chosen = random(6) === 0 ? last : listed[random(listed.length)]
    const action = isFree ? strange : chosen
    if (action === undefined) throw new Error('a decision without an action')
    if (!isFree) expect(sorcerers.check(state, seat, action)).toBeUndefined()
    if (isFree) free++
    story.push({ seat, action })
    sorcerers.apply(state, seat, action, dice, ignore)
    for (const [name, holds] of Object.entries(invariants)) {
      if (!holds(state)) throw new Error(`${seed}: ${name}: ${JSON.stringify(action)}`)
    }
    if (story.length % 40 === 0) expectDecodes(state, parsed.value)
    if (story.length > 20_000) throw new Error(`${seed} does not end`)
  }
  return { state, story, free }
}

const ignore = (_event: Event): void => {}

/** Every figure stands where it may (decode asks that), and nothing is lost in writing. */
function expectDecodes(state: State, options: State['setting']['options']): void {
  const decoded = sorcerers.decode(sorcerers.encode(state), options)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
  expect(stateHash(sorcerers, decoded.value)).toBe(stateHash(sorcerers, state))
}

describe('games of candidates and free actions keep the rules', () => {
  for (const [place, [seats, options]] of settings.entries()) {
    test(`${seats} players, ${JSON.stringify(options)}`, { timeout: slow }, () => {
      let strange = 0
      for (let run = 0; run < runs; run++) {
        const seed = `free/${place}/${run}`
        const { state, story, free } = played(seats, options, seed)
        expect(sorcerers.outcome(state)).toBeDefined()
        strange += free
        // The same actions on the same dice come to the same end.
        const dice = seededDice(`${seed}/dice`)
        const replayed = sorcerers.setup(state.setting.options, seats, dice)
        for (const { seat, action } of story) sorcerers.apply(replayed, seat, action, dice, ignore)
        expect(stateHash(sorcerers, replayed)).toBe(stateHash(sorcerers, state))
      }
      expect(strange).toBeGreaterThan(0)
    })
  }
})
