import type { Race, WeaponId } from '../data/schema.ts'
import { arms } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'
import type { Figure, Scene } from '../rules/topics/scene.ts'
import { slotAt } from '../rules/topics/scene.ts'

/** What stands somewhere, as far as gaps go; mm. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Gap between two bases in mm, negative where they overlap; heights are left out. */
export const gapBetween = (a: Stand, b: Stand): number =>
  Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius

/** What a creature can do, whoever its target is. */
export interface Force {
  /** Chance that an attack hits, 0 to 1. */
  readonly hit: number
  /** Points of a hit. */
  readonly damage: number
  /** How far it shoots in mm; 0 for who strikes. */
  readonly range: number
  /** A move in mm. */
  readonly move: number
}

/** A point of the shield costs nine of magic, so prices count in points of shield. */
const MAGIC_FOR_A_POINT = 9
/** What a creature that was put on the table by a position, and has no price, counts for. */
const UNPRICED = 3
/**
 * How many times its range away a target is too far for anybody to believe in it. Advice goes by the eye where nobody
 * measures (SO-8.4).
 */
export const BY_EYE = 1.5

const known = new Map<string, Force>()

/** The force of the creature in a slot, with the weapon it carries. */
export function forceOf(state: State, slot: number): Force {
  const { race } = slotAt(state, slot)
  if (race === undefined) throw new RangeError(`slot ${slot} is a sorcerer`)
  const weapon = state.weapon(slot)
  const { assumesRange } = state.setting
  const key = `${race.id}/${weapon}/${assumesRange}`
  const found = known.get(key)
  if (found !== undefined) return found
  const made = weapon === 'none' ? harmless(race) : forceWith(race, weapon, assumesRange ? BY_EYE : 1)
  known.set(key, made)
  return made
}

const harmless = (race: Race): Force => ({ hit: 0, damage: 0, range: 0, move: race.move_mm ?? 0 })

/** The force of a race with a weapon; ranges are taken so many times as far as they are. */
export function forceWith(race: Race, weapon: WeaponId, farther = 1): Force {
  const range = weapon === 'artillery' ? arms.gunRange : weapon === 'shooter' ? arms.shotRange : 0
  const skill = (range > 0 ? race.skill.shoot : race.skill.melee) ?? 0
  return {
    hit: skill / 20,
    damage: race.damage[weapon] ?? 0,
    range: range * farther,
    move: race.move_mm ?? 0,
  }
}

/** The price of a creature in points of shield. */
export function worthOf(state: State, slot: number): number {
  const { race } = slotAt(state, slot)
  const weapon = state.weapon(slot)
  const price = weapon === 'none' ? undefined : race?.summon[weapon]
  return price === undefined ? UNPRICED : price.cost / price.count / MAGIC_FOR_A_POINT
}

/** Damage to a sorcerer at that gap that one activation is expected to do: two blows, an advance and a blow, or an advance. */
export function strikeAt({ hit, damage, range, move }: Force, gap: number): number {
  if (range > 0) {
    // A gun is turned before it fires.
    if (gap <= range) return (move === 0 ? 1 : 2) * hit * damage
    if (gap <= range + move) return hit * damage
  } else {
    if (gap <= 1) return 2 * hit * damage
    if (gap <= move) return arms.ramDamage + hit * damage
  }
  return gap <= 2 * move ? arms.ramDamage : 0
}

/** So many find room around one base. */
const AROUND = 7

/** Damage expected on the seat's sorcerer in the next creature phase if it stood there. */
export function threatTo(scene: Scene, seat: number, at: Stand): number {
  let shots = 0
  const blows: number[] = []
  for (const figure of scene.figures) {
    if (figure.seat === seat || figure.kind === 'sorcerer') continue
    const force = forceOf(scene.state, figure.slot)
    const strike = strikeAt(force, gapBetween(figure, at))
    if (strike <= 0) continue
    if (force.range > 0) shots += strike
    else blows.push(strike)
  }
  if (blows.length > AROUND) blows.sort((a, b) => b - a).length = AROUND
  return blows.reduce((sum, blow) => sum + blow, shots)
}

export const sorcererIn = ({ figures, state }: Scene, seat: number): Figure | undefined => {
  const slot = state.setting.slots.sorcerers[seat]
  return figures.find((figure) => figure.slot === slot)
}

/** The figure of a list with the least of something; undefined for none. */
export function leastBy<T>(list: readonly T[], of: (one: T) => number): T | undefined {
  let best: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of list) {
    const amount = of(one)
    if (amount < least) {
      least = amount
      best = one
    }
  }
  return best
}
