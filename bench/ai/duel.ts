import type { createSearch } from '@wyrmtable/ai'
import { seededDice } from '@wyrmtable/kernel'
import { connectFour } from '../games/connect-four.ts'
import { PlainConnectFour } from '../games/plain-connect-four.ts'
import { xorshift } from '../kernel/random.ts'
import { plainUct } from './plain-uct.ts'

export interface DuelLimit {
  readonly ms?: number
  readonly simulations?: number
}

const dice = seededDice(1)
const now = (): number => performance.now()

/**
 * One match of connect four between the search and the plain UCT, two random plies first; odd matches
 * with sides swapped. 1 where the search wins, 0.5 for a draw.
 */
function duel(create: typeof createSearch, match: number, limit: DuelLimit): number {
  const state = connectFour.setup({}, 2, dice)
  const plain = new PlainConnectFour()
  const search = create(connectFour, {}, { seed: match }, now)
  const ours = match & 1
  const random = xorshift(match * 7919 + 13)
  const drop = (column: number): void => {
    const seat = connectFour.toAct(state)[0]!
    connectFour.apply(state, seat, { type: 'drop', column }, dice, () => {})
    plain.make(column)
  }
  drop(random(7))
  drop(random(7))
  for (;;) {
    const outcome = connectFour.outcome(state)
    if (outcome !== undefined) return outcome.winners.length === 0 ? 0.5 : outcome.winners[0] === ours ? 1 : 0
    if (connectFour.toAct(state)[0] !== ours) {
      drop(plainUct(plain, limit).column)
      continue
    }
    search.begin(state, ours)
    search.think(
      limit.simulations === undefined
        ? { deadline: now() + (limit.ms ?? 1) }
        : { playouts: limit.simulations },
    )
    drop(search.report().choices[0].actions[0]!.column)
  }
}

/** Score of the search over so many matches from the first on, 0 to 1. */
export function duelScore(create: typeof createSearch, matches: number, limit: DuelLimit, first = 0): number {
  let sum = 0
  for (let match = first; match < first + matches; match++) sum += duel(create, match, limit)
  return sum / matches
}
