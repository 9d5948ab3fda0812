import { legLength, legObstacle } from '@wyrmtable/plane'
import type { ActionOf } from '../actions.ts'
import type { Play } from '../play.ts'
import { earliest, type Refusal, refuse } from '../refusals.ts'
import { arms } from '../roster.ts'
import type { State } from '../state.ts'
import { besetBy, engagedBy, FIRE_CREW, HAUL_PER_CREW, isAtGun } from '../topics/contact.ts'
import { vectorOf } from '../topics/facing.ts'
import {
  attackLimitRefusal,
  countAttack,
  friendRefusal,
  isRefusal,
  memberOf,
  spendAction,
} from '../topics/member.ts'
import { besides, obstructed } from '../topics/obstruction.ts'
import { lengthRefusal } from '../topics/path.ts'
import {
  enemiesOf,
  type Figure,
  figureOf,
  movedTo,
  moverOf,
  type Scene,
  sceneOf,
  slotAt,
  surfaceAt,
} from '../topics/scene.ts'
import { standingRefusal } from '../topics/standing.ts'
import { alight } from './alight.ts'
import { aimRefusal, announce, isLost, loose } from './shoot.ts'
import { faceAbout, noTurnRefusal } from './turn.ts'

type Fire = ActionOf<'gunFire'>
type Haul = ActionOf<'gunHaul'>
type TurnGun = ActionOf<'gunTurn'>

interface Team {
  readonly gun: Figure
  readonly crew: readonly Figure[]
}

/** The gun and its named crew: known, in the group, with actions left, and fit to serve (SO-9.3). */
function teamOf(
  scene: Scene,
  id: string,
  crewIds: readonly string[],
  sizes: readonly number[],
  attacks = false,
): Team | Refusal {
  const member = memberOf(scene, id)
  if (isRefusal(member) && member.type === 'E_PARAM') return member
  const crew: Figure[] = []
  for (const crewId of crewIds) {
    const figure = figureOf(scene, crewId)
    if (figure === undefined || crew.includes(figure)) return refuse('E_PARAM', 'SO-9.3', { what: crewId })
    crew.push(figure)
  }
  if (isRefusal(member)) return member
  const { figure: gun, race } = member
  const limited = attacks ? attackLimitRefusal(scene.state, gun) : undefined
  if (limited !== undefined) return limited
  if (race.kind !== 'gun') return refuse('E_WEAPON', 'SO-9.8', { figure: id })
  return crewRefusal(scene, gun, crew, sizes) ?? { gun, crew }
}

function crewRefusal(
  scene: Scene,
  gun: Figure,
  crew: readonly Figure[],
  sizes: readonly number[],
): Refusal | undefined {
  if (!sizes.includes(crew.length)) {
    return refuse('E_CREW', 'SO-9.3', { figure: gun.id, need: sizes.at(-1) ?? 0, found: crew.length })
  }
  const unfit = crew.find((figure) => !canServe(scene, gun, figure))
  if (unfit === undefined) return undefined
  return refuse('E_CREW', 'SO-9.3', { figure: gun.id, at: [gun.x, gun.y], ...besides(unfit) })
}

/** SO-9.3: an own foot creature of the group, at the gun, not engaged, with an action left. */
export const canServe = (scene: Scene, gun: Figure, figure: Figure): boolean =>
  figure.seat === gun.seat &&
  figure.kind === 'foot' &&
  scene.state.isInGroup(figure.slot) &&
  scene.state.actions(figure.slot) > 0 &&
  isAtGun(scene, figure, gun) &&
  engagedBy(scene, figure) === undefined

function spendAll(state: State, { gun, crew }: Team): void {
  spendAction(state, gun.slot)
  for (const { slot } of crew) spendAction(state, slot)
}

/** SO-9.4: exactly three crewmen, no hostile creature at the gun, and the target in sight. */
export function checkGunFire(state: State, { id, crew, target: targetId }: Fire): Refusal | undefined {
  const scene = sceneOf(state)
  const target = figureOf(scene, targetId)
  if (target === undefined) return refuse('E_PARAM', 'SO-13.2', { what: targetId })
  const team = teamOf(scene, id, crew, [FIRE_CREW], true)
  if (isRefusal(team)) return team
  return friendRefusal(team.gun, target) ?? fireRefusal(scene, team.gun, target)
}

