import type { Body, Point, Polygon } from '../index.ts'
import { isConvex, polygonOf } from '../index.ts'

/**
 * Random arrangements for comparisons. Small spans make coincidences common: tangents, touching ends,
 * common lines, points on borders.
 */
export class Arrangement {
  #seed: number

  constructor(seed: number) {
    this.#seed = seed >>> 0
  }

  /** 0 … n − 1 (mulberry32). */
  below(n: number): number {
    this.#seed = (this.#seed + 0x6d2b79f5) >>> 0
    let t = this.#seed
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % n
  }

  of<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new RangeError('nothing to choose from')
    return item
  }

  /** The width of the square that one arrangement lies in. */
  span(): number {
    return this.of([6, 12, 40, 150, 600, 3000])
  }

  point(span: number): Point {
    return { x: this.below(span + 1), y: this.below(span + 1) }
  }

  /** A point that likes to lie on the line of two others, or beside it by one. */
  nearLine(a: Point, b: Point, span: number): Point {
    if (this.below(2) === 0) return this.point(span)
    const share = this.below(5) - 1
    const x = a.x + Math.trunc(((b.x - a.x) * share) / 2) + this.below(3) - 1
    const y = a.y + Math.trunc(((b.y - a.y) * share) / 2) + this.below(3) - 1
    return { x: Math.min(3000, Math.max(0, x)), y: Math.min(3000, Math.max(0, y)) }
  }

  body(at: Point): Body {
    return {
      ...at,
      z: this.of([0, 0, 0, 15, 30, 50, 90]),
      radius: this.of([12, 12, 15, 20, 25, 30]),
      height: this.of([30, 30, 45, 60, 70]),
    }
  }

  polygon(span: number): Polygon {
    for (;;) {
      const corners = Array.from({ length: this.of([3, 4, 4]) }, () => this.point(span))
      if (isConvex(corners)) return polygonOf(corners)
    }
  }
}
