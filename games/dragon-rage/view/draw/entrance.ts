import { short } from '@wyrmtable/ui/drawing'
import { ink, layout, type Plan, splitSide } from './plan.ts'

/** The middle of an entrance's hexside, and the angle of that side. */
interface EntrancePlace {
  readonly x: number
  readonly y: number
  readonly degrees: number
}

/** A shape in one paint, drawn around the middle of a hexside. */
interface Layer {
  readonly fill: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly draw: (place: EntrancePlace) => string
}

export function entrancePlace(side: string): EntrancePlace {
  const [a, b] = splitSide(side)
  const direction = layout.direction(a, b)
  const [[px, py], [qx, qy]] = layout.side(a, direction)
  const [x, y] = layout.middle(a, direction)
  return { x, y, degrees: (Math.atan2(qy - py, qx - px) * 180) / Math.PI }
}

/**
 * All entrances closed, as they are printed. Gates: two red leaves and a portcullis; doors: one narrow blue leaf.
 * Shape tells them apart without colour, and closed from open from smashed.
 */
export const drawEntrances = (plan: Plan): string =>
  plan.map.entrances
    .map(({ side, kind }) => {
      const { x, y, degrees } = entrancePlace(side)
      return `<g transform="translate(${short(x)},${short(y)}) rotate(${short(degrees)})">${closed[kind]}</g>`
    })
    .join('')

const rect = (x: number, y: number, width: number, height: number, r: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`

const closed: Readonly<Record<'gate' | 'door', string>> = {
  gate: `${rect(-13, -8.5, 26, 17, 4, ink('ink'))}${rect(-11.5, -7, 23, 14, 3, ink('gate-halo'))}${rect(-10, -5.5, 9.4, 11, 1.5, ink('gate'))}${rect(0.6, -5.5, 9.4, 11, 1.5, ink('gate'))}<path d="M-7,-5V5M-3.6,-5V5M3.6,-5V5M7,-5V5M-10,0H10" stroke="#fff" stroke-opacity=".55" stroke-width="1"/>`,
  door: `${rect(-8, -6.5, 16, 13, 6.5, ink('ink'))}${rect(-6.5, -5, 13, 10, 5, ink('door'))}<circle cx="3" cy="0" r="1.3" fill="#fff"/><path d="M-3,-3V3" stroke="#fff" stroke-opacity=".5"/>`,
}

/** A point of the drawing of an entrance, turned to where it lies. */
function turned({ x, y, degrees }: EntrancePlace): (px: number, py: number) => string {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (px, py) => `${short(x + px * cos - py * sin)},${short(y + px * sin + py * cos)}`
}

/** A box with round corners. */
const box =
  (x: number, y: number, width: number, height: number, r: number) =>
  (place: EntrancePlace): string => {
    const at = turned(place)
    const [right, bottom] = [x + width, y + height]
    const corner = (px: number, py: number) => `A${r},${r} 0 0,1 ${at(px, py)}`
    return `M${at(x + r, y)}L${at(right - r, y)}${corner(right, y + r)}L${at(right, bottom - r)}${corner(right - r, bottom)}L${at(x + r, bottom)}${corner(x, bottom - r)}L${at(x, y + r)}${corner(x + r, y)}Z`
  }

const crack =
  (...points: readonly (readonly [number, number])[]) =>
  (place: EntrancePlace): string =>
    `M${points.map(([px, py]) => turned(place)(px, py)).join('L')}`

const gateFrame: readonly Layer[] = [
  { fill: ink('ink'), draw: box(-13, -8.5, 26, 17, 4) },
  { fill: ink('char'), draw: box(-11.5, -7, 23, 14, 3) },
]
const doorFrame: readonly Layer[] = [
  { fill: ink('ink'), draw: box(-8, -6.5, 16, 13, 6.5) },
  { fill: ink('char'), draw: box(-6.5, -5, 13, 10, 5) },
]

/** How an entrance looks that is no longer closed, layer upon layer. */
export const changedLooks: readonly {
  readonly kind: 'gate' | 'door'
  readonly look: 'open' | 'smashed'
  readonly layers: readonly Layer[]
}[] = [
  {
    kind: 'gate',
    look: 'open',
    layers: [
      ...gateFrame,
      { fill: ink('gate'), draw: box(-11, -5.5, 3.6, 11, 1.5) },
      { fill: ink('gate'), draw: box(7.4, -5.5, 3.6, 11, 1.5) },
    ],
  },
  {
    kind: 'gate',
    look: 'smashed',
    layers: [
      ...gateFrame,
      {
        fill: 'none',
        stroke: '#f0a06a',
        strokeWidth: 2,
        draw: crack([-9, -5], [-3, 4], [-1, -3], [3, 5], [5, -4], [9, 4]),
      },
    ],
  },
  {
    kind: 'door',
    look: 'open',
    layers: [...doorFrame, { fill: ink('door'), draw: box(-6.5, -5, 3.6, 10, 1.8) }],
  },
  {
    kind: 'door',
    look: 'smashed',
    layers: [
      ...doorFrame,
      { fill: 'none', stroke: '#f0a06a', strokeWidth: 1.8, draw: crack([-4, -3], [0, 3], [1, -2], [4, 3]) },
    ],
  },
]
