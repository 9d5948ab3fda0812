import { directionOf, directions, type Point, reduced } from '@wyrmtable/plane'
import { canServe } from '../../rules/actions/gun.ts'
import type { Action, Face } from '../../rules/actions.ts'
import type { Figure, Scene } from '../../rules/topics/scene.ts'

/** The direction of sixteen that is nearest to a facing. */
function directionNear([x, y]: Face): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (const [k, direction] of directions.entries()) {
    const along = direction.x * x + direction.y * y
    if (along <= most) continue
    best = k
    most = along
  }
  return best
}

/** A facing so many sixteenths of a circle further, clockwise on the screen. */
export function turnedBy(face: Face, steps: number): [number, number] {
  const { x, y } = reduced(directionOf(directionNear(face) + steps))
  return [x, y]
}

/** The action with another facing; a batch turns the creature of that place, the last one by default. */
export function facing(action: Action, face: Face, place?: number): Action {
  const copy: [number, number] = [...face]
  if (action.type === 'create') {
    const turned = place ?? action.at.length - 1
    return { ...action, at: action.at.map((spot, at) => (at === turned ? { ...spot, face: copy } : spot)) }
  }
  return 'face' in action ? { ...action, face: copy } : action
}

/** The facing that an action shows. */
export const faceOf = (action: Action): Face | undefined =>
  action.type === 'create' ? action.at.at(-1)?.face : 'face' in action ? action.face : undefined

/** Turning on the spot: what a figure does that is turned and goes nowhere. */
export function turnOnSpot(scene: Scene, figure: Figure, face: Face): Action {
  const copy: [number, number] = [...face]
  if (figure.kind === 'sorcerer') return { type: 'sorcererTurn', face: copy }
  if (figure.kind !== 'gun') return { type: 'turn', id: figure.id, face: copy }
  const server = scene.figures.find((one) => canServe(scene, figure, one))
  return { type: 'gunTurn', id: figure.id, crew: server === undefined ? [] : [server.id], face: copy }
}

/** From a place towards another as a facing; undefined where they are the same. */
export function faceTowards(from: Point, to: Point): Face | undefined {
  const { x, y } = reduced({ x: to.x - from.x, y: to.y - from.y })
  return x === 0 && y === 0 ? undefined : [x, y]
}
