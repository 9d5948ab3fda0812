import { DIRECTIONS, neighbour } from '@wyrmtable/hex'
import { jitter, short, smooth, soften } from '@wyrmtable/ui/drawing'
import { type Area, hexesOf, outline } from './area.ts'
import { ink, SIZE } from './plan.ts'

/** Streams, lakes and springs under one bank; fords as stones, bridges as planks. */
export function drawWater(area: Area): string {
  const { plan } = area
  const wet = hexesOf(area, 'water', 'ford', 'bridge', 'spring')
  if (wet.length === 0) return ''
  const body = outline(area, wet)
    .map((loop) => smooth(soften(loop), true, 5.2))
    .join('')
  const ripples = wet
    .map((hex) => {
      const random = jitter(`${area.key}ripple${hex}`)
      const [x, y] = plan.centre(hex)
      return Array.from(
        { length: 3 },
        () =>
          `M${short(x + random(-0.5, 0.3) * SIZE)},${short(y + random(-0.5, 0.5) * SIZE)}q${short(SIZE * 0.12)},${short(-SIZE * 0.09)} ${short(SIZE * 0.24)},0q${short(SIZE * 0.12)},${short(SIZE * 0.09)} ${short(SIZE * 0.24)},0`,
      ).join('')
    })
    .join('')
  const clip = `${area.key}wet`
  return `<path d="${body}" fill="none" stroke="${ink('sand')}" stroke-width="${short(SIZE * 0.36)}" stroke-linejoin="round"/><path d="${body}" fill="${ink('sea')}" stroke="${ink('ink')}" stroke-opacity=".5" stroke-width="2.5"/><clipPath id="${clip}"><path d="${body}"/></clipPath><g clip-path="url(#${clip})" fill="none" stroke="${ink('sea-lit')}"><path d="${body}" stroke-opacity=".28" stroke-width="${short(SIZE * 0.5)}"/><path d="${body}" stroke-opacity=".4" stroke-width="${short(SIZE * 0.2)}"/></g><path d="${ripples}" fill="none" stroke="${ink('sea-lit')}" stroke-opacity=".8" stroke-width="1.7" stroke-linecap="round"/>`
}

/** Ways over the water; drawn after the paths that lead to them. */
export function drawCrossings(area: Area): string {
  return fords(area) + bridges(area)
}

function fords(area: Area): string {
  return hexesOf(area, 'ford')
    .map((hex) => {
      const random = jitter(`${area.key}ford${hex}`)
      const [x, y] = area.plan.centre(hex)
      return Array.from(
        { length: 11 },
        (_, i) =>
          `<ellipse cx="${short(x + random(-0.55, 0.55) * SIZE)}" cy="${short(y + (i / 10 - 0.5) * SIZE * 1.6)}" rx="${short(SIZE * random(0.1, 0.17))}" ry="${short(SIZE * random(0.07, 0.11))}" fill="${ink('stone-lit')}" stroke="${ink('ink')}" stroke-width="1.3"/>`,
      ).join('')
    })
    .join('')
}

/** Planks across the course of the water: from dry side to dry side. */
function bridges(area: Area): string {
  const { plan, ground } = area
  return hexesOf(area, 'bridge')
    .map((hex) => {
      const dry = DIRECTIONS.filter((direction) => {
        const next = neighbour(ground.board, hex, direction)
        return next !== -1 && !['water', 'spring', 'rock'].includes(ground.terrain(next))
      })
      const from = dry[0] ?? 0
      const to = dry.find((direction) => (direction - from + 6) % 6 === 3) ?? dry.at(-1) ?? 3
      const middle = (direction: number): readonly [number, number] => {
        const [[ax, ay], [bx, by]] = plan.side(hex, direction)
        return [(ax + bx) / 2, (ay + by) / 2]
      }
      const [ax, ay] = middle(from)
      const [bx, by] = middle(to === from ? (from + 3) % 6 : to)
      const length = Math.hypot(bx - ax, by - ay)
      const degrees = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
      let seams = ''
      for (let at = 5; at < length; at += 6) seams += `M${at},${short(-SIZE * 0.42)}v${short(SIZE * 0.84)}`
      return `<g transform="translate(${short(ax)},${short(ay)}) rotate(${short(degrees)})"><rect x="-6" y="${short(-SIZE * 0.36)}" width="${short(length + 12)}" height="${short(SIZE * 0.9)}" fill="#000" opacity=".3"/><rect x="-6" y="${short(-SIZE * 0.44)}" width="${short(length + 12)}" height="${short(SIZE * 0.88)}" fill="${ink('plank')}" stroke="${ink('ink')}" stroke-width="1.8"/><path d="${seams}" stroke="${ink('ink')}" stroke-opacity=".45" stroke-width="1.3"/><path d="M-8,${short(-SIZE * 0.44)}h${short(length + 16)}M-8,${short(SIZE * 0.44)}h${short(length + 16)}" stroke="${ink('plank-dark')}" stroke-width="5"/></g>`
    })
    .join('')
}
