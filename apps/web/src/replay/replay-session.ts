import type { Game, Refusal, Seat, SeatInfo } from '@wyrmtable/kernel'
import type { LoggedEntry } from '@wyrmtable/ui'
import { redacted } from '../facts/fact-event.ts'
import { type Imagine, Imagining } from '../session/imagining.ts'
import type { Session, TableView } from '../session/session.ts'
import { viewerOf } from './eyes.ts'
import type { Reel } from './reel.ts'

/** Entries before the position that a table may want to mark; the chronicle stands beside the board. */
const RECENT = 4
const over: Refusal = { type: 'matchOver', clause: '' }

/** A match at one of its entries: to be looked at, not to be acted upon. */
export class ReplaySession implements Session {
  readonly game: Game
  readonly seats: readonly SeatInfo[]
  /** Once the match is over nothing is secret any more. */
  readonly viewOf?: (seat: Seat) => unknown
  private readonly view: TableView
  private readonly imagining: Imagining

  constructor(match: Reel, entries: readonly LoggedEntry[], seq: number, imagine: Imagine) {
    const { header } = match
    const game = match.gameAt(seq)
    const viewer = viewerOf(header.seats)
    const state = match.at(seq)
    this.game = game
    this.seats = header.seats
    this.imagining = new Imagining(imagine)
    if (match.outcome() !== undefined) this.viewOf = (seat) => game.view(match.at(seq), seat)
    this.view = {
      view: game.view(state, viewer),
      viewer,
      seq,
      acting: [],
      awaited: seq === match.seq ? match.toAct() : game.toAct(state),
      actions: [],
      // The last entry may have ended the match in a state that goes on.
      outcome: seq === match.seq ? match.outcome() : game.outcome(state),
      // What was played by other rules than those that are looked at now, their table does not know.
      log: entries
        .slice(Math.max(0, seq - RECENT), seq)
        .filter((entry) => match.gameAt(entry.seq) === game)
        .map(({ events, ...entry }) => ({
          ...entry,
          events: events.flatMap((event) => redacted(event, (one) => game.redact(one, viewer))),
        })),
      canUndo: false,
      canRedo: false,
    }
  }

  readonly subscribe = (): (() => void) => () => {}
  readonly snapshot = (): TableView => this.view

  imagined(): unknown {
    return this.imagining.of(this.view)
  }

  check(): Refusal {
    return over
  }

  play(): Refusal {
    return over
  }

  undo(): void {}
  redo(): void {}
}
