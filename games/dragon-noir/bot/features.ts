import { distance, type HexId } from '@wyrmtable/hex'
import { U } from '../rules/fields.ts'
import { typeOfId } from '../rules/roster.ts'
import type { Setting } from '../rules/setting.ts'
import type { State } from '../rules/state.ts'
import {
  counter,
  dragonSlot,
  idOf,
  isBlackDragon,
  isOnMap,
  isStunned,
  slotOf,
  slots,
} from '../rules/topics/counters.ts'
import { exitSidesFor } from '../rules/topics/exits.ts'
import { footGait } from '../rules/topics/passage.ts'
import { isWounded } from '../rules/topics/values.ts'
import { type Aims, aimsOf } from './doctrine/aims.ts'
import { costField, UNREACHABLE } from './fields.ts'
import { STUNNED, unitValue, WOUNDED } from './strength.ts'

/** What counts at the turn of a turn, as the Exile sees it, in the order of the weights; numbers of a size near 1. */
export const featureNames = [
  'always',
  /** Points of each side, as a share of those it began with, and how much of the game is left. */
  'exile',
  'horde',
  'left',
  'exileLeft',
  'hordeLeft',
  /** The building that decides: who stands in it, and who of the Exile is near. */
  'hordeInside',
  'exileInside',
  'hordeInsideLeft',
  'near',
  /** The way out that wins: how many are still to go, how far all of them have, how far he who must be among them. */
  'toGo',
  'ways',
  'keyWay',
  'keyHurt',
  'dragonNear',
  /** The chest: its way out, who carries it, deaths of the Horde, and who is around it. */
  'chestWay',
  'chestHeld',
  'hordeDead',
  'chestWayLeft',
  'guards',
  'toMove',
  /** Wounds of those whose death decides: of the Horde less those of the Exile. */
  'marks',
] as const
export const FEATURES = featureNames.length
type Features = Record<(typeof featureNames)[number], number>

const EXILE = 0
const HORDE = 1
/** MP: near to a building; as far as a way counts; of who still has to come; and what a wound or a fall adds. */
const NEAR = 5
const FAR = 45
const WAITING = 35
const HURT = 5
/** Hexes around the chest, and around him whom the dragon wants. */
const AROUND = 5
const DRAGON_NEAR = 10

function featuresOf(state: State): Features {
  const begun = beginningOf(state)
  const { turnLimit } = state.setting.scenario
  const left = Math.max(0, (2 * turnLimit - state.playerTurn) / (2 * turnLimit))
  const exile = strengthOf(state, EXILE) / begun[EXILE]
  const horde = strengthOf(state, HORDE) / begun[HORDE]
  return {
    always: 1,
    exile,
    horde,
    left,
    exileLeft: exile * left,
    hordeLeft: horde * left,
    ...building(state, left, begun[EXILE]),
    ...wayOut(state),
    ...chest(state, left),
    toMove: state.active === EXILE ? 1 : 0,
    marks: wounds(state, HORDE) - wounds(state, EXILE),
  }
}

/** Fills so many numbers of `out`. */
export function fillFeatures(state: State, out: Float64Array): void {
  const values = featuresOf(state)
  for (const [place, name] of featureNames.entries()) out[place] = values[name]
}

const isPerson = (state: State, slot: number): boolean => counter(state, slot).kind === 'character'

const beginnings = new WeakMap<Setting, readonly [number, number]>()

function beginningOf(state: State): readonly [number, number] {
  const known = beginnings.get(state.setting)
  if (known !== undefined) return known
  const sums: [number, number] = [0, 0]
  for (const slot of slots(state)) {
    const { side } = counter(state, slot)
    if (!isPerson(state, slot) || isBlackDragon(state, slot)) continue
    if (side === EXILE || side === HORDE) sums[side] += unitValue(state, slot)
  }
  const found = [Math.max(1, sums[0]), Math.max(1, sums[1])] as const
  beginnings.set(state.setting, found)
  return found
}

function leftOf(state: State, slot: number): number {
  if (isBlackDragon(state, slot)) return 0
  const place = state.place(slot)
  if (place === 'dead' || place === 'removed' || place === 'supply') return 0
  const wounded = isWounded(state, slot) ? WOUNDED : 1
  return unitValue(state, slot) * wounded * (isStunned(state, slot) ? STUNNED : 1)
}

const strengthOf = (state: State, side: number): number =>
  slots(state).reduce(
    (sum, slot) => sum + (isPerson(state, slot) && state.side(slot) === side ? leftOf(state, slot) : 0),
    0,
  )

const wayTo = (state: State, slot: number, goals: readonly HexId[]): number =>
  costField(state, footGait(state, slot), goals)[state.hex(slot)] ?? UNREACHABLE

