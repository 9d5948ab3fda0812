import { type Json, jsonOf, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { census, instanceIds } from '../testing/invariants.ts'
import { randomDeck } from '../testing/random-deck.ts'
import { dragonsWrath as game } from './game.ts'
import type { State } from './state.ts'

/** Options with a random legal deck for each seat. */
function randomOptions(seed: string, seats: number): Json {
  const dice = seededDice(`${seed}/decks`)
  const random = (n: number): number => dice.pick(n, 'deck')
  return jsonOf({ decks: Array.from({ length: seats }, () => randomDeck(random)) })
}

function checkCards(state: State, before: ReadonlyMap<string, number>, where: string): void {
  const after = census(state)
  if (before.size !== after.size || [...before].some(([key, n]) => after.get(key) !== n)) {
    throw new Error(`${where}: cards were lost or made`)
  }
  const ids = instanceIds(state)
  if (new Set(ids).size !== ids.length) throw new Error(`${where}: an id twice`)
}

describe('random matches over random legal decks: every card lies in one zone (DW-4.1)', () => {
  test.each([2, 3, 4])(
    'of %i end, lose no card (DW-4.5) and give each a name of its own (DW-4.10)',
    (seats) => {
      for (let i = 0; i < 3; i++) {
        const seed = `invariants/${seats}/${i}`
        const options = game.options.parse(randomOptions(seed, seats))
        if (!options.ok) throw new Error(JSON.stringify(options.fault))
        const dice = seededDice(seed)
        const chooser = seededDice(`${seed}/choices`)
        const state = game.setup(options.value, seats, dice)
        const before = census(state)
        let played = 0
        for (; game.outcome(state) === undefined && played < 12_000; played++) {
          const toAct = game.toAct(state)
          const seat = toAct[chooser.pick(toAct.length, 'seat')] ?? 0
          const actions = game.actions(state, seat)
          const action = actions[chooser.pick(actions.length, 'action')]
          if (action === undefined) throw new Error(`${seed}: seat ${seat} is stuck`)
          game.apply(state, seat, action, dice, () => {})
          checkCards(state, before, `${seed}, ${JSON.stringify(action)}`)
        }
        expect(game.outcome(state)).toBeDefined()
      }
    },
  )
})
