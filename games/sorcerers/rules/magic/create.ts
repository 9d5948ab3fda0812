import { compareDistance, edgeDistance } from '@wyrmtable/plane'
import type { Race, WeaponId } from '../../data/schema.ts'
import type { ActionOf } from '../actions.ts'
import { currentSorcerer } from '../phases/sorcerer-move.ts'
import type { Play } from '../play.ts'
import { earliest, type Refusal, refuse } from '../refusals.ts'
import { magic, raceList, raceOf, seatIds } from '../roster.ts'
import type { Conviction, State } from '../state.ts'
import { inContact, isAtGun } from '../topics/contact.ts'
import { faceOf, vectorOf } from '../topics/facing.ts'
import { besides } from '../topics/obstruction.ts'
import { enemiesOf, type Figure, type Scene, sceneOf, spotOf, surfaceAt } from '../topics/scene.ts'
import { standingRefusal } from '../topics/standing.ts'
import { closedRefusal, pay, pointsRefusal } from './cost.ts'

type Create = ActionOf<'create'>

/** SO-10.10 … 10.16: one race, one weapon, one price. All tests are made and the earliest code given. */
export function checkCreate(state: State, action: Create): Refusal | undefined {
  const { weapon, at } = action
  const race = raceOf(action.race)
  if (race === undefined) return refuse('E_PARAM', 'SO-10.10', { what: action.race })
  const scene = sceneOf(state)
  const strange = at.find(({ s }) => scene.table.surfaceIds.indexOf(s) < 0)
  if (strange !== undefined) return refuse('E_PARAM', 'SO-3.3', { what: strange.s })
  const price = race.summon[weapon]
  if (price === undefined) {
    return refuse('E_WEAPON', 'SO-10.10', { figure: newId(state.current, race, 0), what: weapon })
  }
  const batch = batchOf(scene, race, action)
  return earliest([
    ...batch.map((figure) => placeRefusal(scene, batch, figure)),
    pointsRefusal(state, price.cost),
    ...policyRefusals(state, race, weapon, at.length),
    cohesionRefusal(state, batch),
    closedRefusal(state),
  ])
}

/** The new creatures as geometry sees them; they have no numbers yet. */
function batchOf(scene: Scene, race: Race, { at }: Create): readonly Figure[] {
  const seat = scene.state.current
  return at.map(({ s, x, y }, place) => {
    const surface = scene.table.surfaceIds.indexOf(s)
    return newFigure(scene, race, seat, surface, x, y, newId(seat, race, place))
  })
}

/** What stands for the number of a creature that has none yet: its place in the batch after a plus. */
const newId = (seat: number, race: Race, place: number): string =>
  `${seatIds[seat] ?? ''}-${race.id}+${place + 1}`

export const newFigure = (
  scene: Scene,
  race: Race,
  seat: number,
  surface: number,
  x: number,
  y: number,
  id: string,
): Figure => ({
  slot: -1,
  id,
  seat,
  surface,
  kind: race.kind,
  x,
  y,
  z: surfaceAt(scene, surface).z,
  radius: race.radius_mm,
  height: race.height_mm,
})

/** What one new creature's place breaks: ground and figures, the zone, the enemy. */
function placeRefusal(scene: Scene, batch: readonly Figure[], figure: Figure): Refusal | undefined {
  const others = [...scene.figures, ...batch.filter((other) => other !== figure)]
  return (
    standingRefusal(scene, others, figure, figure.surface, figure) ??
    zoneRefusal(scene, figure) ??
    nearEnemyRefusal(scene, figure)
  )
}

/** SO-10.11: edge to edge between 100 and 200 mm of the sorcerer, diagonal for heights. */
export function zoneRefusal(scene: Scene, figure: Figure): Refusal | undefined {
  const caster = currentSorcerer(scene)
  const { min_mm, max_mm } = magic.create
  const tooNear = compareDistance(caster, figure, min_mm) < 0
  if (!tooNear && compareDistance(caster, figure, max_mm) <= 0) return undefined
  return refuse('E_ZONE', 'SO-10.11', {
    figure: figure.id,
    at: [figure.x, figure.y],
    ...besides(caster),
    needHundredths: 100 * (tooNear ? min_mm : max_mm),
    foundHundredths: edgeDistance(caster, figure),
  })
}

/** SO-10.12: not in contact with the enemy, nor at his gun, nor a gun with an enemy at it. */
export function nearEnemyRefusal(scene: Scene, figure: Figure): Refusal | undefined {
  const enemy = enemiesOf(scene, figure.seat).find(
    (other) =>
      inContact(scene, figure, other) ||
      (other.kind === 'gun' && isAtGun(scene, figure, other)) ||
      (figure.kind === 'gun' && other.kind !== 'sorcerer' && isAtGun(scene, other, figure)),
  )
  if (enemy === undefined) return undefined
  return refuse('E_NEARENEMY', 'SO-10.12', { figure: figure.id, at: [figure.x, figure.y], ...besides(enemy) })
}

