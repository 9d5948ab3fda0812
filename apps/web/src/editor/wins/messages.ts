import type { Json } from '@wyrmtable/kernel'

/** Which games a worker is to play, one after the other until it is ended. */
export interface WinsQuestion {
  readonly game: string
  readonly options: Json
  readonly seed: string
}

/** A game that is over, or why none is played. */
export type FromWins =
  | {
      readonly type: 'played'
      /** Places of the seats that won; several or none is a game without a winner. */
      readonly winners: readonly number[]
    }
  | { readonly type: 'failed'; readonly reason: string }
