import { jitter, outlineOf, short, smooth, soften } from '@wyrmtable/ui/drawing'
import { ink, layout, type Plan, SIZE } from './plan.ts'

/** Sand outside the coast, pale lines inside it, and waves. */
export function drawSea(plan: Plan): string {
  const coast = outlineOf(plan.seaHexes, layout)
    .map((loop) => smooth(soften(loop), true, 5.5))
    .join('')
  const rings: readonly (readonly [number, number])[] = [
    [1.5, 0.16],
    [0.95, 0.2],
    [0.5, 0.28],
    [0.22, 0.6],
  ]
  const surf = rings
    .map(
      ([width, opacity]) =>
        `<path d="${coast}" stroke="${ink('sea-lit')}" stroke-opacity="${opacity}" stroke-width="${short(SIZE * width)}"/>`,
    )
    .join('')
  return `<path d="${coast}" fill="none" stroke="${ink('sand')}" stroke-width="${short(SIZE * 0.5)}" stroke-linejoin="round"/>
<clipPath id="sea-clip"><path d="${coast}"/></clipPath><path d="${coast}" fill="${ink('sea')}"/>
<g clip-path="url(#sea-clip)" fill="none">${surf}</g>${waves(plan)}
<path d="${coast}" fill="none" stroke="${ink('ink')}" stroke-opacity=".55" stroke-width="${short(SIZE * 0.045)}"/>`
}

function waves(plan: Plan): string {
  let strokes = ''
  const q = short(SIZE * 0.13)
  for (const label of plan.seaHexes) {
    if (plan.moles.has(label)) continue
    const random = jitter(`w${label}`)
    const [x, y] = layout.centre(label)
    for (let i = 0; i < 2; i++) {
      const a = short(x + random(-0.6, 0.5) * SIZE)
      const b = short(y + random(-0.6, 0.6) * SIZE)
      strokes += `M${a},${b}q${q},${-q} ${short(q * 2)},0q${q},${-q} ${short(q * 2)},0`
    }
  }
  return `<path d="${strokes}" fill="none" stroke="${ink('sea-lit')}" stroke-opacity=".55" stroke-width="${short(SIZE * 0.04)}" stroke-linecap="round"/>`
}
