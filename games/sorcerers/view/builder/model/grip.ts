import type { Piece, TableData } from '../../../data/table-schema.ts'
import { farFromEdge, isInside } from '../../field/shape.ts'
import { type Bench, type Chosen, changeLink, changePiece, changeStart } from './edits.ts'
import { type Corner, type Frame, framed, frameOf, rotated } from './frame.ts'
import { keptInside } from './inside.ts'
import { linkAt } from './links.ts'
import { facing } from './starts.ts'

/** What a press on the table takes hold of. */
export type Grip =
  | { readonly type: 'move'; readonly chosen: Chosen }
  | { readonly type: 'corner'; readonly id: string; readonly across: 1 | -1; readonly down: 1 | -1 }
  | { readonly type: 'end'; readonly id: string; readonly end: 'a' | 'b' }
  | { readonly type: 'turn'; readonly chosen: Chosen }

/** How far from its piece the knob lies by which that is turned, in mm. */
const KNOB = 44
/** The least length of a side and of a low wall, in mm. */
const LEAST = 20
/** The longest side, in mm. */
const MOST = 800

/** The knob by which something chosen is turned. */
export function knobOf(data: TableData, chosen: Chosen): Corner | undefined {
  if (chosen.kind === 'link') return undefined
  if (chosen.kind === 'start') {
    const start = data.starts[chosen.seats]?.[chosen.place]
    if (start === undefined) return undefined
    const far = Math.hypot(start.fx, start.fy)
    return [start.x + (start.fx / far) * KNOB, start.y + (start.fy / far) * KNOB]
  }
  const piece = data.pieces.find(({ id }) => id === chosen.id)
  if (piece === undefined) return undefined
  const frame = frameOf(piece)
  return worldOf(frame, [0, -frame.deep / 2 - KNOB])
}

/** The handles at the corners of a piece, or at the ends of a low wall. */
export function handlesOf(piece: Piece): readonly { readonly at: Corner; readonly grip: Grip }[] {
  const { id } = piece
  if (piece.kind === 'low') {
    return [
      { at: piece.a, grip: { type: 'end', id, end: 'a' } },
      { at: piece.b, grip: { type: 'end', id, end: 'b' } },
    ]
  }
  const frame = frameOf(piece)
  return signs.map(([across, down]) => ({
    at: worldOf(frame, [(across * frame.wide) / 2, (down * frame.deep) / 2]),
    grip: { type: 'corner', id, across, down },
  }))
}

const signs = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

const worldOf = ({ x, y, degrees }: Frame, local: Corner): Corner => {
  const [dx, dy] = rotated(local, degrees)
  return [x + dx, y + dy]
}

/** What lies at a place: first the handles of what is chosen, then starts, links, and pieces from above. */
export function gripAt(
  data: TableData,
  chosen: Chosen | undefined,
  seats: 2 | 3 | 4,
  at: Corner,
  reachMm: number,
): Grip | undefined {
  const isNear = (other: Corner, by = reachMm): boolean =>
    Math.hypot(at[0] - other[0], at[1] - other[1]) <= by
  const knob = chosen === undefined ? undefined : knobOf(data, chosen)
  if (chosen !== undefined && knob !== undefined && isNear(knob)) return { type: 'turn', chosen }
  const piece = chosen?.kind === 'piece' ? data.pieces.find(({ id }) => id === chosen.id) : undefined
  const handle = piece === undefined ? undefined : handlesOf(piece).find((one) => isNear(one.at))
  if (handle !== undefined) return handle.grip
  const hit = chosenAt(data, seats, at, reachMm)
  return hit === undefined ? undefined : { type: 'move', chosen: hit }
}

const layers = ['building', 'low', 'rock', 'ruin', 'wood'] as const

function chosenAt(data: TableData, seats: 2 | 3 | 4, at: Corner, reachMm: number): Chosen | undefined {
  const far = ({ x, y }: { readonly x: number; readonly y: number }): number =>
    Math.hypot(x - at[0], y - at[1])
  const place = (data.starts[seats] ?? []).findIndex((start) => far(start) <= Math.max(18, reachMm))
  if (place >= 0) return { kind: 'start', seats, place }
  const link = data.links.find(({ a, b }) => Math.min(far(a), far(b)) <= Math.max(9, reachMm * 0.8))
  if (link !== undefined) return { kind: 'link', id: link.id }
  for (const layer of layers) {
    const piece = data.pieces.findLast((one) => one.kind === layer && isOn(one, at, reachMm))
    if (piece !== undefined) return { kind: 'piece', id: piece.id }
  }
  return undefined
}

const isOn = (piece: Piece, at: Corner, reachMm: number): boolean =>
  piece.kind === 'low'
    ? farFromEdge(at, [piece.a, piece.b]) <= Math.max(9, reachMm)
    : isInside(at, piece.poly)

/** What is chosen by taking hold of something. */
export const chosenBy = (grip: Grip): Chosen =>
  grip.type === 'move' || grip.type === 'turn' ? grip.chosen : { kind: 'piece', id: grip.id }

