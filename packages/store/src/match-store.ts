import type { ClubStore } from './club-store.ts'
import type { DocumentStore } from './document-store.ts'
import type { FriendStore } from './friend-store.ts'
import type { Job, Jobs } from './jobs.ts'
import type { MatchRow, MatchState, NewMatch } from './match-row.ts'
import type { ModerationStore } from './moderation-store.ts'
import type { NoticeStore, Occasion } from './notice-store.ts'
import type { PasskeyStore } from './passkey-store.ts'
import type { PeopleStore } from './people-store.ts'
import type { RatingStore } from './rating-store.ts'
import type { TokenStore } from './token-store.ts'
import type { TournamentStore } from './tournament-store.ts'
import type { WorkerStore } from './worker-store.ts'

export type { MatchRow, MatchState, NewMatch }

/**
 * Where matches are kept. A match is a row that says what it is, and a log that only grows: its lines are numbered
 * 1, 2, 3 … and everything that happened at the table is one of them, moves as well as talk. Who writes a line number
 * first has won the race for it; all others are told so and look again.
 *
 * The store knows no game and no rules: bodies are JSON texts of whoever keeps the matches.
 */
export interface MatchStore {
  /**
   * The id of a new match or tournament, made of a word that nobody guesses: it may say where the match is kept. `beside`: in the same place
   * as that match or tournament, so that both can be written together.
   */
  matchId(word: string, beside?: string): string
  /** Writes a new match with its first secrets and holders, whole or not at all. */
  create(match: NewMatch): Promise<void>
  match(id: string): Promise<MatchRow | undefined>
  /** Public tables that wait for somebody, newest first, from the one after `before` on. */
  openTables(limit: number, before?: TablePlace): Promise<readonly MatchRow[]>

  /**
   * Writes lines, and what changes with them, whole or not at all; resolves once they would survive a power cut.
   * Writes that are asked for in one turn of the event loop share a commit. False where another wrote one of the
   * numbers first, or where the same command stands already: nothing of it is written then, nor of any later write
   * of the same `author`, which went on from what never was. Rejects where it failed: whether it was written is not
   * known then, and no later write of that author is.
   */
  append(write: Write): Promise<boolean>
  /**
   * Takes a match away whose last line has the number `after`, with all that belongs to it. False where another was
   * written meanwhile; nothing is taken away then. Whoever still has it open loses its next race: one line stays in the
   * place of all. So do places that keys have held, which are never given twice.
   */
  remove(match: string, after: number, at: number): Promise<boolean>
  /** Lines after a number, in order, at most `limit`. */
  lines(match: string, after: number, limit?: number): Promise<readonly Line[]>
  /** The last so many lines, in order. */
  lastLines(match: string, count: number): Promise<readonly Line[]>
  /** Number of the last line before the first that is later than the moment; 0 where there is none. */
  lineBy(match: string, at: number): Promise<number>
  /** The line that a command made. */
  lineOf(match: string, command: string): Promise<Line | undefined>
  /** Keeps a snapshot of what is written. */
  keepSnapshot(match: string, snapshot: Snapshot): Promise<void>
  /** The latest snapshot that lies no later than the line. */
  snapshot(match: string, atMost: number): Promise<Snapshot | undefined>

  /** What only the keeper of the match may know, by name, until it is opened. */
  secrets(match: string): Promise<Readonly<Record<string, string>>>
  setSecret(match: string, name: string, value: string): Promise<void>

  /** Keys that hold seats of the match. */
  holders(match: string): Promise<readonly Holder[]>
  /** Seats that the key holds, in the order in which it came to hold them, with the state of each match. */
  heldBy(key: string): Promise<readonly Held[]>
  hold(match: string, seat: number, key: string): Promise<void>
  /** Nobody but the key holds the seat any longer, and passes to it are void. */
  holdAlone(match: string, seat: number, key: string): Promise<void>
  release(match: string, seat: number, key: string): Promise<void>
  /** What one key holds, another holds from now on in its place. Tells the matches. */
  handOver(from: string, to: string): Promise<readonly string[]>
  /** Keeps a pass to a seat, to be used once before it expires. */
  addPass(pass: Pass): Promise<void>
  /** Uses the pass up. Undefined where there is none, or it has expired. */
  takePass(pass: string, at: number): Promise<Pass | undefined>

  /** What a seat noted for itself; '' if nothing. */
  note(match: string, seat: number): Promise<string>
  setNote(match: string, seat: number, text: string): Promise<void>

  /** Keeps a finished match that was played elsewhere; one of that id that is there already stays. */
  addReplay(replay: KeptReplay): Promise<void>
  /** Bytes of all that are kept. */
  replayBytes(): Promise<number>
  /** The document; undefined where there is none. */
  replay(id: string): Promise<string | undefined>

