import { type Point, pointDistance, squaredDistance } from '@wyrmtable/plane'
import type { ActionOf } from '../actions.ts'
import type { Play } from '../play.ts'
import { type Edge, edges, type Refusal, refuse } from '../refusals.ts'
import { sorcererData } from '../roster.ts'
import { passSetup } from '../sequence.ts'
import type { State } from '../state.ts'
import { TABLE } from '../table.ts'
import { faceOf, vectorOf } from '../topics/facing.ts'
import { besides } from '../topics/obstruction.ts'
import { idAt, type Scene, sceneOf, spotOf } from '../topics/scene.ts'
import { canStand, standingRefusal } from '../topics/standing.ts'

type Placing = ActionOf<'placeSorcerer'>

/** SO-5.3: the least distance between sorcerers at set-up, and by how much it is lowered; mm. */
const APART = 350
const LOWERING = 50

const radius = sorcererData.radius_mm

export const edgeOf = (state: State, seat: number): Edge => edges[state.order.indexOf(seat)] ?? 'left'

/** The place on an edge with its free coordinate at `n` mm. */
export function placeOn(edge: Edge, { terrain: { width, height } }: Scene, n: number): Point {
  switch (edge) {
    case 'left':
      return { x: radius, y: n }
    case 'right':
      return { x: width - radius, y: n }
    case 'top':
      return { x: n, y: radius }
    case 'bottom':
      return { x: n, y: height - radius }
    default:
      return edge satisfies never
  }
}

/** The last free coordinate of an edge at which a base still lies on the table. */
export const edgeLength = (edge: Edge, { terrain: { width, height } }: Scene): number =>
  (edge === 'left' || edge === 'right' ? height : width) - radius

const stander = (state: State, seat: number) => ({
  id: idAt(state, state.setting.slots.sorcerers[seat] ?? 0),
  kind: 'sorcerer' as const,
  radius,
  height: sorcererData.height_mm,
})

/** Whether the player may place his sorcerer there, at the distance that now holds. */
export function isFreePlace(scene: Scene, seat: number, at: Point, apart: number): boolean {
  return (
    scene.figures.every((other) => squaredDistance(other, at) >= apart * apart) &&
    canStand(scene, scene.figures, stander(scene.state, seat), TABLE, at)
  )
}

/** SO-5.3: 350 mm, lowered by 50 until the edge has a place. */
export function apartFor(scene: Scene, seat: number): number {
  const edge = edgeOf(scene.state, seat)
  const last = edgeLength(edge, scene)
  for (let apart = APART; apart > 0; apart -= LOWERING) {
    for (let n = radius; n <= last; n++) {
      if (isFreePlace(scene, seat, placeOn(edge, scene, n), apart)) return apart
    }
  }
  return 0
}

/**
 * SO-5.3: the first edge that would be given out and has no place for a sorcerer. A place so near to a corner
 * that somebody on the next edge could stand on it is none to rely on.
 */
export function edgeWithoutRoom(state: State): Edge | undefined {
  const scene = sceneOf(state)
  const clear = 3 * radius
  return edges.slice(0, state.seats).find((edge) => {
    const last = edgeLength(edge, scene) - 2 * radius
    for (let n = clear; n <= last; n++) {
      if (canStand(scene, [], stander(state, 0), TABLE, placeOn(edge, scene, n))) return false
    }
    return true
  })
}

export function checkPlaceSorcerer(state: State, { x, y }: Placing): Refusal | undefined {
  const scene = sceneOf(state)
  const seat = state.current
  const at = { x, y }
  const refused = standingRefusal(scene, scene.figures, stander(state, seat), TABLE, at)
  if (refused !== undefined) return refused
  const edge = edgeOf(state, seat)
  const along = edge === 'left' || edge === 'right' ? y : x
  const place = placeOn(edge, scene, along)
  if (place.x !== x || place.y !== y) {
    return refuse('E_ZONE', 'SO-5.3', {
      figure: stander(state, seat).id,
      at: [x, y],
      what: edge,
      needHundredths: 0,
      foundHundredths: 100 * (Math.abs(place.x - x) + Math.abs(place.y - y)),
    })
  }
  const apart = apartFor(scene, seat)
  const near = scene.figures.find((other) => squaredDistance(other, at) < apart * apart)
  if (near === undefined) return undefined
  return refuse('E_ZONE', 'SO-5.3', {
    figure: stander(state, seat).id,
    at: [x, y],
    ...besides(near),
    needHundredths: 100 * apart,
    foundHundredths: pointDistance(near, at),
  })
}

export function placeSorcerer(play: Play, { x, y, face }: Placing): void {
  putSorcerer(play, play.state.current, { x, y }, vectorOf(face))
  passSetup(play)
}

export function putSorcerer({ state, emit }: Play, seat: number, at: Point, facing: Point): void {
  const slot = state.setting.slots.sorcerers[seat]
  if (slot === undefined) throw new RangeError(`no sorcerer of seat ${seat}`)
  state.place(slot, TABLE, at.x, at.y)
  state.setFacing(slot, facing)
  emit({
    type: 'sorcererPlaced',
    figure: idAt(state, slot),
    at: spotOf(state.setting.table, TABLE, at),
    face: faceOf(facing),
  })
}
