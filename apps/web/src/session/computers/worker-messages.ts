import type { LevelName } from '@wyrmtable/ai'
import type { DiceProof, Fault, Json, Seat, Tagged } from '@wyrmtable/kernel'

/** What the workers are asked. */
export interface BotQuestion {
  /** The rules of a version, as `rulesName` names them. */
  readonly game: string
  /** Those of the match, as the seat may know them. */
  readonly options: Json
  /** What the seat sees, as `encodeView` writes it. */
  readonly view: Json
  readonly seat: Seat
  /** In the words of the set-up; an unknown one plays anything legal. */
  readonly level: string
  /** Names the match, so that what was thought before is kept. */
  readonly match: string
}

/** What the worker of quick players and verification is sent; levels think in another. */
export type ToWorker =
  | { readonly type: 'choose'; readonly id: number; readonly question: BotQuestion; readonly seed: string }
  | { readonly type: 'verify'; readonly id: number; readonly replay: Json }
  | { readonly type: 'playOut'; readonly id: number; readonly contest: Contest }

/** A whole game that computers play among themselves. */
export interface Contest {
  readonly game: string
  readonly options: Json
  readonly seats: number
  readonly level: LevelName
  /** The same seed gives the same game. */
  readonly seed: string
}

export type Verification =
  | { readonly ok: true; readonly dice: DiceProof; readonly finalHash: string }
  | { readonly ok: false; readonly fault: Fault }

export type FromWorker =
  | { readonly type: 'chosen'; readonly id: number; readonly actions: readonly Tagged[] }
  | { readonly type: 'verified'; readonly id: number; readonly verification: Verification }
  /** Who won; nobody where it did not end. */
  | { readonly type: 'playedOut'; readonly id: number; readonly winners: readonly Seat[] }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string }
