import type { Seat } from '@wyrmtable/kernel'
import { boardOf } from '../board/board.ts'
import { drawPublic, type Play } from '../play.ts'
import { livingSeats, type State } from '../state.ts'

/** DW-5.1: provinces held, ready or exhausted, with what effects add for the order. */
function mightOf(state: State, seat: Seat): number {
  return state.player(seat).provinces.length + (boardOf(state).players[seat]?.initiative ?? 0)
}

/**
 * DW-6.4: living players by might from high to low; equals in random order (RND-3: each group, the highest
 * first whichever way the order goes, a shuffle of the group taken in seat order). `combatOrder` ascending
 * puts the groups of C1 in the other order.
 */
export function computeOrder(play: Play, ascending: boolean): void {
  const { state } = play
  const might = new Map(livingSeats(state).map((seat) => [seat, mightOf(state, seat)]))
  const values = [...new Set(might.values())].sort((a, b) => b - a)
  const groups = values.map((value) => {
    const group = [...might.keys()].filter((seat) => might.get(seat) === value)
    shuffleGroup(play, group)
    return group
  })
  const order = (ascending ? groups.reverse() : groups).flat()
  state.order = order
  state.lastOrder = [...order]
  state.touch()
  play.emit({ type: 'orderSet', order, might: order.map((seat) => might.get(seat) ?? 0) })
}

function shuffleGroup(play: Play, group: Seat[]): void {
  for (let i = group.length - 1; i > 0; i--) {
    const j = drawPublic(play, i + 1, 'tie', 'DW-6.4')
    const [a, b] = [group[i], group[j]]
    if (a === undefined || b === undefined) continue
    group[i] = b
    group[j] = a
  }
}
