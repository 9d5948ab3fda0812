import type { HexId } from '@wyrmtable/hex'
import { type Point, polygon, polyline, short } from '@wyrmtable/ui/drawing'
import { type Area, outline, sidesOf } from './area.ts'
import { ink, SIZE } from './plan.ts'

/** Floors seen without their roofs: planks in houses, sand in the arena, flags on towers. */
export function drawFloors(area: Area): string {
  const { ground } = area
  const numbers = new Set(area.hexes.map((hex) => ground.buildingNumber(hex)).filter((one) => one >= 0))
  return [...numbers]
    .map((number) => {
      const hexes = area.hexes.filter((hex) => ground.buildingNumber(hex) === number)
      const building = ground.buildings[number]
      if (building === undefined) return ''
      const loops = outline(area, hexes)
      const d = loops.map(polygon).join('')
      if (building.open) return `<path d="${d}" fill="${ink('sand')}" opacity=".8"/>`
      const shadow = `<path d="${d}" transform="translate(7,10)" fill="#000" opacity=".3"/>`
      if (building.tower) return `${shadow}<path d="${d}" fill="${ink('tower-floor')}"/>${flags(area, hexes)}`
      const clip = `${area.key}floor${number}`
      return `${shadow}<path d="${d}" fill="${ink('thatch-lit')}"/><clipPath id="${clip}"><path d="${d}"/></clipPath><path clip-path="url(#${clip})" d="${planks(loops.flat())}" stroke="${ink('ink')}" stroke-opacity=".26" stroke-width="1.2"/>`
    })
    .join('')
}

function planks(points: readonly Point[]): string {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const left = Math.min(...xs)
  const wide = Math.max(...xs) - left
  let lines = ''
  for (let y = Math.min(...ys); y < Math.max(...ys); y += SIZE * 0.24)
    lines += `M${short(left)},${short(y)}h${short(wide)}`
  return lines
}

const flags = ({ plan, ground }: Area, hexes: readonly HexId[]): string =>
  hexes
    .map((hex) => {
      const isCentre = ground.terrain(hex) === 'tower-centre'
      const paint = isCentre ? ink('plank') : 'none'
      return `<path d="${polygon(plan.corners(hex, 0.72))}" fill="${paint}" stroke="${ink('ink')}" stroke-opacity=".3" stroke-width="1.4"/>`
    })
    .join('')

const part = ([a, b]: readonly [Point, Point], cut: number): string =>
  polyline([
    [a[0] + (b[0] - a[0]) * cut, a[1] + (b[1] - a[1]) * cut],
    [b[0] - (b[0] - a[0]) * cut, b[1] - (b[1] - a[1]) * cut],
  ])

/** Walls with what opens in them: doors boarded, gates open, windows pale with a bar, bars as posts. */
export function drawWalls(area: Area): string {
  const masonry = sidesOf(area, 'wall', 'door', 'window', 'tower-wall', 'tower-door')
  const walls = masonry.map(polyline).join('')
  const towers = sidesOf(area, 'tower-wall', 'tower-door').map(polyline).join('')
  const stroke = (d: string, colour: string, width: number, more = ''): string =>
    d === ''
      ? ''
      : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(SIZE * width)}" ${more}/>`
  const of = (cut: number, ...kinds: Parameters<typeof sidesOf>[1][]): string =>
    sidesOf(area, ...kinds)
      .map((side) => part(side, cut))
      .join('')
  const doors = of(0.16, 'door', 'tower-door')
  const windows = of(0.2, 'window')
  const gates = of(0, 'gate')
  const posts = of(0.04, 'bars')
  const cells = of(0.04, 'cell-door')
  return [
    stroke(towers, ink('ink'), 0.46, `stroke-dasharray="${short(SIZE * 0.17)} ${short(SIZE * 0.1)}"`),
    stroke(walls, ink('ink'), 0.3, 'stroke-linecap="round"'),
    stroke(walls, ink('stone'), 0.22, 'stroke-linecap="round"'),
    stroke(walls, ink('ink'), 0.22, `stroke-opacity=".35" stroke-dasharray="1.5 ${short(SIZE * 0.2)}"`),
    stroke(doors, ink('ink'), 0.36),
    stroke(doors, ink('plank'), 0.27),
    stroke(doors, ink('ink'), 0.27, 'stroke-opacity=".5" stroke-dasharray="1.5 5"'),
    stroke(windows, ink('ink'), 0.36),
    stroke(windows, '#cfeaf5', 0.26),
    stroke(windows, ink('ink'), 0.05),
    stroke(gates, ink('plank-dark'), 0.16, `stroke-dasharray="${short(SIZE * 0.22)} ${short(SIZE * 0.56)}"`),
    stroke(posts, ink('ink'), 0.2, 'stroke-dasharray="3 5"'),
    stroke(cells, ink('ink'), 0.08),
    stroke(cells, ink('char'), 0.26, 'stroke-dasharray="3 4"'),
  ].join('')
}
