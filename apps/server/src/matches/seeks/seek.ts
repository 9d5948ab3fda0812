import type { Seat } from '@wyrmtable/kernel'
import type { House } from '../house.ts'
import type { Lobby } from '../lobby.ts'
import { Problem } from '../problem.ts'
import type { Joiner } from '../seating.ts'
import type { TableWish } from '../table.ts'
import { soughtMs } from '../wake-at.ts'

/** A table that waits as long as somebody does: laid, sat down at, and called off when they go before it begins. */
export class Seek {
  readonly key: string
  private readonly house: House
  private readonly lobby: Lobby
  private laying: Promise<string> | undefined
  private ending: Promise<void> | undefined
  private laid: string | undefined
  private seat: Seat = 0

  constructor(house: House, lobby: Lobby, key: string) {
    this.house = house
    this.lobby = lobby
    this.key = key
  }

  /** Lays the table and sits down at it; gives its id. */
  lay(wish: TableWish, joiner: Joiner): Promise<string> {
    this.laying = this.layAndSit(wish, joiner)
    return this.laying
  }

  /** Calls it off, where it has not begun. */
  end(): Promise<void> {
    this.ending ??= this.callOff()
    return this.ending
  }

  /** Says that somebody is still there: where nobody does, as when this process is killed, it is called off by whichever sees that. */
  async goOn(): Promise<void> {
    const { jobs, time } = this.house
    if (this.laid !== undefined && this.ending === undefined) {
      await jobs.add([{ task: 'deadline', match: this.laid, at: time.now() + soughtMs }])
    }
  }

  /** Whether it waits still, has begun, or is no more. */
  async state(): Promise<'seeking' | 'begun' | 'calledOff'> {
    const { match, isOver } = await this.house.open(this.laid ?? '')
    return match !== undefined ? 'begun' : isOver ? 'calledOff' : 'seeking'
  }

  private async layAndSit(wish: TableWish, joiner: Joiner): Promise<string> {
    this.seat = wish.seats.findIndex((one) => one.for === 'me')
    const { id } = await this.lobby.lay(wish, this.key, true)
    this.laid = id
    await this.lobby.join(id, joiner, this.key)
    return id
  }

  private async callOff(): Promise<void> {
    // Somebody may go while their table is still laid.
    await this.laying?.catch(() => undefined)
    if (this.laid === undefined) return
    try {
      await this.lobby.leave(this.laid, this.seat, this.key)
    } catch (error) {
      // It has begun, or they got up by another way.
      if (!(error instanceof Problem)) throw error
    }
  }
}
