import { blob, jitter, type Point, polygon, polyline, short } from '@wyrmtable/ui/drawing'
import { ink, layout, type MapHex, type Plan, SIZE } from './plan.ts'

/** Meadows: two washes of the same tint so that large fields are not flat, tufts, and fields by the roads. */
export function drawGround(plan: Plan): string {
  const { width, height } = plan.layout
  const random = jitter('ground')
  let light = ''
  let dark = ''
  for (let i = 0; i < 90; i++) {
    const patch = blob(random(0, width), random(0, height), random(SIZE * 0.6, SIZE * 2.4), random, 7, 0.3)
    if (i % 2) light += patch
    else dark += patch
  }
  return `<rect x="${-SIZE * 2}" y="${-SIZE * 2}" width="${short(width + SIZE * 4)}" height="${short(height + SIZE * 4)}" fill="${ink('grass')}"/>
<path d="${light}" fill="${ink('grass-lit')}" opacity=".3"/><path d="${dark}" fill="${ink('grass-deep')}" opacity=".2"/>${tufts(plan)}${fields(plan)}`
}

const isMeadow = ({ terrain, zone }: MapHex) => terrain === 'open' && zone === 'outside'

function tufts(plan: Plan): string {
  let strokes = ''
  for (const label of plan.layout.labels.filter((one) => isMeadow(plan.hex(one)))) {
    const random = jitter(`t${label}`)
    const [x, y] = layout.centre(label)
    for (let i = 0; i < 3; i++) {
      const a = short(x + random(-0.7, 0.7) * SIZE)
      const b = short(y + random(-0.6, 0.6) * SIZE)
      strokes += `M${a},${b}l${short(-SIZE * 0.05)},${short(-SIZE * 0.1)}M${a},${b}l${short(SIZE * 0.05)},${short(-SIZE * 0.11)}`
    }
  }
  return `<path d="${strokes}" stroke="${ink('ink')}" stroke-opacity=".28" stroke-width="${short(SIZE * 0.03)}" fill="none" stroke-linecap="round"/>`
}

function fields(plan: Plan): string {
  let furrows = ''
  let plots = ''
  const nearRoad = (label: string) =>
    [...plan.roadsAt.keys()].some((road) => layout.direction(label, road) >= 0)
  for (const label of plan.layout.labels.filter((one) => isMeadow(plan.hex(one)))) {
    if (plan.roadsAt.has(label) || !nearRoad(label)) continue
    const random = jitter(`f${label}`)
    if (random() < 0.45) continue
    const [x, y] = layout.centre(label)
    const angle = random(0, Math.PI)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const at = (u: number, v: number): Point => [
      x + (u * cos - v * sin) * SIZE,
      y + (u * sin + v * cos) * SIZE,
    ]
    const plot = polygon([at(-0.6, -0.42), at(0.58, -0.46), at(0.62, 0.42), at(-0.56, 0.46)])
    plots += `<path d="${plot}" fill="${ink(random() < 0.5 ? 'field' : 'field-2')}" opacity=".75"/>`
    for (let i = 0; i < 6; i++) {
      const v = -0.36 + i * 0.145
      furrows += polyline([at(-0.55, v), at(0.56, v - 0.01)])
    }
  }
  return `${plots}<path d="${furrows}" stroke="${ink('ink')}" stroke-opacity=".2" stroke-width="${short(SIZE * 0.03)}" fill="none"/>`
}
