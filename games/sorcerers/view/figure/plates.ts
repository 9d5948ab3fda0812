import type { Point } from '@wyrmtable/plane'
import { cutoutHeight, feet } from './cutout-size.ts'

/** A base on the table and the size of the plate that it is to wear; mm. */
export interface Worn extends Point {
  readonly id: string
  readonly radius: number
  readonly width: number
}

/** Height of a plate, mm. */
export const PLATE = 15
/** Between a base and its plate, mm; below nothing the two overlap a little. */
const GAP = -1.5
const PLACES = 16
/** How much farther off a plate lies that finds no room at its base, mm. */
const STEP = 13

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Where each figure wears its plate, as the middle of it: outside its base, fanned where bases touch, so that no plate
 * lies on a base, a cut-out or another plate as long as there is room. Below to the right where nothing is in the way.
 */
export function platesOf(figures: readonly Worn[]): ReadonlyMap<string, Point> {
  const bases = figures.map((figure) => ({ figure, box: baseOf(figure) }))
  const cutouts = figures.map(standing)
  const placed: Box[] = []
  const found = new Map<string, Point>()
  const crowd = (one: Worn) =>
    figures.filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius + 20)
      .length
  // Who has least room chooses first.
  const order = figures
    .map((figure) => ({ figure, crowd: crowd(figure) }))
    .toSorted((a, b) => b.crowd - a.crowd)
  for (const { figure } of order) {
    // What lies farther off than any place of the plate is in nobody's way.
    const room = roomOf(figure)
    const nearBases = bases.filter(({ box }) => overlap(room, box) > 0)
    const nearCutouts = cutouts.filter((box) => overlap(room, box) > 0)
    const nearPlates = placed.filter((box) => overlap(room, box) > 0)
    let best: Point = figure
    let least = Number.POSITIVE_INFINITY
    for (let place = 0; place < 2 * PLACES; place++) {
      // From the lower right round and round, then once more a step farther off.
      const turn = place % PLACES
      const isFar = place >= PLACES
      const at = beside(figure, Math.PI / 4 + (turn * 2 * Math.PI) / PLACES, isFar ? STEP : 0)
      const box = boxAt(at, figure.width)
      let cost = Math.min(turn, PLACES - turn) * 2 + (isFar ? 60 : 0)
      for (const base of nearBases) cost += overlap(box, base.box) * (base.figure === figure ? 1 : 4)
      for (const other of nearCutouts) cost += overlap(box, other) * 1.5
      for (const other of nearPlates) cost += overlap(box, other) * 8
      if (cost >= least) continue
      least = cost
      best = at
    }
    placed.push(boxAt(best, figure.width))
    found.set(figure.id, best)
  }
  return found
}

/** The middle of a plate that touches the base from that side, or lies so much farther off. */
function beside({ x, y, radius, width }: Worn, angle: number, more: number): Point {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const half = Math.min(width / 2 / Math.max(1e-9, Math.abs(dx)), PLATE / 2 / Math.max(1e-9, Math.abs(dy)))
  const far = radius + GAP + half + more
  return { x: x + dx * far, y: y + dy * far }
}

const boxAt = ({ x, y }: Point, width: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - PLATE / 2,
  bottom: y + PLATE / 2,
})

/** The part of a cut-out that is more than its base: its upper half. */
function standing({ x, y, radius }: Worn): Box {
  const size = cutoutHeight(radius)
  return {
    left: x - size * 0.4,
    right: x + size * 0.4,
    top: y + radius * feet - size,
    bottom: y + radius * feet,
  }
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** A base, taken as the square within its circle. */
function baseOf({ x, y, radius }: Worn): Box {
  const half = radius * 0.8
  return { left: x - half, right: x + half, top: y - half, bottom: y + half }
}

/** All that a plate could cover from any of its places. */
function roomOf({ x, y, radius, width }: Worn): Box {
  const across = radius + STEP + width
  const along = radius + STEP + PLATE
  return { left: x - across, right: x + across, top: y - along, bottom: y + along }
}
