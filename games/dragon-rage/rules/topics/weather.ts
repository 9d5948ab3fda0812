import { distance, type HexId } from '@wyrmtable/hex'
import { unitsData } from '../../data/units.ts'
import { board, labelOf } from '../map.ts'
import { type Dragon, dragons, formatDragon } from '../pieces.ts'
import { type Play, roll } from '../play.ts'
import { NOWHERE, type State } from '../state.ts'
import { isAlive } from './abilities.ts'

/** DR-18.6: fog lies on all hexes within 2 of its centre. */
export const isFog = (state: State, hex: HexId): boolean =>
  state.fog !== NOWHERE && distance(board, state.fog, hex) <= unitsData.spells.fog.radius

export const isWhirlwind = (state: State, hex: HexId): boolean =>
  state.whirlwind(1) === hex || state.whirlwind(2) === hex

/** DR-12.19, DR-18.7: a dragon in flight is above the fog. */
export const dragonInFog = (state: State, d: Dragon): boolean =>
  state.isGrounded(d) && isFog(state, state.dragonHex(d))

/** A dragon is in a whirlwind whether it stands or flies there. */
export const dragonInWhirlwind = (state: State, d: Dragon): boolean =>
  isAlive(state, d) && isWhirlwind(state, state.dragonHex(d))

/** DR-12.23: on 4+ the dragon crashes in this whirlwind. Returns whether it does. */
export function rollWhirlwind(play: Play, d: Dragon, hex: HexId, clause: string): boolean {
  const { success } = roll(play, {
    why: 'whirlwindCrash',
    clause,
    by: labelOf(hex),
    on: formatDragon(d),
    need: unitsData.dragon.whirlwindCrashRoll,
  })
  return success
}

/** Dragons in flight above a hex, D1 before D2 (DR-1.7). */
export const flyersAt = (state: State, hex: HexId): readonly Dragon[] =>
  dragons.filter((d) => state.isFlying(d) && state.dragonHex(d) === hex)
