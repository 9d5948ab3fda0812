import type { TableData } from '../../../data/table-schema.ts'
import { sorcererData } from '../../../rules/roster.ts'
import type { Start } from './symmetry.ts'

export const startNumbers = [2, 3, 4] as const
export type StartNumber = (typeof startNumbers)[number]

/** Starts as on the shipped tables: touching the edge, far apart, facing inward. */
export function usualStarts(width: number, height: number, seats: StartNumber): Start[] {
  const edge = sorcererData.radius_mm
  const [right, bottom] = [width - edge, height - edge]
  const [middle, third] = [Math.round(height / 2), Math.round(width * 0.08)]
  const start = (x: number, y: number, fx: number, fy: number): Start => ({ x, y, fx, fy })
  switch (seats) {
    case 2:
      return [start(edge, middle, 1, 0), start(right, middle, -1, 0)]
    case 3:
      return [
        start(third, edge, 0, 1),
        start(width - third, edge, 0, 1),
        start(Math.round(width / 2), bottom, 0, -1),
      ]
    case 4:
      return [
        start(edge, edge, 1, 1),
        start(right, edge, -1, 1),
        start(right, bottom, -1, -1),
        start(edge, bottom, 1, -1),
      ]
    default:
      return seats satisfies never
  }
}

/** Which way a start looks, in degrees clockwise from the right. */
export const facingOf = ({ fx, fy }: Start): number => Math.round((Math.atan2(fy, fx) * 180) / Math.PI)

/** SO-4.2: the start looking another way. */
export function facing(start: Start, degrees: number): Start {
  const turn = (degrees * Math.PI) / 180
  return { ...start, fx: Math.round(Math.cos(turn) * 100) || 0, fy: Math.round(Math.sin(turn) * 100) || 0 }
}

/** An empty table of a size, with starts for two to four. */
export function emptyTable(id: string, title: string, width = 1000, height = 800): TableData {
  return {
    id,
    name: { en: title, fr: title, es: title },
    width,
    height,
    starts: {
      2: usualStarts(width, height, 2),
      3: usualStarts(width, height, 3),
      4: usualStarts(width, height, 4),
    },
    pieces: [],
    links: [],
  }
}
