import type { Game, Match, Refusal, Seat, SeatInfo, Viewer } from '@wyrmtable/kernel'
import type { LoggedEntry } from '@wyrmtable/ui'
import { type Imagine, Imagining } from '../session/imagining.ts'
import type { Session, TableView } from '../session/session.ts'

/** Entries before the position that a table may want to mark; the chronicle stands beside the board. */
const RECENT = 4
const over: Refusal = { type: 'matchOver', clause: '' }

/** Through whose eyes a record is looked at: those of the only person who played in it, or of a spectator. */
export function viewerOf(seats: readonly SeatInfo[]): Viewer {
  const people = seats.flatMap(({ kind }, seat): readonly Seat[] => (kind === 'person' ? [seat] : []))
  const [only, other] = people
  return only === undefined || other !== undefined ? 'spectator' : only
}

/** A match at one of its entries: to be looked at, not to be acted upon. */
export class ReplaySession implements Session {
  readonly game: Game
  readonly seats: readonly SeatInfo[]
  private readonly view: TableView
  private readonly imagining: Imagining

  constructor(match: Match, entries: readonly LoggedEntry[], seq: number, imagine: Imagine) {
    const { game, header } = match
    const viewer = viewerOf(header.seats)
    const state = match.at(seq)
    this.game = game
    this.seats = header.seats
    this.imagining = new Imagining(imagine)
    this.view = {
      view: game.view(state, viewer),
      viewer,
      seq,
      acting: [],
      awaited: seq === match.seq ? match.toAct() : game.toAct(state),
      actions: [],
      // The last entry may have ended the match in a state that goes on.
      outcome: seq === match.seq ? match.outcome() : game.outcome(state),
      log: entries.slice(Math.max(0, seq - RECENT), seq).map(({ events, ...entry }) => ({
        ...entry,
        events: events.flatMap((event) => game.redact(event, viewer) ?? []),
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
