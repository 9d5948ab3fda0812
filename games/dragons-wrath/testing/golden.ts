/**
 * Writes one finished match of The Dragon's Wrath for each way it can end into `golden/`. They are played with the
 * cards of the worked examples, so that new cards leave them alone. Existing files stay as they are: their
 * bytes are what is being kept.
 *
 *     node games/dragons-wrath/testing/golden.ts
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createMatch, type Json, type Match, seededDice, toReplay } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { dragonsWrath as game } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import { seatIds } from '../rules/seats.ts'
import type { State } from '../rules/state.ts'

type Wrath = Match<State, Action, Event, Options>

interface Recipe {
  readonly seats: number
  readonly options: { readonly [key: string]: Json }
  /** What a seat does instead of anything at all; undefined leaves it to chance. */
  readonly whim: (state: State, seat: number, listed: readonly Action[]) => Action | undefined
}

const decks = ['sample-ember-thorn', 'sample-tide-barrow']
const chance: Recipe['whim'] = () => undefined
const idle: Recipe['whim'] = (_state, _seat, listed) => listed[0]

/** Guards for one grey sphere each, and nothing else: every year one province goes. */
const spenders: Json = {
  id: 'spenders',
  name: { en: 'Spenders', fr: 'Dépensiers', es: 'Derrochadores' },
  provinces: [{ card: 'DWS-004', n: 15 }],
  allies: [
    { card: 'DWS-018', n: 15 },
    { card: 'DWS-018', n: 15 },
  ],
}

/** Buys a creature each year, with the last province too, and attacks nobody. */
const spends: Recipe['whim'] = (_state, _seat, listed) =>
  listed.find((action) => action.type === 'commitPurchase' && action.creature !== undefined) ?? listed[0]

const spending = { decks: [spenders], maxCopies: null }

/** Ends by name. */
const recipes: Readonly<Record<string, Recipe>> = {
  'last-province-duel': { seats: 2, options: { decks }, whim: chance },
  'last-province-four': { seats: 4, options: { decks }, whim: chance },
  'last-province-variants': {
    seats: 3,
    options: {
      decks,
      mulligan: 'once',
      sacrificeTiming: 'anytime',
      objectTarget: 'any',
      objectReplace: 'allow',
      combatOrder: 'ascending',
      guardScope: 'game',
      firstProvinceAttackTurn: 1,
    },
    whim: chance,
  },
  conceded: {
    seats: 3,
    options: { decks },
    whim: ({ turn }, seat) => (turn >= 2 + seat && seat < 2 ? { type: 'concede' } : undefined),
  },
  'together-draw': { seats: 2, options: spending, whim: spends },
  'together-order': {
    seats: 2,
    options: { ...spending, simultaneousElimination: 'order' },
    whim: spends,
  },
  'turn-limit-winner': { seats: 3, options: { decks, turnLimit: 10 }, whim: chance },
  'turn-limit-draw': { seats: 3, options: { decks, turnLimit: 10 }, whim: idle },
}

const folder = fileURLToPath(new URL('../golden/', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const [name, recipe] of Object.entries(recipes)) {
  const file = `${folder}${name}.json`
  if (existsSync(file)) continue
  const match = play(name, recipe)
  writeFileSync(file, `${JSON.stringify(toReplay(match))}\n`)
  console.log(`${name}: ${match.seq} actions, ${JSON.stringify(match.outcome())}`)
}

function play(name: string, { seats, options, whim }: Recipe): Wrath {
  const seed = `golden/${name}`
  const created = createMatch(
    game,
    {
      id: name,
      seats: seatIds.slice(0, seats).map((id) => ({ id, name: id, kind: 'computer' })),
      dice: { kind: 'seeded', seed },
      createdAt: 0,
      options,
    },
    seededDice(seed),
  )
  if (!created.ok) throw new Error(JSON.stringify(created.fault))
  const match = created.value
  const chooser = seededDice(`${seed}/choices`)
  while (match.outcome() === undefined) {
    const toAct = match.toAct()
    const seat = toAct[chooser.pick(toAct.length, 'seat')] ?? 0
    const listed = game.actions(match.state, seat)
    const action = whim(match.state, seat, listed) ?? listed[chooser.pick(listed.length, 'action')]
    if (action === undefined) throw new Error(`${name}: seat ${seat} is stuck`)
    const played = match.play(seat, action, match.seq)
    if (!played.ok) throw new Error(JSON.stringify(played.fault))
  }
  return match
}
