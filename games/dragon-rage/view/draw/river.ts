import { DIRECTIONS } from '@wyrmtable/hex'
import { jitter, outlineOf, type Point, polygon, polyline, short, smooth } from '@wyrmtable/ui/drawing'
import { mapData } from '../../data/map.ts'
import { ink, layout, type Plan, SIZE } from './plan.ts'

/** The water and its banks; on the printed map from beyond the north rim into the sea. */
export function drawRiver(plan: Plan): string {
  if (plan.riverHexes.length === 0) return ''
  const bank = outlineOf(plan.riverHexes, layout).map(polygon).join('')
  const course = plan.riverHexes.map((label): Point => {
    const [x, y] = layout.centre(label)
    const random = jitter(`r${label}`)
    return [x + (plan.hex(label).terrain === 'river' ? random(-0.2, 0.2) * SIZE : 0), y]
  })
  const isPrinted = plan.map === mapData
  const stream = isPrinted ? oneStream(course) : streams(plan)
  const end = isPrinted ? 'butt' : 'round'
  const water = (width: number, colour: string, opacity = 1) =>
    `<path d="${stream}" fill="none" stroke="${ink(colour)}" stroke-opacity="${opacity}" stroke-width="${short(SIZE * width)}" stroke-linecap="${end}"/>`
  return [
    `<path d="${bank}" fill="${ink('grass')}"/><path d="${bank}" fill="${ink('grass-deep')}" opacity=".35"/>`,
    water(1.42, 'sand', 0.9),
    water(1.26, 'ink', 0.5),
    water(1.2, 'sea'),
    water(1.05, 'sea-lit', 0.22),
    water(0.7, 'sea', 0.8),
    ripples(course),
    ...Object.keys(plan.map.fordLinks).map((label) => ford(plan, label)),
  ].join('')
}

/** One smooth course through the hex centres from north to south, beyond both ends. */
function oneStream(course: readonly Point[]): string {
  const [firstX, firstY] = course[0] ?? [0, 0]
  const [lastX, lastY] = course.at(-1) ?? [0, 0]
  return smooth([
    [firstX - SIZE * 0.3, firstY - layout.across * 1.2],
    ...course,
    [lastX + SIZE * 0.05, lastY + layout.across * 0.9],
  ])
}

/** Wherever somebody drew water: from each hex of it to those beside it, into the sea, and off the rim. */
function streams({ layout, riverHexes, seaHexes }: Plan): string {
  const wet = new Set([...riverHexes, ...seaHexes])
  return riverHexes
    .flatMap((label) => {
      const centre = layout.centre(label)
      const reaches = DIRECTIONS.filter((direction) => {
        const next = layout.neighbour(label, direction)
        return next === undefined || wet.has(next)
      })
      return reaches.length === 0
        ? [polyline([centre, [centre[0] + 1, centre[1]]])]
        : reaches.map((direction) => polyline([centre, layout.middle(label, direction)]))
    })
    .join('')
}

function ripples(course: readonly Point[]): string {
  let strokes = ''
  course.forEach(([x, y], i) => {
    const random = jitter(`rp${i}`)
    for (let k = 0; k < 5; k++) {
      const a = x + random(-0.45, 0.45) * SIZE
      const b = y + random(-0.8, 0.8) * SIZE
      strokes += `M${short(a)},${short(b)}q${short(random(-0.06, 0.06) * SIZE)},${short(SIZE * 0.16)} 0,${short(SIZE * 0.32)}`
    }
  })
  return `<path d="${strokes}" fill="none" stroke="${ink('sea-lit')}" stroke-opacity=".7" stroke-width="${short(SIZE * 0.035)}" stroke-linecap="round"/>`
}

/** Stepping stones between the two hexes that a ford joins. */
function ford(plan: Plan, label: string): string {
  const ends = plan.map.fordLinks[label]
  if (ends === undefined) return ''
  const a = layout.middle(label, layout.direction(label, ends[0]))
  const b = layout.middle(label, layout.direction(label, ends[1]))
  const random = jitter('ford')
  let stones = `<path d="${polyline([a, b])}" stroke="${ink('sand')}" stroke-opacity=".55" stroke-width="${short(SIZE * 0.62)}"/>`
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const x = a[0] + (b[0] - a[0]) * t
    const y = a[1] + (b[1] - a[1]) * t + random(-0.12, 0.12) * SIZE
    stones += `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(SIZE * random(0.08, 0.13))}" ry="${short(SIZE * random(0.05, 0.08))}" fill="${ink('stone')}" stroke="${ink('ink')}" stroke-opacity=".5" stroke-width="1"/>`
  }
  return stones
}
