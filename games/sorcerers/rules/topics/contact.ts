import { areInContact, isWithinReach } from '@wyrmtable/plane'
import { racesData } from '../../data/races.ts'
import type { Figure, Scene } from './scene.ts'

const gun = racesData.races.find(({ kind }) => kind === 'gun')
/** SO-9.2: how near to the gun its crew and its attackers must be, in mm. */
const GUN_REACH = gun?.crew?.reach_mm ?? 0
/** SO-9.4 */
export const FIRE_CREW = gun?.crew?.fire ?? 0
/** SO-9.5: mm that each contributing crewman lets the gun move. */
export const HAUL_PER_CREW = gun?.move_per_crew_mm ?? 0

/** SO-4.3 */
export const inContact = (scene: Scene, one: Figure, other: Figure): boolean =>
  areInContact(scene.terrain, one, other)

/** SO-4.4: the first hostile figure in contact with this one, by id. */
export const engagedBy = (scene: Scene, figure: Figure): Figure | undefined =>
  scene.figures.find((other) => other.seat !== figure.seat && inContact(scene, figure, other))

/** All hostile figures in contact with this one, by id. */
export const engagedContacts = (scene: Scene, figure: Figure): readonly Figure[] =>
  scene.figures.filter((other) => other.seat !== figure.seat && inContact(scene, figure, other))

/** SO-9.2: close enough to serve the gun or to strike at it. */
export const isAtGun = (scene: Scene, figure: Figure, gunFigure: Figure): boolean =>
  isWithinReach(scene.terrain, figure, gunFigure, GUN_REACH)

/** SO-8.3: whether blows of the one can reach the other: contact, or a gun within reach. */
export const canReach = (scene: Scene, attacker: Figure, target: Figure): boolean =>
  inContact(scene, attacker, target) || (target.kind === 'gun' && isAtGun(scene, attacker, target))

/** SO-9.4: the first hostile creature at the gun, which keeps it from firing. */
export const besetBy = (scene: Scene, gunFigure: Figure): Figure | undefined =>
  scene.figures.find(
    (other) => other.seat !== gunFigure.seat && other.kind !== 'sorcerer' && isAtGun(scene, other, gunFigure),
  )
