import type { BotRoom } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'
import { candidates } from './candidates.ts'
import { evaluate } from './evaluate.ts'
import { explain } from './explain.ts'
import { plans } from './plans.ts'
import { policy } from './policy.ts'

/** What a computer opponent knows of Sorcerers beyond its rules. */
export const bot: BotRoom<State, Action> = {
  evaluate,
  explain,
  candidates,
  plans,
  policy: (state, seat) => policy(state, seat),
  seats: ({ seats }) => seats,
  stateKey: hashOf,
  turnKey: ({ turn }) => turn,
  decisionsLeft,
}

/** FNV-1a over the cells of the state, which are all that decides how the game goes on. */
function hashOf({ cells }: State): number {
  let hash = 0x811c9dc5
  for (const cell of cells) {
    hash = Math.imul(hash ^ cell, 0x01000193)
    hash ^= hash >>> 15
  }
  return hash | 0
}

/** A group that has not acted takes about one decision a creature; half an action left, half of one. */
function decisionsLeft(state: State, seat: number): number {
  if (state.phase === 'sorcerer') return 1
  let left = 1.5
  for (const [slot, { seat: owner, race }] of state.setting.slots.list.entries()) {
    if (owner !== seat || race === undefined || !state.exists(slot)) continue
    left += state.activated(slot) === state.turn ? state.actions(slot) * 0.5 : 1
  }
  return left
}