  /** Matches whose deadline has come, earliest first. */
  due(at: number, limit: number): Promise<readonly { readonly id: string; readonly deadline: number }[]>
  /** When the next deadline comes. */
  nextDeadline(): Promise<number | undefined>
  /** How far each of the matches is; one that is not there is left out. */
  states(ids: readonly string[]): Promise<ReadonlyMap<string, MatchState>>
  /** Matches of a state, by id, after one id: to walk through all of them. */
  idsOf(state: MatchState, after: string, limit: number): Promise<readonly string[]>

  /** Whoever has an account here. */
  readonly people: PeopleStore
  /** How good they are, by the rated matches they have played. */
  readonly ratings: RatingStore
  /** Who keeps away from whom, and what the host does about it. */
  readonly moderation: ModerationStore
  /** What they made. */
  readonly documents: DocumentStore
  /** What they play in together. */
  readonly tournaments: TournamentStore
  /** Machines that think for the computers here. */
  readonly workers: WorkerStore
  /** By what they sign in besides a password. */
  readonly passkeys: PasskeyStore
  /** By what their programs act for them. */
  readonly tokens: TokenStore
  /** Whom they like to play with. */
  readonly friends: FriendStore
  /** Where they come together. */
  readonly clubs: ClubStore
  /** What they are told while they are not looking. */
  readonly notices: NoticeStore

  /** Whether other processes may use it at the same time, and tell of what they write. */
  readonly isShared: boolean
  /** In how many databases it knows matches to be kept; 0 where it was never told that it is not the only one. */
  shardsKnown(): Promise<number>
  /** Tells it so, for good: of two numbers it keeps the larger. */
  knowShards(count: number): Promise<void>
  /** Jobs that all processes share; undefined where there is only one. */
  readonly jobs: Jobs | undefined
  /** Calls back about what other processes did; only a hint, which may be missed. */
  listen(heard: (notice: Notice) => void): void
  /** Tells the other processes something that is kept nowhere; it may be missed. */
  whisper(text: string): void

  close(): Promise<void>
}

/** What another process says it did. */
export type Notice =
  | { readonly type: 'lines'; readonly match: string; readonly n: number }
  /** Seats of the match are held by others than before. */
  | { readonly type: 'holders'; readonly match: string }
  /** Something that is kept nowhere, and the process that says it. */
  | { readonly type: 'whisper'; readonly from: string; readonly text: string }
  /** Nothing was heard for a while, or there was too much of it. */
  | { readonly type: 'anything' }

export interface Line {
  readonly n: number
  readonly at: number
  /** Seat that did it; null where nobody did. */
  readonly by: number | null
  /** Names the command that asked for it: unique in its match. Null on all but the first line of a command. */
  readonly command: string | null
  /** How many news each receiver has been told with this line, itself included. */
  readonly told: string
  readonly body: string
}

export interface Snapshot {
  readonly n: number
  readonly body: string
}

export interface Write {
  readonly match: string
  /** Who went on from which lines: an object that stands for one opened match. */
  readonly author: object
  /** At least one, numbered without a gap. */
  readonly lines: readonly Line[]
  readonly state?: MatchState
  /** Null: nobody's time runs any more. Absent: as before. */
  readonly deadline?: number | null
  /** Only where jobs are shared. */
  readonly jobs?: readonly Job[]
  readonly secrets?: Readonly<Record<string, string>>
  readonly holders?: readonly { readonly seat: number; readonly key: string }[]
  /** Seats that change hands: only `holders` hold them from now on, passes to them are void and their notes are gone. */
  readonly vacated?: readonly number[]
  /** What seats may want to hear of it; those that are there already stay as they are. */
  readonly occasions?: readonly Occasion[]
}

/** A key that holds a seat. Keys are hashes: the store never sees what opens a seat. */
export interface Holder {
  readonly match: string
  readonly seat: number
  readonly key: string
  /**
   * 0, 1, 2 … among all seats that the key has ever come to hold in the database that has the match: never given twice.
   */
  readonly place: number
}

export interface Held extends Holder {
  readonly state: MatchState
  /** When the match was laid. */
  readonly createdAt: number
}

export interface KeptReplay {
  readonly id: string
  readonly game: string
  readonly body: string
  /** When it was taken. */
  readonly createdAt: number
}

export interface Pass {
  /** Hash of what is written in the link. */
  readonly pass: string
  readonly match: string
  readonly seat: number
  readonly expiresAt: number
}

/** Where a table stands in the list of those that wait. */
export interface TablePlace {
  readonly createdAt: number
  readonly id: string
}
