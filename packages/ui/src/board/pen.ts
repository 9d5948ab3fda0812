import type { Point } from './point.ts'

/** Rounded to a tenth: drawings stay short. */
export const short = (value: number): number => Math.round(value * 10) / 10

/** A random source that always gives the same sequence for the same seed, so that a hex always looks the same. */
export type Jitter = (low?: number, high?: number) => number

export function jitter(seed: string): Jitter {
  let h = 2166136261
  for (const c of seed) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619)
  return (low = 0, high = 1) => {
    h = (Math.imul(h ^ (h >>> 15), 2246822507) + 0x9e3779b9) | 0
    return low + (((h ^ (h >>> 13)) >>> 0) / 4294967296) * (high - low)
  }
}

const joined = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${short(x)},${short(y)}`).join('L')

/** Path data of a closed polygon. */
export const polygon = (points: readonly Point[]): string => `M${joined(points)}Z`

/** Path data of an open line. */
export const polyline = (points: readonly Point[]): string => `M${joined(points)}`

/** A smooth curve through the points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], closed = false, tension = 6): string {
  const count = points.length
  const first = points[0]
  if (first === undefined) return ''
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? first
  let path = `M${short(first[0])},${short(first[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [ax, ay] = at(i - 1)
    const [bx, by] = at(i)
    const [cx, cy] = at(i + 1)
    const [ex, ey] = at(i + 2)
    path += `C${short(bx + (cx - ax) / tension)},${short(by + (cy - ay) / tension)} `
    path += `${short(cx - (ex - bx) / tension)},${short(cy - (ey - by) / tension)} ${short(cx)},${short(cy)}`
  }
  return path + (closed ? 'Z' : '')
}

/** An uneven closed blob. */
export function blob(x: number, y: number, radius: number, random: Jitter, lobes = 8, wobble = 0.16): string {
  const points: Point[] = []
  for (let i = 0; i < lobes; i++) {
    const angle = ((i + random(-0.25, 0.25)) / lobes) * Math.PI * 2
    const far = radius * (1 + random(-wobble, wobble))
    points.push([x + Math.cos(angle) * far, y + Math.sin(angle) * far])
  }
  return smooth(points, true)
}

/** A loop of hex corners as a softer line: the middles of its sides are kept, the corners are pulled in. */
export function soften(loop: readonly Point[]): readonly Point[] {
  return loop.map(([x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length] ?? [x, y]
    return [(x + nx) / 2, (y + ny) / 2]
  })
}

/** Joins separate segments into runs of points. */
export function chain(segments: readonly (readonly [Point, Point])[]): Point[][] {
  const left = new Set(segments)
  const runs: Point[][] = []
  for (const first of segments) {
    if (!left.delete(first)) continue
    const run: Point[] = [...first]
    while (grow(run, left)) {}
    runs.push(run)
  }
  return runs
}

function grow(run: Point[], left: Set<readonly [Point, Point]>): boolean {
  const head = run[0]
  const tail = run.at(-1)
  if (head === undefined || tail === undefined) return false
  for (const segment of left) {
    const [a, b] = segment
    for (const [near, far] of [
      [a, b],
      [b, a],
    ] as const) {
      if (samePoint(near, tail)) run.push(far)
      else if (samePoint(near, head)) run.unshift(far)
      else continue
      left.delete(segment)
      return true
    }
  }
  return false
}

const samePoint = (a: Point, b: Point): boolean =>
  Math.round(a[0]) === Math.round(b[0]) && Math.round(a[1]) === Math.round(b[1])

/** Rays of light around a point, each as wide as the dark between two, as path data. */
export const rays = (x: number, y: number, far: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const from = (i / count) * 2 * Math.PI
    const at = (angle: number) => `${short(x + Math.cos(angle) * far)},${short(y + Math.sin(angle) * far)}`
    return `M${x},${y}L${at(from)}L${at(from + Math.PI / count)}Z`
  }).join('')
