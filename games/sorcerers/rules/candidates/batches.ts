import { along, compareDistance, meanCorner, type Point } from '@wyrmtable/plane'
import type { Race, WeaponId } from '../../data/schema.ts'
import type { Action, ActionOf } from '../actions.ts'
import { freeNumbers, nearEnemyRefusal, newFigure, policyRefusals, zoneRefusal } from '../magic/create.ts'
import { currentSorcerer } from '../phases/sorcerer-move.ts'
import { magic, raceList } from '../roster.ts'
import { TABLE } from '../table.ts'
import type { Figure, Scene } from '../topics/scene.ts'
import { canStand } from '../topics/standing.ts'
import { facingThere, nearestEnemy } from './nearest.ts'

/** Gaps at which a batch is anchored, in mm (SO-14.11). */
const GAPS = [105, 150, 190] as const
/** In which order places of a batch are tried: the anchor, then one to each side, and so on. */
const ASIDE = [0, 1, -1, 2, -2, 3, -3, 4, -4] as const

/** SO-14.11: one batch for each race, weapon and anchor where at least one creature finds room. */
export function batches(scene: Scene): readonly Action[] {
  const { state } = scene
  const points = state.points(state.current)
  const roomBySize = new Map<string, readonly (readonly Figure[])[]>()
  const spotsBySize = new Map<string, readonly Batch[]>()
  const actions: Action[] = []
  for (const race of raceList(state.setting.options.roster)) {
    const size = `${race.radius_mm}/${race.height_mm}/${race.kind}`
    const free = freeNumbers(state, race).length
    for (const [weapon, price] of Object.entries(race.summon) as [
      WeaponId,
      { count: number; cost: number },
    ][]) {
      if (price.cost > points || policyRefusals(state, race, weapon, 1).some((one) => one !== undefined))
        continue
      const rooms = roomBySize.get(size) ?? roomsFor(scene, race)
      roomBySize.set(size, rooms)
      const most = Math.min(price.count, free)
      const key = `${size}/${most}`
      const spots = spotsBySize.get(key) ?? spotsIn(scene, rooms, most)
      spotsBySize.set(key, spots)
      for (const at of spots) actions.push({ type: 'create', race: race.id, weapon, at })
    }
  }
  return actions
}

/** Where the creatures of one batch stand and which way they face. */
type Batch = ActionOf<'create'>['at']

/** The batches of at most so many that the rooms hold, each once: creatures of one size stand alike. */
function spotsIn(scene: Scene, rooms: readonly (readonly Figure[])[], most: number): readonly Batch[] {
  const sorcerers = { ...scene, figures: scene.figures.filter(({ kind }) => kind === 'sorcerer') }
  const known = new Set<string>()
  const found: Batch[] = []
  for (const room of rooms) {
    const members = fill(scene, room, most)
    const key = members.map(({ surface, x, y }) => `${surface},${x},${y}`).join()
    if (members.length === 0 || known.has(key)) continue
    known.add(key)
    found.push(batch(sorcerers, members))
  }
  return found
}

/** For each anchor the legal places around it in their order; the same for all races of one size. */
function roomsFor(scene: Scene, race: Race): readonly (readonly Figure[])[] {
  const caster = currentSorcerer(scene)
  const radius = race.radius_mm
  const rooms: (readonly Figure[])[] = []
  for (let k = 0; k < 16; k++) {
    for (const gap of GAPS) {
      const { x, y } = along(k, gap + caster.radius + radius)
      rooms.push(placesAround(scene, race, TABLE, { x: caster.x + x, y: caster.y + y }, k))
    }
  }
  for (const { surface, x, y } of scene.table.links.flatMap(({ ends }) => ends)) {
    rooms.push(placesAround(scene, race, surface, { x, y }, 0))
  }
  for (const [surface, { polygon }] of scene.terrain.surfaces.entries()) {
    if (polygon !== undefined) rooms.push(placesAround(scene, race, surface, meanCorner(polygon), 0))
  }
  return rooms.filter((room) => room.length > 0)
}

function placesAround(
  scene: Scene,
  race: Race,
  surface: number,
  anchor: Point,
  k: number,
): readonly Figure[] {
  const aside = along(k + 4, 2 * race.radius_mm + 4)
  const caster = currentSorcerer(scene)
  const far = magic.create.max_mm + caster.radius + race.radius_mm
  return ASIDE.flatMap((j) => {
    const [x, y] = [anchor.x + j * aside.x, anchor.y + j * aside.y]
    if (Math.abs(x - caster.x) > far || Math.abs(y - caster.y) > far) return []
    const figure = newFigure(scene, race, scene.state.current, surface, x, y, race.id)
    if (zoneRefusal(scene, figure) !== undefined) return []
    if (!canStand(scene, scene.figures, figure, surface, figure)) return []
    return nearEnemyRefusal(scene, figure) === undefined ? [figure] : []
  })
}

/** As many of the places, in their order, as hold together (SO-10.13). */
function fill(scene: Scene, room: readonly Figure[], most: number): readonly Figure[] {
  const pairwise = scene.state.setting.options.cohesion === 'pairwise'
  const members: Figure[] = []
  for (const figure of room) {
    if (members.length === most) break
    const isClose = (other: Figure): boolean => compareDistance(figure, other, magic.create.cohesion_mm) <= 0
    const fits = members.length === 0 || (pairwise ? members.every(isClose) : members.some(isClose))
    if (fits) members.push(figure)
  }
  return members
}

/** Each faces the sorcerer of an enemy who is nearest to it. */
function batch(sorcerers: Scene, members: readonly Figure[]): Batch {
  const caster = currentSorcerer(sorcerers)
  return members.map((figure): Batch[number] => {
    const face = facingThere(caster, figure, nearestEnemy(sorcerers, caster.seat, figure))
    return {
      s: sorcerers.table.surfaceIds[figure.surface] ?? 'table',
      x: figure.x,
      y: figure.y,
      face: [face.x, face.y],
    }
  })
}
