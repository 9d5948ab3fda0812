import { type Direction, type HexId, rotate } from '@wyrmtable/hex'
import { type Dragon, otherDragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { isDestroyed } from '../../rules/topics/abilities.ts'
import { isOpenSide } from '../../rules/topics/entrances.ts'
import { unitsAt } from '../../rules/topics/occupancy.ts'
import { isFog, isWhirlwind } from '../../rules/topics/weather.ts'
import { map } from '../map-in-hand.ts'
import { entrancesOn } from './ground.ts'

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
      at = map.ahead(at as HexId, direction)
      if (at === -1 || isFog(state, at)) break
      if (!map.isTower(at)) continue
      const vp = map.vpIndexAt(at)
      if (vp < 0 || vp === except || state.destroyed & (1 << vp)) break
      if (best < 0 || (map.vpValues[vp] ?? 0) > (map.vpValues[best] ?? 0)) best = vp
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

/** Points that the loss of whoever stands in the fire is worth, each. */
const VICTIM_WORTH = 0.25

/**
 * DR-15.3, DR-15.4, DR-15.10, DR-15.11: what a breath on the ground from there may take at best, in points. `gone` are VP hexes that fall
 * before, as bits.
 */
export function groundFire(state: State, d: Dragon, hex: HexId, facing: Direction, gone: number): number {
  if (state.fireUses(d) === 0 || isDestroyed(state, d, 'head')) return 0
  if (isFog(state, hex) || (isWhirlwind(state, hex) && !state.options.fireFromWhirlwind)) return 0
  let best = 0
  for (const side of SIDES)
    best = Math.max(best, alongGround(state, hex, rotate(facing, side), side === 0, gone))
  return best
}

function alongGround(state: State, hex: HexId, direction: Direction, isAhead: boolean, gone: number): number {
  let at = hex
  let points = 0
  for (let i = 0; i < BREATH_LENGTH; i++) {
    const next = map.ahead(at, direction)
    if (next === -1 || isFog(state, next) || !opens(state, at, next, direction, i === 0, isAhead)) break
    const vp = map.vpIndexAt(next)
    if (vp >= 0 && ((state.destroyed | gone) & (1 << vp)) === 0) points += map.vpValues[vp] ?? 0
    points += VICTIM_WORTH * unitsAt(state, next).length
    if (map.isTower(next)) break
    at = next
  }
  return points
}

/** Whether fire passes a side; a door that the dragon faces will be broken (DR-9.6), from a tower's top all is free. */
function opens(
  state: State,
  from: HexId,
  to: HexId,
  direction: Direction,
  isFirst: boolean,
  isAhead: boolean,
): boolean {
  if (isFirst && map.isTower(from) && !map.isTower(to) && state.options.fireFromTower === 'free') return true
  const edge = map.sideOf(from, direction)
  if (edge !== -1 && isOpenSide(state, edge)) return true
  const id = entrancesOn[from * 6 + direction] ?? -1
  return isFirst && isAhead && id >= 0 && map.entranceAt(id).kind === 'door'
}
