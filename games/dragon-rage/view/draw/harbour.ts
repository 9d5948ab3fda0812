import { chain, type Point, polyline, short } from '@wyrmtable/ui/drawing'
import type { MapData } from '../../data/schema.ts'
import { ink, layout, type Plan, SIZE } from './plan.ts'

/** Moles, quays with their piers, bridges, and boats for the eye. */
export function drawHarbour(plan: Plan): string {
  return [
    ...[...plan.moles].map((label) => mole(plan, label)),
    quays(plan),
    ...Object.keys(plan.map.bridgeLinks).map((label) => bridge(plan, label)),
    boats(plan),
  ].join('')
}

/** A deck of planks or slabs from one point to another. */
function deck(from: Point, to: Point, width: number, isWood = true): string {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy)
  const half = short(width / 2)
  let seams = ''
  for (let t = SIZE * 0.12; t < length; t += SIZE * 0.12) seams += `M${short(t)},${-half}V${half}`
  const angle = short((Math.atan2(dy, dx) * 180) / Math.PI)
  const [w, l] = [short(width), short(length)]
  return `<g transform="translate(${short(from[0])},${short(from[1])}) rotate(${angle})"><rect x="0" y="${short(-half + SIZE * 0.1)}" width="${l}" height="${w}" fill="#000" opacity=".3"/><rect x="0" y="${-half}" width="${l}" height="${w}" fill="${ink(isWood ? 'plank' : 'stone')}" stroke="${ink('ink')}" stroke-width="${short(SIZE * 0.04)}"/><path d="${seams}" stroke="${ink('ink')}" stroke-opacity="${isWood ? 0.45 : 0.25}" stroke-width="${short(SIZE * 0.028)}"/><path d="M0,${-half}H${l}M0,${half}H${l}" stroke="${ink(isWood ? 'plank-dark' : 'stone-dark')}" stroke-width="${short(SIZE * 0.09)}"/></g>`
}

function mole(plan: Plan, label: string): string {
  const [x, y] = layout.centre(label)
  return (plan.roadsAt.get(label) ?? [])
    .map((link) => {
      const [mx, my] = layout.middle(label, layout.direction(label, link))
      const [dx, dy] = [x - mx, y - my]
      return deck([mx - dx * 0.25, my - dy * 0.25], [x + dx * 0.75, y + dy * 0.75], SIZE * 0.72)
    })
    .join('')
}

function quays(plan: Plan): string {
  const edges: (readonly [Point, Point])[] = []
  let piers = ''
  for (const label of plan.map.docks) {
    if (plan.moles.has(label)) continue
    const wet = [3, 2, 4, 1, 5, 0].filter((direction) => {
      const next = plan.layout.neighbour(label, direction)
      return next !== undefined && plan.hex(next).terrain === 'sea'
    })
    for (const direction of wet) edges.push(layout.side(label, direction))
    if (wet[0] !== undefined) piers += pier(label, wet[0])
  }
  const line = chain(edges).map(polyline).join('')
  const stroke = (width: number, colour: string) =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${short(SIZE * width)}" stroke-linecap="butt" stroke-linejoin="round"/>`
  return `<g transform="translate(${short(SIZE * 0.06)},${short(SIZE * 0.1)})" opacity=".3">${stroke(0.5, '#000')}</g>${stroke(0.54, ink('ink'))}${stroke(0.48, ink('plank-dark'))}<path d="${line}" fill="none" stroke="${ink('plank')}" stroke-width="${short(SIZE * 0.42)}" stroke-linejoin="round" stroke-dasharray="${short(SIZE * 0.1)} ${short(SIZE * 0.03)}"/>${piers}`
}

function pier(label: string, direction: number): string {
  const [x, y] = layout.centre(label)
  const [mx, my] = layout.middle(label, direction)
  const ux = ((mx - x) / (layout.across / 2)) * SIZE
  const uy = ((my - y) / (layout.across / 2)) * SIZE
  return deck([mx + ux * 0.2, my + uy * 0.2], [mx + ux * 0.85, my + uy * 0.85], SIZE * 0.24)
}

/** The two ends of a bridge's deck. */
export function bridgeEnds(map: MapData, label: string): readonly [Point, Point] | undefined {
  const links = map.bridgeLinks[label]
  if (links === undefined) return undefined
  return [
    layout.middle(label, layout.direction(label, links[0])),
    layout.middle(label, layout.direction(label, links[1])),
  ]
}

function bridge(plan: Plan, label: string): string {
  const ends = bridgeEnds(plan.map, label)
  return ends === undefined ? '' : deck(ends[0], ends[1], SIZE * 0.6, plan.hex(label).bridge === 'wood')
}

function boats(plan: Plan): string {
  const berths: readonly (readonly [string, number, number, number, number])[] = [
    ['1216', 0.2, -0.2, 20, 1.3],
    ['0916', 0.3, -0.1, -12, 1],
    ['1617', 0.1, -0.7, 70, 1],
    ['1815', 0.3, 0.4, -30, 1.5],
    ['1316', -0.5, -0.1, 95, 0.9],
  ]
  return berths
    .filter(([label]) => plan.map.hexes[label]?.terrain === 'sea')
    .map(([label, u, v, angle, scale]) => {
      const [x, y] = layout.centre(label)
      return `<g transform="translate(${short(x + u * SIZE)},${short(y + v * SIZE)}) rotate(${angle}) scale(${scale})"><path d="M-14,2C-8,9 8,9 15,1C8,-7 -8,-7 -14,-1Z" fill="#000" opacity=".25" transform="translate(2,3)"/><path d="M-14,1C-8,7 8,7 15,0C8,-7 -8,-7 -14,-1Z" fill="${ink('plank')}" stroke="${ink('ink')}" stroke-width="1.3"/><path d="M-9,0H9M-5,-4V4M3,-4V4" stroke="${ink('ink')}" stroke-opacity=".55"/><path d="M-1,-9C5,-6 5,6 -1,9Z" fill="#f3ead2" stroke="${ink('ink')}" stroke-width=".9"/></g>`
    })
    .join('')
}
