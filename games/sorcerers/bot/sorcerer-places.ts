import type { Point } from '@wyrmtable/plane'
import type { ActionOf } from '../rules/actions.ts'
import { facingThere } from '../rules/candidates/nearest.ts'
import { Ways } from '../rules/candidates/ways.ts'
import { sorcerers } from '../rules/game.ts'
import { boltTargetRefusal } from '../rules/magic/bolt.ts'
import { magic, sorcererData } from '../rules/roster.ts'
import { type Figure, figureOf, type Scene, sceneOf } from '../rules/topics/scene.ts'
import { BY_EYE, gapBetween, leastBy, type Stand, threatTo } from './creature-force.ts'
import { ignore, noDice } from './fixed-dice.ts'
import { pointAt } from './steps.ts'

/** Where a sorcerer may stand at the end of the phase, and the move that leads there; none is to stay. */
export interface Place extends Stand {
  readonly move: ActionOf<'sorcererMove'> | undefined
}

/** Staying, and the ends of open straight moves in so many directions; the lengths in mm. */
export function placesOf(
  scene: Scene,
  me: Figure,
  directions: number,
  lengths: readonly number[] = [sorcererData.move_mm, sorcererData.move_mm / 2],
): readonly Place[] {
  const ways = new Ways(scene, me, 100 * sorcererData.move_mm)
  const look = nearestSorcerer(scene, me)
  const places: Place[] = [{ ...standAt(me), move: undefined }]
  for (const length of lengths) {
    for (let k = 0; k < directions; k++) {
      const at = pointAt(me, (k * 2 * Math.PI) / directions, length)
      const way = ways.straight(at)
      if (way === undefined || !ways.canEndAt(at)) continue
      const { x, y } = facingThere(me, at, look)
      places.push({ ...standAt(at), move: { type: 'sorcererMove', path: [...way.steps], face: [x, y] } })
    }
  }
  return places
}

const standAt = ({ x, y }: Point): Stand => ({ x, y, radius: sorcererData.radius_mm })

export const hostileSorcerers = ({ figures }: Scene, seat: number): readonly Figure[] =>
  figures.filter((figure) => figure.kind === 'sorcerer' && figure.seat !== seat)

export const nearestSorcerer = (scene: Scene, me: Figure): Figure | undefined =>
  leastBy(hostileSorcerers(scene, me.seat), (one) => gapBetween(me, one))

/** How far bolts of the turn to come reach: a whole move, then the range; mm between bases. */
const BOLT_REACH = sorcererData.move_mm + magic.bolt.range_mm
/** A place from which the shield may be broken costs so much more, in points of shield. */
const BROKEN = 15
/** The same for a place in reach of deadly bolts. */
const BOLTED = 12
/** mm on the way to a hostile sorcerer that are worth a point of shield. */
const NEARER = 120
/** Nearer to an edge than this one is trapped; mm, and points of shield. */
const EDGE = 60
const TRAPPED = 0.5

/** Most bolts that a seat can cast in its next turn. */
export const boltsNextTurn = (points: number): number =>
  Math.floor((Math.min(magic.cap, points) + magic.income) / magic.bolt.cost)

/** How good a place is for the seat's sorcerer, in points of shield: little harm first, then near to the others. */
export function placeWorth(scene: Scene, seat: number, place: Place): number {
  const { state, table } = scene
  const shield = state.shield(seat)
  const threat = threatTo(scene, seat, place)
  let worth = -(threat >= shield ? threat + BROKEN : threat)
  for (const other of hostileSorcerers(scene, seat)) {
    const gap = gapBetween(place, other)
    const bolts = boltsNextTurn(state.points(other.seat)) * magic.bolt.damage
    if (gap <= BOLT_REACH && bolts >= shield) worth -= BOLTED
    worth -= gap / NEARER
  }
  const { width, height } = table.data
  const edge = Math.min(place.x, width - place.x, place.y, height - place.y)
  return edge < EDGE ? worth - TRAPPED : worth
}

/** Whether the target counts as in range of a bolt from a place, as far as one may know it. */
export const isInBoltRange = ({ state }: Scene, from: Stand, target: Stand): boolean =>
  gapBetween(from, target) <= magic.bolt.range_mm * (state.setting.assumesRange ? BY_EYE : 1)

/** Lengths of moves that are tried to come into range, in mm, and how many of their ends. */
const APPROACHES = [75, 110, 150]
const TRIED = 8

/** The shortest move from which a bolt reaches a sorcerer; undefined where there is none. */
export function boltApproach(scene: Scene, me: Figure, target: Figure): ActionOf<'sorcererMove'> | undefined {
  const near = placesOf(scene, me, 16, APPROACHES)
    .filter((place) => isInBoltRange(scene, place, target))
    .slice(0, TRIED)
  for (const { x, y, move } of near) {
    if (move === undefined) continue
    const looking = { ...move, face: [target.x - x, target.y - y] as [number, number] }
    const next = scene.state.clone()
    sorcerers.apply(next, me.seat, looking, noDice(), ignore)
    const there = sceneOf(next)
    const seen = figureOf(there, target.id)
    if (seen !== undefined && boltTargetRefusal(there, seen) === undefined) return looking
  }
  return undefined
}
