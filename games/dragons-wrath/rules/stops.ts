import type { Seat } from '@wyrmtable/kernel'
import type { Action } from './actions.ts'
import { boardOf } from './board/board.ts'
import { thingOf } from './board/things.ts'
import type { Event } from './events.ts'
import type { Ref, WindowName } from './frames.ts'
import { listActions } from './listing.ts'
import { listAttacks } from './phases/attack.ts'
import type { State } from './state.ts'
import { awaited } from './turn-order.ts'

/** DW-11.14: when a player wants to be asked. */
const stopModes = ['always', 'ifPlayable', 'ifInvolved', 'never'] as const
type StopMode = (typeof stopModes)[number]

type StopName = WindowName | 'reaction' | 'myCombat' | 'magicCommit' | 'purchaseCommit'

/**
 * A player's private stop table. It is no part of the state and of no record: whoever runs the match keeps
 * it, asks `automaticAction`, and plays what that gives like any action, after a random delay (DW-11.16).
 */
export type Stops = { readonly [S in StopName]: StopMode }

const live: Stops = {
  turnStart: 'never',
  afterMagic: 'never',
  afterPurchase: 'ifPlayable',
  attackDeclared: 'ifPlayable',
  provinceAttackDeclared: 'ifPlayable',
  turnEnd: 'never',
  reaction: 'ifPlayable',
  myCombat: 'always',
  magicCommit: 'always',
  purchaseCommit: 'always',
}

const correspondence: Stops = {
  ...live,
  afterPurchase: 'never',
  attackDeclared: 'ifInvolved',
  provinceAttackDeclared: 'ifInvolved',
}

const ai: Stops = {
  turnStart: 'ifPlayable',
  afterMagic: 'ifPlayable',
  afterPurchase: 'ifPlayable',
  attackDeclared: 'ifPlayable',
  provinceAttackDeclared: 'ifPlayable',
  turnEnd: 'ifPlayable',
  reaction: 'ifPlayable',
  myCombat: 'ifPlayable',
  magicCommit: 'always',
  purchaseCommit: 'always',
}

/** DW-11.15 */
export const presets = { live, correspondence, ai } as const

/**
 * DW-11.17: a pass that goes on passing: until the window closes, or to the end of the phase or turn, unless
 * a new card targets the player or something of his.
 */
export interface PassScope {
  readonly scope: 'window' | 'phase' | 'turn'
  readonly turn: number
  readonly phase: string
  /** Stands for the window: cards on the stack below it. */
  readonly depth: number
}

const depthOf = (state: State): number => state.stack.findLastIndex(({ kind }) => kind === 'window')

export const passScope = (state: State, scope: PassScope['scope']): PassScope => ({
  scope,
  turn: state.turn,
  phase: state.step.slice(0, 1),
  depth: depthOf(state),
})

/**
 * DW-11.17: the scope as it stands after these events, or null once it has ended: its window, phase or turn is over,
 * or a card that was cast targets the player or something of his. Whoever keeps scopes asks after every action; a
 * scope that has ended does not come back when the card is gone.
 */
export function scopeAfter(
  state: State,
  seat: Seat,
  scope: PassScope,
  events: readonly Event[],
): PassScope | null {
  const isMet = events.some(
    (event) =>
      event.type === 'cardCast' &&
      event.seat !== seat &&
      event.targets.some((target) => isMine(state, seat, target)),
  )
  return isMet || !covers(state, seat, scope) ? null : scope
}

function covers(state: State, seat: Seat, { scope, turn, phase, depth }: PassScope): boolean {
  if (state.turn !== turn || isTargeted(state, seat)) return false
  if (scope === 'turn') return true
  if (state.step.slice(0, 1) !== phase) return false
  return scope === 'phase' || depthOf(state) === depth
}

/**
 * What is done for the seat without asking it, or undefined where it wants to be asked. DW-11.18: prompts
 * are never answered; commits only where the player has said so.
 */
export function automaticAction(
  state: State,
  seat: Seat,
  stops: Stops,
  scope: PassScope | null = null,
): Action | undefined {
  const { question } = state
  if (question === null || !awaited(state).includes(seat)) return undefined
  switch (question.kind) {
    case 'priority':
      return isWanted(state, seat, stops[question.window], scope) ? undefined : { type: 'pass' }
    case 'reaction':
      return isWanted(state, seat, stops.reaction, scope) ? undefined : { type: 'pass' }
    case 'combat':
      return isCombatWanted(state, seat, stops.myCombat) ? undefined : { type: 'endCombatTurn' }
    case 'commitMagic':
      return isPlayable(state, seat, stops.magicCommit) ? undefined : { type: 'commitMagic' }
    case 'commitPurchase':
      return isPlayable(state, seat, stops.purchaseCommit) ? undefined : { type: 'commitPurchase' }
    default:
      return undefined
  }
}

function isWanted(state: State, seat: Seat, mode: StopMode, scope: PassScope | null): boolean {
  if (scope !== null && covers(state, seat, scope)) return false
  if (mode === 'ifInvolved' && !isInvolved(state, seat)) return false
  if (mode === 'always' || mode === 'never') return mode === 'always'
  return listActions(state, seat).length > 1
}

/** DW-10.21 */
function isCombatWanted(state: State, seat: Seat, mode: StopMode): boolean {
  if (mode === 'always' || mode === 'never') return mode === 'always'
  return listAttacks(state, seat).length > 0 || listActions(state, seat).length > 1
}

const isPlayable = (state: State, seat: Seat, mode: StopMode): boolean =>
  mode === 'always' || listActions(state, seat).length > 1

/** DW-11.14: attacker's or target's controller, attacked player, or he or a card of his is a target. */
function isInvolved(state: State, seat: Seat): boolean {
  const { attack } = state
  const { byId } = boardOf(state)
  if (isTargeted(state, seat)) return true
  if (attack === null) return false
  if (attack.player === seat || byId.get(attack.attacker)?.controller === seat) return true
  return attack.target !== null && byId.get(attack.target)?.controller === seat
}

/** Whether a card that is being cast targets the player or something of his. */
const isTargeted = (state: State, seat: Seat): boolean =>
  state.resolving.some(
    ({ by, targets }) => by !== seat && Object.values(targets).some((ref) => isMine(state, seat, ref)),
  )

/** The player, or what he controls or has controlled to its last. */
const isMine = (state: State, seat: Seat, ref: Ref): boolean =>
  typeof ref === 'number' ? ref === seat : thingOf(state, boardOf(state), ref)?.controller === seat
