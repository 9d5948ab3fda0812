import type { Json, JsonObject, Language } from '@wyrmtable/kernel'
import type { ReactNode } from 'react'

/** Something that somebody made for a game and keeps in this browser, such as a deck. */
export interface Made {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** In a form of the game's own: outside input to it. */
  readonly value: Json
}

/** Where what was made for one game is kept. Everything is refused with an `Error` where the browser stores nothing. */
export interface MadeShelf {
  /** The last one kept comes first. */
  list(): Promise<readonly Made[]>
  /** Replaces what had that id. */
  keep(id: string, value: Json): Promise<void>
  remove(id: string): Promise<void>
}

/** Something that a search can find, in the language of the page. */
export interface Findable {
  readonly id: string
  readonly title: string
  readonly text: string
  /** What it belongs to. */
  readonly section: string
  /** Its title in another language, for who knows it by that. */
  readonly alias: string
}

/** The match that a page of made things asks to be set up. */
export interface TableWish {
  /** They override those of the scenario. */
  readonly options: JsonObject
  /** The same, as a seat brings it to a table of others (`Game.bring`); absent: it is a part of the options there, too. */
  readonly brings?: Json
}

/** Games that computers are to play among themselves. */
export interface TryOutAsked {
  readonly options: JsonObject
  readonly seats: number
  readonly level: 'novice' | 'squire' | 'captain' | 'warlord'
  readonly games: number
  readonly signal: AbortSignal
  onGame(stand: TriedOut): void
}

/** How such games went so far. */
export interface TriedOut {
  readonly games: number
  /** In seat order: the share that was won, draws shared, and between what the true share lies (95 %), each 0 to 1. */
  readonly seats: readonly { readonly share: number; readonly low: number; readonly high: number }[]
}

/** What the page of things that people make for a game is given. */
export interface MadeProps {
  readonly language: Language
  /** The part of the page's address after the game's id; empty for the first page. It is outside input. */
  readonly address: string
  go(address: string): void
  /** The whole address of such a page, to be followed or sent to others. */
  link(address: string): string
  readonly shelf: MadeShelf
  /** The search of the rulebook, over other texts; gives ids, what fits best first. */
  finder(entries: readonly Findable[]): Promise<(search: string) => readonly string[]>
  copy(text: string): Promise<void>
  /** Lets somebody keep a file. */
  download(name: string, text: string): void
  /**
   * Lets computers play whole games among themselves, beside the page, and tells how it stands after each. Resolves when
   * all are played or the signal ends it; rejects where a game cannot be played.
   */
  tryOut(asked: TryOutAsked): Promise<void>
  /** Sets a table of this game with it, or at least opens its box. */
  play(wish: TableWish): void
  /** The bar at the head of the page. */
  TopBar(props: { readonly title?: ReactNode; readonly children?: ReactNode }): ReactNode
}

/** The module of such a page. */
export interface MadeModule {
  MadePage(props: MadeProps): ReactNode
}
