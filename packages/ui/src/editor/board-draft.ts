import type { Json } from '@wyrmtable/kernel'

/**
 * A board that somebody draws, with what is played on it, in terms that every game of hexes has: what each name means
 * is the game's to say (`BoardKind`). Never changed in place.
 */
export interface BoardDraft {
  readonly title: string
  /** Who, where and why, for whoever is about to play. */
  readonly story: string
  /** Kind of ground by label; a hex that is not named has the usual one. */
  readonly ground: Readonly<Record<string, string>>
  /** Kind of hexside by `0504|0505`, the smaller label first. */
  readonly sides: Readonly<Record<string, string>>
  readonly areas: readonly DraftArea[]
  readonly forces: readonly DraftForce[]
  /** What else was chosen, by the name of the choice: turn limit, who begins, what wins. */
  readonly facts: Readonly<Record<string, string | number>>
  /** What the game keeps of an opened file and nobody can change here. */
  readonly kept?: Json
}

/** Hexes with a meaning: a zone in which somebody is set up, an entry, a place with a name. */
export interface DraftArea {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly hexes: readonly string[]
  /** The turn from which it is open; absent: from the first. */
  readonly turn?: number
}

/** Pieces of one kind that come into play together. */
export interface DraftForce {
  readonly seat: string
  readonly type: string
  readonly count: number
  readonly posture: string
  /** The area where they are set up or enter; empty: none yet. */
  readonly area: string
}

/** The hexside between two hexes, as a draft names it. */
export const sideKey = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`)
