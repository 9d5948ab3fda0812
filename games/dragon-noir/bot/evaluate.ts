import { distance } from '@wyrmtable/hex'
import type { Seat } from '@wyrmtable/kernel'
import { U } from '../rules/fields.ts'
import { levelOf, malusOf, threshold } from '../rules/magic/wizards.ts'
import { sideIds } from '../rules/roster.ts'
import type { Cast, State } from '../rules/state.ts'
import {
  isCharacter,
  isChest,
  isMounted,
  isOnMap,
  isStunned,
  isWizard,
  slots,
} from '../rules/topics/counters.ts'
import { spellAt } from '../rules/topics/effects.ts'
import { outcomeOf } from '../rules/victory.ts'
import { Plans } from './goals.ts'
import { pressure } from './pressure.ts'
import { progress } from './progress.ts'
import { ENERGY, SPECTRE, STUNNED, strength, unitValue, WOUNDED, worthLeft } from './strength.ts'

/** A wizard nearer to an enemy than this is in danger, and what each hex costs. */
const DANGER = 3
const FEAR = 0.3
/** How much what the enemy is near to counts beside what one is near to oneself. */
const THEIRS = 0.15
/** What it costs to stay in the saddle before a building that must be taken. */
const SADDLE = 1.5
/** A move under way is a little worse than one that is over, so that it ends where nothing is gained. */
const UNDERWAY = 0.02
/** How much of what attacks promise counts: in the turn of who makes them, and before it. */
const SOON = 0.9
const LATER = 0.5
/** How much of that counts while a side gathers. */
const PATIENCE = 0.3
/** Points of advantage that make a win as likely as three in four. */
const SCALE = 9

/** How good the state is for the seat, from 0 to 1: strength, and nearness to what wins. */
export function evaluate(state: State, seat: Seat): number {
  const outcome = outcomeOf(state)
  if (outcome !== undefined)
    return outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0
  return 1 / (1 + Math.exp(-points(state, seat) / SCALE))
}

/** Points of advantage of a seat while nothing is decided. */
export function points(state: State, seat: Seat): number {
  const ours = strength(state, seat) + aims(state, seat) + progress(state, seat)
  const theirs = strength(state, 1 - seat) + THEIRS * aims(state, 1 - seat) + progress(state, 1 - seat)
  const waiting = state.mover >= 0 && state.side(state.mover) === seat ? UNDERWAY : 0
  const worth = (slot: number): number => worthLeft(state, slot)
  const acts = state.active === seat
  const attacks =
    (acts ? SOON : LATER) * (new Plans(state, seat).waits ? PATIENCE : 1) * pressure(state, seat, worth) -
    (acts ? LATER : SOON) * calm(state, seat) * pressure(state, 1 - seat, worth)
  return ours - theirs + attacks + spells(state, seat) - waiting
}

/**
 * The same by what it is made of, in the unit of the logit of the chance; whose turn it is counts for nothing, or a step that
 * ends it would change everything.
 */
export function explain(state: State, seat: Seat): Readonly<Record<string, number>> {
  const worth = (slot: number): number => worthLeft(state, slot)
  const other = (1 - seat) as Seat
  const figures = {
    strength: strength(state, seat),
    theirStrength: -strength(state, other),
    way: aims(state, seat) + progress(state, seat),
    theirWay: -THEIRS * aims(state, other) - progress(state, other),
    attack: SOON * pressure(state, seat, worth),
    danger: -SOON * pressure(state, other, worth),
    spells: spells(state, seat),
  }
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value / SCALE]))
}

/** How much danger counts: less and less for a side that loses when time is up. */
function calm(state: State, side: number): number {
  const { victory, turnLimit } = state.setting.scenario
  const late = victory.some(
    (entry) =>
      entry.when === 'turn-limit-reached' &&
      entry.condition === 'otherwise' &&
      entry.side === sideIds[(1 - side) as 0],
  )
  return late ? 1 - state.gameTurn / (turnLimit + 1) : 1
}

/** What is lost by being far from what one wants, and by wizards who stand too near. */
function aims(state: State, side: number): number {
  const plans = new Plans(state, side)
  let sum = 0
  for (const slot of slots(state)) {
    if (state.side(slot) !== side || !isCharacter(state, slot) || !isOnMap(state, slot)) continue
    if (isStunned(state, slot)) continue
    const { cost, worth } = plans.wish(slot)
    if (!isBearer(state, slot)) sum -= cost * worth
    if (plans.storms && isMounted(state, slot)) sum -= SADDLE
    if (!isWizard(state, slot) || plans.wayOut(slot) !== undefined) continue
    for (const hex of plans.enemies)
      sum -= FEAR * Math.max(0, DANGER - distance(state.ground.board, state.hex(slot), hex))
  }
  return sum
}

/** What the chest's way out is worth, `progress` counts. */
const isBearer = (state: State, slot: number): boolean => {
  const load = state.of(slot, U.carries)
  return load >= 0 && isChest(state, load)
}

/** Spells that are declared and not yet settled, by their chance and by what they should do. */
function spells(state: State, seat: Seat): number {
  let sum = 0
  for (const number of [0, 1]) {
    const cast = state.cast(number)
    if (cast === undefined) continue
    const worth = castWorth(state, cast) * castChance(state, cast)
    sum += state.side(cast.wizard) === seat ? worth : -worth
  }
  return sum
}

function castChance(state: State, cast: Cast): number {
  const needed = threshold(spellAt(state, cast.spell).cost)
  const least = needed + malusOf(state, cast.wizard, cast) - levelOf(state, cast.wizard) + 1
  return Math.max(0, Math.min(10, 11 - least)) / 10
}

/** Points that a spell should gain if it works. */
function castWorth(state: State, { spell, unit }: Cast): number {
  const { effect } = spellAt(state, spell)
  const target = unit < 0 ? 0 : unitValue(state, unit)
  switch (effect.kind) {
    case 'shot':
      return target * 0.6
    case 'stun':
      return target * (1 - STUNNED) + 0.3
    case 'heal':
      return target * WOUNDED
    case 'unstun':
      return target * (1 - STUNNED)
    case 'retreat':
    case 'mp-set':
      return 0.25
    case 'halve-stats':
      return target * 0.3
    case 'stats':
    case 'armour-and-defence':
      return target * 0.15
    case 'summon':
      return SPECTRE * effect.number
    default:
      return 0.1
  }
}

/** Whether a spell is worth its energy at all, before its chance is counted. */
export const isWorthCasting = (state: State, cast: Cast): boolean =>
  castWorth(state, cast) * castChance(state, cast) > ENERGY * spellAt(state, cast.spell).cost
