import type { Match, Seat, SeatInfo, Viewer } from '@wyrmtable/kernel'

/** Through whose eyes a record is looked at: those of the only person who played in it, or of a spectator. */
export function viewerOf(seats: readonly SeatInfo[]): Viewer {
  const people = seats.flatMap(({ kind }, seat): readonly Seat[] => (kind === 'person' ? [seat] : []))
  const [only, other] = people
  return only === undefined || other !== undefined ? 'spectator' : only
}

/**
 * Through whose eyes alone a record may be told: while a match with secrets goes on, those of who looks. Undefined where
 * everything is open.
 */
export const eyesOn = (match: Match): Viewer | undefined =>
  match.game.hasSecrets && match.outcome() === undefined ? viewerOf(match.header.seats) : undefined
