import type { JsonObject } from '../json/json.ts'
import type { Outcome } from './contract.ts'

/** How a match ended, as public formats write it: the winners by seat id. */
export function outcomeJson(seatIds: readonly string[], outcome: Outcome): JsonObject {
  const { winners, grade, reason, clause, scores } = outcome
  return {
    winners: winners.map((seat) => seatIds[seat] ?? `${seat}`),
    ...(grade === undefined ? {} : { grade }),
    reason,
    clause,
    ...(scores === undefined ? {} : { scores: [...scores] }),
  }
}
