import { DIRECTIONS } from '@wyrmtable/hex'
import type { HexLayout } from '../board/hex-layout.ts'
import { type BoardDraft, sideKey } from './board-draft.ts'

/** A piece of a board that was cut out or copied, around its first hex: it can be mirrored and turned by sixths. */
export interface Clip {
  readonly cells: readonly { readonly at: Axial; readonly ground: string }[]
  readonly sides: readonly { readonly at: Axial; readonly direction: number; readonly kind: string }[]
}

/** Steps along the two axes of a board of flat-topped hexes, columns first. */
type Axial = readonly [q: number, r: number]

/** Ground and hexsides of some hexes, sides around them too. Undefined for none. */
export function copyHexes(
  draft: BoardDraft,
  usual: string,
  layout: HexLayout,
  hexes: readonly string[],
): Clip | undefined {
  const [first] = hexes
  if (first === undefined) return undefined
  const from = axialOf(first)
  const rel = (label: string): Axial => {
    const [q, r] = axialOf(label)
    return [q - from[0], r - from[1]]
  }
  const seen = new Set<string>()
  return {
    cells: hexes.map((hex) => ({ at: rel(hex), ground: draft.ground[hex] ?? usual })),
    sides: hexes.flatMap((hex) =>
      DIRECTIONS.flatMap((direction) => {
        const next = layout.neighbour(hex, direction)
        const key = next === undefined ? '' : sideKey(hex, next)
        const kind = draft.sides[key]
        if (kind === undefined || seen.has(key)) return []
        seen.add(key)
        return [{ at: rel(hex), direction, kind }]
      }),
    ),
  }
}

/** A sixth of a turn clockwise. */
export function turnClip({ cells, sides }: Clip): Clip {
  const turned = ([q, r]: Axial): Axial => [-r, q + r]
  return {
    cells: cells.map((cell) => ({ ...cell, at: turned(cell.at) })),
    sides: sides.map((side) => ({ ...side, at: turned(side.at), direction: (side.direction + 1) % 6 })),
  }
}

/** Left for right. */
export function mirrorClip({ cells, sides }: Clip): Clip {
  const mirrored = ([q, r]: Axial): Axial => [-q, q + r]
  return {
    cells: cells.map((cell) => ({ ...cell, at: mirrored(cell.at) })),
    sides: sides.map((side) => ({ ...side, at: mirrored(side.at), direction: (6 - side.direction) % 6 })),
  }
}

/** The hexes that a clip would cover with its first hex at a place; those beyond the rim are left out. */
export function coveredBy({ cells }: Clip, layout: HexLayout, at: string): readonly string[] {
  return cells.flatMap((cell) => placeOf(layout, at, cell.at) ?? [])
}

/** Lays a clip down; what reaches over the rim is lost. */
export function pasteClip(
  draft: BoardDraft,
  usual: string,
  layout: HexLayout,
  clip: Clip,
  at: string,
): BoardDraft {
  const ground: Record<string, string> = { ...draft.ground }
  const sides: Record<string, string> = { ...draft.sides }
  const covered = new Set(coveredBy(clip, layout, at))
  for (const hex of covered)
    for (const direction of DIRECTIONS) {
      const next = layout.neighbour(hex, direction)
      if (next !== undefined && covered.has(next)) delete sides[sideKey(hex, next)]
    }
  for (const cell of clip.cells) {
    const hex = placeOf(layout, at, cell.at)
    if (hex === undefined) continue
    if (cell.ground === usual) delete ground[hex]
    else ground[hex] = cell.ground
  }
  for (const side of clip.sides) {
    const hex = placeOf(layout, at, side.at)
    const next = hex === undefined ? undefined : layout.neighbour(hex, side.direction)
    if (hex !== undefined && next !== undefined) sides[sideKey(hex, next)] = side.kind
  }
  return { ...draft, ground, sides }
}

/** Clears hexes and every side that touches them. */
export function clearHexes(draft: BoardDraft, layout: HexLayout, hexes: readonly string[]): BoardDraft {
  const ground: Record<string, string> = { ...draft.ground }
  const sides: Record<string, string> = { ...draft.sides }
  for (const hex of hexes) {
    delete ground[hex]
    for (const direction of DIRECTIONS) {
      const next = layout.neighbour(hex, direction)
      if (next !== undefined) delete sides[sideKey(hex, next)]
    }
  }
  return { ...draft, ground, sides }
}

function placeOf(layout: HexLayout, at: string, [dq, dr]: Axial): string | undefined {
  const [q, r] = axialOf(at)
  const label = labelOf([q + dq, r + dr])
  return layout.has(label) ? label : undefined
}

/** Even columns lie half a hex lower: in them a row is half a step farther down. */
const shift = (column: number): number => (column % 2 === 0 ? 2 : 1)

function axialOf(label: string): Axial {
  const column = Number(label.slice(0, 2))
  const row = Number(label.slice(2))
  return [column, (2 * row + shift(column) - column) / 2]
}

function labelOf([q, r]: Axial): string {
  const row = (2 * r + q - shift(Math.abs(q))) / 2
  return `${String(q).padStart(2, '0')}${String(row).padStart(2, '0')}`
}
