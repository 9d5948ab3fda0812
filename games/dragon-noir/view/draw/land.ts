import { blob, jitter, type Point, polygon, short, smooth, soften } from '@wyrmtable/ui/drawing'
import { type Area, hexesOf, outline } from './area.ts'
import { ink, SIZE } from './plan.ts'

/** Meadows with two washes of the same tint and pen tufts; on boards below ground solid rock. */
export function drawLand(area: Area): string {
  const { plan, ground, hexes } = area
  const above = hexes.filter((hex) => !ground.isUnderground(hex))
  const below = hexes.filter((hex) => ground.isUnderground(hex))
  return `${above.length === 0 ? '' : meadow(area, above.map(plan.centre), outline(area, above))}${below.length === 0 ? '' : rock(area, below.map(plan.centre), outline(area, below))}`
}

const closed = (loops: readonly (readonly Point[])[]): string => loops.map(polygon).join('')

function meadow(area: Area, centres: readonly Point[], loops: readonly (readonly Point[])[]): string {
  const random = jitter(`${area.key}meadow`)
  let [lit, deep, tufts, flowers] = ['', '', '', '']
  for (const [i, [x, y]] of centres.entries()) {
    if (i % 6 === 0) {
      const patch = blob(x, y, random(SIZE * 0.6, SIZE * 2.1), random, 8, 0.3)
      if (random() < 0.5) lit += patch
      else deep += patch
    }
    const a = x + random(-0.8, 0.8) * SIZE
    const b = y + random(-0.8, 0.8) * SIZE
    tufts += `M${short(a)},${short(b)}l-2,-6M${short(a)},${short(b)}l1,-7M${short(a)},${short(b)}l4,-5`
    if (i % 7 === 0) flowers += `M${short(a - 1.8)},${short(b - 7)}a1.8,1.8 0 1 0 3.6,0a1.8,1.8 0 1 0 -3.6,0`
  }
  const rim = closed(loops)
  const clip = `${area.key}meadow`
  return `<path d="${rim}" fill="${ink('grass')}" stroke="${ink('grass')}" stroke-width="2"/><clipPath id="${clip}"><path d="${rim}"/></clipPath><g clip-path="url(#${clip})"><path d="${lit}" fill="${ink('grass-lit')}" opacity=".35"/><path d="${deep}" fill="${ink('grass-deep')}" opacity=".28"/></g><path d="${tufts}" stroke="${ink('wood-2')}" stroke-opacity=".35" stroke-width="1.2" fill="none" stroke-linecap="round"/><path d="${flowers}" fill="#fff7d8" opacity=".55"/>`
}

function rock(area: Area, centres: readonly Point[], loops: readonly (readonly Point[])[]): string {
  const random = jitter(`${area.key}rock`)
  let [lit, cracks] = ['', '']
  for (const [i, [x, y]] of centres.entries()) {
    if (i % 4 === 0) lit += blob(x, y, random(SIZE * 0.5, SIZE * 1.4), random, 7, 0.35)
    const a = x + random(-0.7, 0.7) * SIZE
    const b = y + random(-0.7, 0.7) * SIZE
    cracks += `M${short(a)},${short(b)}l${short(random(-9, 9))},${short(random(4, 10))}l${short(random(-6, 6))},${short(random(3, 8))}`
  }
  const open = area.hexes.filter(
    (hex) => area.ground.isUnderground(hex) && area.ground.terrain(hex) !== 'rock',
  )
  const floor = outline(area, open)
    .map((loop) => smooth(soften(loop), true, 5))
    .join('')
  return `<path d="${closed(loops)}" fill="#4d463f"/><path d="${lit}" fill="#5b534a" opacity=".6"/><path d="${cracks}" stroke="#2a2520" stroke-opacity=".55" stroke-width="1.4" fill="none" stroke-linecap="round"/><path d="${floor}" fill="none" stroke="#221d19" stroke-width="${short(SIZE * 0.34)}" stroke-linejoin="round"/><path d="${floor}" fill="${ink('tower-floor')}" stroke="#1b1714" stroke-width="2.4"/><path d="${pebbles(area)}" fill="${ink('ink')}" opacity=".14"/>`
}

