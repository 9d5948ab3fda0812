import { type Direction, distance, type HexId } from '@wyrmtable/hex'
import { board } from '../../rules/map.ts'
import { type Dragon, HERO, typeOf, units, valuesOf, WZD } from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { map } from '../map-in-hand.ts'
import { drowningHexes, meleeNeighbours } from './ground.ts'
import { healthOf, worthOfDamage } from './health.ts'
import { reachOf, stepsToStrike } from './strikes.ts'

/** Health that the seven points of a crash cost as the Invader shares them out. */
const CRASH_LOSS = 0.14
/** Share of the blows that meet a dragon which fell into the city: a whirlwind hides it for a turn. */
const STRANDED = 0.5

const attackOf: readonly number[] = units.map((unit) => valuesOf(unit).attack)
/** Attacks of those who can come, strongest first; used again and again. */
const coming = new Float64Array(units.length)

/**
 * The health that a dragon may expect to lose in the Defender's turn if it stands in a hex, or flies above
 * it. `others` share the attackers: two dragons side by side are attacked by half of them each.
 */
export function threatAt(state: State, d: Dragon, hex: HexId, flying: boolean, shared = 1): number {
  return flying ? threatInAir(state, d, hex) : threatOnGround(state, d, hex) * shared
}

function threatOnGround(state: State, d: Dragon, hex: HexId): number {
  const heroHex = state.unitHex(HERO)
  const heroComes =
    heroHex !== NOWHERE && stepsToStrike(heroHex as HexId, hex) <= reachOf(HERO, heroHex as HexId)
  let count = 0
  let arrows = 0
  for (const unit of units) {
    const from = state.unitHex(unit)
    const attack = attackOf[unit] ?? 0
    if (from === NOWHERE || attack === 0 || unit === HERO) continue
    const steps = stepsToStrike(from as HexId, hex)
    const type = typeOf(unit)
    if (type === 'ARH') {
      const away = distance(board, from as HexId, hex)
      if (away <= 4) arrows += away <= 2 ? 0.2 : 0.14
      continue
    }
    if (steps > reachOf(unit, from as HexId)) continue
    const weight = type === 'MIL' ? (heroComes ? 1 : 0.15) : attack
    // Whoever is nearest the end of its reach may find the way taken.
    coming[count++] = steps === reachOf(unit, from as HexId) && steps > 0 ? weight * 0.75 : weight
  }
  const attackers = coming.subarray(0, count).sort()
  const perWing = worthOfDamage(state, d, 'wings', 4) / 4
  const perLeg = worthOfDamage(state, d, 'legs', 3) / 3
  const slots = Math.min(count, map.isTower(hex) ? 2 : (meleeNeighbours[hex]?.length ?? 0))
  const lift = heroComes && !state.heroWounded ? 1 / 6 : 0
  let loss = arrows * perLeg
  for (let i = 0; i < slots; i++) {
    const attack = attackers[count - 1 - i] ?? 0
    const flank = i < 4
    loss +=
      attack * (flank ? Math.max((0.5 + lift) * perWing, (1 / 3 + lift) * perLeg) : (1 / 3 + lift) * perLeg)
  }
  if (heroComes) loss += 0.67 * worthOfDamage(state, d, 'belly', 3)
  return Math.min(healthOf(state, d), loss + boltThreat(state, d, hex))
}

function threatInAir(state: State, d: Dragon, hex: HexId): number {
  const health = healthOf(state, d)
  const perBelly = worthOfDamage(state, d, 'belly', 2)
  let loss = 0
  for (const unit of units) {
    const from = state.unitHex(unit)
    if (from === NOWHERE || typeOf(unit) !== 'ARH') continue
    const away = distance(board, from as HexId, hex)
    if (away <= 4) loss += ((away <= 2 ? 1 : 0.8) / 6) * perBelly
  }
  const wizard = state.unitHex(WZD)
  if (wizard !== NOWHERE && state.spellPoints >= 2 && distance(board, wizard as HexId, hex) <= 4) {
    // A whirlwind brings half of the flyers down: to drown, or with seven points to share out among the garrison.
    const fall = Math.min(health, CRASH_LOSS + STRANDED * threatOnGround(state, d, hex))
    loss += 0.5 * (drowningHexes[hex] === 1 ? health : fall)
  } else {
    loss += boltThreat(state, d, hex)
  }
  return Math.min(health, loss)
}

function boltThreat(state: State, d: Dragon, hex: HexId): number {
  const wizard = state.unitHex(WZD)
  if (wizard === NOWHERE || state.spellPoints < 3) return 0
  const away = distance(board, wizard as HexId, hex)
  if (away > 4) return 0
  const kills = state.damage(d, 'belly') >= 5
  return kills ? healthOf(state, d) : (5 - away) * 0.018
}

/** How many blows a dragon could give to units around a hex when it faces this way, by their worth. */
export function preyAt(state: State, hex: HexId, facing: Direction): number {
  let sum = 0
  for (const unit of units) {
    const at = state.unitHex(unit)
    if (at === NOWHERE || map.isTower(at as HexId)) continue
    const away = distance(board, hex, at as HexId)
    if (away > 1) continue
    const direction = away === 0 ? facing : directionOf(hex, at as HexId)
    const turns = (direction - facing + 6) % 6
    const worth = unit === HERO ? 4 : unit === WZD ? 3 : (attackOf[unit] ?? 1)
    sum += turns === 0 || turns === 1 || turns === 5 ? worth : 0.2 * worth
  }
  return sum
}

function directionOf(from: HexId, to: HexId): number {
  for (let direction = 0; direction < 6; direction++) {
    if (map.grid.neighbours[from * 6 + direction] === to) return direction
  }
  return 0
}
