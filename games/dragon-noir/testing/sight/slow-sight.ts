import type { Cover, WeaponId } from '../../data/schema.ts'
import { sheets } from '../../data/tables.ts'
import { distanceOf, type SlowBoard, type SlowHex, type SlowSide } from './board-of-files.ts'
import {
  cornersOf,
  crossesHex,
  crossesSide,
  type Fraction,
  holdsPoint,
  isLess,
  type Point,
  partIn,
  passesThrough,
  pointAt,
  runsAlong,
  turn,
} from './exact-line.ts'

/** Somebody on the board, as far as lines are concerned. */
export interface Figure {
  readonly side: number
  /** One or two hexes. */
  readonly body: readonly SlowHex[]
  readonly standing: boolean
  /** Whether it is a horse without rider. */
  readonly horse: boolean
  readonly mounted: boolean
  /** In an entrance, or under a bridge. */
  readonly below: boolean
}

const covers: readonly (Cover | 'total')[] = ['none', 'light', 'medium', 'heavy', 'total']

export interface Seen {
  readonly cover: Cover
  readonly range: number
}

/**
 * DN-6.9 to DN-6.22 and DN-2.6 once more, in the order and the words of the clauses and as slowly as may be:
 * the best shot of all that are allowed, by cover and then by range, or undefined.
 */
export function bestShot(
  board: SlowBoard,
  shooter: Figure,
  weapon: WeaponId,
  target: Figure,
  others: readonly Figure[],
  favourTarget: boolean,
): Seen | undefined {
  let best: Seen | undefined
  for (const from of shooter.body) {
    for (const to of target.body) {
      for (const start of startsFrom(board, from, to)) {
        const range = distanceOf(from, to)
        const { short, long } = sheets.weapons.weapons[weapon].range
        // DN-6.14, DN-6.5
        if (range < 1 || range > long[1] || (to.dark && range > sheets.weapons.undergroundMaxRange)) continue
        const shot = { board, shooter, weapon, target, others, favourTarget, from, to, start, range }
        const cover = coverAlong({ ...shot, isShort: range <= short[1] })
        if (cover === undefined || cover === 'total') continue
        const better =
          best === undefined ||
          covers.indexOf(cover) < covers.indexOf(best.cover) ||
          (cover === best.cover && range < best.range)
        if (better) best = { cover, range }
      }
    }
  }
  return best
}

/** Where a line begins: the centre of the hex, or the middle of a side of it. */
interface Start {
  readonly point: Point
  readonly by: SlowSide | undefined
}

const isDoor = ({ type }: SlowSide): boolean => type === 'door' || type === 'gate' || type === 'cell-door'
const isTowerSide = ({ type }: SlowSide): boolean => type === 'tower-wall' || type === 'tower-door'

/** DN-6.9, DN-6.17 */
function startsFrom(board: SlowBoard, from: SlowHex, to: SlowHex): readonly Start[] {
  const sameTower = from.walls?.tower === true && from.walls === to.walls
  if (sameTower) return [{ point: from, by: undefined }]
  const starts: Start[] = from.walls?.tower === true ? [] : [{ point: from, by: undefined }]
  for (const { hex: other, side } of board.ring(from)) {
    const [p, q] = [side.p, side.q]
    const outward = turn(p, q, from) * turn(p, q, to) < 0
    if (!outward) continue
    const middle = { point: { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }, by: side }
    if (from.walls?.tower === true) {
      if (from.terrain === 'tower-rampart' && isTowerSide(side) && other.walls !== from.walls)
        starts.push(middle)
    } else if (side.type === 'window') {
      // (a) from the window hex, (c) from just outside into that room alone.
      if (side.inner.includes(from) || other.room === to.room) starts.push(middle)
    } else if (isDoor(side) && side.inner.includes(from)) starts.push(middle)
  }
  return starts
}

interface Shot {
  readonly board: SlowBoard
  readonly shooter: Figure
  readonly weapon: WeaponId
  readonly target: Figure
  readonly others: readonly Figure[]
  readonly favourTarget: boolean
  readonly from: SlowHex
  readonly to: SlowHex
  readonly start: Start
  readonly range: number
  readonly isShort: boolean
}

