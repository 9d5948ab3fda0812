import { distance, type HexId } from '@wyrmtable/hex'
import { unitsData } from '../../data/units.ts'
import { board } from '../../rules/map.ts'
import { dragons, typeOf, units, WZD } from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { isAlive, wingsCarry } from '../../rules/topics/abilities.ts'
import { map, perMap } from '../map-in-hand.ts'

/** The towers that are worth points, the dearest first: flyers burn them from two hexes away. */
export let towerPosts: readonly { readonly hex: HexId; readonly vp: number; readonly points: number }[]
perMap(() => {
  towerPosts = map.vpHexes
    .flatMap((hex, vp) => (map.isTower(hex) ? [{ hex, vp, points: map.vpValues[vp] ?? 0 }] : []))
    .sort((a, b) => b.points - a.points)
})

export const WHIRLWIND_COST = unitsData.spells.whirlwind.cost
/** What of a place a wizard so many hexes away can reach with a whirlwind: all who breathe at it, or some. */
const shares = [1, 1, 1, 0.6, 0.35, 0.15]
/** What landings are worth beside breath: they are met on the ground as well. */
const LANDING_SHARE = 0.25

/** Points of what still stands over which a wizard in a hex would bring down flyers. */
export function watchedFrom(state: State, hex: HexId): number {
  let points = 0
  for (let vp = 0; vp < map.vpHexes.length; vp++) {
    if (state.destroyed & (1 << vp)) continue
    const at = map.vpHexes[vp] ?? hex
    const share = shares[distance(board, hex, at)] ?? 0
    points += share * (map.vpValues[vp] ?? 0) * (map.isTower(at) ? 1 : LANDING_SHARE)
  }
  return points
}

/** The same for the wizard where he stands; nothing where he has no spell left or nobody flies any more. */
export function watchedPoints(state: State): number {
  const hex = state.unitHex(WZD)
  if (hex === NOWHERE || state.spellPoints < WHIRLWIND_COST) return 0
  if (!dragons.some((d) => isAlive(state, d) && wingsCarry(state, d))) return 0
  return watchedFrom(state, hex as HexId)
}

const archers = units.filter((unit) => typeOf(unit) === 'ARH')
/** From so far an archer comes near enough to shoot at whoever breathes at a tower. */
const BOW_REACH = 4
/** Archers around a tower of whom more add little. */
const BOWS = 3

/** How much of what may still be burned from the air is watched by archers, in points. */
export function bowPoints(state: State): number {
  let points = 0
  for (const tower of towerPosts) {
    if (state.destroyed & (1 << tower.vp)) continue
    let near = 0
    for (const unit of archers) {
      const hex = state.unitHex(unit)
      if (hex !== NOWHERE && distance(board, hex as HexId, tower.hex) <= BOW_REACH) near++
    }
    points += tower.points * Math.min(1, near / BOWS)
  }
  return points
}
