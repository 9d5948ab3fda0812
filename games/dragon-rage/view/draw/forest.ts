import { blob, type Jitter, jitter, outlineOf, short, smooth, soften } from '@wyrmtable/ui/drawing'
import { ink, layout, type Plan, SIZE } from './plan.ts'

interface Tree {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly random: Jitter
}

/** A soft floor and, from north to south, trees with their shadows. */
export function drawForest(plan: Plan): string {
  const floor = outlineOf(plan.forestHexes, layout)
    .map((loop) => smooth(soften(loop), true))
    .join('')
  const trees = plan.forestHexes.flatMap(treesOf).sort((a, b) => a.y - b.y)
  let shadow = ''
  for (const { x, y, radius: q } of trees) {
    shadow += `M${short(x - q + q * 0.35)},${short(y + q * 0.45)}a${short(q)},${short(q * 0.8)} 0 1 0 ${short(q * 2)},0a${short(q)},${short(q * 0.8)} 0 1 0 ${short(-q * 2)},0`
  }
  return `<path d="${floor}" fill="${ink('wood-floor')}" stroke="${ink('wood-floor')}" stroke-width="${short(SIZE * 0.24)}" stroke-linejoin="round"/><path d="${shadow}" fill="#000" opacity=".22"/>${trees.map(drawTree).join('')}`
}

function treesOf(label: string): Tree[] {
  const random = jitter(`wood${label}`)
  const [x, y] = layout.centre(label)
  return Array.from({ length: 9 }, (_, i) => {
    const angle = i * 2.4 + random(0, 0.5)
    const far = SIZE * 0.27 * Math.sqrt(i)
    return {
      x: x + Math.cos(angle) * far + random(-0.06, 0.06) * SIZE,
      y: y + Math.sin(angle) * far * 0.95,
      radius: SIZE * random(0.2, 0.3),
      random,
    }
  })
}

const tones = ['wood-1', 'wood-2', 'wood-3'] as const

function drawTree({ x, y, radius: q, random }: Tree): string {
  const tone = tones[Math.floor(random(0, 2.999))] ?? 'wood-1'
  return `<path d="${blob(x, y, q, random, 7, 0.13)}" fill="${ink(tone)}" stroke="${ink('wood-ink')}" stroke-width="${short(SIZE * 0.028)}"/><path d="M${short(x - q * 0.5)},${short(y - q * 0.1)}a${short(q * 0.55)},${short(q * 0.5)} 0 0 1 ${short(q * 0.6)},${short(-q * 0.45)}" fill="none" stroke="${ink('wood-lit')}" stroke-width="${short(SIZE * 0.045)}" stroke-linecap="round" opacity=".8"/>`
}
