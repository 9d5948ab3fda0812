import { DIRECTIONS } from '@wyrmtable/hex'
import { type BoardDraft, type HexLayout, sideKey } from '@wyrmtable/ui'
import type { BoardFile } from '../../data/board-schema.ts'
import { type Terrain, terrains } from '../../data/schema.ts'
import { housesOf, nameAt } from './houses.ts'

type MapFile = BoardFile['map']
type HexFile = MapFile['hexes'][string]
type SideFile = MapFile['hexsides'][number]

/** Letters of a board that somebody drew. */
export const OWN = 'OB'

/** Ground on top of a hill. */
const UP = '@1'
export const plateau = `clear${UP}`

/** Below ground everything is rock until it is hewn out; above, meadow. */
export const usualGround = ({ facts }: BoardDraft): 'clear' | 'rock' =>
  facts.kind === 'underground' ? 'rock' : 'clear'

/** DN-3: the map of a draft as a file. Walls round buildings and crests round hills follow from the ground. */
export function writeMap(draft: BoardDraft, layout: HexLayout): MapFile {
  const buildings = housesOf(draft, layout)
  const houseOf = new Map(buildings.flatMap(({ id, hexes }) => hexes.map((hex) => [hex, id] as const)))
  const rooms = new Map(
    buildings.flatMap((building) =>
      Object.entries(building.rooms).flatMap(([room, hexes]) =>
        hexes.map((hex) => [hex, { room, size: hexes.length }] as const),
      ),
    ),
  )
  const yards = new Set(buildings.flatMap(({ id, roof }) => (roof === false ? [id] : [])))
  const hexes: Record<string, HexFile> = {}
  for (const label of layout.labels) {
    const building = houseOf.get(label)
    const ground = draft.ground[label] ?? (building === undefined ? undefined : usualGround(draft))
    if (ground === undefined) continue
    const t = terrainOf(ground)
    hexes[label] = {
      t,
      ...(ground.endsWith(UP) ? { level: 1 } : t.startsWith('tower') ? { level: 2 } : {}),
      ...(building === undefined ? {} : { building, room: rooms.get(label)?.room ?? '' }),
      ...(building !== undefined && yards.has(building) ? { open: true } : {}),
    }
  }
  const hexsides: SideFile[] = []
  for (const a of layout.labels)
    for (const direction of DIRECTIONS) {
      const b = layout.neighbour(a, direction)
      if (b === undefined || b < a) continue
      const drawn = draft.sides[sideKey(a, b)]
      const parted = houseOf.get(a) !== houseOf.get(b)
      const isTower = [a, b].some((hex) => terrainOf(draft.ground[hex] ?? '').startsWith('tower'))
      const kind = drawn ?? (parted ? (isTower ? 'tower-wall' : 'wall') : undefined)
      if (kind !== undefined) hexsides.push(sideFile(a, b, kind, houseOf, rooms))
      else hexsides.push(...crest(draft, a, b))
    }
  return {
    schema: 'dragon-noir-map/1',
    id: OWN,
    name: draft.title,
    kind: draft.facts.kind === 'underground' ? 'underground' : 'surface',
    cols: 26,
    rows: 18,
    layout: 'flat-top-odd-q',
    sides: { N: 'N', E: 'E', S: 'S', W: 'W' },
    arrow: null,
    defaultTerrain: usualGround(draft),
    hexes,
    hexsides,
    buildings: [...buildings],
    features: namedPlaces(draft, buildings),
  }
}

/** Names on open ground: those that no building bears. */
function namedPlaces(draft: BoardDraft, buildings: ReturnType<typeof housesOf>): MapFile['features'] {
  const borne = new Set(buildings.map(({ hexes }) => nameAt(draft, hexes)))
  return draft.areas
    .filter((area) => area.kind === 'name' && area.name !== '' && !borne.has(area))
    .map(({ name, hexes }, i) => ({ id: `place-${i + 1}`, kind: 'name', name, hexes: [...hexes] }))
}

const terrainOf = (ground: string): Terrain => {
  if (ground === 'yard') return 'clear'
  const name = ground.endsWith(UP) ? ground.slice(0, -UP.length) : ground
  return terrains.find((one) => one === name) ?? 'clear'
}

const openings: readonly string[] = ['door', 'gate', 'window', 'bars', 'cell-door', 'tower-door']

/** DN-3.2: an opening says which hex lies inside: that of the building, of two rooms the smaller one. */
function sideFile(
  a: string,
  b: string,
  kind: string,
  houseOf: ReadonlyMap<string, string>,
  rooms: ReadonlyMap<string, { readonly size: number }>,
): SideFile {
  const type = (kind === 'gate' ? 'door' : kind) as SideFile['type']
  if (!openings.includes(kind)) return { a, b, type }
  const [isIn, isIn2] = [houseOf.has(a), houseOf.has(b)]
  const isSmaller = (rooms.get(b)?.size ?? 0) < (rooms.get(a)?.size ?? 0)
  const isCell = kind === 'cell-door' || kind === 'bars'
  const inner = isIn && isIn2 ? (isCell && isSmaller ? b : a) : isIn ? a : isIn2 ? b : undefined
  return {
    a,
    b,
    type,
    ...(inner === undefined ? {} : { in: inner }),
    ...(kind === 'gate' ? { gate: true } : {}),
    ...(kind === 'door' && isIn && isIn2 ? { interior: true } : {}),
  }
}

/** DN-3.2: between a slope and the plateau above it lies a crest. */
function crest({ ground }: BoardDraft, a: string, b: string): readonly SideFile[] {
  const isUp = (label: string) => ground[label]?.endsWith(UP) === true
  if (ground[a] === 'talus' && isUp(b)) return [{ a, b, type: 'crest', low: a, high: b }]
  if (ground[b] === 'talus' && isUp(a)) return [{ a, b, type: 'crest', low: b, high: a }]
  return []
}

/** The part of a draft that its map holds; sides that follow from the ground are left to it. */
export function readMap(map: MapFile, layout: HexLayout): Pick<BoardDraft, 'ground' | 'sides' | 'areas'> {
  const usual = map.defaultTerrain
  const yard = new Set(map.buildings.flatMap(({ roof, hexes }) => (roof === false ? hexes : [])))
  const ground: Record<string, string> = {}
  for (const [label, { t, level }] of Object.entries(map.hexes)) {
    const name = yard.has(label) && t === 'clear' ? 'yard' : level === 1 ? `${t}${UP}` : t
    if (name !== usual) ground[label] = name
  }
  const areas = map.buildings.flatMap(({ id, name, hexes }) =>
    name === '' ? [] : [{ id: `name-${id}`, kind: 'name', name, hexes: [...hexes] }],
  )
  for (const { id, kind, name = '', hexes = [] } of map.features)
    if (kind === 'name' && name !== '') areas.push({ id: `name-${id}`, kind, name, hexes: [...hexes] })
  const bare: BoardDraft = { title: '', story: '', ground, sides: {}, areas, forces: [], facts: {} }
  const follows = new Map(
    writeMap({ ...bare, facts: { kind: map.kind } }, layout).hexsides.map(({ a, b, type }) => [
      sideKey(a, b),
      type,
    ]),
  )
  const sides: Record<string, string> = {}
  for (const { a, b, type, gate } of map.hexsides) {
    const kind = gate === true ? 'gate' : type
    if (kind !== 'crest' && follows.get(sideKey(a, b)) !== kind) sides[sideKey(a, b)] = kind
  }
  return { ground, sides, areas }
}