function building(state: State, left: number, begun: number) {
  const { take, keep } = aimsOf(state, EXILE)
  const hexes = take.length > 0 ? take : keep
  const found = { hordeInside: 0, exileInside: 0, hordeInsideLeft: 0, near: 0 }
  if (hexes.length === 0) return found
  for (const slot of slots(state)) {
    if (!isPerson(state, slot) || !isOnMap(state, slot) || isStunned(state, slot)) continue
    const isExile = state.side(slot) === EXILE
    if (hexes.includes(state.hex(slot))) {
      if (isExile) found.exileInside += 1 / 3
      else found.hordeInside += 1 / 5
    } else if (isExile && wayTo(state, slot, hexes) <= NEAR) found.near += leftOf(state, slot) / begun
  }
  return { ...found, hordeInsideLeft: found.hordeInside * left }
}

function wayOut(state: State) {
  const aims = aimsOf(state, EXILE)
  const found = { toGo: 0, ways: 0, keyWay: 0, keyHurt: 0, dragonNear: 0 }
  const needed = exitsNeeded(state)
  if (aims.exits.length === 0 || needed === 0) return found
  let out = 0
  const ways: number[] = []
  for (const slot of slots(state)) {
    if (!isPerson(state, slot) || state.side(slot) !== EXILE || exitSidesFor(state, slot).length === 0)
      continue
    const place = state.place(slot)
    const isKey = aims.including.includes(typeOfId(idOf(state, slot)))
    if (place === 'exited') out++
    else if (place === 'map' || place === 'waiting') {
      const way = place === 'map' ? Math.min(FAR, wayTo(state, slot, aims.exits)) : WAITING
      ways.push(way + (isWounded(state, slot) ? HURT : 0) + (isStunned(state, slot) ? HURT : 0))
      if (isKey) Object.assign(found, keyOf(state, slot, way))
    } else if (isKey) found.keyWay = FAR / 20
  }
  const toGo = Math.max(0, needed - out)
  const shortest = ways.sort((a, b) => a - b).slice(0, toGo)
  found.toGo = toGo / needed
  found.ways = shortest.reduce((sum, way) => sum + way, 0) / 100 + (ways.length < toGo ? 1 : 0)
  return found
}

function keyOf(state: State, slot: number, way: number) {
  const dragon = dragonSlot(state)
  const isNear = dragon >= 0 && state.hex(dragon) >= 0 && state.hex(slot) >= 0
  const far = isNear ? distance(state.ground.board, state.hex(slot), state.hex(dragon)) : DRAGON_NEAR
  return {
    keyWay: way / 20,
    keyHurt: isWounded(state, slot) ? 1 : 0,
    dragonNear: Math.max(0, DRAGON_NEAR - far) / DRAGON_NEAR,
  }
}

function exitsNeeded(state: State): number {
  for (const { condition } of state.setting.scenario.victory) {
    if (typeof condition === 'object' && 'exited' in condition) return condition.exited.atLeast
  }
  return 0
}

const ON_FOOT = { kind: 'foot', armoured: false, goblin: false } as const

function chest(state: State, left: number) {
  const found = { chestWay: 0, chestHeld: 0, hordeDead: 0, chestWayLeft: 0, guards: 0 }
  const { chestOut }: Aims = aimsOf(state, HORDE)
  const box = slotOf(state, 'chest')
  if (box === undefined) return found
  const all = slots(state)
  const bearer = all.find((slot) => state.of(slot, U.carries) === box)
  const hex = state.hex(bearer ?? box)
  if (bearer !== undefined) found.chestHeld = state.side(bearer) === HORDE ? 1 : -1
  for (const slot of all) {
    if (!isPerson(state, slot)) continue
    const place = state.place(slot)
    if (state.side(slot) === HORDE && (place === 'dead' || place === 'removed')) found.hordeDead += 0.1
    if (hex < 0 || !isOnMap(state, slot) || distance(state.ground.board, state.hex(slot), hex) > AROUND)
      continue
    found.guards += state.side(slot) === EXILE ? 1 / AROUND : -1 / AROUND
  }
  if (hex >= 0) found.chestWay = Math.min(40, costField(state, ON_FOOT, chestOut)[hex] ?? 40) / 20
  return { ...found, chestWayLeft: found.chestWay * left }
}

/** Of a side's people whose death decides: the wounded, and twice the dead. */
function wounds(state: State, side: number): number {
  const { protect } = aimsOf(state, side)
  let sum = 0
  for (const slot of slots(state)) {
    if (state.side(slot) !== side || !protect.has(typeOfId(idOf(state, slot)))) continue
    const place = state.place(slot)
    sum += place === 'dead' || place === 'removed' ? 2 : isWounded(state, slot) ? 1 : 0
  }
  return sum
}
