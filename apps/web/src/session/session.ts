import type { Game, Json, Outcome, Refusal, Replay, Seat, SeatInfo, Tagged, Viewer } from '@wyrmtable/kernel'
import type { LoggedEntry } from '@wyrmtable/ui'

/** What a table shows of a session; a new value after each change. */
export interface TableView {
  /** What the viewer may know of the match, as `Game.view` built it. */
  readonly view: unknown
  /** Through whose eyes the table is seen. */
  readonly viewer: Viewer
  /** The viewer's number of the last entry that they have learned of. */
  readonly seq: number
  /** Seats that decide now at this screen. */
  readonly acting: readonly Seat[]
  /** Seats that decide now, but elsewhere. */
  readonly awaited: readonly Seat[]
  /** All legal actions of the first acting seat, from whoever holds the state. */
  readonly actions: readonly Tagged[]
  readonly outcome: Outcome | undefined
  /** What happened, as the viewer may learn it. */
  readonly log: readonly LoggedEntry[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** What was done here is on its way to whoever holds the match; absent: it is done at once. */
  readonly isSending?: boolean
  /** What the viewer wants to be asked about, as it is kept; absent: nothing was said. */
  readonly wishes?: Json
  /** Whether that can be said at all. */
  readonly mayWish?: boolean
}

/** Why an action was not taken, or undefined where it was. */
export type Verdict = Refusal | undefined

/**
 * A match as a table is given it, wherever its state is held: in this browser, in a lesson, in a record, or at a
 * server. The table cannot tell which.
 */
export interface Session<View extends TableView = TableView> {
  readonly game: Game
  readonly seats: readonly SeatInfo[]
  /** Names the match, for what is remembered while it lasts; absent: nothing is. */
  readonly id?: string
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => View
  /**
   * A state that agrees with what the viewer of the present snapshot sees, the same one for the same snapshot;
   * undefined for who only watches a game with secrets. Not to be changed.
   */
  imagined(): unknown
  /** Why the first acting seat may not do it now, as far as can be said at once: of the true state, or the imagined one. */
  check(action: Tagged): Refusal | undefined
  /**
   * The first acting seat does it, or where nobody here is to act the viewer, if the game lets them at any time. The
   * verdict comes from whoever holds the state, who may be far away.
   */
  play(action: Tagged): Verdict | Promise<Verdict>
  undo(): void
  redo(): void
  /** Says what the viewer wants to be asked about, where the snapshot says that it may. */
  wish?(said: Json): void
  /** What the viewer saw after an entry; absent where the past cannot be shown. */
  viewAt?(seq: number): unknown
  /** Lets somebody else who sits at this screen look at it, without being asked; absent where nobody else sits here. */
  lookAs?(seat: Seat): void
  /** What a seat saw, whoever looks; absent while anything is secret. */
  viewOf?(seat: Seat): unknown
}

/** A session whose match can be told whole once it is over. */
export interface RecordedSession<View extends TableView = TableView> extends Session<View> {
  /** The record with all that was hidden and promised. Rejects while the match goes on. */
  record(): Promise<Replay>
}
