import { distance, type HexId } from '@wyrmtable/hex'
import type { Plan } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import { ahead, board, labelOf, vpIndexAt, vpValues } from '../../rules/map.ts'
import { checkCastAt, checkCastBoost } from '../../rules/phases/spell.ts'
import { type Dragon, dragons, formatDragon, typeOf, units, WZD } from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { isAlive } from '../../rules/topics/abilities.ts'
import { drowningHexes } from './ground.ts'
import { healthOf } from './health.ts'

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
  plans.push({ actions: [action], weight: kills ? 8 : 0.12 * power * healthOf(state, d) })
}

/** DR-18.8: half of the flyers caught in a whirlwind come down, but what stands there falls too. */
function whirlwind(state: State, d: Dragon, plans: Plan<Action>[]): void {
  const hex = state.dragonHex(d)
  const action = { type: 'castWhirlwind', hex: labelOf(hex) } as const
  if (checkCastAt(state, action) !== undefined) return
  const vp = vpIndexAt(hex)
  const price = vp >= 0 && (state.destroyed & (1 << vp)) === 0 ? (vpValues[vp] ?? 0) : 0
  const gain = (drowningHexes[hex] === 1 ? 9 : 2.5) * healthOf(state, d) - price
  if (gain > 0) plans.push({ actions: [action], weight: gain })
}

/** Fog over the dragon and what lies before it, where it could breathe. */
function fog(state: State, d: Dragon, plans: Plan<Action>[]): void {
  const hex = state.dragonHex(d)
  const front = ahead(hex, state.facing(d))
  for (const centre of [hex, front === -1 ? hex : front]) {
    const action = { type: 'castFog', hex: labelOf(centre) } as const
    if (checkCastAt(state, action) !== undefined) continue
    plans.push({ actions: [action], weight: state.fireUses(d) > 0 ? 0.35 : 0.15 })
  }
}

/** Boost Morale where units can come to blows. */
function courage(state: State, d: Dragon, plans: Plan<Action>[]): void {
  const wizard = state.unitHex(WZD)
  if (wizard === NOWHERE || distance(board, wizard as HexId, state.dragonHex(d)) > 4) return
  for (const radius of [0, 1, 2]) {
    const action = { type: 'castBoost', radius } as const
    if (checkCastBoost(state, action) !== undefined) continue
    let near = 0
    for (const unit of units) {
      const hex = state.unitHex(unit)
      if (hex === NOWHERE || unit === WZD || distance(board, hex as HexId, wizard as HexId) > radius) continue
      near += typeOf(unit) === 'MIL' ? 1 : 0.6
    }
    if (near >= 1) plans.push({ actions: [action], weight: (0.12 * near) / (radius + 1) })
  }
}