/** DN-6.30 (4) to (8): the cover along one line, or undefined where something stops it. */
function coverAlong(shot: Shot): Cover | 'total' | undefined {
  const { board, from, to, start, target } = shot
  if (from.walls?.tower === true && from.walls === to.walls) return 'none'
  const over = from.terrain === 'tower-rampart' && distanceOf(from, to) <= 8
  const [a, b] = [start.point, to]
  const near = hexesNear(board, a, b)
  const sides = new Set(near.flatMap((hex) => board.ring(hex).map(({ side }) => side)))

  let opening = start.by !== undefined && isOpening(start.by)
  let bars = false
  let rampart = false
  const pass = (side: SlowSide): void => {
    if (side.type === 'door' || side.type === 'gate') opening ||= isOpening(side)
    if ((side.type === 'bars' || side.type === 'cell-door') && !side.hexes.includes(from)) bars = true
  }
  // DN-3.3, DN-6.17: what is stone to this line.
  const isStone = (side: SlowSide): boolean => {
    if (side.type === 'wall') return !(over && isBare(side))
    if (!isTowerSide(side)) return false
    const own = [from.walls, to.walls].filter((walls) => walls?.tower === true)
    return !side.hexes.some(({ walls }) => walls !== undefined && own.includes(walls))
  }
  for (const side of sides) {
    if (side.type === 'none') continue
    if (crossesSide(a, b, side.p, side.q)) {
      if (side.type === 'window') {
        if (!side.inner.includes(to) || side.inner.includes(from)) return undefined
        opening = true
      } else if (isStone(side)) return undefined
      // (d) by one's own door the line begins in the middle of it.
      else if (isDoor(side) && side.inner.includes(from) && start.by === undefined) return undefined
      else pass(side)
      if (isTowerSide(side) && side.hexes.includes(to)) rampart = true
    } else if (runsAlong(a, b, side.p, side.q)) {
      if (side.type === 'window' || isStone(side)) return undefined
      pass(side)
    }
  }
  for (const corner of near.flatMap(cornersOf)) {
    if (!passesThrough(a, b, corner)) continue
    const meeting = [...sides].filter(({ p, q }) => isSame(p, corner) || isSame(q, corner))
    if (meeting.filter((side) => side.type === 'window' || isStone(side)).length >= 2) return undefined
    for (const side of meeting) pass(side)
  }

  // DN-6.11: trees, rock, towers; DN-2.6 (a): along a side both must block, or either.
  const own = [...shot.shooter.body, ...target.body]
  const crossed = near.filter((hex) => crossesHex(a, b, hex))
  const grazed = [...sides].filter((side) => runsAlong(a, b, side.p, side.q))
  const rims = rimPairs(board, near, a, b)
  const isStopped = (blocks: (hex: SlowHex) => boolean): boolean => {
    const stands = (hex: SlowHex | undefined): boolean =>
      hex !== undefined && !own.includes(hex) && blocks(hex)
    if (crossed.some(stands)) return true
    return [...grazed.map(({ hexes }) => [hexes[0], hexes[1]]), ...rims].some(([one, two]) =>
      shot.favourTarget ? stands(one) || stands(two) : stands(one) && stands(two),
    )
  }
  const isWood = (hex: SlowHex): boolean =>
    hex.terrain === 'tree' ||
    hex.terrain === 'rock' ||
    (hex.walls?.tower === true && hex.walls !== from.walls && hex.walls !== to.walls)
  // DN-6.16
  const [high, low] = [from.level > 0, to.level > 0]
  const isGround = (hex: SlowHex): boolean => isWood(hex) || (!over && !high && !low && hex.level === 1)
  if (isStopped(isGround)) return undefined
  if (!over && high !== low) {
    const crest = high ? crestFrom(board, to, b, from, a) : crestFrom(board, from, a, to, b)
    if (crest === 'hidden') return undefined
  }

  // DN-6.12
  const overheads = sheets.weapons.weapons[shot.weapon].shootsOverCharacters === 'medium-or-long'
  if (!over && !(overheads && !shot.isShort)) {
    const taken = shot.others.flatMap((figure) =>
      isObstacle(shot, figure) ? figure.body.filter((hex) => blocksWith(shot, figure, hex)) : [],
    )
    // DN-2.6 (a): of two grazed hexes one may block by its ground and the other by who stands there.
    if (isStopped((hex) => taken.includes(hex) || isGround(hex))) return undefined
  }

  // DN-6.19 to DN-6.22
  if (to.walls?.tower === true) return rampart && to.terrain === 'tower-rampart' ? 'heavy' : 'total'
  if (to.dark) return to.terrain === 'entrance' ? 'medium' : 'none'
  const isBridge = (hex: SlowHex | undefined): boolean => hex?.terrain === 'bridge'
  const bridge =
    crossed.some(isBridge) || grazed.some(({ hexes }) => isBridge(hexes[0]) && isBridge(hexes[1]))
  const top = high && !low && crestFrom(board, to, b, from, a) !== 'none'
  const levels = target.body.map((hex): Cover => {
    const wet = isWater(hex, target.below)
    if (wet) return bridge ? 'medium' : 'light'
    if (hex.terrain === 'talus') return top && !over ? 'medium' : 'none'
    if (hex.terrain === 'brush') return over ? 'none' : 'light'
    if (hex.terrain === 'tree') return 'light'
    return hex.terrain === 'rubble' || hex.terrain === 'entrance' ? 'medium' : 'none'
  })
  if (opening && to.walls !== undefined && !to.walls.open) levels.push('medium')
  if (bars && !over) levels.push('light')
  return covers[Math.max(...levels.map((level) => covers.indexOf(level)))]
}

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y

