import { distance, type HexId } from '@wyrmtable/hex'
import { esirien } from '../../rules/city-map.ts'
import { board, hexOf } from '../../rules/map.ts'
import { map, perMap } from '../map-in-hand.ts'

/** Where the garrison of a city stands well; the first of a list before the others. */
interface Posts {
  /** Guards for what is worth most. */
  readonly guards: readonly HexId[]
  /** Towers from which archers see much, first those that are worth points. */
  readonly bows: readonly HexId[]
  /** Towers that are worth points, for the militia where the archers stand elsewhere. */
  readonly towers: readonly HexId[]
  /** Where archers reach what breathes at the towers, without being burned with them. */
  readonly openBows: readonly HexId[]
  /** Where two of the militia keep a dragon from landing; the others go with the hero. */
  readonly small: readonly HexId[]
  /** Where cavalry reaches everything by road. */
  readonly riders: readonly HexId[]
  /** Where the hero may stand, militia around him. */
  readonly hero: readonly HexId[]
  /** Where the wizard stands. */
  readonly wizard: readonly HexId[]
}

export let posts: Posts
perMap(() => {
  posts = map === esirien ? printedPosts() : drawnPosts()
})

function hexes(labels: string): readonly HexId[] {
  return labels.split(' ').map(hexOf)
}

function byValue(a: HexId, b: HexId): number {
  return (map.vpValues[map.vpIndexAt(b)] ?? 0) - (map.vpValues[map.vpIndexAt(a)] ?? 0)
}

/** On the printed map: found by many matches. From the first post of the wizard the city held out most often. */
function printedPosts(): Posts {
  return {
    guards: [...map.vpHexes].sort(byValue),
    towers: map.vpHexes.filter(map.isTower).sort(byValue),
    bows: [...map.vpHexes.filter(map.isTower).sort(byValue), ...hexes('1305 1505 2106 2110 0706')],
    openBows: hexes('1208 1309 1209 1611 1410 1109 1008 1013 0913 1308 1711'),
    small: hexes('1913 2011 0914 1511 1310'),
    riders: hexes('1009 0908 1109 1209 1608 1709 1711 1810 1912 1607 1307 1308'),
    hero: hexes('1009 1110 1109 1208 1609 1710 1611 1708'),
    wizard: hexes('1209 1209 1310 1410'),
  }
}

/** On a board that somebody drew: what is worth points, and then as near as can be to all of it; everybody finds room. */
function drawnPosts(): Posts {
  const near = map.defenderSetupHexes.toSorted((a, b) => farOf(a) - farOf(b))
  const guards = map.vpHexes.filter(map.isDefenderSetup).sort(byValue)
  const streets = near.filter((hex) => !map.isTower(hex))
  const riders = [...streets.filter(map.isRoadHex), ...streets]
  const small = guards.filter((hex) => !map.isTower(hex)).reverse()
  return {
    guards: [...guards, ...near],
    bows: [...guards.filter(map.isTower), ...near.filter(map.isTower), ...near],
    towers: [...guards.filter(map.isTower), ...near],
    openBows: near,
    small: [...small, ...near],
    riders,
    wizard: streets.slice(0, 1),
    hero: streets.slice(1, 7),
  }
}

/** The hex that lies best between all points. */
export function middle(): HexId {
  if (map === esirien) return hexOf('1409')
  return map.hexes.reduce((best, hex) => (farOf(hex) < farOf(best) ? hex : best))
}

/** How far a hex is from everything, the dearer the heavier. */
function farOf(hex: HexId): number {
  return map.vpHexes.reduce((sum, vp, i) => sum + distance(board, hex, vp) * (map.vpValues[i] ?? 0), 0)
}
