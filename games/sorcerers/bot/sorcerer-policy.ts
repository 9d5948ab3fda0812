import type { WeaponId } from '../data/schema.ts'
import type { Action } from '../rules/actions.ts'
import { boltTargetRefusal } from '../rules/magic/bolt.ts'
import { magic, sorcererData } from '../rules/roster.ts'
import { isFading } from '../rules/sequence.ts'
import type { State } from '../rules/state.ts'
import { enemiesOf, type Figure, type Scene, sceneOf } from '../rules/topics/scene.ts'
import { batchWith } from './batches.ts'
import { gapBetween, leastBy, sorcererIn, threatTo } from './creature-force.ts'
import { boltApproach, hostileSorcerers, isInBoltRange, placesOf, placeWorth } from './sorcerer-places.ts'

export const END_TURN = { type: 'endSorcererTurn' } as const satisfies Action
const SHIELD = { type: 'castShield' } as const satisfies Action
const WIND = { type: 'castWind' } as const satisfies Action

/** Gaps of a new batch from its sorcerer, mm: to meet who is near, to go far. */
export const CLOSE = [105, 150]
export const FAR = [190, 150]
/** Somebody so near wants a batch at once, mm. */
const NEAR = 320
/** Creatures count as so much farther than a sorcerer, mm. */
const CREATURE = 40
/** Which weapons are wanted first. */
const WEAPONS: readonly WeaponId[] = ['medium', 'light', 'natural', 'shooter']
/** Directions of places that are looked at. */
const DIRECTIONS = 12
/** To go at all must be worth so many points of shield. */
const BOTHER = 0.1

/** The next steps of a sorcerer: bolts that break a shield, then the best place, then magic. */
export function sorcererSteps(state: State, seat: number): readonly [Action, ...Action[]] {
  const scene = sceneOf(state)
  const me = sorcererIn(scene, seat)
  if (me === undefined) return [END_TURN]
  const deadly = deadlyBolts(scene, me)
  if (deadly !== undefined) return deadly
  if (!state.moved && !state.magicBegun) {
    const places = placesOf(scene, me, DIRECTIONS)
    const best = leastBy(
      places,
      (place) => (place.move === undefined ? 0 : BOTHER) - placeWorth(scene, seat, place),
    )
    if (best?.move !== undefined) return [best.move]
  }
  const spell = state.magicClosed ? undefined : nextSpell(scene, me)
  return [spell ?? END_TURN]
}

/** Bolts that break a shield for good, after a move where they must be brought into range. */
function deadlyBolts(scene: Scene, me: Figure): readonly [Action, ...Action[]] | undefined {
  const { state } = scene
  const bolts = boltsOf(state, me.seat)
  if (bolts === 0) return undefined
  for (const target of hostileSorcerers(scene, me.seat)) {
    const need = Math.ceil(state.shield(target.seat) / magic.bolt.damage)
    if (need > bolts) continue
    const cast = boltsAt(target, need)
    if (isInBoltRange(scene, me, target) && boltTargetRefusal(scene, target) === undefined) return cast
    if (state.moved || gapBetween(me, target) > magic.bolt.range_mm + sorcererData.move_mm) continue
    const approach = boltApproach(scene, me, target)
    if (approach !== undefined) return [approach, ...cast]
  }
  return undefined
}

/** How many bolts the purse pays now. */
export const boltsOf = (state: State, seat: number): number =>
  state.magicClosed ? 0 : Math.floor(state.points(seat) / magic.bolt.cost)

export function boltsAt(target: Figure, count: number): readonly [Action, ...Action[]] {
  const bolt: Action = { type: 'castBolt', target: target.id }
  return [bolt, ...Array.from({ length: count - 1 }, () => bolt)]
}

/** One spell of the block of magic: the shield where it saves it, creatures, healing; undefined to save the points. */
function nextSpell(scene: Scene, me: Figure): Action | undefined {
  const { state } = scene
  const { seat } = me
  const points = state.points(seat)
  const shield = state.shield(seat)
  const threat = threatTo(scene, seat, me)
  const isSaved = threat >= shield - 2 && threat < shield + magic.strengthen.shield + 4
  if (isSaved && mayStrengthen(state, points)) return SHIELD
  const near = leastBy(
    enemiesOf(scene, seat),
    (one) => gapBetween(me, one) + (one.kind === 'sorcerer' ? 0 : CREATURE),
  )
  if (near === undefined) return undefined
  const gaps = gapBetween(me, near) < NEAR ? CLOSE : FAR
  for (const weapon of WEAPONS) {
    const batch = batchWith(scene, me, weapon, near, gaps)
    if (batch !== undefined) return batch
  }
  return points >= magic.wind.cost && mayHeal(scene, me) ? WIND : undefined
}

/** SO-12.7 */
export const mayStrengthen = (state: State, points: number): boolean =>
  points >= magic.strengthen.cost && !isFading(state)

/** Whether one wind heals somebody who is hurt (SO-10.9); where it heals only one, it is not worth its price. */
export const mayHeal = ({ state, figures }: Scene, me: Figure): boolean =>
  state.setting.options.wind === 'all' &&
  figures.some(
    (figure) =>
      figure.seat === me.seat &&
      figure.kind !== 'sorcerer' &&
      state.wounds(figure.slot) > 0 &&
      gapBetween(figure, me) <= magic.wind.range_mm,
  )
