import type { DiceMark } from '../dice/match-dice.ts'
import type { Json } from '../json/json.ts'
import type { Fact, SeatHolder } from './fact.ts'

/**
 * A match as it stood after an entry, to be opened again without playing what came before. It tells the whole
 * state, secrets and the place of the dice included: it is for one's own storage and believed as it is.
 */
export interface MatchSnapshot {
  readonly seq: number
  /** Fingerprint up to there: the entries that follow are chained to it. */
  readonly hash: string
  /** Dice drawn up to there, set-up included. */
  readonly draws: number
  /** The place of the dice, for seeded ones, which cannot jump to a number. */
  readonly dice: DiceMark
  /** As the game encodes it. */
  readonly state: Json
  /** Version of the rules that hold there, where it is not that of the header. */
  readonly version?: string
  /** The last entry that counts, if it is a fact: it may have ended the match. */
  readonly fact?: Fact
  /** Seats that were handed over, by id. */
  readonly holders?: Readonly<Record<string, SeatHolder>>
}
