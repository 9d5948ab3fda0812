import type { EventPattern } from '../../data/effect.ts'
import { boardOf } from '../board/board.ts'
import type { Env } from '../board/env.ts'
import { matches } from '../board/filters.ts'
import { abilityContext } from '../board/layers.ts'
import type { Board, HeldAbility } from '../board/live.ts'
import { thingOf } from '../board/things.ts'
import { holds } from '../board/values.ts'
import type { Context, Face, GameEvent, Trigger } from '../frames.ts'
import type { Play } from '../play.ts'
import { isLiving, type State, type Uses } from '../state.ts'

/** Something in play with abilities. */
export interface Holder {
  readonly id: string
  readonly face: Face
  readonly bearer: string | null
  readonly controller: number
  readonly ts: number
  readonly abilities: readonly HeldAbility[]
  readonly counters: { usedTurn: Uses; usedGame: Uses }
}

/** All permanents of the board, oldest timestamp first. */
export function holdersOf(board: Board): readonly Holder[] {
  const holders: Holder[] = []
  for (const live of board.creatures) {
    const { id, face, controller, abilities, creature } = live
    holders.push({ id, face, bearer: null, controller, ts: creature.ts, abilities, counters: creature })
  }
  // As the board knew them: a bearer may have lost one since (DW-19.6).
  for (const { id, object, on, controller, abilities } of board.objects.values()) {
    const { ts, card } = object
    holders.push({ id, face: card, bearer: on.id, controller, ts, abilities, counters: object })
  }
  return holders.sort((a, b) => a.ts - b.ts)
}

export const contextOf = ({ id, face, bearer, controller }: Holder): Context =>
  abilityContext(controller, id, face, bearer)

/** Whether the ability may still be used under its limit (DW-19.1). */
export function isOpen({ counters }: Holder, { ability, key }: HeldAbility): boolean {
  if (ability.kind === 'static' || ability.limit === undefined) return true
  const { per, n } = ability.limit
  const used = per === 'turn' ? counters.usedTurn[key] : counters.usedGame[key]
  return (used ?? 0) < n
}

export function countUse({ counters }: Holder, { key }: HeldAbility): void {
  counters.usedTurn = { ...counters.usedTurn, [key]: (counters.usedTurn[key] ?? 0) + 1 }
  counters.usedGame = { ...counters.usedGame, [key]: (counters.usedGame[key] ?? 0) + 1 }
}

/**
 * DW-19.1: every ability whose pattern matches fires once, if its condition holds now. `board` is the one
 * before cards left play, so that what left looks back and a batch sees itself (DW-19.6).
 */
export function happen(play: Play, event: GameEvent, board: Board = boardOf(play.state)): void {
  const { state } = play
  for (const holder of holdersOf(board)) {
    for (const [place, held] of holder.abilities.entries()) {
      const { ability } = held
      if (ability.kind !== 'triggered' || ability.on.event !== event.event) continue
      const context = { ...contextOf(holder), event }
      const env: Env = { state, board, context, base: false }
      if (!isMet(env, ability.on, event, holder) || !isOpen(holder, held) || !holds(env, ability.when)) {
        continue
      }
      countUse(holder, held)
      state.fresh.push({ ability, context, ts: holder.ts, place })
    }
  }
}

/** DW-19.4 */
function isMet(
  env: Env,
  pattern: EventPattern,
  event: GameEvent,
  { id, bearer, controller }: Holder,
): boolean {
  const { subject = 'any', player = 'any', subjectFilter, otherFilter, cause } = pattern
  if (subject === 'self' && event.card !== id) return false
  if (subject === 'bearer' && event.card !== bearer) return false
  if (subject === 'other' && event.card === id) return false
  if (player === 'you' && event.player !== controller) return false
  if (player === 'opponent' && (event.player === null || event.player === controller)) return false
  if (cause !== undefined && cause !== event.cause) return false
  return fits(env, event.card, subjectFilter) && fits(env, event.other, otherFilter)
}

function fits(
  { state, board, base }: Env,
  id: string | null,
  filter: EventPattern['subjectFilter'],
): boolean {
  if (filter === undefined) return true
  const thing = id === null ? undefined : thingOf(state, board, id)
  return thing !== undefined && matches(thing, filter, base)
}

/**
 * DW-19.2: the triggers fired since the last time come behind those that wait, in the order in force of
 * their controllers (in a combat turn the active player first), then by timestamp, then by place.
 */
export function orderTriggers(state: State): void {
  if (state.fresh.length === 0) return
  const rest = state.order.filter((seat) => seat !== state.active)
  const order = state.active === null ? state.order : [state.active, ...rest]
  const rank = ({ context }: Trigger): number => order.indexOf(context.you)
  const fresh = state.fresh.filter(({ context }) => isLiving(state, context.you))
  fresh.sort((a, b) => rank(a) - rank(b) || a.ts - b.ts || a.place - b.place)
  state.queue.push(...fresh)
  state.fresh = []
}
