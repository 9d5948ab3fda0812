import {
  commitment,
  createMatch,
  type Fault,
  type Game,
  type Json,
  type Match,
  type Result,
  type SeatInfo,
  verifiableDice,
} from '@wyrmtable/kernel'
import { randomHex } from './secrets.ts'

export interface MatchWish {
  readonly seats: readonly SeatInfo[]
  readonly options?: Json | undefined
  readonly position?: Json | undefined
}

/** A new match on this device, with dice that can be verified when it is over. */
export function startMatch(game: Game, wish: MatchWish): Result<Match, Fault> {
  const id = randomHex(8)
  const secret = randomHex(32)
  const seatSeeds = wish.seats.map(() => randomHex(8))
  const { options, position } = wish
  return createMatch(
    game,
    {
      id,
      seats: wish.seats,
      dice: { kind: 'verifiable', commitment: commitment(secret), seatSeeds, secret },
      createdAt: Date.now(),
      ...(options === undefined ? {} : { options }),
      ...(position === undefined ? {} : { position }),
    },
    verifiableDice({ secret, seatSeeds, matchId: id }),
  )
}
