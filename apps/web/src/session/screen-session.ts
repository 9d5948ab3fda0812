import type { MatchHeader, Seat, SeatHolder, Tagged } from '@wyrmtable/kernel'
import type { TurnAims } from './computers/aims.ts'
import type { BotHint } from './computers/bot-client.ts'
import type { ThinkingStore } from './computers/thinking.ts'
import type { KeptAs } from './kept-files.ts'
import type { RecordedSession, TableView } from './session.ts'

/** What somebody at this screen may do although it is not for that seat to act. */
export interface FreeAction {
  readonly seat: Seat
  readonly action: Tagged
}

/** What a page shows of a match whose people all sit at this screen. */
export interface SessionView extends TableView {
  /** Of all who sit here but the first to act, whose own list has them. */
  readonly free: readonly FreeAction[]
  /** Who of those who sit here may still give up. */
  readonly mayResign: readonly Seat[]
  /** Another after each change of the position: what was asked about one before is of no use. */
  readonly change: number
  /** Whether the computer failed to answer. */
  readonly isStuck: boolean
  /** Why the last change could not be saved. */
  readonly unsaved: string | undefined
}

/** One of the best steps, in actions of the game. */
export interface SessionHint extends Omit<BotHint, 'actions'> {
  readonly actions: readonly Tagged[]
}

/** Whoever gives advice about what a view shows. */
export interface Adviser {
  /**
   * Whether advice can be asked for at this screen. Where several people share one, it would tell all of them
   * of cards that only one may see.
   */
  readonly givesAdvice: boolean
  /**
   * The best steps for whoever is to act at this screen, best first; none if the position has changed
   * meanwhile, or nobody here is to act.
   */
  hint(): Promise<readonly SessionHint[]>
  /** What computers were after in their last turn; none in a game with secrets, which it would tell. */
  aims(): readonly TurnAims[]
  /** Plays the steps of a hint, as far as they are legal and no die falls. */
  follow(actions: readonly Tagged[]): void
  /** How far the computer is, or the hint that was asked for. */
  readonly thinking: ThinkingStore
  /** Whoever thinks shall answer now, with the best it has found so far. */
  hurry(): void
}

/** What people at this screen may do whoever is to act. */
export interface OutOfTurnDeeds {
  playFree(one: FreeAction): void
  /** Gives up for somebody who sits at this screen; false where that is not possible any more. */
  resign(seat: Seat): boolean
}

/** What everybody at this screen may agree to. */
export interface Agreements {
  /** Seats that are still in the match, which can be given to others. */
  readonly stillIn: readonly Seat[]
  /** Somebody else answers for the seat from now on. */
  handOver(seat: Seat, to: SeatHolder): void
  /** Whether a draw can be agreed to here: all who are still in the match sit at this screen, or have left it. */
  readonly mayAgreeDraw: boolean
  /** Ends the match without a winner, to which everybody at this screen has agreed. */
  agreeDraw(): void
}

/** Whoever can be stopped while a match is stored, and begin again. */
export interface Pausable {
  /** Begins, or begins again, to answer for the computers, and for people what they do not want to be asked about. */
  start(): void
  close(): void
  /** Resolves when everything that was accepted so far is saved. */
  settled(): Promise<void>
}

/** Whoever waits until the board has come to rest. */
export interface BoardWatcher {
  /** Whether computers begin to think only when the board has come to rest, and `boardShows` said so. */
  readonly waitsForBoard: boolean
  /** The board has come to rest, with everything shown up to this entry. */
  boardShows(seq: number): void
}

/** A match whose people all sit at this screen, as the page around its table is given it. */
export interface ScreenSession
  extends RecordedSession<SessionView>,
    Adviser,
    OutOfTurnDeeds,
    Agreements,
    Pausable,
    BoardWatcher {
  readonly id: string
  readonly header: MatchHeader
  /** The document that the match can be kept as now; undefined where there is none of the kind. */
  keptAs(kind: KeptAs): object | undefined
  /** Asks a computer that failed to answer once more. */
  retry(): void
}
