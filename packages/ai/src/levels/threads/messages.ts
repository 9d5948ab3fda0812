import type { Json, Seat } from '@wyrmtable/kernel'
import type { FeatureChange } from '../hints.ts'
import type { LevelName } from '../level.ts'

/** What a page or process asks of the thread that thinks. Answers carry the `id` of the question. */
export type ToThinker = PrepareMessage | ThinkMessage | CancelMessage

/** A game will be asked about: load it now, when nobody waits for it. Has no answer. */
export interface PrepareMessage {
  readonly type: 'prepare'
  readonly game: string
}

export interface ThinkMessage {
  readonly type: 'think'
  readonly id: number
  readonly game: string
  /** Those of the match, as the seat may know them. */
  readonly options: Json
  /** What the seat sees, as `encodeView` of the kernel writes it. */
  readonly view: Json
  readonly seat: Seat
  readonly level: LevelName
  readonly seed: number | string
  /** Names a match, so that what was thought before is kept. */
  readonly match: string
  readonly scale?: number
  readonly ms?: number
  readonly playouts?: number
  /** How many hints are wanted beside the action. */
  readonly hints?: number
  /** Whether the result should also say what the decision changes most (`aims`). */
  readonly tellsAims?: true
}

/** Ends the thinking; the result comes at once, with the best action so far. */
export interface CancelMessage {
  readonly type: 'cancel'
  readonly id: number
}

export type FromThinker = ProgressMessage | ResultMessage | FailedMessage

export interface ProgressMessage {
  readonly type: 'progress'
  readonly id: number
  /** 0 to 1 of the time or playouts. */
  readonly share: number
  readonly playouts: number
  readonly chance: number
  readonly actions: readonly Json[]
}

export interface ResultMessage {
  readonly type: 'result'
  readonly id: number
  readonly action: Json
  /** The rest of the plan; ask again after each action, the answers come without thinking. */
  readonly following: readonly Json[]
  readonly choices: readonly ChoiceJson[]
  readonly hints: readonly HintJson[]
  /** What the decision changes, biggest first, if that was asked for; empty where nothing was thought about. */
  readonly aims: readonly FeatureChange[]
  readonly playouts: number
  readonly ms: number
}

export interface FailedMessage {
  readonly type: 'failed'
  readonly id: number
  readonly code: 'unknownGame' | 'badView' | 'notToAct' | 'broken'
  readonly message: string
}

export interface ChoiceJson {
  readonly actions: readonly Json[]
  readonly visits: number
  readonly chance: number
  readonly certain: boolean
}

export interface HintJson extends ChoiceJson {
  readonly share: number
  readonly range: readonly [number, number]
  readonly changes: readonly FeatureChange[]
}

/** One end of a line between threads, whatever kind they are. */
export interface ThreadPort<In, Out> {
  post(message: Out): void
  listen(receive: (message: In) => void): void
}
