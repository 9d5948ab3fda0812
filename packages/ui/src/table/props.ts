import type {
  BotRoom,
  ByLanguage,
  Game,
  GameText,
  JsonObject,
  Language,
  Odds,
  Outcome,
  Refusal,
  Seat,
  SeatInfo,
  Tagged,
  Viewer,
} from '@wyrmtable/kernel'
import type { ReactNode } from 'react'
import type { Point } from '../board/point.ts'
import type { GlyphShape } from '../glyph/shape.ts'

/** What one accepted action told. */
export interface LoggedEntry<Event extends Tagged = Tagged> {
  /** Number of the entry; 0 is the set-up. */
  readonly seq: number
  readonly seat: string
  readonly events: readonly Event[]
}

/** What the table of one game is given: the match as this screen may see it, and what may be done to it. */
export interface TableProps<
  View = unknown,
  Action extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  State = View,
> {
  readonly game: Game<State, Action, Event, unknown, View>
  /** What this screen may know, never changed in place: a new value after each action. */
  readonly view: View
  /** Who looks. */
  readonly viewer: Viewer
  /**
   * A state that agrees with all the viewer sees, for what is asked while somebody points and drags: how far, why
   * not, what it may bring. The same one while the view is the same, not to be changed; without secrets it is the
   * view itself. Undefined for who only watches a game with secrets.
   */
  imagined(): State | undefined
  readonly seq: number
  readonly text: GameText<View, Action, Event>
  readonly language: Language
  readonly seats: readonly SeatInfo[]
  /** Seats that this screen decides for now: none while somebody else thinks and when it is over. */
  readonly acting: readonly Seat[]
  /** Seats that decide now but elsewhere. */
  readonly awaited: readonly Seat[]
  readonly outcome: Outcome | undefined
  /** All legal actions of the first acting seat; empty where there is none. */
  readonly actions: readonly Action[]
  /** What happened, as the viewer may learn it. */
  readonly log: readonly LoggedEntry<Event>[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Why the first acting seat may not do it now, or undefined. */
  check(action: Action): Refusal | undefined
  /** What a legal action can lead to, for all the viewer knows. */
  odds(action: Action): Odds<State, Event>
  play(action: Action): void
  undo(): void
  redo(): void
  /** Names the match, for what is remembered while it lasts. */
  readonly match?: string
  /** How fast things are shown; absent: nothing is held back, as where somebody only looks. */
  readonly pace?: 'calm' | 'quick' | 'instant'
  /** The view after an entry, the caller's own; absent where the past cannot be shown. */
  viewAt?(seq: number): View
  /** Only the board is wanted: the page around it has panels of its own. */
  readonly isBoardOnly?: boolean
  /** What a computer would do, for help with the set-up. */
  bot?(): Promise<{ readonly bot: BotRoom<State, Action, View> }>
  /** Told when everything up to an entry has been seen, its dice included. */
  onShown?(seq: number): void
}

/** A view in few figures, for the bar of a phone. */
export interface Summary {
  /** 'Turn 9'. */
  readonly when: string
  readonly glyph: GlyphShape
  readonly figure: number
  /** What the figure is on its way to. */
  readonly of?: number
  /** All of it in a sentence. */
  readonly spoken: string
}

/** One option of a game as the lobby explains it. */
export interface OptionNote {
  readonly key: string
  readonly clause: string
  readonly name: string
  /** What each value means, by its JSON text. */
  readonly values: Readonly<Record<string, string>>
}

/** What a game's own part of the set-up is given: options as far as they are chosen, and a way to change them. */
export interface SetUpProps {
  readonly language: Language
  /** Names of the seats that will be taken. */
  readonly seatNames: readonly string[]
  /** What the scenario brings; `values` come over it. */
  readonly scenario: JsonObject
  readonly values: JsonObject
  readonly onChange: (values: JsonObject) => void
}

/** How a seat is shown everywhere. */
export interface SeatMark {
  readonly glyph: GlyphShape
  /** The colour of another seat, counted from 1, where pieces have it; absent: the seat’s own. */
  readonly colour?: 1 | 2 | 3 | 4
  readonly note: ByLanguage<string>
}

/** The end of a match in the game's own figures and words, for a page that does not know the game. */
export interface Ending {
  /** The name of the result, in large letters: 'Death out of the Sky'. */
  readonly title: string
  /** How it came about, in one sentence. */
  readonly line: string
  /** The score on its way to each grade; absent where the game has none. */
  readonly ladder?: {
    readonly label: string
    readonly value: number
    readonly max: number
    readonly marks: readonly { readonly at: number; readonly name: string }[]
  }
  readonly facts: readonly {
    readonly glyph: GlyphShape
    readonly figure: string
    readonly words: string
  }[]
}

/** Where an action shows on the board, in the units of the board. */
export interface ActionMark {
  /** Where what acts stands; absent where nothing on the board does. */
  readonly from?: Point
  /** Where it leads or strikes. */
  readonly to: Point
}

/** What pages around a table ask of a game; loaded when they do. */
export interface TableAids {
  /** Path around a place, or around the place of a piece, in the units of the board. */
  outline(place: string, view: unknown): string | undefined
  /** Absent where actions have no place on a board; undefined for one that has none. */
  markOf?(action: Tagged, view: unknown): ActionMark | undefined
  /** Whose piece it is, as `Rolled.by` names it. */
  seatOf(piece: string): number | undefined
  ending(end: {
    readonly view: unknown
    readonly outcome: Outcome
    readonly log: readonly LoggedEntry[]
    readonly language: Language
  }): Ending
}

/** The module of a table. The component is a method, so that a game may type its own state, actions, events. */
export interface TableModule {
  Table(props: TableProps): ReactNode
}

/** The React room of one game, which its manifest opens on demand. */
export interface ViewRoom {
  /** The box, 300 × 400. */
  Cover(props: { readonly language: Language }): ReactNode
  /** The table itself, fetched when somebody sits down: box and variants are all that a lobby shows. */
  table(): Promise<TableModule>
  readonly seatMarks: readonly SeatMark[]
  /** The variants in words, fetched by whoever opens their list. */
  optionNotes(): Promise<(language: Language) => readonly OptionNote[]>
  /** What people choose for each seat besides the variants, such as decks; absent: nothing. */
  SetUp?(props: SetUpProps): ReactNode
  /** Begins what takes its time before the table is shown, such as the drawing of its board. */
  prepare?(): Promise<void>
  /** The board as it stands, for a card that shows little; absent where a game has no board. */
  miniature?(): Promise<(props: { readonly view: unknown }) => ReactNode>
  /** Absent where a game counts nothing that fits into a bar; loaded with the table. */
  summary?(): Promise<(view: unknown, language: Language) => Summary | undefined>
  /** Absent: pages make do with what the contract says. */
  aids?(): Promise<TableAids>
}
