import { distance, type HexId } from '@wyrmtable/hex'
import type { Plan } from '@wyrmtable/kernel'
import { unitsData } from '../../data/units.ts'
import type { Action } from '../../rules/actions.ts'
import { board, labelOf } from '../../rules/map.ts'
import { checkCastAt, checkCastBoost } from '../../rules/phases/spell.ts'
import { type Dragon, dragons, formatDragon, typeOf, units, valuesOf, WZD } from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { isAlive } from '../../rules/topics/abilities.ts'
import { isHeroAlive } from '../../rules/topics/morale.ts'
import { map } from '../map-in-hand.ts'
import { drowningHexes, FAR, restsAfterFlight } from './ground.ts'
import { healthOf } from './health.ts'

const FOG_RADIUS = unitsData.spells.fog.radius
const PASS = { type: 'passSpell' } as const

/** Spells worth a thought: bolts, whirlwinds under flyers, fog over what fire may reach, and courage near a fight. */
export function spellPlans(state: State): readonly Plan<Action>[] {
  const plans: Plan<Action>[] = [{ actions: [PASS], weight: 1 }]
  for (const d of dragons) {
    if (!isAlive(state, d)) continue
    bolt(state, d, plans)
    if (state.isFlying(d)) whirlwind(state, d, plans)
    else courage(state, d, plans)
    fog(state, d, plans)
  }
  const seen = new Set<string>()
  return plans
    .filter(({ actions }) => {
      const text = JSON.stringify(actions)
      const fresh = !seen.has(text)
      seen.add(text)
      return fresh
    })
    .sort((a, b) => b.weight - a.weight)
}

/** Lightning at close range; from afar only where it kills or fells. */
function bolt(state: State, d: Dragon, plans: Plan<Action>[]): void {
  const hex = state.dragonHex(d)
  const action = { type: 'castLightning', hex: labelOf(hex), dragon: formatDragon(d) } as const
  if (checkCastAt(state, action) !== undefined) return
  const power = 5 - distance(board, state.unitHex(WZD) as HexId, hex)
  const bellyLeft = 6 - state.damage(d, 'belly')
  const kills = bellyLeft <= Math.ceil(power / 4)
  // From four hexes three castings do least; close by they do most, and points kept to the end do nothing.
  plans.push({ actions: [action], weight: kills ? 8 : power < 2 ? 0.15 : 0.35 * power * healthOf(state, d) })
}

/** DR-18.8: half of the flyers caught in a whirlwind come down, but what stands there falls too. */
function whirlwind(state: State, d: Dragon, plans: Plan<Action>[]): void {
  const hex = state.dragonHex(d)
  const action = { type: 'castWhirlwind', hex: labelOf(hex) } as const
  if (checkCastAt(state, action) !== undefined) return
  const vp = map.vpIndexAt(hex)
  const price = vp >= 0 && (state.destroyed & (1 << vp)) === 0 ? (map.vpValues[vp] ?? 0) : 0
  const gain = (drowningHexes[hex] === 1 ? 9 : 2.5) * healthOf(state, d) - price
  if (gain > 0) plans.push({ actions: [action], weight: gain })
}

/** Fog over the dragon, what lies before it, and over what is worth points and within its reach in the next turn. */
function fog(state: State, d: Dragon, plans: Plan<Action>[]): void {
  const hex = state.dragonHex(d)
  const front = map.ahead(hex, state.facing(d))
  for (const centre of [hex, front === -1 ? hex : front]) {
    const action = { type: 'castFog', hex: labelOf(centre) } as const
    if (checkCastAt(state, action) !== undefined) continue
    plans.push({ actions: [action], weight: state.fireUses(d) > 0 ? 0.35 : 0.15 })
  }
  if (state.fireUses(d) === 0) return
  const saved = map.vpHexes.map((centre) => ({ centre, points: pointsSaved(state, d, centre) }))
  const best = saved.sort((a, b) => b.points - a.points).slice(0, 2)
  for (const { centre, points } of best) {
    const action = { type: 'castFog', hex: labelOf(centre) } as const
    if (points < 2 || checkCastAt(state, action) !== undefined) continue
    plans.push({ actions: [action], weight: 0.2 * points })
  }
}

/** Most places for fog beside those that come to mind. */
const MOST_FOGS = 5

/** Fog wherever it saves most from both dragons together, also between what it is to cover. */
export function furtherSpellPlans(state: State): readonly Plan<Action>[] {
  const breathing = dragons.filter((d) => isAlive(state, d) && state.fireUses(d) > 0)
  const known = new Set(spellPlans(state).map(({ actions }) => JSON.stringify(actions)))
  return map.hexes
    .map((centre) => ({ centre, action: { type: 'castFog', hex: labelOf(centre) } as const }))
    .filter(({ action }) => checkCastAt(state, action) === undefined)
    .map(({ centre, action }) => ({
      action,
      points: breathing.reduce((sum, d) => sum + pointsSaved(state, d, centre), 0),
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_FOGS)
    .filter(({ action }) => !known.has(JSON.stringify([action])))
    .map(({ action, points }) => ({ actions: [action], weight: 0.1 * points }))
}

/** Points around a hex that a dragon could take in its next turn, were there no fog. */
function pointsSaved(state: State, d: Dragon, centre: HexId): number {
  const from = state.dragonHex(d)
  const rests = state.isFlying(d) ? restsAfterFlight(from, state.facing(d)) : undefined
  let points = 0
  map.vpHexes.forEach((vp, i) => {
    if (state.destroyed & (1 << i) || distance(board, centre, vp) > FOG_RADIUS) return
    const rest = rests === undefined ? distance(board, from, vp) - 2 : (rests[i] ?? FAR)
    if (rest <= 2) points += map.vpValues[i] ?? 0
  })
  return points
}

/**
 * Boost Morale where units can come to blows: the militia fight, others hit better, and without a hero they do
 * not falter.
 */
function courage(state: State, d: Dragon, plans: Plan<Action>[]): void {
  const wizard = state.unitHex(WZD)
  const target = state.dragonHex(d)
  if (wizard === NOWHERE || distance(board, wizard as HexId, target) > 4) return
  const leaderless = !isHeroAlive(state)
  for (const radius of [0, 1, 2]) {
    const action = { type: 'castBoost', radius } as const
    if (checkCastBoost(state, action) !== undefined) continue
    let gain = 0
    // What is within the radius after the march counts; those who can come this turn stand for them.
    for (const unit of units) {
      const hex = state.unitHex(unit)
      const { attack, move } = valuesOf(unit)
      if (hex === NOWHERE || attack === 0) continue
      if (distance(board, hex as HexId, target) > move + 1) continue
      if (distance(board, wizard as HexId, target) > radius + 1) continue
      gain += typeOf(unit) === 'MIL' ? 1 : attack * (leaderless ? 0.5 : 0.25)
    }
    if (gain >= 0.7) plans.push({ actions: [action], weight: (0.6 * gain) / (radius + 1) })
  }
}
