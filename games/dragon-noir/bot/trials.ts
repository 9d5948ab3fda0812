import type { Doctrine, Seat, Trials } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { MatchState } from '../rules/match-state.ts'
import { aimsOf } from './doctrine/aims.ts'
import { ownMind } from './doctrine/memory.ts'
import { type Numbers, usual } from './doctrine/numbers.ts'
import { policy } from './policy.ts'
import { turnValue } from './turn-value.ts'

/** The own turn, the other's answer, and both again. */
const HORIZON = 4

const doctrine = (name: string, numbers: Partial<Numbers> = {}): Doctrine<MatchState, Action> => {
  const all = { ...usual, ...numbers }
  return {
    name,
    policy: (state, seat) => policy(state, seat, all),
    carriedOut() {
      const mind = ownMind()
      return { policy: (state, seat) => policy(state, seat, all, mind) }
    },
  }
}

const usually = doctrine('usual')

/** Ways to play a turn where a building must be taken, somebody must get out, a chest is to be fetched, and elsewhere. */
const doctrines = {
  take: [
    usually,
    doctrine('storm', { storm: 0 }),
    doctrine('siege', { storm: 99 }),
    doctrine('assault', { storm: 0, loss: 0.3, least: 0 }),
    doctrine('careful siege', { storm: 99, loss: 1.4 }),
    doctrine('near siege', { storm: 99, band: 10 }),
    doctrine('careful storm', { storm: 0, loss: 1.4 }),
  ],
  leave: [
    usually,
    doctrine('run', { exit: 0.9, loss: 0.4 }),
    doctrine('careful', { loss: 1.6 }),
    doctrine('hold back', { exit: 0.2, loss: 1.2 }),
    doctrine('fight', { least: 0, loss: 0.3 }),
    doctrine('run with care', { exit: 0.9, loss: 1.6 }),
    doctrine('no fights', { least: 5 }),
  ],
  fetch: [
    usually,
    doctrine('rush', { chest: 2, loss: 0.4 }),
    doctrine('fight first', { chest: 0.3, least: 0, loss: 0.5 }),
    doctrine('gather', { chest: 0.3, loss: 1.4 }),
    doctrine('careful', { loss: 1.5 }),
    doctrine('fight', { least: 0, loss: 0.3 }),
    doctrine('shoot', { chest: 0.5, shot: 2, loss: 1.2 }),
  ],
  others: [
    usually,
    doctrine('bold', { loss: 0.3 }),
    doctrine('careful', { loss: 1.5 }),
    doctrine('fight', { least: 0, loss: 0.2 }),
    doctrine('no fights', { least: 3 }),
    doctrine('shoot', { shot: 2 }),
    doctrine('advance', { step: 0.3, loss: 0.5 }),
  ],
} as const

function doctrinesFor(state: MatchState, seat: Seat): readonly Doctrine<MatchState, Action>[] {
  // Answers, and the set-up, by the usual numbers: they are asked for many times a turn.
  if (state.top !== undefined || state.active !== seat || state.phase === 'setup') return [usually]
  const { take, exits, chestOut } = aimsOf(state, seat)
  if (take.length > 0) return doctrines.take
  if (chestOut.length > 0) return doctrines.fetch
  return exits.length > 0 ? doctrines.leave : doctrines.others
}

/** Whole ways to play the turn are compared by playing two turns of each side. */
export const trials: Trials<MatchState, Action> = {
  stage: ({ playerTurn }) => playerTurn,
  until: ({ playerTurn }) => playerTurn + HORIZON,
  evaluate: turnValue,
  doctrines: doctrinesFor,
}