/** SO-9.4 for a served gun and a hostile target. */
export function fireRefusal(scene: Scene, gun: Figure, target: Figure): Refusal | undefined {
  const enemy = besetBy(scene, gun)
  if (enemy !== undefined) {
    return refuse('E_CONTACT', 'SO-9.4', { figure: gun.id, at: [gun.x, gun.y], ...besides(enemy) })
  }
  return aimRefusal(scene, gun, target, 'ownCamp')
}

export function gunFire(play: Play, { id, crew, target: targetId }: Fire): void {
  const { state } = play
  const scene = sceneOf(state)
  const team = teamOf(scene, id, crew, [FIRE_CREW])
  const target = figureOf(scene, targetId)
  if (isRefusal(team) || target === undefined) return
  const { gun } = team
  const { race } = slotAt(state, gun.slot)
  if (race === undefined) return
  spendAll(state, team)
  countAttack(state, gun.slot)
  announce(play, scene, 'gunFire', gun, target, 'ownCamp', crew)
  if (isLost(play, 'gunFire', gun, target, arms.gunRange)) return
  loose(play, 'gunFire', race, 'artillery', gun, target)
}

/** SO-9.5: 1 to 3 crewmen, or exactly three with `gunMoveCrew: three`. */
export const haulSizes = (state: State): readonly number[] =>
  state.setting.options.gunMoveCrew === 'three' ? [3] : [1, 2, 3]

export function checkGunHaul(state: State, { id, crew, dx, dy }: Haul): Refusal | undefined {
  const scene = sceneOf(state)
  const team = teamOf(scene, id, crew, haulSizes(state))
  if (isRefusal(team) && team.type === 'E_PARAM') return team
  if (dx === 0 && dy === 0) return refuse('E_PARAM', 'SO-9.5', { figure: id })
  return isRefusal(team) ? team : haulRefusal(scene, team, dx, dy)
}

/** SO-9.5: all are shifted by one vector at the same time; each needs a legal leg and place; length last. */
export function haulRefusal(scene: Scene, team: Team, dx: number, dy: number): Refusal | undefined {
  const { gun, crew } = team
  const hauled = [gun, ...crew]
  const still = scene.figures.filter((figure) => !hauled.includes(figure))
  const shifted = hauled.map((figure) =>
    movedTo(scene, figure, figure.surface, { x: figure.x + dx, y: figure.y + dy }),
  )
  const refusals = hauled.map((figure, place) => {
    const to = shifted[place] ?? figure
    const others = [...still, ...shifted.filter((other) => other !== to)]
    return hauledLegRefusal(scene, figure, to) ?? standingRefusal(scene, others, figure, figure.surface, to)
  })
  const to = shifted[0] ?? gun
  const allowance = HAUL_PER_CREW * crew.length
  return earliest([...refusals, lengthRefusal(gun, to, legLength(gun, to), allowance, 'SO-9.5')])
}

function hauledLegRefusal(scene: Scene, from: Figure, to: Figure): Refusal | undefined {
  const { id, radius, height, surface, seat } = from
  const enemies = enemiesOf(scene, seat)
  const obstacle = legObstacle(scene.terrain, enemies, moverOf(from), surfaceAt(scene, surface), from, to)
  if (obstacle === undefined) return undefined
  return obstructed(scene, obstacle, { figure: id, radius, height, surface, from, to })
}

export function gunHaul(play: Play, { id, crew, dx, dy, face }: Haul): void {
  const { state } = play
  const scene = sceneOf(state)
  const team = teamOf(scene, id, crew, haulSizes(state))
  if (isRefusal(team)) return
  spendAll(state, team)
  for (const figure of [team.gun, ...team.crew]) {
    const to = { surface: figure.surface, x: figure.x + dx, y: figure.y + dy }
    const facing = figure === team.gun ? vectorOf(face) : state.facing(figure.slot)
    alight(play, scene, figure, 'haul', to, facing, legLength(figure, to))
  }
}

/** SO-9.7: an action of the gun and one of a single crewman. */
export function checkGunTurn(state: State, { id, crew, face }: TurnGun): Refusal | undefined {
  const team = teamOf(sceneOf(state), id, crew, [1])
  return isRefusal(team) ? team : noTurnRefusal(state, team.gun.slot, face)
}

export function gunTurn(play: Play, { id, crew, face }: TurnGun): void {
  const team = teamOf(sceneOf(play.state), id, crew, [1])
  if (isRefusal(team)) return
  spendAll(play.state, team)
  faceAbout(play, team.gun.slot, face)
}
