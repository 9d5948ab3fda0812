import { DIRECTIONS } from '@wyrmtable/hex'
import { type BoardDraft, type DraftArea, type HexLayout, sideKey } from '@wyrmtable/ui'
import type { BoardFile } from '../../data/board-schema.ts'

type Building = BoardFile['map']['buildings'][number]

/** Grounds that make a building where they touch: roofed houses, yards within walls, towers. */
const kindOfHouse: ReadonlyMap<string, 'house' | 'yard' | 'tower'> = new Map([
  ['floor', 'house'],
  ['yard', 'yard'],
  ['tower-rampart', 'tower'],
  ['tower-centre', 'tower'],
])

/** Houses of up to so many hexes are small. */
const SMALL = 4

/** The buildings of a draft: hexes of floor, yard or tower that touch are one, and walls part it into rooms. */
export function housesOf(draft: BoardDraft, layout: HexLayout): readonly Building[] {
  const walled = withinYards(draft, layout)
  const kindAt = (label: string) =>
    kindOfHouse.get(draft.ground[label] ?? '') ?? (walled.has(label) ? 'yard' : undefined)
  const houses = groups(
    layout.labels.filter((label) => kindAt(label) !== undefined),
    layout,
    (a, b) => kindAt(a) === kindAt(b),
  )
  return houses.map((hexes, number): Building => {
    const kind = kindAt(hexes[0] ?? '')
    const id = `house-${number + 1}`
    const rooms = groups(hexes, layout, (a, b) => draft.sides[sideKey(a, b)] === undefined)
    const centre = hexes.find((label) => draft.ground[label] === 'tower-centre')
    return {
      id,
      kind:
        kind === 'tower'
          ? 'tower'
          : kind === 'yard'
            ? 'enclosure'
            : hexes.length <= SMALL
              ? 'small-house'
              : 'medium-house',
      name: nameAt(draft, hexes)?.name ?? '',
      hexes: [...hexes],
      rooms: Object.fromEntries(rooms.map((room, i) => [`${id}-${i + 1}`, [...room]])),
      ...(kind === 'tower' && centre !== undefined ? { centre } : {}),
      ...(kind === 'yard' ? { roof: false } : {}),
    }
  })
}

/** The name that lies on any of these hexes. */
export const nameAt = ({ areas }: BoardDraft, hexes: readonly string[]): DraftArea | undefined =>
  areas.find((area) => area.kind === 'name' && area.hexes.some((hex) => hexes.includes(hex)))

/** Hexes that a yard has all round: whatever their ground is, they belong to it. */
function withinYards({ ground }: BoardDraft, layout: HexLayout): ReadonlySet<string> {
  const inside = new Set(layout.labels.filter((label) => ground[label] !== 'yard'))
  if (inside.size === layout.labels.length) return new Set()
  const outside = layout.labels.filter(
    (label) =>
      inside.has(label) && DIRECTIONS.some((direction) => layout.neighbour(label, direction) === undefined),
  )
  for (const label of outside) inside.delete(label)
  for (const label of outside)
    for (const direction of DIRECTIONS) {
      const next = layout.neighbour(label, direction)
      if (next !== undefined && inside.delete(next)) outside.push(next)
    }
  return new Set([...inside].filter((label) => !kindOfHouse.has(ground[label] ?? '')))
}

/** Hexes by groups of those that touch and go together, each in the order of the board. */
function groups(
  hexes: readonly string[],
  layout: HexLayout,
  goTogether: (a: string, b: string) => boolean,
): readonly (readonly string[])[] {
  const left = new Set(hexes)
  return hexes.flatMap((first) => {
    if (!left.delete(first)) return []
    const group = [first]
    for (const hex of group)
      for (const direction of DIRECTIONS) {
        const next = layout.neighbour(hex, direction)
        if (next === undefined || !left.has(next) || !goTogether(hex, next)) continue
        left.delete(next)
        group.push(next)
      }
    return [group.toSorted()]
  })
}