/** The table after what is held was drawn from one place to another; lengths go in steps of `snapMm`. */
export function dragged(bench: Bench, grip: Grip, from: Corner, to: Corner, snapMm: number): TableData {
  const { data } = bench
  const snap = (n: number): number => Math.round(n / snapMm) * snapMm
  const by: Corner = [to[0] - from[0], to[1] - from[1]]
  switch (grip.type) {
    case 'move':
      return movedBy(bench, grip.chosen, by, snap)
    case 'turn':
      return turnedTo(bench, grip.chosen, to, snapMm === 1 ? 1 : 5)
    case 'end': {
      const wall = data.pieces.find(({ id }) => id === grip.id)
      if (wall?.kind !== 'low') return data
      const end: [number, number] = [within(snap(to[0]), data.width), within(snap(to[1]), data.height)]
      const other = grip.end === 'a' ? wall.b : wall.a
      if (Math.hypot(end[0] - other[0], end[1] - other[1]) < LEAST) return data
      return changePiece(bench, { ...wall, [grip.end]: end })
    }
    case 'corner': {
      const piece = data.pieces.find(({ id }) => id === grip.id)
      return piece === undefined ? data : changePiece(bench, stretched(piece, grip, to, snap, data))
    }
    default:
      return grip satisfies never
  }
}

const within = (n: number, most: number): number => Math.max(0, Math.min(most, n))

function movedBy(bench: Bench, chosen: Chosen, [dx, dy]: Corner, snap: (n: number) => number): TableData {
  const { data } = bench
  if (chosen.kind === 'start') {
    const start = data.starts[chosen.seats]?.[chosen.place]
    if (start === undefined) return data
    const [x, y] = [within(snap(start.x + dx), data.width), within(snap(start.y + dy), data.height)]
    return changeStart(bench, chosen.seats, chosen.place, { ...start, x, y })
  }
  if (chosen.kind === 'link') {
    const link = data.links.find(({ id }) => id === chosen.id)
    if (link === undefined) return data
    const [x, y] = [(link.a.x + link.b.x) / 2 + dx, (link.a.y + link.b.y) / 2 + dy]
    return changeLink(bench, linkAt(data, link, x, y))
  }
  const piece = data.pieces.find(({ id }) => id === chosen.id)
  if (piece === undefined) return data
  const frame = frameOf(piece)
  // What lies square is snapped by its corner, so that its sides lie on the lines.
  const isSquare = frame.degrees % 90 === 0
  const [halfX, halfY] =
    frame.degrees % 180 === 0 ? [frame.wide / 2, frame.deep / 2] : [frame.deep / 2, frame.wide / 2]
  const [offX, offY] = isSquare ? [halfX, halfY] : [0, 0]
  const x = snap(frame.x + dx - offX) + offX
  const y = snap(frame.y + dy - offY) + offY
  return changePiece(bench, keptInside(framed(piece, { ...frame, x, y }), data))
}

/** Turned so that the knob points at a place. */
function turnedTo(bench: Bench, chosen: Chosen, [x, y]: Corner, stepDegrees: number): TableData {
  const { data } = bench
  const angle = (cx: number, cy: number): number => (Math.atan2(y - cy, x - cx) * 180) / Math.PI
  const step = (degrees: number): number => Math.round(degrees / stepDegrees) * stepDegrees
  if (chosen.kind === 'start') {
    const start = data.starts[chosen.seats]?.[chosen.place]
    if (start === undefined) return data
    return changeStart(bench, chosen.seats, chosen.place, facing(start, step(angle(start.x, start.y))))
  }
  const piece = data.pieces.find(({ id }) => chosen.kind === 'piece' && id === chosen.id)
  if (piece === undefined) return data
  const frame = frameOf(piece)
  return turnPiece(bench, piece, step(angle(frame.x, frame.y) + 90))
}

/** A piece turned to an angle, in degrees. */
export function turnPiece(bench: Bench, piece: Piece, degrees: number): TableData {
  const round = ((((degrees + 180) % 360) + 360) % 360) - 180
  const next = framed(piece, { ...frameOf(piece), degrees: round })
  return changePiece(bench, keptInside(next, bench.data))
}

/** Another size while the opposite corner stays. */
function stretched(
  piece: Piece,
  { across, down }: Extract<Grip, { type: 'corner' }>,
  to: Corner,
  snap: (n: number) => number,
  data: TableData,
): Piece {
  const frame = frameOf(piece)
  const fixed = worldOf(frame, [(-across * frame.wide) / 2, (-down * frame.deep) / 2])
  const [lx, ly] = rotated([to[0] - fixed[0], to[1] - fixed[1]], -frame.degrees)
  const side = (n: number): number => Math.max(LEAST, Math.min(MOST, snap(n)))
  const [wide, deep] = [side(lx * across), side(ly * down)]
  const [mx, my] = rotated([(across * wide) / 2, (down * deep) / 2], frame.degrees)
  return keptInside(framed(piece, { ...frame, x: fixed[0] + mx, y: fixed[1] + my, wide, deep }), data)
}
