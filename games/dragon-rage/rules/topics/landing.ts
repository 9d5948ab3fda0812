import type { HexId } from '@wyrmtable/hex'
import { labelOf } from '../map.ts'
import type { Dragon } from '../pieces.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { breakBridge, isCondemned, isWater } from './bridges.ts'
import { groundedAt, hasBody, hasTroop, hasUnit } from './occupancy.ts'
import { destroyVp } from './victory.ts'
import { isFog } from './weather.ts'

/** The clause that lists where a bound (DR-12.12) or a flight (DR-12.18) may come down. */
export type LandingClause = 'DR-12.12' | 'DR-12.18'

/** DR-12.12, DR-12.13, DR-12.18, DR-7.6, DR-7.7: land, free of troops, dragons alive or dead, and fog. */
export function checkLanding(
  state: State,
  d: Dragon,
  hex: HexId,
  clause: LandingClause,
): Refusal | undefined {
  const label = { hex: labelOf(hex) }
  if (isWater(state, hex)) return refuse('water', clause, label)
  if (state.map.terrainAt(hex) === 'ford') return refuse('noFord', 'DR-8.5', label)
  if (isCondemned(state, hex)) return refuse('bridgeCondemned', 'DR-10.7', label)
  if (hasTroop(state, hex)) return refuse('unitsThere', clause, label)
  if (groundedAt(state, hex, d) !== -1) return refuse('dragonThere', 'DR-7.7', label)
  if (hasBody(state, hex)) return refuse('deadDragon', 'DR-8.10', label)
  if (isFog(state, hex)) return refuse('fogThere', clause === 'DR-12.12' ? 'DR-12.13' : clause, label)
  return undefined
}

/** DR-5.2c, DR-5.4, DR-10.4: what coming down does to the hex. */
export function strikeGround(play: Play, d: Dragon, hex: HexId): void {
  if (!hasUnit(play.state, hex)) destroyVp(play, hex, 'landing', 'DR-5.2')
  breakBridge(play, d, hex)
}
