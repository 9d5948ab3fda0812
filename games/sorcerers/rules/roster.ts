import { racesData } from '../data/races.ts'
import type { Race, WeaponId } from '../data/schema.ts'
import { spellsData } from '../data/spells.ts'
import { weaponsData } from '../data/weapons.ts'

export type RosterId = keyof typeof racesData.rosters

export const seatIds = ['P1', 'P2', 'P3', 'P4'] as const
export type SeatId = (typeof seatIds)[number]

export const sorcererData = racesData.sorcerer
const [bolt, strengthen, wind, create] = spellsData.spells
/** SO-10: the four magical actions, and what a sorcerer receives and keeps. */
export const magic = {
  income: spellsData.income_points,
  cap: spellsData.carry_cap_points,
  bolt,
  strengthen,
  wind,
  create,
} as const

const racesById = new Map(racesData.races.map((race) => [race.id, race]))

/** SO-11.1, SO-11.4: the races that may be created, in data order. */
export const raceList = (roster: RosterId): readonly Race[] =>
  racesData.rosters[roster].flatMap((id) => racesById.get(id) ?? [])

export const raceOf = (id: string): Race | undefined => racesById.get(id)

const weapon = (id: string) => {
  const found = weaponsData.weapons.find((one) => one.id === id)
  if (found === undefined) throw new RangeError(`weapons.json has no ${id}`)
  return found
}
/** SO-8.7, SO-11.13: figures of weapons that no race overrides. Ranges in mm. */
export const arms = {
  shotRange: weapon('shooter').range_mm ?? 0,
  gunRange: weapon('artillery').range_mm ?? 0,
  breathRange: weapon('breath').range_mm ?? 0,
  ramDamage: weapon('advance').default_damage,
  knifeDamage: weapon('light').default_damage,
} as const

export const isMelee = (weaponId: WeaponId | 'none'): boolean =>
  weaponId === 'light' || weaponId === 'medium' || weaponId === 'natural'

/** A place in the state for one figure that may exist. */
export interface Slot {
  readonly id: string
  readonly seat: number
  /** Undefined for the sorcerer. */
  readonly race: Race | undefined
  readonly number: number
  readonly radius: number
  readonly height: number
}

/** SO-1.4: every figure that a game of so many seats may hold, in id order (as plain text). */
export interface Slots {
  readonly list: readonly Slot[]
  /** The slot of an id, or undefined. */
  readonly byId: ReadonlyMap<string, number>
  /** The sorcerers' slots by seat. */
  readonly sorcerers: readonly number[]
}

const known = new Map<string, Slots>()

export function slotsOf(roster: RosterId, seats: number): Slots {
  const key = `${roster}/${seats}`
  const found = known.get(key)
  if (found !== undefined) return found
  const list = seatIds
    .slice(0, seats)
    .flatMap((id, seat) => [
      sorcererSlot(id, seat),
      ...raceList(roster).flatMap((race) => creatureSlots(id, seat, race)),
    ])
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const byId = new Map(list.map(({ id }, slot) => [id, slot]))
  const sorcerers = seatIds.slice(0, seats).map((id) => byId.get(`${id}-sorcerer`) ?? -1)
  const slots: Slots = { list, byId, sorcerers }
  known.set(key, slots)
  return slots
}

const sorcererSlot = (id: SeatId, seat: number): Slot => ({
  id: `${id}-sorcerer`,
  seat,
  race: undefined,
  number: 0,
  radius: sorcererData.radius_mm,
  height: sorcererData.height_mm,
})

const creatureSlots = (id: SeatId, seat: number, race: Race): readonly Slot[] =>
  Array.from({ length: race.slots }, (_, place) => ({
    id: `${id}-${race.id}-${place + 1}`,
    seat,
    race,
    number: place + 1,
    radius: race.radius_mm,
    height: race.height_mm,
  }))
