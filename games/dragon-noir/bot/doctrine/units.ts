import { DIRECTIONS, type HexId } from '@wyrmtable/hex'
import type { WeaponId } from '../../data/schema.ts'
import { typeOfId } from '../../rules/roster.ts'
import type { State } from '../../rules/state.ts'
import {
  bodyOf,
  idOf,
  isBlackDragon,
  isCharacter,
  isChest,
  isDog,
  isMounted,
  isStunned,
  slots,
} from '../../rules/topics/counters.ts'
import { hasEffect } from '../../rules/topics/effects.ts'
import { gaitOf } from '../../rules/topics/passage.ts'
import { weaponOf } from '../../rules/topics/shooting.ts'
import { isWounded, valuesOf } from '../../rules/topics/values.ts'
import { unitValue } from '../strength.ts'
import { stepsOf } from './step-costs.ts'

/** A character on the map, with what its side's plans need of it. */
export interface Unit {
  readonly slot: number
  readonly id: string
  readonly type: string
  readonly hex: HexId
  readonly body: readonly HexId[]
  readonly stands: boolean
  readonly isMounted: boolean
  readonly isDragon: boolean
  readonly isDog: boolean
  readonly isCloaked: boolean
  readonly attack: number
  readonly defence: number
  readonly move: number
  readonly weapon: WeaponId | undefined
  /** Points that it still has to lose. */
  readonly left: number
}

/** What stands on a hex, as who walks sees it. */
export const FREE = 0
export const FRIEND = 1
/** Nobody who could bar the way. */
const FALLEN = 2
export const BARRED = 3

/** What is where, as one side sees it. */
export interface Scene {
  readonly own: readonly Unit[]
  readonly foes: readonly Unit[]
  readonly occupied: Int8Array
  /** How many enemies are in position to attack a hex. */
  readonly zones: Int8Array
}

/** The dragon's parts together. */
const DRAGON = { attack: 40, defence: 12, move: 8 } as const
const WOUNDED = 0.5

export function sceneOf(state: State, side: number): Scene {
  const { size } = state.ground.board
  const scene = {
    own: [] as Unit[],
    foes: [] as Unit[],
    occupied: new Int8Array(size),
    zones: new Int8Array(size),
  }
  for (const slot of slots(state)) {
    if (state.place(slot) !== 'map' || isChest(state, slot)) continue
    const body = bodyOf(state, slot)
    const isOwn = state.side(slot) === side
    const bars = !isStunned(state, slot) && state.side(slot) === 1 - side
    const what = isOwn ? FRIEND : bars ? BARRED : FALLEN
    for (const hex of body) scene.occupied[hex] = Math.max(scene.occupied[hex] ?? 0, what)
    if (isCharacter(state, slot)) (isOwn ? scene.own : scene.foes).push(unitOf(state, slot, body))
  }
  for (const foe of scene.foes) if (foe.stands) addZone(state, foe, scene.zones)
  return scene
}

function unitOf(state: State, slot: number, body: readonly HexId[]): Unit {
  const id = idOf(state, slot)
  const isDragon = isBlackDragon(state, slot)
  const { attack, defence, move } = isDragon ? DRAGON : valuesOf(state, slot)
  const value = unitValue(state, slot)
  return {
    slot,
    id,
    type: typeOfId(id),
    hex: state.hex(slot),
    body,
    stands: !isStunned(state, slot),
    isMounted: isMounted(state, slot),
    isDragon,
    isDog: isDog(state, slot),
    isCloaked: state.hasEffects && hasEffect(state, slot, 'untargetable'),
    attack,
    defence,
    move,
    weapon: weaponOf(state, slot),
    left: value * (isWounded(state, slot) ? WOUNDED : 1),
  }
}

function addZone(state: State, { slot, body }: Unit, zones: Int8Array): void {
  const { neighbours } = state.ground.board
  const steps = stepsOf(state, gaitOf(state, slot))
  const found = new Set<number>()
  for (const hex of body) {
    for (const direction of DIRECTIONS) {
      const to = neighbours[hex * 6 + direction] ?? -1
      if (to >= 0 && (steps[hex * 6 + direction] ?? 0) > 0) found.add(to)
    }
  }
  for (const hex of found) zones[hex] = (zones[hex] ?? 0) + 1
}
