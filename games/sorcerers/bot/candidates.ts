import type { Seat } from '@wyrmtable/kernel'
import { compareDistance } from '@wyrmtable/plane'
import type { Action, ActionOf } from '../rules/actions.ts'
import { sorcerers } from '../rules/game.ts'
import { arms, magic } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'
import { figureOf, type Scene, sceneOf } from '../rules/topics/scene.ts'

/** Batches worth trying: so many anchors for each race and weapon. */
const ANCHORS = 3

/** The actions worth thinking about: whole groups, shots in range, batches on the enemy's side. */
export function candidates(state: State, seat: Seat): readonly Action[] {
  const all = sorcerers.actions(state, seat)
  const chosen = pruned(state, all)
  return chosen.length > 0 ? chosen : all
}

function pruned(state: State, all: readonly Action[]): readonly Action[] {
  if (state.phase === 'opportunity') return wholeGroups(all)
  if (state.phase === 'setup') return all.filter((_, place) => place % 4 === 0)
  const scene = sceneOf(state)
  const ranged = all.filter((action) => !isOutOfRange(scene, action))
  return state.phase === 'sorcerer' ? fewBatches(scene, ranged) : ranged
}

/**
 * How many times its range away a target is too far for anybody to believe in it. Advice goes by the eye where nobody
 * measures (SO-8.4).
 */
const BY_EYE = 1.5

/** A computer may measure what it does not announce (SO-14.8). */
function isOutOfRange(scene: Scene, action: Action): boolean {
  switch (action.type) {
    case 'shoot':
      return isFar(scene, action.id, action.target, arms.shotRange)
    case 'gunFire':
      return isFar(scene, action.id, action.target, arms.gunRange)
    case 'breath':
      return isFar(scene, action.id, action.target, arms.breathRange)
    case 'castBolt':
      return isFar(scene, `P${scene.state.current + 1}-sorcerer`, action.target, magic.bolt.range_mm)
    default:
      return false
  }
}

function isFar(scene: Scene, id: string, target: string, range: number): boolean {
  const from = figureOf(scene, id)
  const to = figureOf(scene, target)
  const limit = scene.state.setting.assumesRange ? BY_EYE * range : range
  return from !== undefined && to !== undefined && compareDistance(from, to, limit) > 0
}

/** The largest group, and guns with their crew. */
function wholeGroups(all: readonly Action[]): readonly Action[] {
  const most = Math.max(...all.map((action) => (action.type === 'activate' ? action.ids.length : 0)))
  const isGun = ({ ids }: ActionOf<'activate'>): boolean =>
    ids.length > 1 && (ids[0]?.includes('-artillery-') ?? false)
  return all.filter((action) => action.type === 'activate' && (action.ids.length === most || isGun(action)))
}

/** For each race and weapon the anchors nearest to a hostile sorcerer that take the whole batch. */
function fewBatches(scene: Scene, all: readonly Action[]): readonly Action[] {
  const batches = new Map<string, ActionOf<'create'>[]>()
  const others: Action[] = []
  for (const action of all) {
    if (action.type !== 'create') {
      others.push(action)
      continue
    }
    const key = `${action.race}/${action.weapon}`
    const known = batches.get(key)
    if (known === undefined) batches.set(key, [action])
    else known.push(action)
  }
  const seat = scene.state.current
  const enemies = scene.figures.filter((figure) => figure.kind === 'sorcerer' && figure.seat !== seat)
  const gapOf = ({ at }: ActionOf<'create'>): number => {
    const [first] = at
    if (first === undefined) return Number.POSITIVE_INFINITY
    const gaps = enemies.map((enemy) => Math.hypot(enemy.x - first.x, enemy.y - first.y))
    return Math.min(...gaps) - 1000 * at.length
  }
  return [
    ...others,
    ...[...batches.values()].flatMap((list) =>
      list.toSorted((a, b) => gapOf(a) - gapOf(b)).slice(0, ANCHORS),
    ),
  ]
}
