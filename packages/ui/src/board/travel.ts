import type { Point } from './point.ts'

/** Milliseconds of a length given by a custom property such as `--step`; 0 with reduced motion. */
export function motionMs(name: '--quick' | '--step' | '--move' | '--roll'): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const number = Number.parseFloat(value)
  if (Number.isNaN(number)) return 0
  return value.endsWith('ms') ? number : number * 1000
}

/** The longest that a path may take, whatever its length. */
const longestMs = 1200

/** How a piece travels. */
export interface Travel {
  /** Where it was, then every place on its way; the last is where it is now. */
  readonly points: readonly Point[]
  /** One high arc instead of steps. */
  readonly isLeap?: boolean
  /** High above the board all the way: a little larger, without the hop of each step. */
  readonly isFlight?: boolean
  /** Times as fast. */
  readonly pace?: number
}

/** How long a travel takes. */
export function travelMs({ points, isLeap = false, pace = 1 }: Travel): number {
  const step = motionMs('--step')
  const steps = points.length - 1
  if (step === 0 || steps < 1) return 0
  return Math.min(longestMs, isLeap ? step * 2.33 : step * steps) / pace
}

/** Lets a piece that is drawn at the end of its way come from its beginning; only `transform` changes. */
export function travel(node: SVGElement, way: Travel): Animation | undefined {
  const duration = travelMs(way)
  const { points, isLeap = false, isFlight = false } = way
  const first = points[0]
  const last = points.at(-1)
  if (duration === 0 || first === undefined || last === undefined) return undefined
  const at = ([x, y]: Point, lift: number, scale = 1) => ({
    transform: `translate(${x}px, ${y - lift}px) scale(${scale})`,
  })
  const middle: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]
  const frames = isLeap
    ? [at(first, 0), at(middle, 26, 1.12), at(last, 0)]
    : isFlight
      ? points.map((point, place) => at(point, 0, place === 0 || place === points.length - 1 ? 1 : 1.08))
      : points.flatMap((point, place) => {
          const next = points[place + 1]
          if (next === undefined) return [at(point, 0)]
          return [at(point, 0), at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2], 4)]
        })
  return node.animate(frames, { duration, easing: isLeap ? 'ease-in-out' : 'linear' })
}
