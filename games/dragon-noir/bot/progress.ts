import type { HexId } from '@wyrmtable/hex'
import type { SimpleCondition } from '../data/scenario-schema.ts'
import { U } from '../rules/fields.ts'
import { sideIds, typeOfId } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'
import { counter, idOf, isOnMap, isStunned, slotOf, slots } from '../rules/topics/counters.ts'
import { exitSidesFor, sideOfHex } from '../rules/topics/exits.ts'
import type { Gait } from '../rules/topics/passage.ts'
import { isWounded } from '../rules/topics/values.ts'
import { costField } from './fields.ts'
import { rimHexes } from './goals.ts'

/** Points of each enemy who must not stand in the building that decides, and of the first friend who does. */
const HOLDER = 2
const INSIDE = 2
/** Points of all the deaths that a condition asks for, and the share of one that a wound is. */
const DEATHS = 12
const WOUND = 0.35

/** Points of each MP between the chest and the way out. */
const CHEST_STEP = 0.5
/** MP that it is nearer in the arms of somebody who wants it out. */
const CARRIED = 3

type Standing = Extract<SimpleCondition, { standing: unknown }>['standing']
type Dead = Extract<SimpleCondition, { dead: unknown }>['dead']

/** Points of how far a side is with the conditions that win it the scenario; ways out are judged elsewhere. */
export function progress(state: State, side: number): number {
  let sum = 0
  for (const { side: whose, condition } of state.setting.scenario.victory) {
    if (whose !== sideIds[side as 0] || typeof condition !== 'object') continue
    for (const one of 'all' in condition ? condition.all : [condition]) {
      if (typeof one !== 'object') continue
      if ('standing' in one) sum += standingProgress(state, one.standing)
      if ('dead' in one) sum += deathProgress(state, one.dead)
      if ('chestExited' in one) sum -= CHEST_STEP * wayOfChest(state, one.chestExited.sides)
    }
  }
  return sum
}

function standingProgress(state: State, { side, building, hexes, atLeast, atMost }: Standing): number {
  let there = 0
  for (const slot of slots(state)) {
    if (sideIds[state.side(slot) as 0] !== side || !isOnMap(state, slot) || isStunned(state, slot)) continue
    if (counter(state, slot).kind !== 'character') continue
    const hex = state.hex(slot)
    if (
      building === undefined
        ? hexes?.includes(state.ground.label(hex))
        : state.ground.building(hex)?.id === building
    )
      there++
  }
  if (atMost !== undefined) return -HOLDER * Math.max(0, there - atMost)
  return INSIDE * Math.min(1, there / (atLeast ?? 1))
}

/** Those who are named die one after another; where a whole side is meant its points say enough. */
function deathProgress(state: State, { types, side, atLeast }: Dead): number {
  if (types === undefined) return 0
  let done = 0
  for (const slot of slots(state)) {
    if (!types.includes(typeOfId(idOf(state, slot)))) continue
    if (side !== undefined && sideIds[state.side(slot) as 0] !== side) continue
    const place = state.place(slot)
    done += place === 'dead' || place === 'removed' ? 1 : isWounded(state, slot) ? WOUND : 0
  }
  return (DEATHS * done) / atLeast
}

/** MP of the way from where the chest lies, or is carried, to the edge where it must go out. */
function wayOfChest(state: State, sides: readonly string[]): number {
  const chest = slotOf(state, 'chest')
  if (chest === undefined || state.place(chest) === 'exited') return 0
  const bearer = slots(state).find((slot) => state.of(slot, U.carries) === chest)
  const hex = state.hex(bearer ?? chest)
  if (hex < 0) return 0
  const way = Math.min(FAR, costField(state, onFoot, exitHexes(state, sides))[hex] ?? FAR)
  return bearer !== undefined && exitSidesFor(state, bearer).length > 0 ? way - CARRIED : way
}

const exits = new WeakMap<object, readonly HexId[]>()
function exitHexes(state: State, sides: readonly string[]): readonly HexId[] {
  let found = exits.get(sides)
  if (found === undefined) {
    found = rimHexes(state).filter((rim) => sideOfHex(state, rim, sides) !== undefined)
    exits.set(sides, found)
  }
  return found
}

const onFoot: Gait = { kind: 'foot', armoured: false, goblin: false }
/** A way is not longer than this. */
const FAR = 40