/** DN-6.22: a side of a building without roof, and of none that has one. */
const isBare = ({ hexes }: SlowSide): boolean =>
  hexes.some(({ walls }) => walls?.open === true) &&
  !hexes.some(({ walls }) => walls !== undefined && !walls.open)

/** DN-6.19: a door, gate or window of a building with a roof. */
const isOpening = (side: SlowSide): boolean =>
  (side.type === 'door' || side.type === 'gate' || side.type === 'window') && !isBare(side)

/** Hexes that the line could touch: those of the rectangle round it and one more on every side. */
function hexesNear(board: SlowBoard, a: Point, b: Point): readonly SlowHex[] {
  const found: SlowHex[] = []
  const [west, east] = [Math.floor(Math.min(a.x, b.x) / 6) - 1, Math.ceil(Math.max(a.x, b.x) / 6) + 1]
  const [north, south] = [Math.floor(Math.min(a.y, b.y) / 4) - 1, Math.ceil(Math.max(a.y, b.y) / 4) + 1]
  for (let column = west; column <= east; column++)
    for (let row = north; row <= south; row++) {
      const hex = board.at(column, row)
      if (hex !== undefined && partIn(a, b, hex) !== undefined) found.push(hex)
    }
  return found
}

/** DN-2.6 (a): hexes beside whose outer side, on the rim of the board, the line runs; beyond it all is open. */
function rimPairs(
  board: SlowBoard,
  near: readonly SlowHex[],
  a: Point,
  b: Point,
): readonly (readonly [SlowHex, undefined])[] {
  return near.flatMap((hex) =>
    cornersOf(hex).flatMap((p, i, all) => {
      const q = all[(i + 1) % 6] as Point
      return board.beside(hex, i) === undefined && runsAlong(a, b, p, q) ? [[hex, undefined] as const] : []
    }),
  )
}

/** DN-6.16 (a), (b): from `low` to `high`. */
function crestFrom(
  board: SlowBoard,
  low: SlowHex,
  lowPoint: Point,
  high: SlowHex,
  highPoint: Point,
): 'none' | 'open' | 'hidden' {
  const near = hexesNear(board, lowPoint, highPoint)
  let first: Fraction | undefined
  for (const hex of near) {
    const part = hex.level === 1 ? partIn(lowPoint, highPoint, hex) : undefined
    if (part !== undefined && (first === undefined || isLess(part.first, first))) first = part.first
  }
  if (first === undefined) return 'none'
  const met = pointAt(lowPoint, highPoint, first)
  const candidates = near.filter((hex) => hex.terrain === 'talus' && holdsPoint(hex, met))
  if (candidates.length === 0) return 'none'
  const seen = candidates.some((hex) => hex === low || distanceOf(low, hex) >= distanceOf(high, hex))
  return seen ? 'open' : 'hidden'
}

const isWater = (hex: SlowHex, below: boolean): boolean =>
  hex.terrain === 'water' || hex.terrain === 'spring' || (hex.terrain === 'bridge' && below)

/** DN-6.12: who stands, but no friend beside a crossbowman in the saddle. */
function isObstacle({ shooter, weapon, target }: Shot, figure: Figure): boolean {
  if (!figure.standing || figure === shooter || figure === target) return false
  if (!shooter.mounted || weapon !== 'crossbow' || figure.horse || figure.side !== shooter.side) return true
  return !figure.body.some((hex) => shooter.body.some((own) => distanceOf(own, hex) === 1))
}

/** DN-6.12: not in water, not in an entrance; DN-6.16 (c): not hidden below the crest from a shooter above. */
function blocksWith({ board, from, start }: Shot, figure: Figure, hex: SlowHex): boolean {
  if (isWater(hex, figure.below)) return false
  if (hex.terrain === 'entrance' && figure.below) return false
  if (from.level === 0 || hex.level > 0) return true
  return crestFrom(board, hex, hex, from, start.point) !== 'hidden'
}
