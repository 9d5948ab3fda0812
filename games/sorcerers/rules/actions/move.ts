import type { Point } from '@wyrmtable/plane'
import type { ActionOf } from '../actions.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { faceOf, vectorOf } from '../topics/facing.ts'
import { isRefusal, memberTo, ramTargetFault, spendAction } from '../topics/member.ts'
import { judgePath, pathFault, type Walk } from '../topics/path.ts'
import { ram, touchedSorcerers } from '../topics/ram.ts'
import { type Figure, type Scene, sceneOf, spotOf } from '../topics/scene.ts'

type Move = ActionOf<'move'>

export function checkMove(state: State, action: Move): Refusal | undefined {
  const scene = sceneOf(state)
  const found = planMove(scene, action)
  return isRefusal(found) ? found : undefined
}

/** SO-7.1 … 7.7: guns are hauled and dragons fly; everybody else walks a path within his movement. */
function planMove(
  scene: Scene,
  { id, path, ramTarget }: Move,
): (Walk & { readonly figure: Figure }) | Refusal {
  const member = memberTo(
    scene,
    id,
    (figure) => pathFault(scene, figure, path) ?? ramTargetFault(scene, ramTarget),
  )
  if (isRefusal(member)) return member
  const { figure, race } = member
  if (race.kind === 'gun') return refuse('E_WEAPON', 'SO-9.8', { figure: id })
  if (race.flies) return refuse('E_WEAPON', 'SO-7.14', { figure: id })
  const walk = judgePath(scene, figure, path, race.move_mm ?? 0)
  return isRefusal(walk) ? walk : { ...walk, figure }
}

export function move(play: Play, action: Move): void {
  const { state } = play
  const scene = sceneOf(state)
  const plan = planMove(scene, action)
  if (isRefusal(plan)) return
  const { slot } = plan.figure
  const before = touchedSorcerers(scene, plan.figure)
  spendAction(state, slot)
  walkTo(play, scene, plan.figure, plan, facingAfter(state, slot, vectorOf(action.face), plan.heading))
  ram(play, slot, before, action.ramTarget)
}

/** SO-7.11: any facing, or with `freeTurn: false` that of the last leg. */
export function facingAfter(state: State, slot: number, wanted: Point, heading: Point | undefined): Point {
  return state.setting.options.freeTurn ? wanted : (heading ?? state.facing(slot))
}

/** Puts a figure at the end of its path and tells of it; for creatures and sorcerers. */
export function walkTo(play: Play, { table }: Scene, figure: Figure, walk: Walk, facing: Point): void {
  const { state, emit } = play
  state.place(figure.slot, walk.end.surface, walk.end.x, walk.end.y)
  state.setFacing(figure.slot, facing)
  emit({
    type: 'figureMoved',
    figure: figure.id,
    how: 'walk',
    path: walk.stops.map((stop) => spotOf(table, stop.surface, stop)),
    face: faceOf(facing),
    costHundredths: walk.costHundredths,
  })
}
