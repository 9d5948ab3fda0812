import { contains, type Point, reduced, squaredDistance } from '@wyrmtable/plane'
import { canServe } from '../../rules/actions/gun.ts'
import type { Action, ActionOf, Face, Step } from '../../rules/actions.ts'
import type { Link } from '../../rules/table.ts'
import { type Figure, type Scene, slotAt } from '../../rules/topics/scene.ts'
import { levelsAt } from './levels.ts'

/** An action that takes a figure along a path. */
export type Walk = ActionOf<'move'> | ActionOf<'sorcererMove'>

export const isWalk = (action: Action | undefined): action is Walk =>
  action?.type === 'move' || action?.type === 'sorcererMove'

export interface Stop extends Point {
  readonly surface: number
}

/** How near to the end of a link a press means the end itself, in mm. */
const SNAP = 6
const LONGEST = 3000

/**
 * What takes a figure straight to a place, whether it is allowed or not: a walk, a flight, a haul of a gun
 * with all who can serve it, or a jump where the place lies beside the roof that it stands on.
 */
export function travelTo(scene: Scene, figure: Figure, to: Point, level?: number): Action {
  const { state, table } = scene
  const { id, surface } = figure
  const face = faceAlong(figure, to)
  if (figure.kind === 'sorcerer') return { type: 'sorcererMove', path: [place(to)], face }
  if (figure.kind === 'gun') {
    const crew = scene.figures.filter((one) => canServe(scene, figure, one)).slice(0, 3)
    const shift = { dx: to.x - figure.x, dy: to.y - figure.y }
    return { type: 'gunHaul', id, crew: crew.map((one) => one.id), ...shift, face: facingOf(scene, figure) }
  }
  if (slotAt(state, figure.slot).race?.flies === true) {
    const s = table.surfaceIds[level ?? levelsAt(scene, to)[0] ?? surface] ?? 'table'
    return { type: 'fly', id, s, x: to.x, y: to.y, face }
  }
  const ground = scene.terrain.surfaces[surface]?.polygon
  if (ground !== undefined && !contains(ground, to) && linkFrom(scene, figure, to) === undefined) {
    const below = levelsAt(scene, to).find((one) => (scene.terrain.surfaces[one]?.z ?? 0) < figure.z)
    const s = table.surfaceIds[level ?? below ?? 0] ?? 'table'
    return { type: 'jump', id, s, x: to.x, y: to.y, face }
  }
  return withLeg(scene, figure, { type: 'move', id, path: [], face }, to)
}

/** The walk with one leg more, or over a link where one joins its end to the place. */
export function withLeg(scene: Scene, figure: Figure, walk: Walk, to: Point): Walk {
  const at = stopsOf(scene, figure, walk.path).at(-1) ?? figure
  const link = linkFrom(scene, at, to)
  const next: Step = link === undefined ? place(snapped(scene, at.surface, to)) : { link: link.id }
  const face = link === undefined ? faceAlong(at, to, walk.face) : walk.face
  return { ...walk, path: [...walk.path, next], face }
}

/** The walk without its last leg; undefined where that was the only one. */
export function withoutLeg(scene: Scene, figure: Figure, walk: Walk): Walk | undefined {
  return walk.path.length < 2 ? undefined : cutTo(scene, figure, walk, walk.path.length - 1)
}

/** The walk up to its first so many steps. */
export function cutTo(scene: Scene, figure: Figure, walk: Walk, steps: number): Walk {
  const path = walk.path.slice(0, steps)
  const stops = stopsOf(scene, figure, path)
  const [from, to] = stops.slice(-2)
  return {
    ...walk,
    path,
    face: from !== undefined && to !== undefined ? faceAlong(from, to, walk.face) : walk.face,
  }
}

/** The action with its end put elsewhere; others than travels stay as they are. */
export function movedEnd(scene: Scene, figure: Figure | undefined, action: Action, to: Point): Action {
  if (action.type === 'placeSorcerer') return { ...action, ...place(to) }
  if (figure === undefined) return action
  if (isWalk(action)) {
    const shorter = { ...action, path: action.path.slice(0, -1) }
    return action.path.length < 2 ? travelTo(scene, figure, to) : withLeg(scene, figure, shorter, to)
  }
  return action.type === 'fly' || action.type === 'jump' || action.type === 'gunHaul'
    ? travelTo(scene, figure, to)
    : action
}

/** The places that a path touches, where the figure stands first. */
export function stopsOf({ table }: Scene, figure: Stop, path: readonly Step[]): readonly Stop[] {
  const stops: Stop[] = [{ surface: figure.surface, x: figure.x, y: figure.y }]
  for (const step of path) {
    const at = stops.at(-1)
    if (at === undefined) break
    if (!('link' in step)) stops.push({ surface: at.surface, x: step.x, y: step.y })
    else {
      const ends = table.links.find(({ id }) => id === step.link)?.ends
      if (ends !== undefined) stops.push(isAt(ends[0], at) ? ends[1] : ends[0])
    }
  }
  return stops
}

/** The link on whose end a figure stands and whose other end the place is. */
function linkFrom({ table }: Scene, at: Stop, to: Point): Link | undefined {
  return table.links.find(({ ends: [a, b] }) => {
    const far = isAt(a, at) ? b : isAt(b, at) ? a : undefined
    return far !== undefined && squaredDistance(far, to) <= SNAP * SNAP
  })
}

/** A place, or the end of a link that it is near to. */
function snapped({ table }: Scene, surface: number, to: Point): Point {
  const ends = table.links.flatMap((link) => link.ends).filter((end) => end.surface === surface)
  return ends.find((end) => squaredDistance(end, to) <= SNAP * SNAP) ?? to
}

const isAt = (end: Stop, at: Stop): boolean => end.surface === at.surface && end.x === at.x && end.y === at.y

const place = ({ x, y }: Point): { x: number; y: number } => ({ x, y })

/** The facing of somebody who goes from one place to another; a place is no direction. */
function faceAlong(from: Point, to: Point, otherwise: Face = [1, 0]): [number, number] {
  const { x, y } = reduced({ x: to.x - from.x, y: to.y - from.y })
  const isFacing = (x !== 0 || y !== 0) && Math.abs(x) <= LONGEST && Math.abs(y) <= LONGEST
  return isFacing ? [x, y] : [...otherwise]
}

function facingOf({ state }: Scene, { slot }: Figure): [number, number] {
  const { x, y } = state.facing(slot)
  return [x, y]
}
