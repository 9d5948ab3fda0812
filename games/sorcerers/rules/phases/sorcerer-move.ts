import { facingAfter, walkTo } from '../actions/move.ts'
import { faceAbout, noTurnRefusal } from '../actions/turn.ts'
import type { ActionOf } from '../actions.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { sorcererData } from '../roster.ts'
import type { State } from '../state.ts'
import { vectorOf } from '../topics/facing.ts'
import { isRefusal } from '../topics/member.ts'
import { judgePath, pathFault, type Walk } from '../topics/path.ts'
import { type Figure, figureAt, idAt, type Scene, sceneOf } from '../topics/scene.ts'

type SorcererMove = ActionOf<'sorcererMove'>
type SorcererTurn = ActionOf<'sorcererTurn'>

const sorcererSlot = (state: State, seat = state.current): number => state.setting.slots.sorcerers[seat] ?? -1

/** The sorcerer whose turn it is. */
export function currentSorcerer(scene: Scene): Figure {
  const found = figureAt(scene, sorcererSlot(scene.state))
  if (found === undefined) throw new RangeError('the current player has no sorcerer')
  return found
}

/** SO-7.13: once per sorcerer phase; a second move is refused last of all (SO-13.2). */
export function checkSorcererMove(state: State, action: SorcererMove): Refusal | undefined {
  const walk = planWalk(sceneOf(state), action)
  return isRefusal(walk) ? walk : movedRefusal(state)
}

function planWalk(scene: Scene, { path }: SorcererMove): Walk | Refusal {
  const sorcerer = currentSorcerer(scene)
  return pathFault(scene, sorcerer, path) ?? judgePath(scene, sorcerer, path, sorcererData.move_mm)
}

const movedRefusal = (state: State): Refusal | undefined =>
  state.moved ? refuse('E_MOVED', 'SO-10.3', { figure: idAt(state, sorcererSlot(state)) }) : undefined

export function sorcererMove(play: Play, action: SorcererMove): void {
  const { state } = play
  const scene = sceneOf(state)
  const walk = planWalk(scene, action)
  if (isRefusal(walk)) return
  const figure = currentSorcerer(scene)
  endMagicByMoving(state)
  walkTo(play, scene, figure, walk, facingAfter(state, figure.slot, vectorOf(action.face), walk.heading))
}

/** SO-7.13: turning on the spot uses the move. */
export const checkSorcererTurn = (state: State, { face }: SorcererTurn): Refusal | undefined =>
  noTurnRefusal(state, sorcererSlot(state), face) ?? movedRefusal(state)

export function sorcererTurn(play: Play, { face }: SorcererTurn): void {
  endMagicByMoving(play.state)
  faceAbout(play, sorcererSlot(play.state), face)
}

/** SO-10.3: moving after a first magical action ends the block of magic. */
function endMagicByMoving(state: State): void {
  state.moved = true
  if (state.magicBegun) state.magicClosed = true
}
