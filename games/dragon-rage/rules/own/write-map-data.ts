import type { BoardFile, OwnGround } from '../../data/board-schema.ts'
import { mapData } from '../../data/map.ts'
import type { MapData } from '../../data/schema.ts'
import { board } from '../map.ts'
import { endsOf, isIn, isOnBoard, sizeOf, spanEnds } from './board-parts.ts'

type MapHex = MapData['hexes'][string]

const terrains: Readonly<Record<OwnGround, Pick<MapHex, 'terrain' | 'bridge' | 'mole'>>> = {
  open: { terrain: 'open' },
  forest: { terrain: 'forest' },
  tower: { terrain: 'tower' },
  river: { terrain: 'river' },
  ford: { terrain: 'ford' },
  'wooden-bridge': { terrain: 'bridge', bridge: 'wood' },
  'stone-bridge': { terrain: 'bridge', bridge: 'stone' },
  sea: { terrain: 'sea' },
  // Built out into the sea: land for the rules, a deck along its roads for the eye.
  mole: { terrain: 'open', mole: true },
}

/** A board of somebody's own written like the printed map, with all that follows from what was drawn. */
export function writeMapData({ title, map }: BoardFile): MapData {
  const labels = board.labels.filter((label) => isOnBoard(map, label))
  const onRoad = new Set(map.roads.flatMap(endsOf))
  const groundOf = (label: string): OwnGround => map.hexes[label]?.t ?? 'open'
  const points = Object.fromEntries(
    Object.entries(map.hexes).flatMap(([label, { points }]) =>
      points === undefined ? [] : [[label, points]],
    ),
  )
  // One that is still being drawn may have no ends, or more than two.
  const links = (is: (ground: OwnGround) => boolean): Record<string, [string, string]> =>
    Object.fromEntries(
      labels
        .filter((label) => is(groundOf(label)))
        .flatMap((label): [string, [string, string]][] => {
          const [first, second, ...more] = spanEnds(map, label)
          return first === undefined || second === undefined || more.length > 0
            ? []
            : [[label, [first, second]]]
        }),
    )
  return {
    id: 'own',
    title,
    version: 1,
    layout: { ...mapData.layout, ...sizeOf(map) },
    zones: mapData.zones,
    hexes: Object.fromEntries(
      labels.map((label): [string, MapHex] => [
        label,
        {
          ...terrains[groundOf(label)],
          zone: zoneOf(groundOf(label), isIn(map, label)),
          ...(points[label] === undefined ? {} : { vp: points[label] }),
          ...(onRoad.has(label) ? { road: true } : {}),
          // Houses are for the eye alone: most streets have them.
          ...(groundOf(label) === 'open' && isIn(map, label) && Number(label) % 5 < 3
            ? { buildings: true }
            : {}),
        },
      ]),
    ),
    walls: map.walls,
    entrances: map.entrances.map(({ side, kind }) => writeEntrance(map, side, kind)),
    roads: map.roads,
    bridgeLinks: links((ground) => ground.endsWith('-bridge')),
    fordLinks: links((ground) => ground === 'ford'),
    docks: map.reinforcements.filter((label) => !groundOf(label).endsWith('-bridge')),
    reinforcementHexes: map.reinforcements,
    victoryPoints: points,
    victoryPointTotal: Object.values(points).reduce((sum, value) => sum + value, 0),
    roadTowers: labels.filter((label) => groundOf(label) === 'tower' && onRoad.has(label)),
    defenderSetup: map.defenderSetup,
    invaderSetup: map.invaderSetup,
    provenance: {},
  }
}

function zoneOf(ground: OwnGround, city: boolean): MapHex['zone'] {
  if (!city) return 'outside'
  if (ground === 'tower' || ground === 'river') return ground
  return ground.endsWith('-bridge') ? 'bridge' : 'west'
}

/** DR-9.3: a wall gate is held from its end in the city; a bridge lies before it, and of two that are alike the smaller number is inside. */
function writeEntrance(
  map: BoardFile['map'],
  side: string,
  kind: 'gate' | 'door',
): MapData['entrances'][number] {
  const [first, second] = endsOf(side)
  const id = `${kind === 'gate' ? 'G' : 'D'}${first}-${second}`
  const groundOf = (label: string) => map.hexes[label]?.t ?? 'open'
  if (groundOf(first) === 'tower') return { id, side, kind, structure: 'tower', tower: first, other: second }
  if (groundOf(second) === 'tower') return { id, side, kind, structure: 'tower', tower: second, other: first }
  const worth = (label: string) => (isIn(map, label) ? 2 : 0) - (groundOf(label).endsWith('-bridge') ? 1 : 0)
  const [inside, outside] = worth(second) > worth(first) ? [second, first] : [first, second]
  return { id, side, kind, structure: 'wall', inside, outside }
}
