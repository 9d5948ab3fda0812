import { type Match, randomMatch, seededDice } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import { manifest } from '../manifest.ts'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import { dragonsWrath as game } from './game.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

const MATCHES = rounds(1, 40)
/** One moment in so many is tried. */
const EVERY = rounds(7, 1)

/** Who is to act in the state and can do nothing; also "nobody" where the match goes on without anybody. */
function stuck(state: State): readonly unknown[] {
  if (game.outcome(state) !== undefined) return []
  const toAct = game.toAct(state)
  return toAct.length === 0 ? ['nobody'] : toAct.filter((seat) => game.actions(state, seat).length === 0)
}

/** Lets each seat leave at moments of the match, then another one, and answers for who is absent a few times. */
function tryLeaving(match: Match<State, Action, Event, Options, View>, name: string): number {
  let tried = 0
  for (let seq = 0; seq <= match.seq; seq += EVERY) {
    for (const first of match.header.seats.keys()) {
      const state = match.at(seq)
      const dice = seededDice(`${name}/${seq}/${first}`)
      for (const seat of [first, (first + 1 + (seq % 2)) % match.header.seats.length]) {
        if (game.forfeit?.check(state, seat) !== undefined) continue
        game.forfeit?.apply(state, seat, seq % 2 === 0 ? 'resigned' : 'outOfTime', dice, () => {})
        expect({ name, seq, seat, stuck: stuck(state) }).toEqual({ name, seq, seat, stuck: [] })
        tried++
        for (let answers = 0; answers < 3 && game.outcome(state) === undefined; answers++) {
          const [absent = 0] = game.toAct(state)
          const answer = game.whenAbsent?.(state, absent)
          if (answer === undefined) throw new Error('no answer for who is absent')
          game.apply(state, absent, answer, dice, () => {})
          expect({ name, seq, absent, stuck: stuck(state) }).toEqual({ name, seq, absent, stuck: [] })
        }
      }
    }
  }
  return tried
}

test.each([3, 4])(
  'DW-12.8, DW-28.4: whoever of %i leaves, at any moment, everybody who is then to act can do something',
  (seats) => {
    for (const [place, { options }] of manifest.scenarios.entries()) {
      for (let i = 0; i < MATCHES; i++) {
        // Not all scenarios in every run: they differ in how a match begins.
        if (MATCHES === 1 && place % 2 !== seats % 2) continue
        const seed = `forfeits/${place}/${seats}/${i}`
        const set = { ...Object(options), ...manifest.trial }
        expect(tryLeaving(randomMatch(game, { seed, seats, options: set }), seed)).toBeGreaterThan(seats)
      }
    }
  },
)
