import { type HexId, neighboursOf } from '@wyrmtable/hex'
import type { Plan } from '@wyrmtable/kernel'
import { unitsData } from '../../data/units.ts'
import type { Action, ActionOf } from '../../rules/actions.ts'
import { board, labelOf } from '../../rules/map.ts'
import { breaths, fireLine } from '../../rules/phases/dragonfire.ts'
import { checkDragonAttack, checkEndMelee, groupsLeft } from '../../rules/phases/invader-melee.ts'
import {
  type Dragon,
  dragons,
  formatDragon,
  HERO,
  parseDragon,
  typeOf,
  type Unit,
  units,
  WZD,
} from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { isBerserk } from '../../rules/topics/abilities.ts'
import { combatResult } from '../../rules/topics/combat-table.ts'
import { escapeNumber } from '../../rules/topics/morale.ts'
import { defenceOf, unitsAt } from '../../rules/topics/occupancy.ts'
import { isWhirlwind } from '../../rules/topics/weather.ts'
import { map } from '../map-in-hand.ts'

const END_PHASE = { type: 'endPhase' } as const

/** Victory points that the Defender's loss of a unit is worth to the Invader. */
function unitWorth(state: State, unit: Unit): number {
  if (unit === HERO) return state.heroWounded ? 1.6 : 1.2
  if (unit === WZD) return 0.3 + 0.17 * state.spellPoints
  const type = typeOf(unit)
  return type === 'CAV' ? 0.8 : type === 'INF' ? 0.5 : type === 'ARH' ? 0.5 : 0.2
}

/** Breath held back for later is worth something too. */
export const BREATH_WORTH = 1.1

export function firePlans(state: State): readonly Plan<Action>[] {
  const plans: Plan<Action>[] = []
  for (const breath of breaths(state)) {
    const gain = fireGain(state, breath)
    if (gain < 0.3) continue
    plans.push({ actions: [breath], weight: gain / BREATH_WORTH })
  }
  plans.sort((a, b) => b.weight - a.weight)
  return [...plans.slice(0, 5), { actions: [END_PHASE], weight: 1 }]
}

/** What a breath may be expected to gain, in victory points. */
function fireGain(state: State, { dragon, direction }: ActionOf<'breathe'>): number {
  const d = parseDragon(dragon)
  let gain = 0
  for (const hex of fireLine(state, d, direction).hexes ?? []) {
    const vp = map.vpIndexAt(hex)
    if (vp >= 0 && (state.destroyed & (1 << vp)) === 0) gain += map.vpValues[vp] ?? 0
    if (isWhirlwind(state, hex)) continue
    for (const unit of unitsAt(state, hex)) {
      const need = escapeNumber(state, unit) - (map.isTower(hex) ? 2 : 0)
      gain += (Math.min(6, Math.max(0, need - 1)) / 6) * unitWorth(state, unit)
    }
  }
  return gain
}

/** The chance that an attack succeeds, by the combat table. */
export function killChance(attack: number, defence: number): number {
  const result = combatResult(Math.max(1, attack), Math.max(1, defence))
  if (result === 'D') return 1
  if (result === 'M') return 0
  if (result === '11') return 3 / 36
  return (7 - Number(result)) / 6
}

type DragonAttack = ActionOf<'dragonAttack'>
interface Blow {
  readonly action: DragonAttack
  readonly gain: number
}

const { head: HEAD, wings: WINGS, legs: LEGS } = unitsData.dragon.areas

/** The attacks worth a thought: for each hex all that reaches it, and cheaper ones that do nearly as well. */
function blows(state: State): readonly Blow[] {
  const found: Blow[] = []
  for (const d of dragons) {
    if (!state.isGrounded(d)) continue
    const from = state.dragonHex(d)
    for (const hex of [from, ...neighboursOf(map.grid, from)]) blowsOn(state, d, hex, found)
  }
  return found.sort((a, b) => b.gain - a.gain)
}

