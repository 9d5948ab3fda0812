import type { Action } from '../rules/actions.ts'
import { sorcerers } from '../rules/game.ts'
import { boltTargetRefusal } from '../rules/magic/bolt.ts'
import { magic, sorcererData } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'
import { enemiesOf, type Figure, type Scene, sceneOf } from '../rules/topics/scene.ts'
import { batchWith, weaponsOf } from './batches.ts'
import { gapBetween, leastBy, sorcererIn, threatTo } from './creature-force.ts'
import { ignore, noDice } from './fixed-dice.ts'
import type { PlanList } from './plan-list.ts'
import {
  boltApproach,
  hostileSorcerers,
  isInBoltRange,
  nearestSorcerer,
  type Place,
  placesOf,
} from './sorcerer-places.ts'
import {
  boltsAt,
  boltsOf,
  CLOSE,
  END_TURN,
  FAR,
  mayHeal,
  mayStrengthen,
  sorcererSteps,
} from './sorcerer-policy.ts'

const SHIELD = { type: 'castShield' } as const satisfies Action
const WIND = { type: 'castWind' } as const satisfies Action
/** Weights: the policy's own turn, bolts, and any other. */
const OWN = 3
const BOLTS = 2
/** Most steps of the policy's own turn. */
const STEPS = 12
const DIRECTIONS = 16
/** mm towards a hostile sorcerer that make up for a point of harm. */
const NEARER = 40

interface Weighed extends Place {
  readonly threat: number
  readonly toLord: number
}

/** Whole turns of the sorcerer, as no die falls in them: places with magic before or after, bolts with a way there or away. */
export function sorcererPlans(state: State, seat: number, plans: PlanList): void {
  plans.add(ownTurn(state, seat), OWN)
  const scene = sceneOf(state)
  const me = sorcererIn(scene, seat)
  if (me === undefined) return
  const places = weighedPlaces(scene, me)
  boltPlans(scene, me, places, plans)
  for (const { move } of fewPlaces(places)) {
    const there = move === undefined ? state : after(state, seat, [move])
    if (there === undefined) continue
    for (const spells of purchases(there, seat)) plans.add([...(move ? [move] : []), ...spells, END_TURN])
  }
  spellsThenAway(state, seat, places, plans)
}

/** What the policy does to the end of its turn. */
function ownTurn(state: State, seat: number): readonly Action[] {
  const next = state.clone()
  const steps: Action[] = []
  const dice = noDice()
  const isOver = (): boolean => next.phase !== 'sorcerer' || next.current !== seat
  while (steps.length < STEPS && !isOver()) {
    for (const step of sorcererSteps(next, seat)) {
      if (isOver() || sorcerers.check(next, seat, step) !== undefined) return steps
      steps.push(step)
      sorcerers.apply(next, seat, step, dice, ignore)
    }
  }
  return steps
}

function weighedPlaces(scene: Scene, me: Figure): readonly Weighed[] {
  const stay = { x: me.x, y: me.y, radius: sorcererData.radius_mm, move: undefined }
  const places: readonly Place[] = scene.state.moved ? [stay] : placesOf(scene, me, DIRECTIONS)
  const lords = hostileSorcerers(scene, me.seat)
  return places.map((place) => ({
    ...place,
    threat: threatTo(scene, me.seat, place),
    toLord: Math.min(...lords.map((lord) => gapBetween(place, lord))),
  }))
}

const bySafety = (a: Weighed, b: Weighed): number => a.threat - b.threat || a.toLord - b.toLord

/** The safest, the safest far away, the safest near, the nearest, and to stay. */
function fewPlaces(places: readonly Weighed[]): ReadonlySet<Weighed> {
  const mixed = ({ threat, toLord }: Weighed): number => threat + toLord / NEARER
  return new Set([
    ...places.toSorted(bySafety).slice(0, 3),
    ...places.toSorted((a, b) => a.threat - b.threat || b.toLord - a.toLord).slice(0, 1),
    ...places.toSorted((a, b) => mixed(a) - mixed(b)).slice(0, 2),
    ...places.toSorted((a, b) => a.toLord - b.toLord).slice(0, 1),
    ...places.slice(0, 1),
  ])
}

