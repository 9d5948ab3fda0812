import type {
  BotRoom,
  ByLanguage,
  Game,
  GameText,
  Json,
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
import type { BoardKindModule } from '../editor/board-kind.ts'
import type { GlyphShape } from '../glyph/shape.ts'
import type { KeyLine } from '../keys/key-table.ts'
import type { MadeModule, MadeShelf } from '../made/made-props.ts'
import type { LogItem } from '../parts/Log.tsx'

/** The events of one accepted action. */
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
  /** Seats that have to decide now, but not at this screen. */
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
  /**
   * What the viewer wants to be asked about, as whoever runs the match keeps it (`Unasked.heard`); absent: nothing was
   * said yet, and everything is asked. Only they act on it: a table never does anything that was not pressed.
   */
  readonly wishes?: Json
  /** Says what the viewer wants to be asked about; absent: everything is asked, as where two share a screen. */
  wish?(said: Json): void
  /** Whether days may pass between two moves. */
  readonly isSlow?: boolean
  /** Name of the match, for what the table remembers while it lasts. */
  readonly match?: string
  /** How fast things are shown; absent: nothing is held back, as where somebody only looks. */
  readonly pace?: 'calm' | 'quick' | 'instant'
  /** Whether the table ends phases by itself in which nothing else can be done; absent: it does not. */
  readonly passes?: boolean
  /** The view after an entry, the caller's own; absent where the past cannot be shown. */
  viewAt?(seq: number): View
  /** What another seat saw; only where everything lies open, as in a finished match that is looked at again. */
  viewOf?(seat: Seat): View
  /**
   * Gives the screen to somebody else who sits at it, who may do what the game lets them do at any time, or back to
   * whoever is to act; absent where nobody else sits here.
   */
  lookAs?(seat: Seat): void
  /** Whether nobody else sits at this screen, so that it is never handed over. */
  readonly isOwnScreen?: boolean
  /** Whether something that was done here is still on its way to the server, and not yet in the view. */
  readonly isSending?: boolean
  /** The clock of a seat; it shows nothing where there is none, or while it does not run. */
  clockOf?(seat: Seat): ReactNode
  /** Whether only the board is shown, because the page around it has panels of its own. */
  readonly isBoardOnly?: boolean
  /** What a computer would do, for help with the set-up. */
  bot?(): Promise<{ readonly bot: BotRoom<State, Action, View> }>
  /**
   * Told when everything up to an entry has been seen, its dice included, and when the table is first drawn. One that
   * never tells is taken to show everything at once.
   */
  onShown?(seq: number): void
}

/** A view in few figures, for the bar of a phone. */
export interface Summary {
  /** 'Turn 9'. */
  readonly when: string
  /** What the viewer has to decide, in two or three words, shown instead of whose move it is; absent: nothing. */
  readonly asked?: string | undefined
  /** The score; absent where no figure says how the match stands. */
  readonly score?: {
    readonly glyph: GlyphShape
    readonly figure: number
    /** What the figure is on its way to. */
    readonly of?: number
    /** All of it in a sentence. */
    readonly spoken: string
  }
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
  /** Options of the scenario; `values` override them. */
  readonly scenario: JsonObject
  readonly values: JsonObject
  readonly onChange: (values: JsonObject) => void
  /** What was made for this game in this browser. */
  readonly shelf: MadeShelf
}

/** What somebody is given who may bring something of their own to a table: nobody else sees what it is. */
export interface BringProps {
  readonly language: Language
  /** Options of the table, as far as they are open. */
  readonly options: JsonObject
  /** What is brought; undefined where the table's own is taken. */
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
  /** What was made for this game in this browser. */
  readonly shelf: MadeShelf
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
  /** The lines of an entry as the table tells them; absent where each event is a line of its own. */
  tale?(
    entry: LoggedEntry,
    told: { readonly text: GameText; readonly view: unknown; readonly language: Language },
  ): readonly LogItem[]
  /** A sentence with the names of pieces instead of their ids; absent where sentences name them. */
  named?(
    line: string,
    told: { readonly text: GameText; readonly view: unknown; readonly language: Language },
  ): string
  /** Whose piece it is, as `Rolled.by` names it. */
  seatOf(piece: string): number | undefined
  ending(end: {
    readonly view: unknown
    readonly outcome: Outcome
    readonly log: readonly LoggedEntry[]
    readonly language: Language
    /** The words of this match, in which those who play have their names. */
    readonly text: GameText
  }): Ending
}

/** The module of a table. The component is a method, so that a game may type its own state, actions, events. */
export interface TableModule {
  Table(props: TableProps): ReactNode
  /** The table itself offers to show again what others did since one's last turn; absent: the page around it does. */
  readonly showsMissed?: boolean
}

/** A table, sheet or diagram of a rulebook, drawn from the data of its game. */
export interface BookFigure {
  /** Its address in the rulebook, such as 'table-combat'; never one that a clause could have. */
  readonly id: string
  readonly title: ByLanguage<string>
  /** The clauses that it belongs to: it stands in the section of the first, and each leads to it. */
  readonly clauses: readonly [string, ...string[]]
  /** Whether it is part of the sheet of quick reference. */
  readonly isOnSheet?: boolean
  /** Whether it needs more width than a column, so that it may have to be scrolled sideways. */
  readonly isWide?: boolean
  Drawing(props: { readonly language: Language }): ReactNode
}

/** What a rulebook shows besides its clauses, in the order of the book. */
export interface BookModule {
  readonly figures: readonly BookFigure[]
}

/** The React room of one game, which its manifest opens on demand. */
export interface ViewRoom {
  /** The picture of the game in the lobby, the front of its box, 300 × 400. */
  Cover(props: { readonly language: Language }): ReactNode
  /** The table itself, fetched when somebody sits down; a lobby shows only the cover and the variants. */
  table(): Promise<TableModule>
  readonly seatMarks: readonly SeatMark[]
  /** The variants in words, fetched by whoever opens their list. */
  optionNotes(): Promise<(language: Language) => readonly OptionNote[]>
  /** What people choose for each seat besides the variants, such as decks; absent: nothing. */
  SetUp?(props: SetUpProps): ReactNode
  /** What a seat brings of its own to a table of others (`Game.bring`); absent: nothing. */
  Bring?(props: BringProps): ReactNode
  /**
   * The page of what people make for the game before they play it, or how its boards are drawn in the editor; the
   * manifest's `made` says what that is.
   */
  made?(): Promise<MadeModule | BoardKindModule>
  /** Begins what takes its time before the table is shown, such as the drawing of its board. */
  prepare?(): Promise<void>
  /** The board as it stands, for a card that shows little; absent where a game has no board. */
  miniature?(): Promise<(props: { readonly view: unknown }) => ReactNode>
  /** Absent where a game counts nothing that fits into a bar; loaded with the table. */
  summary?(): Promise<(view: unknown, language: Language, text: GameText) => Summary | undefined>
  /** Absent: pages manage with what the contract gives them. */
  aids?(): Promise<TableAids>
  /** Every key of the table, loaded with it; absent: none beyond those of the page. */
  keys?(): Promise<(language: Language) => readonly KeyLine[]>
  /** Absent: the rulebook is clauses alone. */
  book?(): Promise<BookModule>
}
