import type { BoardFile, OwnGround } from '../../data/board-schema.ts'
import type { MapData } from '../../data/schema.ts'

/** A map of the game as a board of somebody's own would be written: what follows from it is left out. */
export function readMapData(data: MapData): BoardFile['map'] {
  const hexes: BoardFile['map']['hexes'] = {}
  for (const [label, hex] of Object.entries(data.hexes)) {
    const t = groundOf(hex)
    const city = t !== 'tower' && hex.zone !== 'outside'
    if (t === 'open' && !city) continue
    hexes[label] = {
      t,
      ...(city ? { city: true } : {}),
      ...(hex.vp === undefined ? {} : { points: hex.vp }),
    }
  }
  return {
    hexes,
    walls: data.walls,
    entrances: data.entrances.map(({ side, kind }) => ({ side, kind })),
    roads: data.roads,
    crossings: Object.entries(data.fordLinks)
      .flatMap(([ford, ends]) => ends.map((end) => (ford < end ? `${ford}|${end}` : `${end}|${ford}`)))
      .toSorted(),
    defenderSetup: data.defenderSetup,
    invaderSetup: data.invaderSetup,
    reinforcements: data.reinforcementHexes,
  }
}

function groundOf({ terrain, bridge, mole }: MapData['hexes'][string]): OwnGround {
  if (mole === true) return 'mole'
  if (terrain !== 'bridge') return terrain
  return bridge === 'stone' ? 'stone-bridge' : 'wooden-bridge'
}
