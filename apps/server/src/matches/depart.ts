import type { Seat } from '@wyrmtable/kernel'
import type { MatchState } from '@wyrmtable/store'
import { doDeed } from './doing.ts'
import type { House } from './house.ts'
import type { Lobby } from './lobby.ts'
import { Problem } from './problem.ts'
import { formerSecret } from './running-match.ts'

interface SeatHeld {
  readonly match: string
  readonly seat: Seat
  readonly state: MatchState
}

/**
 * Whoever holds the seat has no account from now on. A table that waits they leave, a match that counts they give up; any other
 * stays whole for those who played in it, and has a former player in their place.
 */
export async function depart(house: House, lobby: Lobby, held: SeatHeld, key: string): Promise<void> {
  const { match: id, seat, state } = held
  try {
    if (state === 'open' && (await hasLeft(lobby, held, key))) return
    await giveUp(house, id, seat)
    const { holders } = await house.latest(id)
    // Somebody with whom they shared it plays on there.
    if (holders.some((holder) => holder.seat === seat && holder.key !== key)) return
    await house.store.setSecret(id, formerSecret(seat), '1')
  } catch (error) {
    // What cannot be opened any more keeps nobody here.
    if (!(error instanceof Problem)) throw error
  }
}

/** False where the match has begun meanwhile, or belongs to a tournament that sees to it. */
async function hasLeft(lobby: Lobby, { match, seat }: SeatHeld, key: string): Promise<boolean> {
  try {
    await lobby.leave(match, seat, key)
    return true
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'wrongMoment' || error.code === 'notAtThisTable') return false
    throw error
  }
}

/** Gives up for a seat of a match that counts and goes on; nothing where it does not, or the seat is out already. */
export async function giveUp(house: House, id: string, seat: Seat): Promise<void> {
  for (;;) {
    const running = await house.latest(id)
    const { match, table, isOver } = running
    const counts = table.isRated === true || table.tournament !== undefined
    if (!counts || match === undefined || isOver || !match.mayForfeit(seat)) return
    const does = () => doDeed(running, seat, { type: 'resign' }, house.time.now(), undefined)
    if (await house.change(running, does)) return
  }
}
