import type { Fact, Match, Seat } from '@wyrmtable/kernel'

/** How a match ended for one who sat there. */
type Ending = 'played' | 'drawAgreed' | 'resigned' | 'outOfTime'

export interface Placing {
  /** 1 for those who won, or who share a draw; 2 for all others. */
  readonly place: number
  readonly ending: Ending
}

/**
 * What a finished match says of each seat. Whoever gave up or ran out of time has lost, whatever became of their side
 * afterwards. `match` must have all its entries.
 */
export function placings(match: Pick<Match, 'seats' | 'line' | 'outcome'>): readonly Placing[] {
  const outcome = match.outcome()
  const gone = new Map<string, 'resigned' | 'outOfTime'>()
  let isDrawn = false
  for (const { fact } of match.line) {
    if (fact?.type === 'drawAgreed') isDrawn = true
    if (isForfeit(fact)) gone.set(fact.seat, fact.type)
  }
  const seats = match.seats.map((_, seat): Seat => seat)
  const idOf = (seat: Seat) => match.seats[seat]?.id ?? ''
  const stayed = seats.filter((seat) => !gone.has(idOf(seat)))
  const winners = stayed.filter((seat) => outcome?.winners.includes(seat))
  const best = winners.length > 0 ? winners : stayed.length > 0 ? stayed : seats
  return seats.map((seat) => ({
    place: best.includes(seat) ? 1 : 2,
    ending: gone.get(idOf(seat)) ?? (isDrawn ? 'drawAgreed' : 'played'),
  }))
}

const isForfeit = (fact: Fact | undefined): fact is Extract<Fact, { type: 'resigned' | 'outOfTime' }> =>
  fact?.type === 'resigned' || fact?.type === 'outOfTime'
