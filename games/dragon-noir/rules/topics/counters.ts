import { crossHexes, type HexId, rearOf } from '@wyrmtable/hex'
import type { Power } from '../../data/character-schema.ts'
import { dragonParts } from '../../data/character-schema.ts'
import { S, U } from '../fields.ts'
import type { Slot } from '../roster.ts'
import type { State } from '../state.ts'

export const slotOf = (state: State, id: string): number | undefined => state.setting.roster.byId.get(id)
export const idOf = (state: State, slot: number): string => state.setting.roster.slots[slot]?.id ?? '?'
export function counter(state: State, slot: number): Slot {
  const found = state.setting.roster.slots[slot]
  if (found === undefined) throw new RangeError(`no counter ${slot}`)
  return found
}
export const hasPower = (state: State, slot: number, power: Power): boolean => {
  const { kind, values } = counter(state, slot)
  return kind !== 'horse' && kind !== 'chest' && values.power === power
}
export const isHorse = (state: State, slot: number): boolean => counter(state, slot).kind === 'horse'
export const isChest = (state: State, slot: number): boolean => counter(state, slot).kind === 'chest'
export const isSpectre = (state: State, slot: number): boolean => counter(state, slot).kind === 'spectre'
export const isCharacter = (state: State, slot: number): boolean =>
  counter(state, slot).kind === 'character' || isSpectre(state, slot)
export const isBlackDragon = (state: State, slot: number): boolean => hasPower(state, slot, 'black-dragon')
export const isDog = (state: State, slot: number): boolean => hasPower(state, slot, 'dog')
export const isWizard = (state: State, slot: number): boolean =>
  counter(state, slot).kind === 'character' && counter(state, slot).values.wizard !== undefined

/** DN-4.4: a rider in the saddle. */
export const isMounted = (state: State, slot: number): boolean =>
  !isHorse(state, slot) && state.of(slot, U.mount) >= 0
/** On two hexes: a rider, or a horse alone. */
export const isPair = (state: State, slot: number): boolean => isHorse(state, slot) || isMounted(state, slot)
export const isOnMap = (state: State, slot: number): boolean =>
  state.place(slot) === 'map' && !isChest(state, slot)
export const isStunned = (state: State, slot: number): boolean => state.of(slot, U.stunned) > 0
/** DN-1, Words: on the map, neither stunned nor dead nor carried. */
export const isStanding = (state: State, slot: number): boolean =>
  isOnMap(state, slot) && !isStunned(state, slot)

/** Every counter of the match. */
export function slots(state: State): readonly number[] {
  return state.setting.roster.all
}
/** Characters of a side that stand. */
export const standing = (state: State, side: number): readonly number[] =>
  slots(state).filter(
    (slot) => state.side(slot) === side && isCharacter(state, slot) && isStanding(state, slot),
  )

/** The hexes on which a counter lies: one, two (DN-9.1) or five (DN-13.1); those off the map are left out. */
export function bodyOf(state: State, slot: number): readonly HexId[] {
  const hex = state.hex(slot)
  if (hex < 0) return []
  if (isPair(state, slot)) {
    const rear = rearOf(state.ground.board, hex, state.facing(slot))
    return rear === -1 ? [hex] : [hex, rear]
  }
  if (isBlackDragon(state, slot)) return dragonHexes(state, slot).filter((one): one is HexId => one !== -1)
  return [hex]
}

/** DN-13.1: head, left paw, right paw, tail, body. */
export const dragonHexes = (state: State, slot: number): readonly (HexId | -1)[] =>
  crossHexes(state.ground.board, state.hex(slot), state.facing(slot))

/** The dragon's counter, or -1. */
export function dragonSlot(state: State): number {
  return slots(state).find((slot) => isBlackDragon(state, slot) && isOnMap(state, slot)) ?? -1
}

/** DN-13.8: wounds of a part, by its place. */
export const partWounds = (state: State, part: number): number => state.get(woundField(part))
const FIRST_WOUND = S.wounds0
const woundField = (part: number): number => FIRST_WOUND + part
export const setPartWounds = (state: State, part: number, wounds: number): void =>
  state.put(woundField(part), wounds)
/** DN-13.8: two wounds disable a part other than the body. */
export function isDisabled(state: State, dragon: number, part: number): boolean {
  const needed = counter(state, dragon).values.woundsToDisablePart ?? 2
  return part < BODY && partWounds(state, part) >= needed
}
export const BODY = dragonParts.indexOf('body')

/** Whether a counter lies on the hex. */
export function isAt(state: State, slot: number, hex: HexId): boolean {
  const at = state.hex(slot)
  if (at === hex) return true
  if (at < 0) return false
  if (isPair(state, slot)) return rearOf(state.ground.board, at, state.facing(slot)) === hex
  return isBlackDragon(state, slot) && dragonHexes(state, slot).includes(hex)
}

/** Living counters on a hex, horses included: those on the map, standing or stunned. */
export const livingAt = (state: State, hex: HexId): readonly number[] =>
  slots(state).filter((slot) => isOnMap(state, slot) && isAt(state, slot, hex))
