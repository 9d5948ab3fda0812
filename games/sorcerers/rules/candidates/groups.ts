import { squaredDistance } from '@wyrmtable/plane'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { isAtGun } from '../topics/contact.ts'
import { type Figure, type Scene, sceneOf } from '../topics/scene.ts'
import { nearestEnemy } from './nearest.ts'

/**
 * SO-14.2: each creature alone, nearest to an enemy first; the first two, three and four of these; each gun
 * with up to three of the foot creatures at it. A set of creatures is offered once.
 */
export function groups(state: State): readonly Action[] {
  const scene = sceneOf(state)
  const free = freeByDistance(scene)
  const lists = [
    ...free.map((figure) => [figure]),
    ...[2, 3, 4].flatMap((size) => (free.length >= size ? [free.slice(0, size)] : [])),
    ...free.filter(({ kind }) => kind === 'gun').map((gun) => [gun, ...crewOf(scene, gun, free)]),
  ]
  const offered = new Set<string>()
  const actions: Action[] = []
  for (const list of lists) {
    const ids = list.map(({ id }) => id)
    const key = ids.toSorted().join(' ')
    if (offered.has(key)) continue
    offered.add(key)
    actions.push({ type: 'activate', ids })
  }
  return actions
}

function freeByDistance(scene: Scene): readonly Figure[] {
  const { state } = scene
  const seat = state.current
  return scene.figures
    .filter(
      (figure) =>
        figure.seat === seat && figure.kind !== 'sorcerer' && state.activated(figure.slot) !== state.turn,
    )
    .map((figure) => {
      const enemy = nearestEnemy(scene, seat, figure)
      return { figure, distance: enemy === undefined ? 0 : squaredDistance(figure, enemy) }
    })
    .toSorted((a, b) => a.distance - b.distance || a.figure.slot - b.figure.slot)
    .map(({ figure }) => figure)
}

/** The up to three nearest foot creatures at the gun. */
const crewOf = (scene: Scene, gun: Figure, free: readonly Figure[]): readonly Figure[] =>
  free
    .filter((figure) => figure.kind === 'foot' && isAtGun(scene, figure, gun))
    .toSorted((a, b) => squaredDistance(a, gun) - squaredDistance(b, gun) || a.slot - b.slot)
    .slice(0, 3)
