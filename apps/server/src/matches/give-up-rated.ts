import type { Seat } from '@wyrmtable/kernel'
import { doDeed } from './doing.ts'
import type { House } from './house.ts'

/** Gives up for a seat of a rated match that goes on; nothing where it is not rated, or the seat is out already. */
export async function giveUpRated(house: House, id: string, seat: Seat): Promise<void> {
  for (;;) {
    const running = await house.latest(id)
    const { match, table, isOver } = running
    if (table.isRated !== true || match === undefined || isOver || !match.mayForfeit(seat)) return
    const does = () => doDeed(running, seat, { type: 'resign' }, house.time.now(), undefined)
    if (await house.change(running, does)) return
  }
}
