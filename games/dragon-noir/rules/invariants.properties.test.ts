import { seededDice } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sheets } from '../data/tables.ts'
import { U } from './fields.ts'
import { dragonNoir } from './game.ts'
import type { MatchState as State } from './match-state.ts'
import { scenarioIds } from './options.ts'
import { bodyOf, idOf, isOnMap, isPair, isWizard, slots } from './topics/counters.ts'
import { mayStandAt, standOf } from './topics/occupancy.ts'

/** Matches a scenario is played in one run, and decisions between two looks at the state. */
const MATCHES = rounds(1, 5)
const EVERY = 7

/** DN-17.6, at a moment when nobody is under way and nothing waits. */
function holds(state: State): void {
  for (const slot of slots(state)) {
    if (isWizard(state, slot)) expect(state.of(slot, U.energy)).toBeGreaterThanOrEqual(0)
    if (!isOnMap(state, slot)) continue
    const who = idOf(state, slot)
    if (isPair(state, slot)) expect([who, bodyOf(state, slot).length]).toEqual([who, 2])
    const shares = slots(state).some(
      (other) => other !== slot && isOnMap(state, other) && state.hex(other) === state.hex(slot),
    )
    // Only a stunned man laid on the hex of the carrier who fell there may share it (DN-7.14).
    if (!shares) expect([who, mayStandAt(state, slot, standOf(state, slot))]).toEqual([who, true])
  }
  for (const [kind, { count }] of Object.entries(sheets.spells.pieces))
    expect(state.pieces().filter((piece) => piece.kind === kind).length).toBeLessThanOrEqual(count)
}

describe('DN-17.6: what always holds', () => {
  test.each(scenarioIds.filter((id) => id !== 'skirmish' && id !== 'own'))(
    'in random matches of %s',
    (scenario) => {
      const options = dragonNoir.options.parse({ scenario })
      if (!options.ok) throw new Error(JSON.stringify(options.fault))
      for (let seed = 0; seed < MATCHES; seed++) {
        const dice = seededDice(`${scenario}/${seed}`)
        const state = dragonNoir.setup(options.value, 2, dice)
        let played = 0
        for (;;) {
          const [seat] = dragonNoir.toAct(state)
          if (seat === undefined) break
          const actions = dragonNoir.actions(state, seat)
          const action = actions[dice.pick(actions.length, 'choice')]
          if (action === undefined) throw new Error(`seed ${seed}: nothing may be done`)
          dragonNoir.apply(state, seat, action, dice, () => {})
          if (++played % EVERY === 0 && state.depth === 0 && state.mover < 0) holds(state)
          if (played > 20_000) expect.fail('the match does not end')
        }
        expect(dragonNoir.outcome(state)).toBeDefined()
      }
    },
  )
})
