import type { EffectOf } from '../../data/effect.ts'
import { type Env, refsOf, thingsOf } from '../board/env.ts'
import type { LiveObject } from '../board/live.ts'
import { canBear } from './entering.ts'

/** DW-17.10: the object that would move. */
export function movingObject(env: Env, { what }: EffectOf<'moveObject'>): LiveObject | undefined {
  const [ref] = refsOf(env, what)
  return typeof ref === 'string' ? env.board.objects.get(ref) : undefined
}

/** DW-17.10: has M, a free slot for the type, and does not bear it now. */
export function legalBearers(env: Env, effect: EffectOf<'moveObject'>): readonly string[] {
  const moving = movingObject(env, effect)
  if (moving === undefined) return []
  return thingsOf(env, effect.to).flatMap(({ id }) => {
    const live = env.board.byId.get(id)
    return live !== undefined && live.id !== moving.on.id && canBear(live, moving.object) ? [id] : []
  })
}
