import type { Character } from '../data/character-schema.ts'
import type { Army, Scenario } from '../data/scenario-schema.ts'
import type { Sheets } from '../data/tables.ts'

/** Sides in seat order (DN-1.1). */
export const sideIds = ['exile', 'horde'] as const
export type SideId = (typeof sideIds)[number]
export const NOBODY = -1

const slotKinds = ['character', 'spectre', 'horse', 'chest'] as const
type SlotKind = (typeof slotKinds)[number]

/** One counter that a match may need: a character, a spectre still to be called, a horse, the chest. */
export interface Slot {
  readonly id: string
  readonly kind: SlotKind
  /** Values of the character; of a horse those of the rider whose it is. */
  readonly values: Character
  readonly side: number
  /** The rider's horse, as a slot; -1 for everyone else. */
  readonly horse: number
  readonly mounted: boolean
}

export interface Roster {
  readonly slots: readonly Slot[]
  /** Their numbers, 0 and up. */
  readonly all: readonly number[]
  readonly byId: ReadonlyMap<string, number>
}

/** What a list of units says of one of them. */
export interface Enlisted {
  readonly id: string
  readonly type: string
  readonly side: number
  readonly mounted: boolean
}

export const characterOf = (sheets: Sheets, type: string): Character | undefined =>
  sheets.characters.characters.find(({ id }) => id === type)

/** DN-18.4: a type alone where there is one of it, numbered where there are several. */
const unitId = (type: string, number: number, count: number): string =>
  count === 1 ? type : `${type}-${number}`

/** The type in a unit's id: `ork-3` is an `ork`. */
export const typeOfId = (id: string): string => id.replace(/-\d+$/, '')

/** Everybody of both armies, one after the other; where both have a type, they are numbered through. */
export function enlist(armies: readonly [Army, Army]): readonly Enlisted[] {
  const units = armies.flatMap((army, side) =>
    army.units.flatMap(({ type, count, posture }) =>
      Array.from({ length: count }, () => ({ type, side, mounted: posture === 'mounted' })),
    ),
  )
  return units.map((unit, i) => {
    const alike = units.filter(({ type }) => type === unit.type)
    const number = units.slice(0, i + 1).filter(({ type }) => type === unit.type).length
    return { ...unit, id: unitId(unit.type, number, alike.length) }
  })
}

/** Characters in the order given, then spectres to be called, then one horse a rider (DN-18.4), then the chest. */
export function createRoster(sheets: Sheets, units: readonly Enlisted[], scenario: Scenario): Roster {
  const slots: Slot[] = []
  const riders: number[] = []
  for (const { id, type, side, mounted } of units) {
    const values = characterOf(sheets, type)
    if (values === undefined || values.side === 'spectre') continue
    if (values.rider !== undefined) riders.push(slots.length)
    slots.push({
      id,
      kind: 'character',
      values,
      side,
      horse: -1,
      mounted: mounted && values.rider !== undefined,
    })
  }
  for (const values of sheets.characters.characters) {
    if (values.side !== 'spectre') continue
    for (let number = 1; number <= values.count; number++)
      slots.push({
        id: unitId(values.id, number, values.count),
        kind: 'spectre',
        values,
        side: NOBODY,
        horse: -1,
        mounted: false,
      })
  }
  for (const rider of riders) {
    const slot = slots[rider]
    if (slot === undefined) continue
    slots[rider] = { ...slot, horse: slots.length }
    slots.push({
      id: `horse-${slot.id}`,
      kind: 'horse',
      values: slot.values,
      side: slot.side,
      horse: -1,
      mounted: false,
    })
  }
  const bearer = sheets.characters.characters[0]
  if (scenario.chest !== undefined && bearer !== undefined)
    slots.push({
      id: 'chest',
      kind: 'chest',
      values: bearer,
      side: NOBODY,
      horse: -1,
      mounted: false,
    })
  return { slots, all: slots.map((_, slot) => slot), byId: new Map(slots.map(({ id }, slot) => [id, slot])) }
}
