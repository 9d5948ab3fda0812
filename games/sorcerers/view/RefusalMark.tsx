import type { Refusal as AnyRefusal } from '@wyrmtable/kernel'
import { type Point, squaredDistance } from '@wyrmtable/plane'
import type { Refusal, Shape } from '../rules/refusals.ts'
import { figureOf, type Scene } from '../rules/topics/scene.ts'
import { Chip } from './Marks.tsx'
import type { Way } from './way.ts'

/**
 * A refusal on the table: what is in the way, the base where the two meet, and by how many millimetres it
 * fails. `label` is that measure in words.
 */
export function RefusalMark({
  refusal,
  way,
  scene,
  label,
}: {
  readonly refusal: AnyRefusal
  readonly way: Way
  readonly scene: Scene
  readonly label: string | undefined
}) {
  const { type, at: pair, from, surface, needHundredths } = refusal as Refusal
  const shape = (refusal as Refusal).shape ?? spokenOf(refusal as Refusal, scene)
  const at = pair && pointOf(pair)
  if (at === undefined) {
    return shape === undefined ? null : (
      <g className="sorcerers-refusal" data-refusal={type} pointerEvents="none">
        <InTheWay shape={shape} scene={scene} surface={surface} />
      </g>
    )
  }
  const leg = { from: from === undefined ? at : pointOf(from), to: at }
  const met = type === 'E_SIGHT' || shape === undefined ? at : nearestOnLeg(leg.from, leg.to, shape)
  const base = bases.has(type) && shape?.kind !== 'figure' ? (needHundredths ?? 0) / 100 : 0
  return (
    <g className="sorcerers-refusal" data-refusal={type} pointerEvents="none" fill="none">
      {shape === undefined ? null : <InTheWay shape={shape} scene={scene} surface={surface} />}
      {rulers.has(type) ? <Ruler from={rulerFrom(refusal as Refusal, scene) ?? leg.from} to={at} /> : null}
      {type === 'E_ARC' && from !== undefined ? (
        <ArcBorder refusal={refusal as Refusal} scene={scene} />
      ) : null}
      {type === 'E_LENGTH' ? <Beyond way={way} refusal={refusal as Refusal} /> : null}
      {base > 0 && shape?.kind !== 'ceiling' ? (
        <circle cx={met.x} cy={met.y} r={base} stroke="#fff" strokeWidth="2" strokeDasharray="4 4" />
      ) : null}
      <g transform={`translate(${met.x} ${met.y})`}>
        <circle r="9" fill="#fff" stroke="#1d120b" strokeWidth="2" />
        <path d="M-4,-4L4,4M4,-4L-4,4" stroke="#a82a1c" strokeWidth="3" strokeLinecap="round" />
        {label === undefined ? null : <Chip y={34} text={label} />}
      </g>
    </g>
  )
}

/** Where no shape is named, and no place either, the figure that the refusal speaks of. */
function spokenOf({ at, other, figure }: Refusal, scene: Scene): Shape | undefined {
  const id = other ?? figure
  const spoken = at !== undefined || id === undefined ? undefined : figureOf(scene, id)
  return spoken && { kind: 'figure', id: spoken.id, x: spoken.x, y: spoken.y, r: spoken.radius }
}

/** Refusals in which a base comes too near to something. */
const bases: ReadonlySet<string> = new Set(['E_WALL', 'E_AREA', 'E_EDGE', 'E_STAND'])
/** Refusals that speak of a distance between two places. */
const rulers: ReadonlySet<string> = new Set([
  'E_SIGHT',
  'E_ARC',
  'E_CONTACT',
  'E_COHESION',
  'E_ZONE',
  'E_JUMP',
  'E_CREW',
])

const pointOf = ([x, y]: readonly [number, number]): Point => ({ x, y })
const pathOf = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x},${y}`).join('L')}`

/** What is in the way, red in a white rim, so that it shows on any ground. */
function InTheWay({
  shape,
  scene,
  surface,
}: {
  readonly shape: Shape
  readonly scene: Scene
  readonly surface: string | undefined
}) {
  if (shape.kind === 'figure') {
    const { x, y, r } = shape
    return (
      <g className="sorcerers-in-the-way" fill="none">
        <circle cx={x} cy={y} r={r + 2} stroke="#fff" strokeWidth="7" />
        <circle cx={x} cy={y} r={r + 2} stroke="#c2261b" strokeWidth="4" />
      </g>
    )
  }
  const isArea = shape.kind === 'area' || shape.kind === 'ceiling'
  const points = outlineOf(shape, scene, surface)
  const line = pathOf(points) + (points.length > 2 ? 'Z' : '')
  return (
    <g className="sorcerers-in-the-way" fill="none" strokeLinejoin="round" strokeLinecap="round">
      {isArea ? <path d={line} fill="#c2261b" fillOpacity=".22" /> : null}
      <path d={line} stroke="#fff" strokeWidth="8" />
      <path d={line} stroke="#c2261b" strokeWidth="4.5" strokeDasharray={isArea ? '10 7' : undefined} />
    </g>
  )
}

