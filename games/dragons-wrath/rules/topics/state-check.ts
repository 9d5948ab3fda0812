import { boardOf } from '../board/board.ts'
import { definitionOf } from '../board/definition.ts'
import type { Play } from '../play.ts'
import { type Ending, isLiving, livingSeats, type State } from '../state.ts'
import { eliminate } from './elimination.ts'
import { depart } from './leaving.ts'

/** DW-12.1: repeats until nothing changes; whether anything did. */
export function stateCheck(play: Play): boolean {
  const { state } = play
  let changed = false
  for (;;) {
    if (state.ending !== null) return changed
    const gone = eliminateEmpty(play)
    const dropped = dropObjects(play)
    if (gone.length === 0 && !dropped) break
    changed = true
    endOfGame(play, gone)
  }
  return changed
}

/** SC1, DW-1.2, DW-12.8: nobody lives without a province; who conceded goes with his provinces exiled. */
function eliminateEmpty(play: Play): readonly number[] {
  const { state } = play
  const seats = livingSeats(state).filter((seat) => {
    const { provinces, conceded } = state.player(seat)
    // Before the decks are dealt nobody holds any.
    return conceded || (provinces.length === 0 && state.limited === null)
  })
  if (seats.length === 0) return []
  const before = livingSeats(state)
  eliminate(play, seats)
  if (livingSeats(state).length === 0) together(play, before)
  return seats
}

/** SC2: an object whose bearer lacks M, or already bears an older one of its type, is discarded. */
function dropObjects(play: Play): boolean {
  const { state } = play
  const dropped = boardOf(state).creatures.flatMap(({ m, creature }) => {
    const seen = new Set<string | null>()
    return [...creature.objects]
      .sort((a, b) => a.ts - b.ts)
      .flatMap(({ id, card }) => {
        const { objectType } = definitionOf(card)
        const isSecond = seen.has(objectType)
        seen.add(objectType)
        return !m || isSecond ? [id] : []
      })
  })
  if (dropped.length === 0) return false
  depart(play, { ids: dropped, to: 'discard', destroyed: false })
  return true
}

/** DW-1.4: nobody is left: a draw between those, or the first in the order in force wins. */
function together(play: Play, last: readonly number[]): void {
  const { state } = play
  const inForce = orderBefore(state, last)
  const winners = state.options.simultaneousElimination === 'order' ? inForce.slice(0, 1) : []
  for (const seat of winners) state.player(seat).rank = 1
  if (winners.length > 0) {
    for (const seat of last) if (!winners.includes(seat)) state.player(seat).rank = 2
  }
  finish(play, 'together', winners)
}

/** The order in force has already lost those eliminated; their seats stand in it by `lastOrder`. */
function orderBefore(state: State, last: readonly number[]): readonly number[] {
  const order = state.lastOrder.filter((seat) => last.includes(seat))
  return order.length === last.length ? order : last
}

/** SC4, DW-12.5; `gone`: who was eliminated in this check. */
function endOfGame(play: Play, gone: readonly number[]): void {
  const { state } = play
  const living = livingSeats(state)
  const [winner] = living
  if (gone.length === 0 || state.ending !== null || living.length !== 1 || winner === undefined) return
  state.player(winner).rank = 1
  const haveLeft = gone.every((seat) => state.player(seat).conceded)
  finish(play, haveLeft ? 'conceded' : 'lastProvince', [winner])
}

/** DW-12.9: most provinces wins, equals draw, the others are ranked by what they hold. */
export function endByTurnLimit(play: Play): void {
  const { state } = play
  const living = livingSeats(state)
  const held = (seat: number): number => state.player(seat).provinces.length
  for (const seat of living) {
    state.player(seat).rank = 1 + living.filter((other) => held(other) > held(seat)).length
  }
  const best = living.filter((seat) => state.player(seat).rank === 1)
  finish(play, 'turnLimit', best.length === 1 ? best : [])
}

/** DW-12.6: what still waits does not happen. */
function finish(play: Play, reason: Ending['reason'], winners: number[]): void {
  const { state } = play
  state.ending = { reason, winners: winners.filter((seat) => isLiving(state, seat) || reason === 'together') }
  state.stack = []
  state.queue = []
  state.fresh = []
  state.delayed = []
  state.question = null
  state.attack = null
  state.fight = null
  state.active = null
  state.touch()
  play.emit({ type: 'gameEnded', reason, winners })
}
