import type { Body, Mover, Point, Surface, Terrain } from '@wyrmtable/plane'
import type { Spot } from '../actions.ts'
import type { Slot } from '../roster.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'

/** A figure on the table as geometry sees it; a copy, which does not follow the state. */
export interface Figure extends Body {
  readonly slot: number
  readonly id: string
  readonly seat: number
  readonly surface: number
  readonly kind: 'sorcerer' | 'foot' | 'large' | 'gun'
}

/** Everybody on the table, in id order, and what they stand on. */
export interface Scene {
  readonly state: State
  readonly table: Table
  readonly terrain: Terrain
  readonly figures: readonly Figure[]
}

interface Kept {
  readonly stamp: number
  readonly scene: Scene
}
const kept = new WeakMap<State, Kept>()

/** The scene now; made again only after a figure was placed or removed (`State.stamp`). */
export function sceneOf(state: State): Scene {
  const known = kept.get(state)
  if (known !== undefined && known.stamp === state.stamp) return known.scene
  const scene = makeScene(state)
  kept.set(state, { stamp: state.stamp, scene })
  return scene
}

/** The scene as the state has it. */
export function makeScene(state: State): Scene {
  const { table, slots } = state.setting
  const { terrain } = table
  const figures: Figure[] = []
  for (const [slot, { id, seat, race, radius, height }] of slots.list.entries()) {
    if (!state.exists(slot)) continue
    const surface = state.surface(slot)
    figures.push({
      slot,
      id,
      seat,
      surface,
      kind: race?.kind ?? 'sorcerer',
      x: state.x(slot),
      y: state.y(slot),
      z: terrain.surfaces[surface]?.z ?? 0,
      radius,
      height,
    })
  }
  return { state, table, terrain, figures }
}

export const figureAt = ({ figures }: Scene, slot: number): Figure | undefined =>
  figures.find((figure) => figure.slot === slot)

/** The figure of an id that stands on the table. */
export const figureOf = ({ figures }: Scene, id: string): Figure | undefined =>
  figures.find((figure) => figure.id === id)

export const enemiesOf = ({ figures }: Scene, seat: number): readonly Figure[] =>
  figures.filter((figure) => figure.seat !== seat)

/** What of the terrain stops a figure (SO-7.2, SO-9.5). */
export const moverOf = ({ kind, radius, height }: Pick<Figure, 'kind' | 'radius' | 'height'>): Mover => ({
  radius,
  height,
  keepsOut: kind === 'sorcerer',
  onWheels: kind === 'gun',
})

export function surfaceAt({ terrain }: Scene, surface: number): Surface {
  const found = terrain.surfaces[surface]
  if (found === undefined) throw new RangeError(`no surface ${surface}`)
  return found
}

/** The number of a surface named in an action, or −1. */
export const surfaceNamed = ({ table }: Scene, id: string): number => table.surfaceIds.indexOf(id)

export const spotOf = (table: Table, surface: number, { x, y }: Point): Spot => ({
  s: table.surfaceIds[surface] ?? 'table',
  x,
  y,
})

/** The figure moved to another place, as geometry sees it. */
export const movedTo = (scene: Scene, figure: Figure, surface: number, { x, y }: Point): Figure => ({
  ...figure,
  surface,
  x,
  y,
  z: surfaceAt(scene, surface).z,
})

export function slotAt(state: State, slot: number): Slot {
  const found = state.setting.slots.list[slot]
  if (found === undefined) throw new RangeError(`no slot ${slot}`)
  return found
}

export const idAt = (state: State, slot: number): string => slotAt(state, slot).id