function outlineOf(
  shape: Exclude<Shape, { kind: 'figure' }>,
  { table, terrain: { surfaces, width, height } }: Scene,
  surface: string | undefined,
): readonly Point[] {
  if (shape.kind !== 'edge') return cornersOf(shape)
  const slab = surfaces[table.surfaceIds.indexOf(surface ?? 'table')]?.polygon
  return (
    slab?.corners ?? [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ]
  )
}

function cornersOf(shape: Exclude<Shape, { kind: 'edge' }>): readonly Point[] {
  if ('a' in shape) return [pointOf(shape.a), pointOf(shape.b)]
  return 'corners' in shape ? shape.corners.map(pointOf) : [shape]
}

/** The point of a leg that is nearest to what is in the way: where the base would be too near. */
function nearestOnLeg(from: Point, to: Point, shape: Shape): Point {
  const goals = shape.kind === 'edge' ? [] : cornersOf(shape)
  let best = to
  let least = Number.POSITIVE_INFINITY
  const steps = 60
  for (let step = 0; step <= steps; step++) {
    const at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }
    const far = distanceTo(at, goals)
    if (far >= least) continue
    least = far
    best = at
  }
  return best
}

/** From a point to one other, to a segment, or to the outline of a polygon; for drawing only. */
function distanceTo(at: Point, corners: readonly Point[]): number {
  const [first] = corners
  if (first === undefined) return 0
  if (corners.length === 1) return squaredDistance(at, first)
  return Math.min(
    ...corners.map((a, place) => {
      const b = corners[(place + 1) % corners.length] ?? first
      const [dx, dy] = [b.x - a.x, b.y - a.y]
      const length = dx * dx + dy * dy
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / length))
      return squaredDistance(at, { x: a.x + t * dx, y: a.y + t * dy })
    }),
  )
}

function Ruler({ from, to }: { readonly from: Point; readonly to: Point }) {
  const line = pathOf([from, to])
  return (
    <>
      <path d={line} stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <path d={line} stroke="#c2261b" strokeWidth="2.5" strokeDasharray="7 5" />
    </>
  )
}

/** The other end of the distance: the figure that the refusal names beside the place. */
const rulerFrom = ({ from, other, figure, at }: Refusal, scene: Scene): Point | undefined =>
  from === undefined
    ? [other, figure]
        .map((id) => (id === undefined ? undefined : figureOf(scene, id)))
        .find((one) => one !== undefined && (one.x !== at?.[0] || one.y !== at?.[1]))
    : pointOf(from)

/** The border of the half circle that the attacker looks into (SO-4.5). */
function ArcBorder({ refusal: { figure }, scene }: { readonly refusal: Refusal; readonly scene: Scene }) {
  const attacker = figure === undefined ? undefined : figureOf(scene, figure)
  if (attacker === undefined) return null
  const { x, y } = scene.state.facing(attacker.slot)
  const length = Math.hypot(x, y)
  const [dx, dy] = [(-y / length) * 150, (x / length) * 150]
  const ends = [
    { x: attacker.x - dx, y: attacker.y - dy },
    { x: attacker.x + dx, y: attacker.y + dy },
  ]
  return (
    <>
      <path d={pathOf(ends)} stroke="#fff" strokeWidth="7" strokeLinecap="round" />
      <path d={pathOf(ends)} stroke="#c2261b" strokeWidth="4" strokeLinecap="round" />
    </>
  )
}

/** The part of a way that lies beyond what the figure may go: its last so many millimetres. */
function Beyond({ way: { points }, refusal }: { readonly way: Way; readonly refusal: Refusal }) {
  let left = ((refusal.foundHundredths ?? 0) - (refusal.needHundredths ?? 0)) / 100
  const over: Point[] = []
  for (const [place, to] of points.toReversed().entries()) {
    if (place === 0) over.push(to)
    const from = points[points.length - 2 - place]
    if (from === undefined || left <= 0) break
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const share = length === 0 ? 1 : Math.min(1, left / length)
    over.push({ x: to.x + (from.x - to.x) * share, y: to.y + (from.y - to.y) * share })
    left -= length
  }
  const line = pathOf(over)
  return (
    <>
      <path d={line} stroke="#fff" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round" />
      <path d={line} stroke="#c2261b" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </>
  )
}
