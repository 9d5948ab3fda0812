import { type Jitter, type Point, polygon, short } from '@wyrmtable/ui/drawing'
import { ink, SIZE } from './plan.ts'

export type Roof = 'tile' | 'slate' | 'thatch' | 'copper'

/** A house from above: a shadow, two halves of a roof, sometimes a chimney. */
export function house(
  x: number,
  y: number,
  halfWidth: number,
  halfDepth: number,
  degrees: number,
  roof: Roof,
  random: Jitter,
): string {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos]
  const [w, h] = [halfWidth, halfDepth]
  const whole = polygon([at(-w, -h), at(w, -h), at(w, h), at(-w, h)])
  const shade = SIZE * 0.07
  const [ax, ay] = at(-w, 0)
  const [bx, by] = at(w, 0)
  return `<path d="${whole}" transform="translate(${short(shade)},${short(shade * 1.2)})" fill="#000" opacity=".3"/><path d="${polygon([at(-w, -h), at(w, -h), at(w, 0), at(-w, 0)])}" fill="${ink(`${roof}-lit`)}"/><path d="${polygon([at(-w, 0), at(w, 0), at(w, h), at(-w, h)])}" fill="${ink(roof)}"/><path d="${whole}M${short(ax)},${short(ay)}L${short(bx)},${short(by)}" fill="none" stroke="${ink('ink')}" stroke-width="${short(SIZE * 0.032)}" stroke-linejoin="round"/>${random() < 0.4 ? chimney(at(w * 0.5, -h * 0.4)) : ''}`
}

function chimney([x, y]: Point): string {
  const side = short(SIZE * 0.08)
  return `<rect x="${short(x - side / 2)}" y="${short(y - side / 2)}" width="${side}" height="${side}" fill="${ink('stone')}" stroke="${ink('ink')}" stroke-width="1"/>`
}
