import { type Direction, type HexId, rotate } from '@wyrmtable/hex'
import { ahead, isTower, vpIndexAt, vpValues } from '../../rules/map.ts'
import { type Dragon, otherDragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { isFog } from '../../rules/topics/weather.ts'

const SIDES = [0, -1, 1] as const
/** Hexes that a breath crosses. */
const BREATH_LENGTH = 2

/** DR-15.9, DR-15.10: the standing tower worth most at which a flyer in a hex could breathe, as its VP index, or −1. */
export function burnableFrom(state: State, hex: HexId, facing: Direction, except: number): number {
  let best = -1
  for (const side of SIDES) {
    const direction = rotate(facing, side)
    let at: HexId | -1 = hex
    for (let i = 0; i < BREATH_LENGTH; i++) {
      at = ahead(at as HexId, direction)
      if (at === -1 || isFog(state, at)) break
      if (!isTower(at)) continue
      const vp = vpIndexAt(at)
      if (vp < 0 || vp === except || state.destroyed & (1 << vp)) break
      if (best < 0 || (vpValues[vp] ?? 0) > (vpValues[best] ?? 0)) best = vp
      break
    }
  }
  return best
}

/** The tower that the other dragon is over already and may be expected to burn, or −1. */
export function spokenFor(state: State, d: Dragon): number {
  const other = otherDragon(d)
  if (!state.isFlying(other) || !state.hasMoved(other) || state.fireUses(other) === 0) return -1
  return burnableFrom(state, state.dragonHex(other), state.facing(other), -1)
}