/** Bolts at whoever is in reach, now or after a move; and away after them. */
function boltPlans(scene: Scene, me: Figure, places: readonly Weighed[], plans: PlanList): void {
  const { state } = scene
  const most = boltsOf(state, me.seat)
  if (most === 0) return
  for (const target of hostileSorcerers(scene, me.seat)) {
    const count = Math.min(most, Math.ceil(state.shield(target.seat) / magic.bolt.damage))
    const cast = boltsAt(target, count)
    if (isInBoltRange(scene, me, target) && boltTargetRefusal(scene, target) === undefined) {
      plans.add([...cast, END_TURN], BOLTS)
      if (count > 1) plans.add([cast[0], END_TURN])
      for (const { move } of places.toSorted(bySafety).slice(0, 2)) {
        if (move !== undefined) plans.add([...cast, move, END_TURN])
      }
    } else if (!state.moved && gapBetween(me, target) <= magic.bolt.range_mm + sorcererData.move_mm) {
      const approach = boltApproach(scene, me, target)
      if (approach !== undefined) plans.add([approach, ...cast, END_TURN], BOLTS)
    }
  }
}

function spellsThenAway(state: State, seat: number, places: readonly Weighed[], plans: PlanList): void {
  const away = places.filter(({ move }) => move !== undefined).sort(bySafety)[0]?.move
  if (away === undefined || state.magicClosed) return
  for (const spells of purchases(state, seat)) {
    if (spells.length > 0 && after(state, seat, [...spells, away]) !== undefined)
      plans.add([...spells, away, END_TURN])
  }
}

/** The state after steps without a die; undefined where one of them is not legal. */
function after(state: State, seat: number, steps: readonly Action[]): State | undefined {
  const next = state.clone()
  const dice = noDice()
  for (const step of steps) {
    if (sorcerers.check(next, seat, step) !== undefined) return undefined
    sorcerers.apply(next, seat, step, dice, ignore)
  }
  return next
}

/** What the purse may be spent on from where the sorcerer stands; nothing is the first. */
function purchases(state: State, seat: number): readonly (readonly Action[])[] {
  const list: Action[][] = [[]]
  const scene = sceneOf(state)
  const me = sorcererIn(scene, seat)
  if (me === undefined || state.magicClosed) return list
  const points = state.points(seat)
  if (mayStrengthen(state, points)) list.push([SHIELD])
  if (mayStrengthen(state, points - magic.strengthen.cost)) list.push([SHIELD, SHIELD])
  for (const { target, gaps } of aimsOf(scene, me)) {
    for (const weapon of weaponsOf(state.setting.options.roster)) {
      const batch = batchWith(scene, me, weapon, target, gaps)
      if (batch === undefined) continue
      list.push([batch])
      const next = after(state, seat, [batch])
      if (next === undefined) continue
      const second = batchWith(sceneOf(next), me, weapon, target, gaps)
      if (second !== undefined) list.push([batch, second])
      else if (next.points(seat) >= magic.wind.cost && mayHeal(scene, me)) list.push([batch, WIND])
    }
  }
  return list
}

/** Where new creatures may be sent: to the nearest hostile sorcerer from far or close, and to who is nearest. */
function aimsOf(
  scene: Scene,
  me: Figure,
): readonly { readonly target: Figure; readonly gaps: readonly number[] }[] {
  const lord = nearestSorcerer(scene, me)
  const near = leastBy(enemiesOf(scene, me.seat), (one) => gapBetween(me, one))
  if (lord === undefined || near === undefined) return []
  return [
    { target: lord, gaps: FAR },
    { target: near, gaps: CLOSE },
  ]
}
