import type { Point } from './point.ts'

/** A rectangle, in pixels of the board's frame or in units of the board. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How a board is shown: a point of it lies at `k` times its place, moved by x and y pixels. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}

/** Within what a camera is moved. */
export interface Stand {
  /** The whole frame, in its own pixels. */
  readonly frame: Box
  /** The part of it that nothing lies over. */
  readonly part: Box
  /** Size of the board in its own units. */
  readonly width: number
  readonly height: number
}

/** The largest part of a frame that is left when what lies over it is cut off at one side or another. */
export function uncoveredPart(frame: Box, covers: readonly Box[]): Box {
  let part = frame
  for (const cover of covers) {
    const isBeside =
      cover.left >= part.right ||
      cover.right <= part.left ||
      cover.top >= part.bottom ||
      cover.bottom <= part.top
    if (isBeside) continue
    const rests: readonly Box[] = [
      { ...part, bottom: Math.max(part.top, cover.top) },
      { ...part, top: Math.min(part.bottom, cover.bottom) },
      { ...part, right: Math.max(part.left, cover.left) },
      { ...part, left: Math.min(part.right, cover.right) },
    ]
    part = rests.reduce((best, rest) => (sizeOf(rest) > sizeOf(best) ? rest : best))
  }
  return part
}

/**
 * Whether what lies over a board takes more of it than bars at its edges do, and yet leaves enough to look at: a sheet drawn
 * up all the way is about to be lowered.
 */
export function isMuchCovered({ frame, part }: Stand): boolean {
  const left = sizeOf(part) / sizeOf(frame)
  return left > 0.3 && left < 0.7
}

const sizeOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top)

/** The rectangle of the board that holds all points with room around them, as far as there is a board. */
export function areaOf(
  points: readonly Point[],
  room: number,
  { width, height }: Pick<Stand, 'width' | 'height'>,
): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.max(0, Math.min(...xs) - room),
    top: Math.max(0, Math.min(...ys) - room),
    right: Math.min(width, Math.max(...xs) + room),
    bottom: Math.min(height, Math.max(...ys) + room),
  }
}

/** The scale at which an area just fits into the uncovered part. */
export const fittingScale = (area: Box, { part }: Stand): number =>
  Math.min(
    (part.right - part.left) / Math.max(1, area.right - area.left),
    (part.bottom - part.top) / Math.max(1, area.bottom - area.top),
  )

/** The same view nearer or farther, with the middle of the uncovered part in its place. */
export function scaledTo({ x, y, k }: Camera, scale: number, { part }: Stand): Camera {
  const cx = (part.left + part.right) / 2
  const cy = (part.top + part.bottom) / 2
  return { x: cx - ((cx - x) / k) * scale, y: cy - ((cy - y) / k) * scale, k: scale }
}

/**
 * Moves as little as brings an area into the uncovered part. Beside the board nothing is left empty while the
 * board is cut off at the other side, but under what lies over it there may be nothing.
 */
export function movedInto(camera: Camera, area: Box, stand: Stand): Camera {
  const { frame, width, height } = stand
  const into = shifted(camera, area, stand)
  const { k } = into
  const x = kept(into.x, frame.left, frame.right, width * k)
  const y = kept(into.y, frame.top, frame.bottom, height * k)
  return shifted({ x, y, k }, area, stand)
}

function shifted({ x, y, k }: Camera, area: Box, { part }: Stand): Camera {
  return {
    x: x + shift(area.left * k + x, area.right * k + x, part.left, part.right),
    y: y + shift(area.top * k + y, area.bottom * k + y, part.top, part.bottom),
    k,
  }
}

/** How far from…to has to go to lie within low…high; what is too long lies in the middle. */
function shift(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high) / 2 - (from + to) / 2
  return from < low ? low - from : to > high ? high - to : 0
}

/** Where a board of a length begins, so that it leaves no end of low…high empty, or lies within. */
function kept(at: number, low: number, high: number, length: number): number {
  const [least, most] = length >= high - low ? [high - length, low] : [low, high - length]
  return Math.min(most, Math.max(least, at))
}

/**
 * Where something of a size lies beside a place without covering it: in the free part, to the right where there is
 * room, else to the left, else above or below.
 */
export function beside(
  at: Point,
  roomPx: number,
  size: { readonly width: number; readonly height: number },
  { left, top, right, bottom }: Box,
): Point {
  const [x, y] = at
  const { width, height } = size
  const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
  const across = within(y - height / 2, top, bottom - height)
  if (x + roomPx + width <= right) return [x + roomPx, across]
  if (x - roomPx - width >= left) return [x - roomPx - width, across]
  const along = within(x - width / 2, left, right - width)
  return y - roomPx - height >= top ? [along, y - roomPx - height] : [along, y + roomPx]
}