/** What has nothing to do with places: conviction, roster, slots, size of the batch. */
export function policyRefusals(
  state: State,
  race: Race,
  weapon: WeaponId,
  count: number,
): readonly (Refusal | undefined)[] {
  const size = race.summon[weapon]?.count ?? 0
  const free = freeNumbers(state, race).length
  const camp = campConviction(state, state.current)
  const roster = raceList(state.setting.options.roster)
  const fits = race.conviction === 'neutral' || camp === 'neutral' || camp === race.conviction
  return [
    fits ? undefined : refuse('E_CONVICTION', 'SO-11.3', { what: camp }),
    roster.includes(race) ? undefined : refuse('E_ROSTER', 'SO-11.1', { what: race.id }),
    roster.includes(race) && count > free
      ? refuse('E_SLOTS', 'SO-10.15', { need: count, found: free, what: race.id })
      : undefined,
    count > size ? refuse('E_COUNT', 'SO-10.10', { need: size, found: count }) : undefined,
  ]
}

/** SO-10.15: slots of a player's race that are free, lowest number first. */
export function freeNumbers(state: State, race: Race): readonly number[] {
  const free: number[] = []
  for (const [slot, one] of state.setting.slots.list.entries()) {
    if (one.seat === state.current && one.race === race && !state.exists(slot)) free.push(slot)
  }
  return free
}

/** SO-11.3: for the whole game the first good or bad creature decides, with `living` those that live. */
function campConviction(state: State, seat: number): Conviction {
  const { setting } = state
  if (setting.options.convictionLock === 'game') return state.conviction(seat)
  const living = setting.slots.list.find(
    ({ seat: owner, race }, slot) =>
      owner === seat && race !== undefined && race.conviction !== 'neutral' && state.exists(slot),
  )
  return living?.race?.conviction ?? 'neutral'
}

/** SO-10.13: one chain with gaps of at most 20 mm, or with `pairwise` each with each. */
function cohesionRefusal(state: State, batch: readonly Figure[]): Refusal | undefined {
  const { cohesion_mm: gap } = magic.create
  const isClose = (one: Figure, other: Figure): boolean => compareDistance(one, other, gap) <= 0
  const refusal = (one: Figure, other: Figure): Refusal =>
    refuse('E_COHESION', 'SO-10.13', {
      figure: one.id,
      at: [one.x, one.y],
      ...besides(other),
      needHundredths: 100 * gap,
      foundHundredths: edgeDistance(one, other),
    })
  if (state.setting.options.cohesion === 'pairwise') {
    for (const [place, one] of batch.entries()) {
      const far = batch.slice(place + 1).find((other) => !isClose(one, other))
      if (far !== undefined) return refusal(one, far)
    }
    return undefined
  }
  const [first, ...rest] = batch
  if (first === undefined) return undefined
  const chain = [first]
  // The chain grows while it is walked through.
  for (const one of chain) {
    for (const other of rest) if (!chain.includes(other) && isClose(one, other)) chain.push(other)
  }
  const left = rest.find((other) => !chain.includes(other))
  return left === undefined ? undefined : refusal(left, nearestOf(chain, left) ?? first)
}

function nearestOf(figures: readonly Figure[], to: Figure): Figure | undefined {
  return figures.toSorted((a, b) => edgeDistance(a, to) - edgeDistance(b, to))[0]
}

/** SO-10.14, SO-10.15: lowest free numbers in the order listed; they act from the next turn on. */
export function create(play: Play, { race: raceId, weapon, at }: Create): void {
  const { state, emit } = play
  const race = raceOf(raceId)
  const price = race?.summon[weapon]
  if (race === undefined || price === undefined) return
  const { table, slots } = state.setting
  const free = freeNumbers(state, race)
  pay(play, 'create', price.cost)
  if (race.conviction !== 'neutral') state.setConviction(state.current, race.conviction)
  for (const [place, { s, x, y, face }] of at.entries()) {
    const slot = free[place]
    if (slot === undefined) return
    const surface = table.surfaceIds.indexOf(s)
    const facing = vectorOf(face)
    state.place(slot, surface, x, y)
    state.setFacing(slot, facing)
    state.setWeapon(slot, weapon)
    state.setPool(slot, state.setting.options.armour === 'pool' ? race.resistance : 0)
    state.setEntered(slot, state.turn)
    emit({
      type: 'created',
      figure: slots.list[slot]?.id ?? '',
      weapon,
      at: spotOf(table, surface, { x, y }),
      face: faceOf(facing),
    })
  }
}