function blowsOn(state: State, d: Dragon, hex: HexId, found: Blow[]): void {
  const victims = unitsAt(state, hex)
  if (victims.length === 0) return
  const defence = defenceOf(victims)
  let worth = 0
  for (const unit of victims) worth += unitWorth(state, unit)
  const [head, wings, legs] = [
    groupsLeft(state, d, 'head'),
    groupsLeft(state, d, 'wings'),
    groupsLeft(state, d, 'legs'),
  ]
  const base = { type: 'dragonAttack', dragon: formatDragon(d), hex: labelOf(hex) } as const
  const reach = reachable(state, base, head, wings, legs)
  if (reach === undefined) return
  const berserk = isBerserk(state, d)
  // Of attacks with the same chance the cheapest stays.
  const cheapest = new Map<number, Blow>()
  for (const h of reach.head > 0 && !berserk ? [reach.head, 0] : [reach.head]) {
    for (const w of berserk ? [reach.wings] : fewer(reach.wings)) {
      for (const l of berserk ? [reach.legs] : fewer(reach.legs)) {
        const attack = h * HEAD.attackPerGroup + w * WINGS.attackPerGroup + l * LEGS.attackPerGroup
        const chance = attack === 0 ? 0 : killChance(attack, defence)
        if (attack === 0 || (chance === 0 && !berserk)) continue
        const gain = chance * worth - 0.012 * attack
        const key = Math.round(chance * 36)
        if ((cheapest.get(key)?.gain ?? Number.NEGATIVE_INFINITY) >= gain) continue
        cheapest.set(key, { action: { ...base, head: h, wings: w, legs: l }, gain })
      }
    }
  }
  found.push(...cheapest.values())
}

const fewer = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => most - i)

/** The most groups of each area that may attack the hex, or undefined where no attack on it is legal. */
function reachable(
  state: State,
  base: Pick<DragonAttack, 'type' | 'dragon' | 'hex'>,
  head: number,
  wings: number,
  legs: number,
) {
  const may = (h: number, w: number, l: number): boolean =>
    h + w + l > 0 && checkDragonAttack(state, { ...base, head: h, wings: w, legs: l }) === undefined
  if (isBerserk(state, parseDragon(base.dragon))) {
    for (const [h, w, l] of [
      [head, wings, legs],
      [head, wings, 0],
      [head, 0, legs],
      [0, wings, legs],
      [0, wings, 0],
      [0, 0, legs],
    ] as const) {
      if (may(h, w, l)) return { head: h, wings: w, legs: l }
    }
    return undefined
  }
  const found = {
    head: may(head, 0, 0) ? head : 0,
    wings: may(0, wings, 0) ? wings : 0,
    legs: may(0, 0, legs) ? legs : 0,
  }
  return found.head + found.wings + found.legs > 0 ? found : undefined
}

/** The best attacks, and the end of the phase. */
export function meleePlans(state: State): readonly Plan<Action>[] {
  const found = blows(state).slice(0, 8)
  const plans: Plan<Action>[] = found.map(({ action, gain }) => ({
    actions: [action],
    weight: Math.max(0.02, gain),
  }))
  if (checkEndMelee(state) === undefined)
    plans.push({ actions: [END_PHASE], weight: found.length === 0 ? 1 : 0.05 })
  return plans
}

/** The best attack at once, for playouts; ends the phase where none is worth it. */
export function bestBlow(state: State): Action {
  const [best] = blows(state)
  if (best === undefined) return END_PHASE
  if (best.gain > 0 || checkEndMelee(state) !== undefined) return best.action
  return END_PHASE
}

/** Whether any unit stands where a dragon on the ground could strike at all. */
export function mayStrike(state: State): boolean {
  for (const d of dragons) {
    if (!state.isGrounded(d) || state.mode(d) === 'slither' || state.mode(d) === 'fly') continue
    const from = state.dragonHex(d)
    for (const unit of units) {
      const hex = state.unitHex(unit)
      if (hex === -1) continue
      if ((board.distances?.[from * board.size + hex] ?? 9) <= 1 && !state.wasAttacked(hex as HexId))
        return true
    }
  }
  return false
}
