import { short } from '@wyrmtable/ui/drawing'
import { house, type Roof } from './house.ts'
import { ink } from './plan.ts'

/** The named places, each with its own roofs; another named place gets a plain hall. */
export function landmark(name: string, x: number, y: number, size: number): string {
  const roof = (u: number, v: number, w: number, h: number, degrees: number, tone: Roof) =>
    house(x + u * size, y + v * size, w * size, h * size, degrees, tone, () => 1)
  const dome = (u: number, v: number, radius: number, tone: Roof) =>
    drawDome(x + u * size, y + v * size, radius * size, size, tone)
  const plans: Readonly<Record<string, () => string>> = {
    Cathedral: () =>
      roof(0, 0.05, 0.62, 0.2, 90, 'slate') +
      roof(0, -0.08, 0.42, 0.16, 0, 'slate') +
      dome(0, -0.08, 0.19, 'copper'),
    'Palace of the Lord': () =>
      roof(-0.46, 0.02, 0.42, 0.15, 90, 'tile') +
      roof(0.46, 0.02, 0.42, 0.15, 90, 'tile') +
      roof(0, -0.4, 0.5, 0.18, 0, 'tile') +
      dome(-0.46, -0.42, 0.15, 'copper') +
      dome(0.46, -0.42, 0.15, 'copper'),
    'West Temple': () => roof(0, 0.22, 0.42, 0.16, 0, 'tile') + dome(0, -0.08, 0.34, 'copper'),
    'Market Hall': () => roof(0, -0.2, 0.56, 0.17, 0, 'thatch') + roof(0, 0.2, 0.56, 0.17, 0, 'thatch'),
    Granary: () =>
      dome(-0.25, -0.12, 0.24, 'thatch') +
      dome(0.28, -0.02, 0.24, 'thatch') +
      dome(-0.02, 0.32, 0.22, 'thatch'),
    'Warehouse Row': () => [-0.4, 0, 0.4].map((u) => roof(u, 0.02, 0.46, 0.16, 90, 'slate')).join(''),
    Barracks: () =>
      roof(0, -0.3, 0.55, 0.14, 0, 'slate') +
      roof(-0.42, 0.12, 0.34, 0.13, 90, 'slate') +
      roof(0.42, 0.12, 0.34, 0.13, 90, 'slate'),
    'Customs House': () =>
      roof(0, -0.2, 0.5, 0.13, 0, 'slate') +
      roof(0, 0.38, 0.5, 0.13, 0, 'slate') +
      roof(-0.36, 0.09, 0.24, 0.13, 90, 'slate') +
      roof(0.36, 0.09, 0.24, 0.13, 90, 'slate') +
      dome(0, 0.09, 0.17, 'copper'),
    Armoury: () => roof(0, -0.02, 0.5, 0.28, 0, 'slate') + dome(0.34, 0.3, 0.14, 'copper'),
  }
  const plan =
    plans[name] ?? (() => roof(-0.1, -0.1, 0.46, 0.2, 8, 'tile') + roof(0.28, 0.28, 0.24, 0.14, -60, 'slate'))
  return plan()
}

function drawDome(x: number, y: number, radius: number, size: number, tone: Roof): string {
  const [cx, cy, r] = [short(x), short(y), short(radius)]
  return `<circle cx="${short(x + size * 0.06)}" cy="${short(y + size * 0.08)}" r="${r}" fill="#000" opacity=".3"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${ink(tone)}" stroke="${ink('ink')}" stroke-width="${short(size * 0.035)}"/><circle cx="${short(x - size * 0.04)}" cy="${short(y - size * 0.05)}" r="${short(radius * 0.55)}" fill="${ink(`${tone}-lit`)}"/><circle cx="${cx}" cy="${cy}" r="${short(size * 0.04)}" fill="${ink('gilt')}"/>`
}
