import type { Json, JsonObject, Language, Result } from '@wyrmtable/kernel'
import type { ReactNode } from 'react'
import type { HexLayout } from '../board/hex-layout.ts'
import type { BoardDraft } from './board-draft.ts'

/** A kind of ground or hexside to draw with. */
interface Swatch {
  readonly id: string
  readonly name: string
  /** A colour of the style sheet for its sample and for strokes that are not drawn yet. */
  readonly fill: string
}

/** A kind of area. */
export interface AreaKind {
  readonly id: string
  readonly name: string
  /** Whose it is, as a place among the seats; absent: nobody's. */
  readonly seat?: number
  /** Whether pieces are set up or enter there. */
  readonly isForForces: boolean
  /** Whether each has a name of its own. */
  readonly isNamed: boolean
  /** Whether it may be open from a later turn on only. */
  readonly hasTurn: boolean
}

/** A kind of piece that a side may have. */
interface PieceKind {
  readonly id: string
  readonly name: string
  /** How many there are of it, in both armies together. */
  readonly most: number
  /** The seats that may have it. */
  readonly seats: readonly string[]
  /** Ways in which it may come, if there is more than one. */
  readonly postures: readonly { readonly id: string; readonly name: string }[]
}

/** Something that is chosen for the whole board: a figure, or one of several. */
export type FactKind = { readonly id: string; readonly name: string } & (
  | { readonly least: number; readonly most: number }
  | { readonly choices: readonly { readonly id: string; readonly name: string }[] }
)

/** What is wrong with a draft, by a clause of the rules, and where. */
export interface DraftFault {
  readonly text: string
  readonly clause: string
  readonly hexes: readonly string[]
}

/** Something to begin with: a board of the game, or an empty one. */
export interface BoardStart {
  readonly id: string
  readonly name: string
  draft(): BoardDraft
}

/**
 * All that an editor of hex boards must know of a game, in one language: what can be drawn, what stands in a file, and what
 * the rules say about it. The editor decides no rule.
 */
export interface BoardKind {
  /** Where hexes lie on a board of the size that the draft has. */
  layoutOf(draft: BoardDraft): HexLayout
  /** `colour` is the one of the seat at the table, counted from 1; absent: that of its place. */
  readonly seats: readonly { readonly id: string; readonly name: string; readonly colour?: number }[]
  readonly starts: readonly [BoardStart, ...BoardStart[]]
  /** Every kind of ground that a board such as this may have. */
  grounds(draft: BoardDraft): readonly [Swatch, ...Swatch[]]
  /** Without the open side, which is what rubbing out leaves. */
  readonly sides: readonly Swatch[]
  readonly areas: readonly AreaKind[]
  readonly pieces: readonly PieceKind[]
  /** Those that mean something as the draft stands. */
  facts(draft: BoardDraft): readonly FactKind[]
  /** The ground of hexes that a draft does not name. */
  usualGround(draft: BoardDraft): string
  /** Opens a file of the public format; what is wrong and where in a sentence. */
  read(file: Json): Result<BoardDraft, string>
  /** The draft as such a file, also while it has faults. */
  write(draft: BoardDraft): JsonObject
  faults(draft: BoardDraft): readonly DraftFault[]
  /** Options of a match that is played on it. */
  options(draft: BoardDraft): JsonObject
  /** The board as it will look at the table, in the units of the layout. */
  Ground(props: { readonly draft: BoardDraft }): ReactNode
}

/** The module of an editor: the game as it is drawn, in a language. */
export interface BoardKindModule {
  boardKind(language: Language): BoardKind
}
