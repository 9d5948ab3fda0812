import type { Outcome } from '@wyrmtable/kernel'
import type { Ending, State } from './state.ts'

const clauses: { readonly [R in Ending['reason']]: string } = {
  lastProvince: 'DW-1.3',
  conceded: 'DW-12.8',
  together: 'DW-1.4',
  turnLimit: 'DW-12.9',
}

/** DW-1.3 to DW-1.5: who won and why; scores are the players' ranks counted from behind, so that more is better. */
export function outcomeOf({ ending, players }: State): Outcome | undefined {
  if (ending === null) return undefined
  return {
    winners: [...ending.winners],
    reason: ending.reason,
    clause: clauses[ending.reason],
    scores: players.map(({ rank }) => players.length - rank),
  }
}
