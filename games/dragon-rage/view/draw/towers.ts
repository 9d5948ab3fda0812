import { short } from '@wyrmtable/ui/drawing'
import { ink, layout, type Plan, SIZE } from './plan.ts'

/** Road towers and a few others are square; the keep, which is worth most, is larger and flies a flag. */
export function drawTowers(plan: Plan): string {
  const worth = Math.max(...plan.towerHexes.map((label) => plan.hex(label).vp ?? 0))
  const square = new Set([...plan.map.roadTowers, '0706', '2110', '2114'])
  return plan.towerHexes
    .map((label) => {
      const isKeep = plan.hex(label).vp === worth
      return tower(label, isKeep || square.has(label), isKeep)
    })
    .join('')
}

function tower(label: string, isSquare: boolean, isKeep: boolean): string {
  const [x, y] = layout.centre(label)
  const s = SIZE
  const radius = s * (isKeep ? 0.88 : 0.78) * (isSquare ? 0.9 : 1)
  const shape = (q: number, paint: string) =>
    isSquare
      ? `<rect x="${short(x - q)}" y="${short(y - q)}" width="${short(q * 2)}" height="${short(q * 2)}" rx="${short(s * 0.06)}" ${paint}/>`
      : `<circle cx="${short(x)}" cy="${short(y)}" r="${short(q)}" ${paint}/>`
  const shade = s * 0.12
  const flag = isKeep
    ? `<path d="M${short(x)},${short(y)}v${short(-s * 0.5)}" stroke="${ink('ink')}" stroke-width="2"/>`
    : ''
  return `<g transform="translate(${short(shade)},${short(shade * 1.3)})" opacity=".34">${shape(radius * 1.02, 'fill="#000"')}</g>${shape(radius, `fill="none" stroke="${ink('ink')}" stroke-width="${short(s * 0.25)}" stroke-dasharray="${short(s * 0.17)} ${short(s * 0.1)}"`)}${shape(radius, `fill="${ink('stone-dark')}" stroke="${ink('stone-lit')}" stroke-width="${short(s * 0.19)}" stroke-dasharray="${short(s * 0.13)} ${short(s * 0.14)}" stroke-dashoffset="${short(-s * 0.02)}"`)}${shape(radius * 0.93, `fill="${ink('stone')}" stroke="${ink('ink')}" stroke-width="${short(s * 0.04)}"`)}${shape(radius * 0.7, `fill="${ink('tower-floor')}" stroke="${ink('ink')}" stroke-opacity=".7" stroke-width="${short(s * 0.035)}"`)}<path d="${boards(x, y, radius, isSquare)}" stroke="${ink('ink')}" stroke-opacity=".28" stroke-width="${short(s * 0.025)}"/>${flag}`
}

const boards = (x: number, y: number, q: number, isSquare: boolean): string =>
  isSquare
    ? [-0.4, -0.13, 0.13, 0.4]
        .map((t) => `M${short(x - q * 0.64)},${short(y + t * q)}h${short(q * 1.28)}`)
        .join('')
    : [0, 1, 2, 3, 4, 5]
        .map(
          (i) =>
            `M${short(x)},${short(y)}L${short(x + Math.cos(i * 1.047 + 0.5) * q * 0.68)},${short(y + Math.sin(i * 1.047 + 0.5) * q * 0.68)}`,
        )
        .join('')
