import { short } from '@wyrmtable/ui/drawing'
import { mapData } from '../../data/map.ts'
import { ink, layout, splitSide } from './plan.ts'

export type EntranceLook = 'closed' | 'open' | 'smashed'

/** Middle of the entrance's hexside and the angle of that side. */
export function entrancePlace(side: string): {
  readonly x: number
  readonly y: number
  readonly degrees: number
} {
  const [a, b] = splitSide(side)
  const direction = layout.direction(a, b)
  const [[px, py], [qx, qy]] = layout.side(a, direction)
  const [x, y] = layout.middle(a, direction)
  return { x, y, degrees: (Math.atan2(qy - py, qx - px) * 180) / Math.PI }
}

/** All entrances closed, as they are printed. */
export const drawEntrances = (): string =>
  mapData.entrances.map(({ side, kind }) => drawEntrance(side, kind, 'closed')).join('')

/**
 * Gates: two red leaves and a portcullis; doors: one narrow blue leaf. Shape tells them apart without
 * colour, and closed from open from smashed.
 */
export function drawEntrance(side: string, kind: 'gate' | 'door', look: EntranceLook): string {
  const { x, y, degrees } = entrancePlace(side)
  const body = kind === 'gate' ? gate(look) : door(look)
  return `<g transform="translate(${short(x)},${short(y)}) rotate(${short(degrees)})">${body}</g>`
}

function gate(look: EntranceLook): string {
  const frame = `<rect x="-13" y="-8.5" width="26" height="17" rx="4" fill="${ink('ink')}"/><rect x="-11.5" y="-7" width="23" height="14" rx="3" fill="${look === 'closed' ? ink('gate-halo') : ink('char')}"/>`
  if (look === 'smashed') {
    return `${frame}<path d="M-9,-5L-3,4L-1,-3L3,5L5,-4L9,4" stroke="#f0a06a" stroke-width="2" fill="none"/>`
  }
  const leaf = (x: number, width: number) =>
    `<rect x="${x}" y="-5.5" width="${width}" height="11" rx="1.5" fill="${ink('gate')}"/>`
  if (look === 'open') return `${frame}${leaf(-11, 3.6)}${leaf(7.4, 3.6)}`
  return `${frame}${leaf(-10, 9.4)}${leaf(0.6, 9.4)}<path d="M-7,-5V5M-3.6,-5V5M3.6,-5V5M7,-5V5M-10,0H10" stroke="#fff" stroke-opacity=".55" stroke-width="1"/>`
}

function door(look: EntranceLook): string {
  const frame = `<rect x="-8" y="-6.5" width="16" height="13" rx="6.5" fill="${ink('ink')}"/><rect x="-6.5" y="-5" width="13" height="10" rx="5" fill="${look === 'closed' ? ink('door') : ink('char')}"/>`
  if (look === 'smashed') {
    return `${frame}<path d="M-4,-3L0,3L1,-2L4,3" stroke="#f0a06a" stroke-width="1.8" fill="none"/>`
  }
  if (look === 'open')
    return `${frame}<rect x="-6.5" y="-5" width="3.6" height="10" rx="1.8" fill="${ink('door')}"/>`
  return `${frame}<circle cx="3" cy="0" r="1.3" fill="#fff"/><path d="M-3,-3V3" stroke="#fff" stroke-opacity=".5"/>`
}
