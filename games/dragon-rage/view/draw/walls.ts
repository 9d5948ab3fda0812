import { chain, type Point, polyline, short } from '@wyrmtable/ui/drawing'
import { ink, layout, type Plan, SIZE, splitSide } from './plan.ts'

/** Long runs of wall, so that the battlements keep step; their ends reach into the towers. */
export function drawWalls(plan: Plan): string {
  const sides = plan.map.walls.map((side) => {
    const [a, b] = splitSide(side)
    return layout.side(a, layout.direction(a, b))
  })
  const towerAt = new Map<string, Point>()
  for (const tower of plan.towerHexes) {
    for (const corner of layout.corners(tower)) towerAt.set(keyOf(corner), layout.centre(tower))
  }
  const path = chain(sides)
    .map((run) => polyline(reachIntoTowers(run, towerAt)))
    .join('')
  const s = SIZE
  const stroke = (width: number, colour: string, dashes = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(s * width)}" stroke-linejoin="round" ${dashes}/>`
  return [
    `<g transform="translate(${short(s * 0.08)},${short(s * 0.11)})" opacity=".32">${stroke(0.44, '#000')}</g>`,
    stroke(0.46, ink('ink'), `stroke-dasharray="${short(s * 0.17)} ${short(s * 0.1)}"`),
    stroke(
      0.39,
      ink('stone-lit'),
      `stroke-dasharray="${short(s * 0.12)} ${short(s * 0.15)}" stroke-dashoffset="${short(-s * 0.025)}"`,
    ),
    stroke(0.31, ink('ink')),
    stroke(0.245, ink('stone')),
    stroke(0.07, ink('stone-lit')),
  ].join('')
}

function reachIntoTowers(run: readonly Point[], towerAt: ReadonlyMap<string, Point>): readonly Point[] {
  const into = (point: Point | undefined): Point[] => {
    const centre = point && towerAt.get(keyOf(point))
    if (point === undefined || centre === undefined) return []
    return [[point[0] + (centre[0] - point[0]) * 0.3, point[1] + (centre[1] - point[1]) * 0.3]]
  }
  return [...into(run[0]), ...run, ...into(run.at(-1))]
}

const keyOf = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`
