import { jitter, outlineOf, polygon, short } from '@wyrmtable/ui/drawing'
import { ink, layout, type Plan, SIZE } from './plan.ts'

/** The floor of the city and its cobbles. */
export function drawStreets(plan: Plan): string {
  const floor = outlineOf(plan.pavedHexes, layout).map(polygon).join('')
  let cobbles = ''
  for (const label of plan.pavedHexes) {
    const random = jitter(`c${label}`)
    const [x, y] = layout.centre(label)
    for (let i = 0; i < 12; i++) {
      const a = x + random(-0.75, 0.75) * SIZE
      const b = y + random(-0.7, 0.7) * SIZE
      cobbles += `M${short(a)},${short(b)}h${short(SIZE * random(0.05, 0.11))}`
    }
  }
  return `<path d="${floor}" fill="${ink('street')}"/><path d="${cobbles}" stroke="${ink('ink')}" stroke-opacity=".22" stroke-width="${short(SIZE * 0.05)}" stroke-linecap="round"/>`
}
