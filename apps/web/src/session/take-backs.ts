import type { Entry, Match, Seat, Tagged } from '@wyrmtable/kernel'

/** What doing something again told. */
export interface DoneAgain {
  readonly entry: Entry
  readonly events: readonly Tagged[]
}

/** Taking back and doing again for the people at one screen, whoever of them has acted. */
export class TakeBacks {
  private readonly match: Match
  private readonly people: () => readonly Seat[]

  /** `people` are the seats of this screen, which may change hands. */
  constructor(match: Match, people: () => readonly Seat[]) {
    this.match = match
    this.people = people
  }

  get canUndo(): boolean {
    return this.people().some((seat) => this.match.canUndo(seat))
  }

  get canRedo(): boolean {
    return this.people().some((seat) => this.match.canRedo(seat))
  }

  /** Whether something was taken back. */
  undo(): boolean {
    const seat = this.people().find((one) => this.match.canUndo(one))
    return seat !== undefined && this.match.undo(seat, Date.now()).ok
  }

  /** What was done again, or undefined if nothing was. */
  redo(): DoneAgain | undefined {
    const seat = this.people().find((one) => this.match.canRedo(one))
    const done = seat === undefined ? undefined : this.match.redo(seat, Date.now())
    if (done === undefined || !done.ok) return undefined
    return done.value
  }
}
