import type { Seat, Viewer } from '@wyrmtable/kernel'
import { openOffer } from './offers.ts'
import { Problem } from './problem.ts'
import type { RunningMatch } from './running-match.ts'

/** Seats of the match that the key holds. */
export function seatsOf({ holders }: RunningMatch, key: string | undefined): readonly Seat[] {
  if (key === undefined) return []
  const held = holders.filter((holder) => holder.key === key).map(({ seat }) => seat)
  return held.length > 1 ? held.sort((a, b) => a - b) : held
}

/** The one of the seats that somebody speaks for; a Problem where it is none of theirs. */
export function seatNamed(running: RunningMatch, seats: readonly Seat[], id: string | undefined): Seat {
  const [only] = seats
  if (only === undefined) throw new Problem('notYours', {})
  if (id === undefined) {
    if (seats.length > 1) throw new Problem('badInput', { reason: 'whichSeat' })
    return only
  }
  const seat = running.game.seatIds.indexOf(id)
  if (!seats.includes(seat)) throw new Problem('notYours', { seat: id })
  return seat
}

/**
 * Through whose eyes somebody looks: a seat they hold, or from outside where the table lets people watch, or they are
 * invited to take a seat over.
 */
export function viewerNamed(
  running: RunningMatch,
  seats: readonly Seat[],
  id: string | undefined,
  invitation?: string,
): Viewer {
  const [first] = seats
  if (id === undefined && first !== undefined) return first
  if (id !== undefined && id !== 'spectator') return seatNamed(running, seats, id)
  if (!mayWatch(running, seats) && !isInvited(running, invitation))
    throw new Problem('notAtThisTable', { reason: 'noSpectators' })
  return 'spectator'
}

/** A table that waits for people is seen by whoever has its address: there is nothing on it yet. */
const mayWatch = ({ table, match }: RunningMatch, seats: readonly Seat[]): boolean =>
  match === undefined || match.outcome() !== undefined || table.spectators === 'all' || seats.length > 0

const isInvited = (running: RunningMatch, invitation: string | undefined): boolean =>
  invitation !== undefined &&
  running.standing.seats.some(
    (_, seat) =>
      openOffer(running, seat) !== undefined && running.secrets[`invitation:${seat}`] === invitation,
  )

/** The viewer's place among all that are told. */
export const placeOf = (running: RunningMatch, viewer: Viewer): number =>
  viewer === 'spectator' ? running.viewers - 1 : viewer
