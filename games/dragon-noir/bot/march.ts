import { type HexId, neighboursOf } from '@wyrmtable/hex'
import type { Seat } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import { S, U } from '../rules/fields.ts'
import { type Reached, reachOf } from '../rules/reach.ts'
import { isRefusal } from '../rules/refusals.ts'
import type { State } from '../rules/state.ts'
import { isInPosition } from '../rules/topics/contact.ts'
import {
  bodyOf,
  isBlackDragon,
  isCharacter,
  isDog,
  isOnMap,
  isStanding,
  slots,
} from '../rules/topics/counters.ts'
import { bodyAt, put } from '../rules/topics/occupancy.ts'
import { planShot, weaponOf } from '../rules/topics/shooting.ts'
import { points } from './evaluate.ts'
import type { Plans } from './goals.ts'

/** Places weighed: the nearest to what is wanted, and beside enemies. */
const NEAREST = 8
const BESIDE = 14
/** How likely a roll of infiltration lets by, for one enemy, two and more (DN-8.3). */
const PASSES = [1, 0.6, 0.4, 0.2]
/** Points that being caught on the way costs beside the place missed. */
const CAUGHT = 0.8
/** Points of having somebody to shoot at from there. */
const SIGHT = 0.5

/** The next step of the mover's best march, or the end of its move where it stands best. */
export function bestStep(state: State, seat: Seat, plans: Plans): Action | undefined {
  const slot = state.mover
  const places = reachOf(state, slot).filter(({ mayStay }) => mayStay)
  if (places.length === 0) return undefined
  const threats = zones(state, 1 - seat)
  const exempt = isBlackDragon(state, slot) || isDog(state, slot)
  const scratch = state.clone()
  scratch.put(S.mover, -1)
  scratch.set(slot, U.moveDone, 1)
  let best: Reached | undefined
  let most = Number.NEGATIVE_INFINITY
  const here = worthAt(scratch, seat, slot, places[0] as Reached, plans)
  for (const place of weighed(scratch, slot, places, plans)) {
    const chance = exempt ? 1 : passing(state, slot, place, threats)
    const there = place === places[0] ? here : worthAt(scratch, seat, slot, place, plans)
    const value = chance * there + (1 - chance) * (here - CAUGHT) - place.cost * 1e-4
    if (value <= most) continue
    most = value
    best = place
  }
  if (best === undefined) return undefined
  if (best.before === undefined) return { type: 'endMove' }
  while (best.before?.before !== undefined) best = best.before
  return best.action
}

function worthAt(scratch: State, seat: Seat, slot: number, { stand }: Reached, plans: Plans): number {
  put(scratch, slot, stand)
  return points(scratch, seat) + (weaponOf(scratch, slot) === undefined ? 0 : sight(scratch, slot, plans))
}

/** Whether there is anybody to shoot at. */
function sight(scratch: State, slot: number, plans: Plans): number {
  for (const enemy of plans.enemySlots) {
    if (isInPosition(scratch, enemy, scratch.hex(slot))) return 0
    if (isOnMap(scratch, enemy) && !isRefusal(planShot(scratch, slot, enemy))) return SIGHT
  }
  return 0
}

/** Where it stands, the places nearest to what it wants, and those beside enemies. */
function weighed(
  scratch: State,
  slot: number,
  places: readonly Reached[],
  plans: Plans,
): ReadonlySet<Reached> {
  const [first] = places
  const beside = new Set(plans.enemies.flatMap((hex) => neighboursOf(scratch.ground.board, hex)))
  const wished = places
    .map((place) => {
      put(scratch, slot, place.stand)
      return { place, cost: plans.wishOf(scratch, slot).cost }
    })
    .toSorted((a, b) => a.cost - b.cost)
  const near = wished.filter(({ place: { stand } }) =>
    (bodyAt(scratch, slot, stand) ?? []).some((hex) => beside.has(hex)),
  )
  const chosen = [...wished.slice(0, NEAREST), ...near.slice(0, BESIDE)].map(({ place }) => place)
  return new Set(first === undefined ? chosen : [first, ...chosen])
}

/** By hex, how many enemies are in position to attack it. */
function zones(state: State, side: number): ReadonlyMap<HexId, number> {
  const counts = new Map<HexId, number>()
  for (const slot of slots(state)) {
    if (state.side(slot) !== side || !isCharacter(state, slot) || !isStanding(state, slot)) continue
    const around = new Set(bodyOf(state, slot).flatMap((hex) => neighboursOf(state.ground.board, hex)))
    for (const hex of around) if (isInPosition(state, slot, hex)) counts.set(hex, (counts.get(hex) ?? 0) + 1)
  }
  return counts
}

/** Chance that all hexes on the way are left again (DN-8.1: not the first and not the last). */
function passing(state: State, slot: number, place: Reached, threats: ReadonlyMap<HexId, number>): number {
  let chance = 1
  for (let at = place.before; at !== undefined; at = at.before) {
    if (at.before === undefined && state.get(S.entered) === 0) break
    let enemies = 0
    for (const hex of bodyAt(state, slot, at.stand) ?? []) enemies = Math.max(enemies, threats.get(hex) ?? 0)
    chance *= PASSES[Math.min(3, enemies)] ?? 1
  }
  return chance
}
