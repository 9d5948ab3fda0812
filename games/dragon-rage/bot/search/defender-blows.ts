import type { Plan } from '@wyrmtable/kernel'
import { unitsData } from '../../data/units.ts'
import type { Action, ActionOf } from '../../rules/actions.ts'
import { board } from '../../rules/map.ts'
import { checkShoot, shots } from '../../rules/phases/archery.ts'
import { checkAttackDragon, defenderAttacks } from '../../rules/phases/defender-melee.ts'
import {
  type Area,
  areas,
  type Dragon,
  dragons,
  formatDragon,
  formatUnit,
  HERO,
  parseDragon,
  parseUnit,
  type Unit,
  units,
  valuesOf,
  WZD,
} from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { isAlive } from '../../rules/topics/abilities.ts'
import { escapeNumber, isHeroAlive, meleeBonus } from '../../rules/topics/morale.ts'
import { worthOfDamage } from './health.ts'

const END_PHASE = { type: 'endPhase' } as const
const areaData = unitsData.dragon.areas

interface Judged {
  readonly action: Action
  readonly gain: number
}

/** Each archer's best shots. Shots cost nothing but the archer's blow. */
function judgedShots(state: State): readonly Judged[] {
  return shots(state)
    .map((action) => ({ action, gain: shotGain(state, action) }))
    .sort((a, b) => b.gain - a.gain)
}

function shotGain(state: State, { dragon, area }: ActionOf<'shoot'>): number {
  const d = parseDragon(dragon)
  if (area === undefined) return worthOfDamage(state, d, 'belly', unitsData.archery.damageFlying)
  return areaGain(state, d, area, 1)
}

/** A destroyed area takes no more; points towards the loss of a group count a little before they fill it. */
function areaGain(state: State, d: Dragon, area: Area, points: number): number {
  return worthOfDamage(state, d, area, points)
}

function attackGain(state: State, { unit: name, dragon, area }: ActionOf<'attackDragon'>): number {
  const unit = parseUnit(name) as Unit
  const d = parseDragon(dragon)
  let lift = 0
  for (const { value } of meleeBonus(state, unit)) lift += value
  const hit = Math.min(6, 7 - areaData[area].toHit + lift) / 6
  const morale =
    unit === HERO || isHeroAlive(state) ? 1 : Math.min(1, Math.max(0, 8 - escapeNumber(state, unit)) / 6)
  return morale * hit * areaGain(state, d, area, valuesOf(unit).attack)
}

function judgedAttacks(state: State): readonly Judged[] {
  const judged: Judged[] = []
  for (const action of defenderAttacks(state)) {
    // Burning bridges is left to those who think of it themselves.
    if (action.type !== 'attackDragon') continue
    const gain = attackGain(state, action)
    if (gain > 0) judged.push({ action, gain })
  }
  return judged.sort((a, b) => b.gain - a.gain)
}

function plansOf(judged: readonly Judged[], most: number): readonly Plan<Action>[] {
  const kept = judged.slice(0, most)
  const plans: Plan<Action>[] = kept.map(({ action, gain }) => ({ actions: [action], weight: gain + 0.002 }))
  plans.push({ actions: [END_PHASE], weight: kept.length === 0 ? 1 : 0.001 })
  return plans
}

export const archeryPlans = (state: State): readonly Plan<Action>[] => plansOf(judgedShots(state), 5)
export const blowPlans = (state: State): readonly Plan<Action>[] => plansOf(judgedAttacks(state), 8)

const shotAreas: readonly Area[] = ['wings', 'legs', 'head']
const isNear = (state: State, d: Dragon, hex: number, away: number): boolean =>
  isAlive(state, d) && (board.distances?.[state.dragonHex(d) * board.size + hex] ?? 99) <= away

/** The best shot of the first archer who has one: quick, for inside the search, where all shoot in the end. */
export function bestShot(state: State): Action {
  for (const unit of units) {
    const hex = state.unitHex(unit)
    if (hex === NOWHERE || !valuesOf(unit).missiles || state.deed(unit) !== 'none') continue
    const judged: Judged[] = []
    for (const d of dragons) {
      if (!isNear(state, d, hex, 3)) continue
      const shot = { type: 'shoot', archer: formatUnit(unit), dragon: formatDragon(d) } as const
      judged.push({ action: shot, gain: state.isFlying(d) ? shotGain(state, shot) : 0 })
      if (!state.isFlying(d)) {
        for (const area of shotAreas)
          judged.push({ action: { ...shot, area }, gain: areaGain(state, d, area, 1) })
      }
    }
    const best = firstLegal(
      judged,
      (action) => action.type === 'shoot' && checkShoot(state, action) === undefined,
    )
    if (best !== undefined) return best
  }
  return END_PHASE
}

/** The best blow of the first unit that has one. */
export function bestAttack(state: State): Action {
  for (const unit of units) {
    const hex = state.unitHex(unit)
    if (hex === NOWHERE || unit === WZD || state.deed(unit) !== 'none') continue
    const judged: Judged[] = []
    for (const d of dragons) {
      if (!isNear(state, d, hex, 1) || !state.isGrounded(d)) continue
      for (const area of areas) {
        const base = { type: 'attackDragon', unit: formatUnit(unit), dragon: formatDragon(d), area } as const
        const gain = attackGain(state, { ...base, open: false })
        if (gain > 0)
          judged.push({ action: { ...base, open: false }, gain }, { action: { ...base, open: true }, gain })
      }
    }
    const best = firstLegal(
      judged,
      (action) => action.type === 'attackDragon' && checkAttackDragon(state, action) === undefined,
    )
    if (best !== undefined) return best
  }
  return END_PHASE
}

function firstLegal(judged: Judged[], isLegal: (action: Action) => boolean): Action | undefined {
  return judged.sort((a, b) => b.gain - a.gain).find(({ action }) => isLegal(action))?.action
}

/** Whether any unit is close enough to a dragon on the ground to strike at it. */
export function mayAttack(state: State): boolean {
  for (const d of dragons) {
    if (!isAlive(state, d) || !state.isGrounded(d)) continue
    const at = state.dragonHex(d)
    for (const unit of units) {
      const hex = state.unitHex(unit)
      if (hex !== NOWHERE && (board.distances?.[at * board.size + hex] ?? 9) <= 1) return true
    }
  }
  return false
}

/** Whether any archer is near enough to a dragon to shoot. */
export function mayShoot(state: State): boolean {
  for (const unit of units) {
    if (!valuesOf(unit).missiles) continue
    const hex = state.unitHex(unit)
    if (hex === NOWHERE) continue
    for (const d of dragons) {
      if (!isAlive(state, d)) continue
      if ((board.distances?.[state.dragonHex(d) * board.size + hex] ?? 9) <= 3) return true
    }
  }
  return false
}
