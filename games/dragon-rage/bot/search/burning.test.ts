import { DIRECTIONS, type HexId } from '@wyrmtable/hex'
import { seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { esirien } from '../../rules/city-map.ts'
import { dragonRage } from '../../rules/game.ts'
import { board } from '../../rules/map.ts'
import { type Options, optionsSchema } from '../../rules/options.ts'
import { checkBreathe, fireLine } from '../../rules/phases/dragonfire.ts'
import { type Dragon, formatDragon } from '../../rules/pieces.ts'
import { trial } from '../../rules/play.ts'
import type { State } from '../../rules/state.ts'
import { smashFacedDoors } from '../../rules/topics/entrances.ts'
import { unitsAt } from '../../rules/topics/occupancy.ts'
import { isVpIntact } from '../../rules/topics/victory.ts'
import { groundFire } from './burning.ts'
import { searchRoom } from './room.ts'

const D1 = 0 as Dragon
const VICTIM_WORTH = 0.25

/** What the best breath takes by the rules, in points. */
function byTheRules(state: State, d: Dragon): number {
  let best = 0
  for (const direction of [0, -1, 1] as const) {
    if (checkBreathe(state, { type: 'breathe', dragon: formatDragon(d), direction }) !== undefined) continue
    let points = 0
    for (const hex of fireLine(state, d, direction).hexes ?? []) {
      if (isVpIntact(state, hex)) points += esirien.vpValues[esirien.vpIndexAt(hex)] ?? 0
      points += VICTIM_WORTH * unitsAt(state, hex).length
    }
    best = Math.max(best, points)
  }
  return best
}

/** A city as it is set up, with fog and a whirlwind in it. */
function city(options: Options, seed: number): State {
  const dice = seededDice(seed)
  const state = dragonRage.setup(options, 2, dice)
  const pick = (n: number) => dice.pick(n, 'set-up')
  while (state.phase !== 'invaderMovement') {
    const seat = dragonRage.toAct(state)[0] ?? 0
    for (const action of searchRoom.opening?.(state, seat, pick, 1) ?? [])
      dragonRage.apply(state, seat, action, dice, () => {})
  }
  state.phase = 'dragonfire'
  state.fog = pick(board.size) as HexId
  state.setWhirlwind(1, pick(board.size) as HexId)
  state.setMode(D1, 'walk')
  state.setFireUses(D1, 1)
  return state
}

const variants: readonly Partial<Options>[] = [{}, { fireFromTower: 'entranceOnly', fireFromWhirlwind: true }]

test.each(variants)('fire on the ground is foreseen as the rules lay it, from every hex (%j)', (options) => {
  let worthIt = 0
  for (let seed = 0; seed < 6; seed++) {
    const state = city(optionsSchema.parse(options), seed)
    for (let hex = 0; hex < board.size; hex++) {
      for (const facing of DIRECTIONS) {
        const there = state.clone()
        there.setDragonHex(D1, hex as HexId)
        there.setFacing(D1, facing)
        const foreseen = groundFire(there, D1, hex as HexId, facing, 0)
        // Where it comes to stand it breaks the door before it (DR-9.6).
        smashFacedDoors(trial(there))
        expect(foreseen, `${hex} ${facing}`).toBe(byTheRules(there, D1))
        if (foreseen > 0) worthIt++
      }
    }
  }
  expect(worthIt).toBeGreaterThan(500)
})
