import { DIRECTIONS } from '@wyrmtable/hex'
import type { HexLayout } from '../board/hex-layout.ts'
import { type BoardDraft, sideKey } from './board-draft.ts'

/** A hex and its neighbours. */
export function sevenAround(layout: HexLayout, label: string): readonly string[] {
  return [label, ...DIRECTIONS.flatMap((direction) => layout.neighbour(label, direction) ?? [])]
}

/** All hexes of the same ground that hang together with one. */
export function floodFrom(
  layout: HexLayout,
  groundAt: (label: string) => string,
  label: string,
): readonly string[] {
  const wanted = groundAt(label)
  const found = [label]
  const seen = new Set(found)
  for (const hex of found) {
    for (const direction of DIRECTIONS) {
      const next = layout.neighbour(hex, direction)
      if (next === undefined || seen.has(next) || groundAt(next) !== wanted) continue
      seen.add(next)
      found.push(next)
    }
  }
  return found
}

/** The same draft where nothing changes. */
export function paintGround(
  draft: BoardDraft,
  usual: string,
  hexes: Iterable<string>,
  ground: string,
): BoardDraft {
  const next: Record<string, string> = { ...draft.ground }
  let isNew = false
  for (const hex of hexes) {
    if ((next[hex] ?? usual) === ground) continue
    isNew = true
    if (ground === usual) delete next[hex]
    else next[hex] = ground
  }
  return isNew ? { ...draft, ground: next } : draft
}

/** `kind` undefined: nothing stands on the side. */
export function paintSide(draft: BoardDraft, side: string, kind: string | undefined): BoardDraft {
  if (draft.sides[side] === kind) return draft
  const { [side]: _, ...others } = draft.sides
  return { ...draft, sides: kind === undefined ? others : { ...others, [side]: kind } }
}

/** Adds hexes to an area or takes them out of it. */
export function paintArea(
  draft: BoardDraft,
  area: string,
  hexes: Iterable<string>,
  isIn: boolean,
): BoardDraft {
  const meant = new Set(hexes)
  return {
    ...draft,
    areas: draft.areas.map((one) => {
      if (one.id !== area) return one
      const others = one.hexes.filter((hex) => !meant.has(hex))
      return { ...one, hexes: (isIn ? [...others, ...meant] : others).toSorted() }
    }),
  }
}

/** The hexside of a hex that is nearest to a point; undefined where nothing lies beyond it. */
export function sideNear(
  layout: HexLayout,
  label: string,
  [x, y]: readonly [number, number],
): string | undefined {
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const direction of DIRECTIONS) {
    const next = layout.neighbour(label, direction)
    if (next === undefined) continue
    const [mx, my] = layout.middle(label, direction)
    const far = (mx - x) ** 2 + (my - y) ** 2
    if (far >= least) continue
    least = far
    best = sideKey(label, next)
  }
  return best
}

/** A draft without what lies beyond a board; the same draft where nothing does. */
export function cropTo(draft: BoardDraft, layout: HexLayout): BoardDraft {
  const { ground, sides, areas } = draft
  const isSideIn = (side: string) => side.split('|').every(layout.has)
  if (
    Object.keys(ground).every(layout.has) &&
    Object.keys(sides).every(isSideIn) &&
    areas.every(({ hexes }) => hexes.every(layout.has))
  )
    return draft
  return {
    ...draft,
    ground: Object.fromEntries(Object.entries(ground).filter(([label]) => layout.has(label))),
    sides: Object.fromEntries(Object.entries(sides).filter(([side]) => isSideIn(side))),
    areas: areas.map((area) => ({ ...area, hexes: area.hexes.filter(layout.has) })),
  }
}
