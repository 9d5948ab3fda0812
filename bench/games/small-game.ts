import { fail, type Game, type Json, jsonOf, ok, schemaOf } from '@wyrmtable/kernel'
import { z } from 'zod'

export type SmallAction = { readonly type: 'move'; readonly figure: number }
export type SmallEvent = { readonly type: 'moved'; readonly figure: number }

/** The parts of a small game that differ; the rest is the same for all of them. */
export type SmallRules<State> = Pick<
  Game<State, SmallAction, SmallEvent, object, State>,
  'id' | 'setup' | 'toAct' | 'actions' | 'check' | 'apply' | 'outcome' | 'clone'
> & { read(position: Json): State }

/**
 * A game of two seats without secrets whose action is one number. They exist only to be loaded beside
 * connect four, so that shared loops see several shapes of state.
 */
export function smallGame<State>(
  rules: SmallRules<State>,
): Game<State, SmallAction, SmallEvent, object, State> {
  return {
    version: '1',
    seatIds: ['first', 'second'],
    minSeats: 2,
    hasSecrets: false,
    options: schemaOf(z.strictObject({})),
    action: schemaOf(z.strictObject({ type: z.literal('move'), figure: z.number().int().min(0).max(99) })),
    position: schemaOf<Json>(z.custom<Json>()),
    view: (state) => state,
    redact: (event) => event,
    reveals: () => false,
    encode: (state) => jsonOf(state),
    decode(position) {
      try {
        return ok(rules.read(position))
      } catch {
        return fail({ code: 'wrongType', path: '', figures: { expected: rules.id, got: 'something else' } })
      }
    },
    ...rules,
  }
}

export const moves: readonly SmallAction[] = Array.from({ length: 100 }, (_, figure) =>
  Object.freeze({ type: 'move', figure } as const),
)
