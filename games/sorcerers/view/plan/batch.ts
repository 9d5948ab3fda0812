import type { Point } from '@wyrmtable/plane'
import type { WeaponId } from '../../data/schema.ts'
import type { Action, ActionOf } from '../../rules/actions.ts'
import { closedRefusal, pointsRefusal } from '../../rules/magic/cost.ts'
import { policyRefusals } from '../../rules/magic/create.ts'
import { currentSorcerer } from '../../rules/phases/sorcerer-move.ts'
import type { Refusal } from '../../rules/refusals.ts'
import { raceList, raceOf } from '../../rules/roster.ts'
import type { State } from '../../rules/state.ts'
import { enemiesOf, type Scene } from '../../rules/topics/scene.ts'
import { faceTowards } from './face.ts'
import { levelsAt } from './levels.ts'

export type Create = ActionOf<'create'>

/** One race and weapon that a sorcerer may create, so many for a price. */
export interface Batch {
  readonly race: string
  readonly weapon: WeaponId
  readonly size: number
  readonly cost: number
}

const weapons = ['light', 'medium', 'shooter', 'artillery', 'natural'] as const

/** Every batch of the game's roster, in data order. */
export const batchesOf = ({ state }: Scene): readonly Batch[] =>
  raceList(state.setting.options.roster).flatMap((race) =>
    weapons.flatMap((weapon): readonly Batch[] => {
      const price = race.summon[weapon]
      return price === undefined ? [] : [{ race: race.id, weapon, size: price.count, cost: price.cost }]
    }),
  )

/** Why a batch cannot be created wherever it were placed: the camp, the roster, places, points, the block of magic. */
export function batchRefusal(state: State, { race: raceId, weapon, cost }: Batch): Refusal | undefined {
  const race = raceOf(raceId)
  if (race === undefined) return undefined
  const refusals = [
    closedRefusal(state),
    ...policyRefusals(state, race, weapon, 1),
    pointsRefusal(state, cost),
  ]
  return refusals.find((refusal) => refusal !== undefined)
}

export const radiusOf = (race: string): number => raceOf(race)?.radius_mm ?? 0

/**
 * The batch with one creature more at a place, on the highest surface where that is allowed; a full batch, or one whose
 * last may not stand where it is, has its last one put there. It faces the nearest hostile sorcerer.
 */
export function withCreature(
  scene: Scene,
  { race, weapon, size }: Batch,
  create: Create | undefined,
  to: Point,
  isAllowed: (action: Action) => boolean,
): Create {
  const before = (create === undefined ? [] : placed(create, isAllowed)).slice(0, size - 1)
  const face = faceAt(scene, to)
  const tried = levelsAt(scene, to).map((level): Create => {
    const s = scene.table.surfaceIds[level] ?? 'table'
    return { type: 'create', race, weapon, at: [...before, { s, x: to.x, y: to.y, face }] }
  })
  const found = tried.find((action) => isAllowed(action)) ?? tried.at(-1)
  if (found === undefined) throw new RangeError('no surface')
  return found
}

/** The places that a batch has taken: a press that is refused is shown and takes none. */
export function placed(create: Create, isAllowed: (action: Action) => boolean): Create['at'] {
  const before = create.at.slice(0, -1)
  const isLastRefused = !isAllowed(create) && (before.length === 0 || isAllowed({ ...create, at: before }))
  return isLastRefused ? before : create.at
}

/** The batch with one of its creatures elsewhere, on the surface it was on. */
export const movedCreature = (create: Create, place: number, { x, y }: Point): Create => ({
  ...create,
  at: create.at.map((spot, at) => (at === place ? { ...spot, x, y } : spot)),
})

/** The batch without its last creature; undefined where that was the only one. */
export const withoutCreature = (create: Create): Create | undefined =>
  create.at.length < 2 ? undefined : { ...create, at: create.at.slice(0, -1) }

function faceAt(scene: Scene, at: Point): [number, number] {
  const { seat } = currentSorcerer(scene)
  const far = ({ x, y }: Point): number => Math.hypot(x - at.x, y - at.y)
  const [nearest] = enemiesOf(scene, seat)
    .filter(({ kind }) => kind === 'sorcerer')
    .toSorted((a, b) => far(a) - far(b))
  const [x, y] = (nearest && faceTowards(at, nearest)) ?? [1, 0]
  return [x, y]
}
