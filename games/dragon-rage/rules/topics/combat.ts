import type { HexId } from '@wyrmtable/hex'
import { labelOf } from '../map.ts'
import { type Dragon, formatDragon } from '../pieces.ts'
import { type Play, roll } from '../play.ts'
import { killUnit } from './casualties.ts'
import { combatResult } from './combat-table.ts'
import { defenceOf, unitsAt } from './occupancy.ts'

export interface Fight {
  readonly d: Dragon
  readonly hex: HexId
  readonly attack: number
  readonly why: 'overrun' | 'dragonMelee'
  readonly clause: string
}

/** DR-16.7–16.9: one roll on the combat table decides for all units of the hex together. */
export function fight(play: Play, { d, hex, attack, why, clause }: Fight): void {
  const { state, emit } = play
  const defenders = unitsAt(state, hex)
  const defence = defenceOf(defenders)
  const result = combatResult(attack, defence)
  const need = Number(result)
  // DR-16.8: D and M need no die; "11" is rolled on two dice.
  const success = Number.isNaN(need)
    ? result === 'D'
    : roll(play, { why, clause, by: formatDragon(d), on: labelOf(hex), count: result === '11' ? 2 : 1, need })
        .success
  emit({
    type: 'combat',
    why,
    dragon: formatDragon(d),
    hex: labelOf(hex),
    attack,
    defence,
    result,
    success,
    clause,
  })
  if (success) for (const unit of defenders) killUnit(play, unit, why === 'overrun' ? 'overrun' : 'melee')
}
