import { short } from '@wyrmtable/ui/drawing'
import { ink, layout, type Plan, SIZE } from './plan.ts'

/** Curves from hexside to hexside through each hex of the road; at the rim they run off the map. */
export function drawRoads(plan: Plan): string {
  let road = ''
  for (const [label, ends] of plan.roadsAt) {
    if (plan.hex(label).terrain === 'bridge' || plan.moles.has(label)) continue
    const middles = ends.map((end) => layout.middle(label, layout.direction(label, end)))
    const [x, y] = layout.centre(label)
    const [only] = middles
    if (middles.length === 1 && only !== undefined) {
      const onRim = [1, plan.map.layout.columns].includes(layout.column(label))
      const [tx, ty] = onRim ? [2 * x - only[0], 2 * y - only[1]] : [x, y]
      road += `M${short(only[0])},${short(only[1])}L${short(tx)},${short(ty)}`
    }
    middles.forEach(([ax, ay], i) => {
      for (const [bx, by] of middles.slice(i + 1)) {
        road += `M${short(ax)},${short(ay)}Q${short(x)},${short(y)} ${short(bx)},${short(by)}`
      }
    })
  }
  const stroke = (width: number, colour: string, opacity: number, dashes = '') =>
    `<path d="${road}" fill="none" stroke="${ink(colour)}" stroke-opacity="${opacity}" stroke-width="${short(SIZE * width)}" stroke-linecap="round" ${dashes}/>`
  return [
    stroke(0.44, 'ink', 0.38),
    stroke(0.37, 'road', 1),
    stroke(0.24, 'road-lit', 0.7),
    stroke(0.05, 'ink', 0.13, `stroke-dasharray="${short(SIZE * 0.13)} ${short(SIZE * 0.17)}"`),
  ].join('')
}
