import { distance } from '@wyrmtable/hex'
import type { Modifier } from '@wyrmtable/kernel'
import { board } from '../map.ts'
import { HERO, typeOf, type Unit, valuesOf } from '../pieces.ts'
import { NOWHERE, type State } from '../state.ts'

export const isHeroAlive = (state: State): boolean => state.unitHex(HERO) !== NOWHERE

/** In the hero's hex or adjacent to it, walls ignored (DR-26.1). The hero is not near himself. */
function isNearHero(state: State, unit: Unit): boolean {
  const hero = state.unitHex(HERO)
  const hex = state.unitHex(unit)
  return unit !== HERO && hero !== NOWHERE && hex !== NOWHERE && distance(board, hero, hex) <= 1
}

/** DR-18.3: inside the fixed area of Boost Morale. */
function isBoosted(state: State, unit: Unit): boolean {
  const hex = state.unitHex(unit)
  return state.boost !== NOWHERE && hex !== NOWHERE && distance(board, state.boost, hex) <= state.boostRadius
}

/** DR-26.1, DR-26.2, DR-18.4, DR-18.5: the one bonus of a unit that attacks a dragon; bonuses do not add up. */
export function meleeBonus(state: State, unit: Unit): readonly Modifier[] {
  const boost = isBoosted(state, unit) ? state.options.boostVsDragon : 0
  if (boost > 1) return [{ clause: 'DR-18.5', value: boost }]
  if (unit === HERO && (!state.heroWounded || state.options.woundedHeroOwnBonus)) {
    return [{ clause: 'DR-26.2', value: 1 }]
  }
  if (!state.heroWounded && isNearHero(state, unit)) return [{ clause: 'DR-26.1', value: 1 }]
  return boost > 0 ? [{ clause: 'DR-18.4', value: boost }] : []
}

/** DR-21.3 variant: the hero's bonus alone for archers, never that of a spell. */
export function missileBonus(state: State, unit: Unit): readonly Modifier[] {
  const helps = state.options.heroBonusMissiles && !state.heroWounded && isNearHero(state, unit)
  return helps ? [{ clause: 'DR-26.1', value: 1 }] : []
}

/** DR-26.3: militia follows a living hero beside it, or Boost Morale. */
export function isLed(state: State, unit: Unit): boolean {
  if (valuesOf(unit).needsLeader !== true) return true
  if (isBoosted(state, unit)) return true
  return isNearHero(state, unit) && (!state.heroWounded || state.options.woundedHeroLeadsMilitia)
}

// DR-2.3: the published roll has a +1 built in; the printed numbers are one lower.
const PRINTED_DIFFERENCE = 1

/** The number an escape roll or morale check must reach (DR-2.3). */
export const escapeNumber = (state: State, unit: Unit): number =>
  valuesOf(unit).escape - (state.options.escapeTable === 'printed' ? PRINTED_DIFFERENCE : 0)

/**
 * DR-15.6, DR-18.4: +2 in a tower against dragonfire only (DR-25.2); +1 under Boost Morale against
 * dragonfire, and on every escape roll while the hero is dead.
 */
export function escapeModifiers(
  state: State,
  unit: Unit,
  fire: boolean,
  inTower: boolean,
): readonly Modifier[] {
  const modifiers: Modifier[] = []
  if (fire && inTower) modifiers.push({ clause: 'DR-15.6', value: 2 })
  if (isBoosted(state, unit) && (fire || !isHeroAlive(state))) modifiers.push({ clause: 'DR-18.4', value: 1 })
  return modifiers
}

/** DR-26.5: needed before each melee attack once the hero is dead; the hero needs none himself. */
export const needsMoraleCheck = (state: State, unit: Unit): boolean =>
  typeOf(unit) !== 'HERO' && !isHeroAlive(state)

export function moraleModifiers(state: State, unit: Unit): readonly Modifier[] {
  const modifiers: Modifier[] = [{ clause: 'DR-26.5', value: 1 }]
  if (isBoosted(state, unit)) modifiers.push({ clause: 'DR-18.4', value: 1 })
  return modifiers
}
