import type { Brand, Seat } from '@wyrmtable/kernel'
import { unitsData } from '../data/units.ts'

/** Seats in the order of play: the Invader owns two dragons, the Defender the city (DR-1.1). */
export const seatIds = ['invader', 'defender'] as const
export const INVADER = 0 as Seat
export const DEFENDER = 1 as Seat

/** Types of defender counters (DR-1.5). */
export const unitTypes = ['CAV', 'INF', 'ARH', 'MIL', 'HERO', 'WZD'] as const
export type UnitType = (typeof unitTypes)[number]

/** Index of a defender counter, 0…21: CAV1–4, INF1–8, ARH1–4, MIL1–4, HERO, WZD. */
export type Unit = Brand<number, 'Unit'>
/** Index of a dragon: 0 is D1, 1 is D2. */
export type Dragon = Brand<number, 'Dragon'>

/** Target areas of a dragon (DR-2). */
export const areas = ['head', 'wings', 'legs', 'belly'] as const
export type Area = (typeof areas)[number]

export const dragonIds = ['D1', 'D2'] as const
export type DragonId = (typeof dragonIds)[number]
export const dragons: readonly Dragon[] = dragonIds.map((_, i) => i as Dragon)

/** Counters by name in index order; one of a kind carries no number. */
export const unitIds: readonly string[] = unitTypes.flatMap((type) => {
  const count = unitsData.unitTypes[type].count
  return count === 1 ? [type] : Array.from({ length: count }, (_, i) => `${type}${i + 1}`)
})
export const units: readonly Unit[] = unitIds.map((_, i) => i as Unit)
const types: readonly UnitType[] = unitTypes.flatMap((type) =>
  Array.from({ length: unitsData.unitTypes[type].count }, () => type),
)
const unitByName = new Map(unitIds.map((name, i) => [name, i as Unit]))

export const parseUnit = (name: string): Unit | undefined => unitByName.get(name)
export const formatUnit = (unit: Unit): string => unitIds[unit] ?? '?'
export const parseDragon = (name: DragonId): Dragon => dragonIds.indexOf(name) as Dragon
export const formatDragon = (dragon: Dragon): DragonId => dragonIds[dragon] ?? 'D1'
export const otherDragon = (dragon: Dragon): Dragon => (1 - dragon) as Dragon

export const typeOf = (unit: Unit): UnitType => types[unit] ?? 'INF'
// Asked for every unit at every hex of a list: looked up by number.
const values = types.map((type) => unitsData.unitTypes[type])
const troops = values.map((one) => one.class === 'troop')
export const valuesOf = (unit: Unit) => values[unit] ?? unitsData.unitTypes[typeOf(unit)]
export const isTroop = (unit: Unit): boolean => troops[unit] === true
/** HERO and WZD, in that order; the last two counters. */
export const HERO: Unit = unitByName.get('HERO') ?? (20 as Unit)
export const WZD: Unit = unitByName.get('WZD') ?? (21 as Unit)
/** The counters of one type in number order. */
export const unitsOfType = (type: UnitType): readonly Unit[] => units.filter((unit) => typeOf(unit) === type)