function pebbles(area: Area): string {
  return hexesOf(area, 'gallery')
    .map((hex) => {
      const random = jitter(`${area.key}pebble${hex}`)
      const [x, y] = area.plan.centre(hex)
      return Array.from({ length: 4 }, () =>
        blob(x + random(-0.6, 0.6) * SIZE, y + random(-0.6, 0.6) * SIZE, random(1.2, 3.4), random, 6, 0.3),
      ).join('')
    })
    .join('')
}

/** A hill: its slope in a darker wash with strokes down to the foot, its top lighter. */
export function drawHills(area: Area): string {
  const { ground, plan } = area
  const top = area.hexes.filter((hex) => ground.level(hex) === 1)
  const slope = hexesOf(area, 'talus')
  if (top.length === 0 && slope.length === 0) return ''
  const round = (hexes: typeof top): string =>
    outline(area, hexes)
      .map((loop) => smooth(soften(loop), true))
      .join('')
  const strokes = slope
    .map((hex) => {
      const random = jitter(`${area.key}slope${hex}`)
      const [x, y] = plan.centre(hex)
      const up = ground.around(hex).filter((one) => ground.level(one.hex) === 1)
      const [hx, hy] = up.reduce<Point>(
        (sum, one) => {
          const [cx, cy] = plan.centre(one.hex)
          return [sum[0] + cx - x, sum[1] + cy - y]
        },
        [0, 0],
      )
      const length = Math.hypot(hx, hy) || 1
      const [ux, uy] = [hx / length, hy / length]
      return [-0.5, -0.25, 0, 0.25, 0.5]
        .map((k) => {
          const a = x - uy * k * SIZE * 1.3 + ux * SIZE * 0.45
          const b = y + ux * k * SIZE * 1.3 + uy * SIZE * 0.45
          const far = SIZE * random(0.5, 0.8)
          return `M${short(a)},${short(b)}L${short(a - ux * far)},${short(b - uy * far)}`
        })
        .join('')
    })
    .join('')
  return `<path d="${round([...top, ...slope])}" fill="${ink('grass-deep')}" opacity=".7"/><path d="${strokes}" stroke="${ink('ink')}" stroke-opacity=".34" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="${round(top)}" fill="${ink('grass-lit')}" stroke="${ink('ink')}" stroke-opacity=".5" stroke-width="2"/>`
}

/** Chasms: black, with torn edges. */
export function drawCrevasses(area: Area): string {
  const hexes = hexesOf(area, 'crevasse')
  if (hexes.length === 0) return ''
  const random = jitter(`${area.key}crevasse`)
  const torn = outline(area, hexes)
    .map((loop) =>
      polygon(
        soften(loop).map(([x, y]): Point => [x + random(-0.1, 0.1) * SIZE, y + random(-0.1, 0.1) * SIZE]),
      ),
    )
    .join('')
  return `<path d="${torn}" fill="#120d0a" stroke="${ink('sand')}" stroke-width="${short(SIZE * 0.2)}" stroke-linejoin="round"/><path d="${torn}" fill="#120d0a" stroke="${ink('ink')}" stroke-width="2.4" stroke-linejoin="round"/><path d="${torn}" fill="none" stroke="#3c2c22" stroke-width="1.2" transform="translate(0,5)"/>`
}

/** Holes that lead below, and heaps of stone. */
export function drawHolesAndRubble(area: Area): string {
  const holes = hexesOf(area, 'entrance')
    .map((hex) => {
      const [x, y] = area.plan.centre(hex)
      return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(SIZE * 0.62)}" ry="${short(SIZE * 0.46)}" fill="#15100c" stroke="${ink('stone')}" stroke-width="7"/><ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(SIZE * 0.62)}" ry="${short(SIZE * 0.46)}" fill="none" stroke="${ink('ink')}" stroke-width="9" stroke-dasharray="1.4 9" stroke-opacity=".6"/>`
    })
    .join('')
  const heaps = hexesOf(area, 'rubble')
    .map((hex) => {
      const random = jitter(`${area.key}rubble${hex}`)
      const [x, y] = area.plan.centre(hex)
      const stones = Array.from({ length: 11 }, () => [
        x + random(-0.6, 0.6) * SIZE,
        y + random(-0.55, 0.55) * SIZE,
      ]).toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
      return stones
        .map(
          ([a = 0, b = 0]) =>
            `<path d="${blob(a, b, SIZE * random(0.09, 0.2), random, 6, 0.25)}" fill="${ink('stone')}" stroke="${ink('ink')}" stroke-width="1.2"/>`,
        )
        .join('')
    })
    .join('')
  return holes + heaps
}
