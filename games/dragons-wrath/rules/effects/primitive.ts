import type { EffectOf, EffectOp, What } from '../../data/effect.ts'
import { envOf } from '../board/board.ts'
import { type Env, thingsOf } from '../board/env.ts'
import type { Context, FrameOf } from '../frames.ts'
import { type Play, push } from '../play.ts'

/** Work of one primitive: false while an answer is awaited; then it is called again with the answer. */
export type Primitive<Op extends EffectOp> = (
  play: Play,
  frame: FrameOf<'effects'>,
  effect: EffectOf<Op>,
) => boolean

export const envIn = (play: Play, frame: FrameOf<'effects'>): Env => envOf(play.state, frame.context)

/** Ids of the things meant that are still in play; others are skipped when acted on (DW-15.2). */
export function inPlay(env: Env, what: What): readonly string[] {
  return thingsOf(env, what)
    .map(({ id }) => id)
    .filter((id) => env.board.byId.has(id) || env.board.objects.has(id))
}

export function withContext(frame: FrameOf<'effects'>, change: Partial<Context>): void {
  frame.context = { ...frame.context, ...change }
}

/** Runs a list inside another, with what it knows. */
export function pushList(play: Play, list: FrameOf<'effects'>['list'], context: Context): void {
  push(play, { kind: 'effects', list, at: 0, context, local: null, together: null, root: false, modeAt: 0 })
}
