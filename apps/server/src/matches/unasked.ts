import { randomInt } from 'node:crypto'
import { jsonOf, type Seat } from '@wyrmtable/kernel'
import { doDeed } from './doing.ts'
import type { House } from './house.ts'
import type { RunningMatch } from './running-match.ts'
import { unaskedActionFor } from './unasked-action.ts'

/**
 * Does for seats what they do not want to be asked about, as their game says: after a pause drawn by chance each time,
 * so that nobody can tell it from a choice.
 */
export class UnaskedActions {
  private readonly house: House
  private readonly log: (error: unknown) => void
  /** What is about to be done: match, entry and seat. */
  private readonly pending = new Set<string>()
  private isClosed = false

  constructor(house: House, log: (error: unknown) => void) {
    this.house = house
    this.log = log
    house.watch((running) => this.consider(running))
  }

  close(): void {
    this.isClosed = true
  }

  private consider(running: RunningMatch): void {
    const { match, game, standing } = running
    const { unasked } = game
    if (match === undefined || unasked === undefined || standing.wishes === undefined) return
    for (const seat of match.toAct()) {
      if (unaskedActionFor(running, seat) === undefined) continue
      const name = `${running.row.id}/${match.seq}/${seat}`
      if (this.pending.has(name)) continue
      this.pending.add(name)
      const options = game.options.parse(match.header.options)
      const [least, most] = options.ok ? unasked.pauseMs(options.value) : [0, 0]
      this.house.time.after(randomInt(least, Math.max(least, most) + 1), () => {
        this.act(running.row.id, match.seq, seat)
          .catch(this.log)
          .finally(() => this.pending.delete(name))
      })
    }
  }

  /** What was to be done then may be no more: the seat acted itself, or wants to be asked after all. */
  private async act(id: string, seq: number, seat: Seat): Promise<void> {
    if (this.isClosed) return
    const running = await this.house.open(id)
    if (running.match?.seq !== seq || !this.house.isCurrent(running)) return
    const action = unaskedActionFor(running, seat)
    if (action === undefined) return
    const deed = { type: 'play', action: jsonOf(action) } as const
    await this.house.change(running, () => doDeed(running, seat, deed, this.house.time.now(), undefined))
  }
}
