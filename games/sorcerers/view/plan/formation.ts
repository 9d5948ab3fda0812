import { type Figure, figureAt, type Scene } from '../../rules/topics/scene.ts'
import { stopsOf, type Walk } from './travel.ts'

/**
 * A whole group that goes where one of it is led: everybody by the same legs, so that the formation is kept. Who is in
 * front goes first, for nobody may end on another (SO-7.5). The walk of the leader alone where nobody goes along.
 */
export function formationOf(scene: Scene, leader: Figure, walk: Walk): readonly Walk[] {
  // A ladder takes one at a time.
  if (walk.type !== 'move' || walk.path.some((step) => 'link' in step)) return [walk]
  const followers = scene.state.group
    .map((slot) => figureAt(scene, slot))
    .filter(
      (one): one is Figure =>
        one !== undefined &&
        one.id !== leader.id &&
        one.kind === 'foot' &&
        one.surface === leader.surface &&
        scene.state.actions(one.slot) > 0,
    )
  const end = stopsOf(scene, leader, walk.path).at(-1) ?? leader
  const [dx, dy] = [end.x - leader.x, end.y - leader.y]
  const ahead = ({ x, y }: Figure): number => x * dx + y * dy
  return [leader, ...followers]
    .toSorted((a, b) => ahead(b) - ahead(a))
    .map((one) => (one.id === leader.id ? walk : shifted(walk, one, one.x - leader.x, one.y - leader.y)))
}

function shifted(walk: Walk, { id }: Figure, dx: number, dy: number): Walk {
  const path = walk.path.map((step) => ('link' in step ? step : { x: step.x + dx, y: step.y + dy }))
  return walk.type === 'move' ? { type: 'move', id, path, face: [...walk.face] } : walk
}

/** Whether several of the group could go together. */
export const mayKeepFormation = ({ state }: Scene): boolean =>
  state.phase === 'activation' && state.group.filter((slot) => state.actions(slot) > 0).length > 1
