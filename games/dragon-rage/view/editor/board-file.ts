import { type BoardDraft, type DraftArea, sideKey } from '@wyrmtable/ui'
import { type BoardFile, type BoardSize, largest, type OwnGround } from '../../data/board-schema.ts'
import { sizeOf as sizeOfMap } from '../../rules/own/board-parts.ts'

type OwnMap = BoardFile['map']

/** Ground of the city is the same ground with this behind it. */
export const CITY = '@city'
export const usualGround = 'open'

/** Zones of a draft by the lists of the file that they stand for. */
const zones = { units: 'defenderSetup', dragons: 'invaderSetup', arrivals: 'reinforcements' } as const
const zoneKinds = Object.keys(zones) as (keyof typeof zones)[]

/** Places with a name of their own. */
export const PLACE = 'place'
/** Places that are worth so many points. */
export const pointsKind = (points: number): string => `points-${points}`
export const values = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Columns and rows of a draft. */
export const sizeOf = ({ facts }: BoardDraft): BoardSize => ({
  columns: Number(facts.columns ?? largest.columns),
  rows: Number(facts.rows ?? largest.rows),
})

/** A draft as a file of the public format. */
export function writeFile(draft: BoardDraft): BoardFile {
  return {
    schema: 'dragon-rage-board/1',
    title: draft.title.trim().slice(0, 60) || '–',
    ...(draft.story === '' ? {} : { story: draft.story.slice(0, 1200) }),
    map: writeMap(draft),
  }
}

function writeMap(draft: BoardDraft): OwnMap {
  const { ground, sides, areas } = draft
  const { columns, rows } = sizeOf(draft)
  const hexes: OwnMap['hexes'] = {}
  for (const [label, name] of Object.entries(ground)) hexes[label] = groundOf(name)
  for (const points of values)
    for (const label of hexesOf(areas, pointsKind(points)))
      hexes[label] = { ...(hexes[label] ?? { t: usualGround }), points }
  for (const { kind, name, hexes: named } of areas) {
    const called = name.trim()
    if (kind !== PLACE || called === '') continue
    for (const label of named) hexes[label] = { ...(hexes[label] ?? { t: usualGround }), name: called }
  }
  const having = (part: string): string[] =>
    Object.keys(sides)
      .filter((side) => partsOf(sides[side]).includes(part))
      .toSorted()
  const isByTower = (side: string): boolean => side.split('|').some((label) => hexes[label]?.t === 'tower')
  const gates = having('gate')
  return {
    ...(columns === largest.columns ? {} : { columns }),
    ...(rows === largest.rows ? {} : { rows }),
    hexes: Object.fromEntries(Object.entries(hexes).toSorted(([a], [b]) => a.localeCompare(b))),
    // A gate that is drawn in the open brings its piece of wall.
    walls: [...having('wall'), ...gates.filter((side) => !isByTower(side))].toSorted(),
    entrances: [
      ...gates.map((side) => ({ side, kind: 'gate' as const })),
      ...having('door').map((side) => ({ side, kind: 'door' as const })),
    ],
    roads: having('road'),
    crossings: having('crossing'),
    ...(Object.fromEntries(zoneKinds.map((kind) => [zones[kind], hexesOf(areas, kind).toSorted()])) as Pick<
      OwnMap,
      (typeof zones)[keyof typeof zones]
    >),
  }
}

function groundOf(name: string): OwnMap['hexes'][string] {
  const t = name.replace(CITY, '') as OwnGround
  return name.endsWith(CITY) ? { t, city: true } : { t }
}

const hexesOf = (areas: readonly DraftArea[], kind: string): readonly string[] => [
  ...new Set(areas.filter((area) => area.kind === kind).flatMap(({ hexes }) => hexes)),
]

/** What stands on a side: 'gate+road' is a gate and the road through it. */
const partsOf = (kind: string | undefined): readonly string[] => kind?.split('+') ?? []

/** A file of the public format as a draft; its hexes and sides must be on the board. */
export function readFile({ title, story, map }: BoardFile): BoardDraft {
  const ground: Record<string, string> = {}
  for (const [label, { t, city }] of Object.entries(map.hexes)) {
    const name = city === true && t !== 'tower' ? `${t}${CITY}` : t
    if (name !== usualGround) ground[label] = name
  }
  const entrances = new Map(map.entrances.map(({ side, kind }) => [side, kind]))
  const parts = new Map<string, string[]>()
  const add = (side: string, part: string) => parts.set(side, [...(parts.get(side) ?? []), part])
  for (const [side, kind] of entrances) add(side, kind)
  for (const side of map.walls) if (!entrances.has(side)) add(side, 'wall')
  for (const side of map.roads) add(side, 'road')
  for (const side of map.crossings) add(side, 'crossing')
  const sides = Object.fromEntries(
    [...parts].map(([side, own]) => {
      const [first = '', second = ''] = side.split('|')
      return [sideKey(first, second), own.join('+')]
    }),
  )
  const areas: DraftArea[] = zoneKinds.map((kind) => ({
    id: `${kind}-1`,
    kind,
    name: '',
    hexes: map[zones[kind]],
  }))
  for (const value of values) {
    const hexes = Object.keys(map.hexes).filter((label) => map.hexes[label]?.points === value)
    const kind = pointsKind(value)
    if (hexes.length > 0) areas.push({ id: `${kind}-1`, kind, name: '', hexes })
  }
  const named = new Map<string, string[]>()
  for (const [label, { name }] of Object.entries(map.hexes))
    if (name !== undefined) named.set(name, [...(named.get(name) ?? []), label])
  for (const [name, hexes] of named)
    areas.push({ id: `${PLACE}-${areas.length + 1}`, kind: PLACE, name, hexes })
  const { columns, rows } = sizeOfMap(map)
  return { title, story: story ?? '', ground, sides, areas, forces: [], facts: { columns, rows } }
}
