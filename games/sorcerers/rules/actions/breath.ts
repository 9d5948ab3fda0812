import { isBlocked, isSameLevel, isTouching, squaredDistance } from '@wyrmtable/plane'
import type { ActionOf } from '../actions.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { arms } from '../roster.ts'
import type { State } from '../state.ts'
import { blowOn, rollToHit } from '../topics/blow.ts'
import { clearDestroyed, harm } from '../topics/harm.ts'
import { attackLimitRefusal, beginAttack, friendRefusal, isRefusal, pairOf } from '../topics/member.ts'
import { type Figure, type Scene, sceneOf } from '../topics/scene.ts'
import { aimRefusal, announce, isLost } from './shoot.ts'

type Breath = ActionOf<'breath'>

/** SO-11.13: once a turn, also while engaged, at a hostile target seen with no figure in the way. */
export function checkBreath(state: State, { id, target: targetId }: Breath): Refusal | undefined {
  const scene = sceneOf(state)
  const pair = pairOf(scene, id, targetId)
  if (isRefusal(pair)) return pair
  const { figure, race, target } = pair
  if (state.breathed(figure.slot)) {
    return refuse('E_ACTIONS', 'SO-11.13', { figure: id, need: 1, found: 1 })
  }
  const limited = attackLimitRefusal(state, figure)
  if (limited !== undefined) return limited
  if (race.damage.breath === undefined) return refuse('E_WEAPON', 'SO-11.13', { figure: id, what: 'breath' })
  return friendRefusal(figure, target) ?? aimRefusal(scene, figure, target, 'everybody')
}

export function breath(play: Play, { id, target: targetId }: Breath): void {
  const { state } = play
  const scene = sceneOf(state)
  const attack = beginAttack(scene, id, targetId)
  if (attack === undefined) return
  const { figure: dragon, race, target } = attack
  state.setBreathed(dragon.slot, true)
  announce(play, scene, 'breath', dragon, target, 'everybody')
  if (isLost(play, 'breath', dragon, target, arms.breathRange)) return
  // All rolls are made and all damage is applied; only then are the dead looked for.
  const hits = burnt(scene, dragon, target).flatMap((figure) => {
    const blow = blowOn(state, race, 'shoot', 'breath', figure)
    return rollToHit(play, 'breath', id, figure.id, blow) ? [{ figure, damage: blow.damage }] : []
  })
  for (const { figure, damage } of hits) harm(play, figure.slot, damage, 'breath', id)
  clearDestroyed(
    play,
    hits.map(({ figure }) => figure.slot),
    'breath',
  )
}

/** SO-11.13: the target and whoever else the centre line touches on its level, nearest to the dragon first. */
function burnt(scene: Scene, dragon: Figure, target: Figure): readonly Figure[] {
  const { terrain } = scene
  const line = { a: dragon, az: dragon.z + dragon.height - 5, q: target, qz: target.z + 25 }
  const isStopped = isBlocked(
    { bodies: [], walls: terrain.sightWalls, slabs: terrain.slabs, woods: [] },
    line,
  )
  if (isStopped) return [target]
  return scene.figures
    .filter(
      (figure) =>
        figure !== dragon &&
        (figure === target ||
          (isSameLevel(figure.z, target.z) && isTouching(dragon, target, figure, figure.radius))),
    )
    .toSorted((a, b) => squaredDistance(dragon, a) - squaredDistance(dragon, b) || a.slot - b.slot)
}
