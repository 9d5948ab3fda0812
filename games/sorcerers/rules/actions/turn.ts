import type { ActionOf } from '../actions.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { faceOf, isSameFacing, vectorOf } from '../topics/facing.ts'
import { isRefusal, memberOf, spendAction } from '../topics/member.ts'
import { idAt, sceneOf } from '../topics/scene.ts'

type Turn = ActionOf<'turn'>

/** SO-7.12: turning on the spot is an action; guns are turned by their crew. */
export function checkTurn(state: State, { id, face }: Turn): Refusal | undefined {
  const member = memberOf(sceneOf(state), id)
  if (isRefusal(member)) return member
  if (member.race.kind === 'gun') return refuse('E_WEAPON', 'SO-9.8', { figure: id })
  return noTurnRefusal(state, member.figure.slot, face)
}

/** SO-7.12: the new facing must differ from the old one. */
export function noTurnRefusal(state: State, slot: number, face: Turn['face']): Refusal | undefined {
  if (!isSameFacing(state.facing(slot), vectorOf(face))) return undefined
  return refuse('E_NOOP', 'SO-7.12', { figure: idAt(state, slot) })
}

export function turn(play: Play, { id, face }: Turn): void {
  const slot = play.state.setting.slots.byId.get(id)
  if (slot === undefined) return
  spendAction(play.state, slot)
  faceAbout(play, slot, face)
}

/** Turns a figure and tells of it. */
export function faceAbout({ state, emit }: Play, slot: number, face: Turn['face']): void {
  const facing = vectorOf(face)
  state.setFacing(slot, facing)
  emit({ type: 'figureTurned', figure: idAt(state, slot), face: faceOf(facing) })
}
