import type { HexId } from '@wyrmtable/hex'
import { directionTo, distance, turnsBetween } from '@wyrmtable/hex'
import { unitsData } from '../data/units.ts'
import { board } from '../rules/map.ts'
import {
  type Dragon,
  dragons,
  HERO,
  isTroop,
  typeOf,
  type Unit,
  units,
  valuesOf,
  WZD,
} from '../rules/pieces.ts'
import { NOWHERE, type State } from '../rules/state.ts'
import { areaTotal, intactGroups, isAlive, isBerserk } from '../rules/topics/abilities.ts'
import { map } from './map-in-hand.ts'
import { movesTo } from './travel.ts'

/** What counts in a position, each as a number of victory points that it is worth to the Invader. */
export interface Features {
  /** Points destroyed. */
  readonly destroyed: number
  /** What the dragons may still do, by their health. */
  readonly health: number
  /** What they can soon destroy, the nearer the more. */
  readonly reach: number
  /** Units left, which are so many more blows to come. */
  readonly garrison: number
  /** Units close enough to strike at a dragon, by what they would do. */
  readonly danger: number
  /** Units that a dragon could strike next. */
  readonly prey: number
  /** Spell points that the wizard may still use. */
  readonly magic: number
  /** How near a clock of the end is. */
  readonly clocks: number
}

export function featuresOf(state: State): Features {
  let destroyed = 0
  for (const [index, value] of map.vpValues.entries()) if (state.destroyed & (1 << index)) destroyed += value
  const living = dragons.filter((d) => isAlive(state, d))
  return {
    destroyed,
    health: living.reduce((sum, d) => sum + healthOf(state, d), 0),
    reach: reachOf(state, living),
    garrison: garrisonOf(state),
    danger: dangerOf(state, living),
    prey: preyOf(state, living),
    magic: state.unitHex(WZD) === NOWHERE ? 0 : state.spellPoints,
    clocks: clocksOf(state),
  }
}

const left = (state: State, d: Dragon, area: 'head' | 'wings' | 'legs' | 'belly'): number =>
  1 - state.damage(d, area) / areaTotal(area)

/** 0 dead, 1 unhurt. Half of it is the belly, where it dies; legs and wings carry it, the head keeps it sane. */
function healthOf(state: State, d: Dragon): number {
  const fire = state.fireUses(d) / unitsData.dragon.fireUses
  const body = left(state, d, 'belly')
  const limbs =
    0.5 * body +
    0.16 * left(state, d, 'legs') +
    0.16 * left(state, d, 'wings') +
    0.12 * left(state, d, 'head') +
    0.06 * fire
  return isBerserk(state, d) ? limbs * 0.4 : limbs
}

/** Each later target counts less; two dragons at one target count once. */
function reachOf(state: State, living: readonly Dragon[]): number {
  let sum = 0
  const best = living.map(() => 0)
  for (const [index, hex] of map.vpHexes.entries()) {
    if (state.destroyed & (1 << index)) continue
    const value = (map.vpValues[index] ?? 0) * (isGuarded(state, hex) ? (map.isTower(hex) ? 0.45 : 0.7) : 1)
    let most = 0
    for (const [place, d] of living.entries()) {
      if (isBerserk(state, d)) continue
      const worth = value * 0.72 ** movesTo(state, d, index)
      most = Math.max(most, worth)
      best[place] = Math.max(best[place] ?? 0, worth)
    }
    sum += most * 0.35
  }
  for (const worth of best) sum += worth
  return sum
}

const isGuarded = (state: State, hex: HexId): boolean =>
  units.some((unit) => state.unitHex(unit) === hex && isTroop(unit))

function garrisonOf(state: State): number {
  let sum = 0
  for (const unit of units) {
    if (state.unitHex(unit) === NOWHERE) continue
    const { attack, defence } = valuesOf(unit)
    sum += 0.5 * attack + 0.25 * defence + (typeOf(unit) === 'ARH' ? 0.5 : 0)
  }
  if (state.unitHex(HERO) !== NOWHERE) sum += state.heroWounded ? 1 : 2
  return sum
}

function dangerOf(state: State, living: readonly Dragon[]): number {
  let sum = 0
  const heroHex = state.unitHex(HERO)
  for (const unit of units) {
    const hex = state.unitHex(unit)
    if (hex === NOWHERE || unit === WZD) continue
    let most = 0
    for (const d of living) {
      const away = distance(board, hex as HexId, state.dragonHex(d))
      most = Math.max(
        most,
        typeOf(unit) === 'ARH' ? bowThreat(state, d, away) : bladeThreat(state, d, unit, hex as HexId, away),
      )
    }
    const led = heroHex !== NOWHERE && distance(board, heroHex as HexId, hex as HexId) <= 1
    if (typeOf(unit) === 'MIL' && !led) most *= 0.3
    sum += led ? most * 1.25 : most
  }
  return sum
}

function bowThreat(state: State, d: Dragon, away: number): number {
  const near = away <= 1 ? 0.4 : away <= 2 ? 0.3 : 0.25 * 0.7 ** (away - 2)
  return state.isFlying(d) ? near * 1.4 : near
}

function bladeThreat(state: State, d: Dragon, unit: Unit, hex: HexId, away: number): number {
  const { attack } = valuesOf(unit)
  if (state.isFlying(d)) return 0.1 * attack * 0.75 ** away
  if (away === 0) return 0.75 * attack
  if (away > 1) return 0.3 * attack * 0.75 ** (away - 1)
  // Behind and beside a dragon a unit does its work unharmed.
  const towards = directionTo(board, state.dragonHex(d), hex)
  const behind = towards === -1 ? 0 : turnsBetween(state.facing(d), towards)
  return (0.4 + 0.04 * behind) * attack
}

/** Only while blows may still fall: what stands before a dragon that may yet attack this turn. */
function preyOf(state: State, living: readonly Dragon[]): number {
  const { phase } = state
  if (phase !== 'invaderMovement' && phase !== 'dragonfire' && phase !== 'invaderMelee') return 0
  let sum = 0
  for (const d of living) {
    const mode = state.mode(d)
    if (!state.isGrounded(d) || mode === 'fly' || mode === 'slither') continue
    const hex = state.dragonHex(d)
    const strength =
      2 * intactGroups(state, d, 'wings') + intactGroups(state, d, 'legs') + 3 * left(state, d, 'head')
    let most = 0
    for (const unit of units) {
      const at = state.unitHex(unit)
      if (at === NOWHERE || state.wasAttacked(at)) continue
      const towards = directionTo(board, hex, at)
      const inFront = at === hex || (towards !== -1 && turnsBetween(state.facing(d), towards) <= 1)
      if (inFront) most = Math.max(most, valuesOf(unit).attack * (map.isTower(at) ? 0.4 : 1))
    }
    sum += most * Math.min(1, strength / 11)
  }
  return sum
}

function clocksOf(state: State): number {
  if (state.phase === 'defenderSetup' || state.phase === 'invaderSetup') return 0
  const { noDestructionTurns, noInvaderInsideTurns } = unitsData.clocks
  const idle = (state.turn - state.lastDestructionTurn) / noDestructionTurns
  const away = (state.turn - state.lastInsideTurn) / noInvaderInsideTurns
  return Math.max(idle, away) ** 3
}
