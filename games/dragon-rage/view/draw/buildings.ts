import { blob, type Jitter, jitter, short, smooth } from '@wyrmtable/ui/drawing'
import { house, type Roof } from './house.ts'
import { landmark } from './landmark.ts'
import { ink, layout, type Plan, SIZE } from './plan.ts'

/** Named places, blocks of houses, gardens and yards: decoration, and the first thing one sees. */
export function drawBuildings(plan: Plan): string {
  return plan.layout.labels.map((label) => buildingsOf(plan, label)).join('')
}

const roofs: readonly Roof[] = ['tile', 'tile', 'tile', 'slate', 'thatch']
const anyRoof = (random: Jitter): Roof => roofs[Math.floor(random(0, 4.999))] ?? 'tile'

function buildingsOf(plan: Plan, label: string): string {
  const hex = plan.hex(label)
  const [x, y] = layout.centre(label)
  const random = jitter(`house${label}`)
  if (hex.vp !== undefined && hex.terrain === 'open') {
    return landmark(hex.name ?? '', x, y - SIZE * 0.04, SIZE * 1.18)
  }
  if (hex.buildings) {
    const court = random() < 0.55 ? garden(label) : ''
    return (
      court +
      (!plan.roadsAt.has(label) && random() < 0.5 ? terraces(plan, label, random) : ring(plan, label, random))
    )
  }
  const isYard = ['west', 'east'].includes(hex.zone) && hex.terrain === 'open' && !plan.roadsAt.has(label)
  return isYard ? yard(x, y, jitter(`yard${label}`)) : ''
}

const garden = (label: string) =>
  `<path d="${smooth(layout.corners(label, 0.38), true)}" fill="${ink('grass')}" opacity=".75"/>`

/** Two or three rows of houses across the hex. */
function terraces(plan: Plan, label: string, random: Jitter): string {
  const [x, y] = layout.centre(label)
  const { buildings } = plan.hex(label)
  const degrees = Math.floor(random(0, 2.999)) * 60 + random(-5, 5)
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let rows = ''
  for (const v of [-0.42, 0.05, 0.5]) {
    if (v === 0.05 && typeof buildings === 'number' && buildings < 2) continue
    const count = v === 0.05 ? 2 : 2 + Math.floor(random(0, 1.999))
    const width = SIZE * (count === 3 ? 0.2 : 0.26)
    for (let i = 0; i < count; i++) {
      const u = (i - (count - 1) / 2) * width * 2.02 + random(-0.02, 0.02) * SIZE
      const w = v * SIZE + random(-0.03, 0.03) * SIZE
      const depth = SIZE * random(0.15, 0.18)
      rows += house(
        x + u * cos - w * sin,
        y + u * sin + w * cos,
        width,
        depth,
        degrees,
        anyRoof(random),
        random,
      )
    }
  }
  return rows
}

/** Houses along the hexsides around a court, open where a road passes. */
function ring(plan: Plan, label: string, random: Jitter): string {
  const [x, y] = layout.centre(label)
  const roads = (plan.roadsAt.get(label) ?? []).map((road) => layout.direction(label, road))
  const sides = [0, 1, 2, 3, 4, 5].filter((direction) => !roads.includes(direction))
  const kept = Math.min(sides.length, 3 + Math.floor(random(0, 1.999)))
  while (sides.length > kept) sides.splice(Math.floor(random(0, sides.length - 0.01)), 1)
  sides.sort((a, b) => layout.middle(label, a)[1] - layout.middle(label, b)[1])
  let houses = ''
  for (const direction of sides) {
    const [mx, my] = layout.middle(label, direction)
    const [ux, uy] = [(mx - x) / (layout.across / 2), (my - y) / (layout.across / 2)]
    const far = SIZE * random(0.55, 0.6)
    const isPair = random() < 0.55
    const width = SIZE * random(0.235, 0.275)
    const degrees = (direction * 60) % 180
    for (const side of isPair ? [-1, 1] : [0]) {
      const shift = width * 0.56 * side
      const depth = SIZE * (isPair ? random(0.145, 0.18) : random(0.15, 0.18))
      const tilt = isPair ? random(-3, 3) : random(-4, 4)
      houses += house(
        x + ux * far - uy * shift,
        y + uy * far + ux * shift,
        isPair ? width * 0.55 : width,
        depth,
        degrees + tilt,
        anyRoof(random),
        random,
      )
    }
  }
  return houses
}

/** A walled garden, a well or three cottages. */
function yard(x: number, y: number, random: Jitter): string {
  const kind = random()
  const s = SIZE
  if (kind < 0.3) {
    const bushes = [0, 1, 2, 3].map(
      (i) =>
        `<path d="${blob(x + random(-0.3, 0.3) * s, y + random(-0.3, 0.3) * s, s * random(0.1, 0.16), random, 6)}" fill="${ink(`wood-${1 + (i % 3)}`)}" stroke="${ink('wood-ink')}" stroke-width=".9"/>`,
    )
    return `<path d="${blob(x, y, s * 0.5, random, 8, 0.12)}" fill="${ink('grass')}" stroke="${ink('ink')}" stroke-opacity=".35" stroke-width="1"/>${bushes.join('')}`
  }
  if (kind < 0.42) {
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(s * 0.17)}" fill="${ink('stone')}" stroke="${ink('ink')}" stroke-width="1"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(s * 0.1)}" fill="${ink('sea')}" stroke="${ink('ink')}" stroke-width=".8"/>${house(x - s * 0.5, y - s * 0.3, s * 0.26, s * 0.17, 70, 'tile', random)}${house(x + s * 0.5, y + s * 0.28, s * 0.26, s * 0.17, -70, 'thatch', random)}`
  }
  return (
    house(x - s * 0.34, y - s * 0.26, s * 0.29, s * 0.18, random(-14, 14), 'tile', random) +
    house(
      x + s * 0.36,
      y - s * 0.02,
      s * 0.25,
      s * 0.17,
      80 + random(-12, 12),
      kind < 0.7 ? 'slate' : 'tile',
      random,
    ) +
    house(
      x - s * 0.2,
      y + s * 0.4,
      s * 0.28,
      s * 0.17,
      random(-14, 14),
      kind < 0.8 ? 'thatch' : 'tile',
      random,
    )
  )
}
