import type { Point } from '@wyrmtable/plane'
import { type Race, type WeaponId, weaponIds } from '../data/schema.ts'
import type { ActionOf } from '../rules/actions.ts'
import { facingThere } from '../rules/candidates/nearest.ts'
import {
  freeNumbers,
  nearEnemyRefusal,
  newFigure,
  policyRefusals,
  zoneRefusal,
} from '../rules/magic/create.ts'
import { magic, type RosterId, raceList } from '../rules/roster.ts'
import { TABLE } from '../rules/table.ts'
import { type Figure, type Scene, spotOf } from '../rules/topics/scene.ts'
import { canStand } from '../rules/topics/standing.ts'
import { forceWith, gapBetween } from './creature-force.ts'

/** Directions from the one that is wanted that are tried, radians, the least first. */
const TURNS = [0, 0.35, -0.35, 0.7, -0.7, 1.2, -1.2, 2, -2, 3.1]
/** Places beside the anchor, in their order. */
const ASIDE = [0, 1, -1, 2, -2]
/** Between two new creatures, mm; with it they hold together (SO-10.13). */
const BETWEEN = 4
/** Bases stay so far from the edges, mm. */
const EDGE = 15

/** The race that a weapon is best given to: most blows and toughness for the price. Guns and flyers are left to others. */
interface Offer {
  readonly race: Race
  readonly worth: number
}

const offers = new Map<string, readonly Race[]>()

/** Races that walk and may carry the weapon, the best first. */
function racesFor(roster: RosterId, weapon: WeaponId): readonly Race[] {
  const key = `${roster}/${weapon}`
  const found = offers.get(key)
  if (found !== undefined) return found
  const races = raceList(roster)
    .filter((race) => race.kind !== 'gun' && !race.flies && race.summon[weapon] !== undefined)
    .map((race): Offer => ({ race, worth: worthFor(race, weapon) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ race }) => race)
  offers.set(key, races)
  return races
}

/** Wounds of the medium blow that toughness is measured by. */
const BLOW = 6

function worthFor(race: Race, weapon: WeaponId): number {
  const price = race.summon[weapon]
  if (price === undefined) return 0
  const { hit, damage, move } = forceWith(race, weapon)
  const blows = Math.ceil(race.wounds / Math.max(1, BLOW - race.resistance))
  return (price.count * hit * damage * Math.sqrt(blows) * Math.sqrt(move)) / price.cost
}

/** A batch with the weapon that the purse pays: of the best race that may still come, beside the sorcerer towards a point. */
export function batchWith(
  scene: Scene,
  caster: Figure,
  weapon: WeaponId,
  towards: Figure,
  gaps: readonly number[],
): ActionOf<'create'> | undefined {
  const { state } = scene
  const points = state.points(caster.seat)
  for (const race of racesFor(state.setting.options.roster, weapon)) {
    const cost = race.summon[weapon]?.cost ?? Number.POSITIVE_INFINITY
    if (cost > points || policyRefusals(state, race, weapon, 1).some((refusal) => refusal !== undefined))
      continue
    for (const gap of gaps) {
      const batch = batchAt(scene, caster, race, weapon, towards, gap)
      if (batch !== undefined) return batch
    }
  }
  return undefined
}

/** The weapons that somebody walking of this roster may be created with. */
export const weaponsOf = (roster: RosterId): readonly WeaponId[] =>
  weaponIds.filter((weapon) => racesFor(roster, weapon).length > 0)

/** A whole batch in a row across the direction, so far from the caster's base (mm); undefined where it finds no room. */
function batchAt(
  scene: Scene,
  caster: Figure,
  race: Race,
  weapon: WeaponId,
  towards: Figure,
  gap: number,
): ActionOf<'create'> | undefined {
  const most = Math.min(race.summon[weapon]?.count ?? 0, freeNumbers(scene.state, race).length)
  const ahead = Math.atan2(towards.y - caster.y, towards.x - caster.x)
  const far = gap + caster.radius + race.radius_mm
  for (const turn of TURNS) {
    const direction = ahead + turn
    const anchor = {
      x: caster.x + Math.cos(direction) * far,
      y: caster.y + Math.sin(direction) * far,
    }
    const members = rowAt(scene, race, anchor, direction, most)
    if (members.length < most || !holdsTogether(members)) continue
    const { x, y } = facingThere(caster, roundedPoint(anchor), towards)
    const at = members.map((figure) => ({
      ...spotOf(scene.table, TABLE, figure),
      face: [x, y] as [number, number],
    }))
    return { type: 'create', race: race.id, weapon, at }
  }
  return undefined
}

const roundedPoint = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

function rowAt(scene: Scene, race: Race, anchor: Point, direction: number, most: number): readonly Figure[] {
  const step = 2 * race.radius_mm + BETWEEN
  const members: Figure[] = []
  for (const place of ASIDE) {
    if (members.length === most) break
    const { x, y } = roundedPoint({
      x: anchor.x - Math.sin(direction) * step * place,
      y: anchor.y + Math.cos(direction) * step * place,
    })
    if (x < EDGE || y < EDGE) continue
    const figure = newFigure(scene, race, scene.state.current, TABLE, x, y, race.id)
    if (!canStand(scene, [...scene.figures, ...members], figure, TABLE, figure)) continue
    if (zoneRefusal(scene, figure) !== undefined || nearEnemyRefusal(scene, figure) !== undefined) continue
    members.push(figure)
  }
  return members
}

/** SO-10.13, with half a millimetre to spare. */
const holdsTogether = (members: readonly Figure[]): boolean =>
  members.length < 2 ||
  members.every((one) =>
    members.some((other) => other !== one && gapBetween(one, other) <= magic.create.cohesion_mm - 0.5),
  )
