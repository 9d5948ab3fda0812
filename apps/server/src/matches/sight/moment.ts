import {
  encodeView,
  type Game,
  type Match,
  type Outcome,
  type Seat,
  type Tagged,
  type Viewer,
} from '@wyrmtable/kernel'

/** Those who are told of a match, in the order of their numbers: each seat, and whoever only watches. */
export const viewersOf = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat): Viewer => seat),
  'spectator',
]

/** A match at a moment: right after an entry, or as it begins. */
export interface Moment {
  readonly game: Game
  readonly state: unknown
  readonly seats: number
  /** What the entry, or the set-up, told. */
  readonly events: readonly Tagged[]
  readonly toAct: readonly Seat[]
  readonly outcome: Outcome | undefined
  /** Who may take the last action back alone. */
  readonly mayUndo: Seat | undefined
}

/** What a match is like at its latest entry. */
export function momentNow(match: Match, events: readonly Tagged[] = []): Moment {
  const seats = match.header.seats.length
  const last = match.line.at(-1)
  const actor = last?.seat === undefined ? -1 : match.game.seatIds.indexOf(last.seat)
  return {
    game: match.game,
    state: match.state,
    seats,
    events,
    toAct: match.toAct(),
    outcome: match.outcome(),
    mayUndo: actor >= 0 && match.canUndo(actor) ? actor : undefined,
  }
}

/** What it was like after an earlier one. */
export function momentThen(match: Match, seq: number): Moment {
  if (seq === match.seq) return momentNow(match, seq === match.since ? [] : match.events(seq))
  const { game } = match
  const state = match.at(seq)
  const events = seq === match.since && seq > 0 ? [] : match.events(seq)
  const toAct = game.toAct(state)
  return {
    game,
    state,
    seats: match.header.seats.length,
    events,
    toAct,
    outcome: undefined,
    mayUndo: undefined,
  }
}

export const viewText = ({ game, state }: Moment, viewer: Viewer): string =>
  JSON.stringify(encodeView(game, game.view(state, viewer)))

export const idsOf = (game: Game, seats: readonly Seat[]): readonly string[] =>
  seats.map((seat) => game.seatIds[seat] ?? `${seat}`)
