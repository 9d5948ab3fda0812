import type { Fact, Json, Refusal, Tagged } from '@wyrmtable/kernel'

/*
 * What a server tells, as `docs/formats/http-api.md` describes it. Seats are named by id everywhere. What is read here
 * was written by the server that sent this very page.
 */

export type ClockRule =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'live'
      readonly baseMs: number
      readonly incrementMs: number
      readonly reserveMs: number
    }
  | { readonly kind: 'days'; readonly bankMs: number; readonly bonusMs: number; readonly capMs: number }

/** How a table is played, apart from the rules of its game. */
interface TableRules {
  readonly clock: ClockRule
  readonly whenOut: 'forfeit' | 'answer'
  readonly spectators: 'none' | 'all'
  readonly takeBacks: 'never' | 'byConsent'
}

/** Time that each seat has left besides what runs, in ms by place, and whose runs since when. */
export interface ClockStand {
  readonly left: readonly number[]
  readonly runs: readonly { readonly seat: string; readonly since: number }[]
}

export interface OnlineSeat {
  readonly id: string
  readonly name: string
  readonly kind: 'person' | 'computer'
  readonly level?: string
  readonly isTaken: boolean
}

export interface OutcomeTold {
  readonly winners: readonly string[]
  readonly grade?: string
  readonly reason: string
  readonly clause: string
  readonly scores?: readonly number[]
}

/** A match as lists show it. */
export interface MatchSummary {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly scenario?: string
  readonly state: 'open' | 'running' | 'over'
  readonly createdAt: number
  readonly isPublic: boolean
  readonly seats: readonly OnlineSeat[]
  /** Seats of whoever asks. */
  readonly mine: readonly string[]
  readonly rules: TableRules
  readonly toAct: readonly string[]
  /** When each seat was last seen to do something. */
  readonly present: Readonly<Record<string, number>>
  readonly clock?: ClockStand
  readonly outcome?: OutcomeTold
  readonly rematch?: string
}

type OfferMatter =
  /** What the table has seen since: dice that fell, hidden things that were shown. */
  | { readonly type: 'takeBack'; readonly seen?: { readonly dice: boolean; readonly shown: boolean } }
  | { readonly type: 'draw' }
  | { readonly type: 'handOver'; readonly seat: string; readonly level: string }

export interface Offer {
  readonly id: number
  readonly by: string
  readonly matter: OfferMatter
  readonly agreed: readonly string[]
}

export interface Said {
  readonly by: string
  readonly at: number
  readonly text?: string
  readonly phrase?: string
}

/** What somebody sees who comes to the table. */
export interface Sight extends MatchSummary {
  readonly viewer: string
  /** Of the last news this viewer was told. */
  readonly number: number
  readonly options: Json
  readonly dice: { readonly commitment: string; readonly secret?: string }
  /** Whether whoever sits down may bring something of their own. */
  readonly mayBring?: boolean
  readonly offers: readonly Offer[]
  readonly talk: readonly Said[]
  readonly after?: string
  /** Absent until it begins, like all that follows. */
  readonly view?: Json
  readonly actions?: readonly Json[]
  readonly free?: readonly Json[]
  readonly mayUndo?: string
  readonly mayResign?: boolean
  /** What the viewer wants to be asked about, as the game keeps it; absent: nothing was said. */
  readonly wishes?: Json
}

/** What every piece of news has. */
interface NewsBase {
  readonly number: number
  readonly at: number
}

/** Something in the game itself. */
export interface GameNews extends NewsBase {
  readonly type: 'done' | 'begun'
  readonly seat?: string
  readonly seq?: number
  readonly action?: Json
  readonly fact?: Fact
  readonly dice?: readonly number[]
  readonly events: readonly Tagged[]
  readonly toAct: readonly string[]
  readonly actions?: readonly Json[]
  readonly free?: readonly Json[]
  readonly mayUndo?: string
  readonly clock?: ClockStand
  readonly outcome?: OutcomeTold
  readonly view?: Json
}

export type News =
  | GameNews
  | (NewsBase & { readonly type: 'joined'; readonly seat: string; readonly name: string })
  | (NewsBase & { readonly type: 'left'; readonly seat: string })
  | (NewsBase & {
      readonly type: 'said'
      readonly by: string
      readonly text?: string
      readonly phrase?: string
    })
  | (NewsBase & { readonly type: 'offered'; readonly by: string; readonly offer: Offer })
  | (NewsBase & {
      readonly type: 'answered'
      readonly by?: string
      readonly offer: number
      readonly answer: 'agreed' | 'accepted' | 'refused' | 'withdrawn' | 'lapsed'
    })
  | (NewsBase & { readonly type: 'declined'; readonly by: string; readonly matter: OfferMatter['type'] })
  | (NewsBase & {
      readonly type: 'timeGiven'
      readonly by: string
      readonly to: string
      readonly ms: number
      readonly clock?: ClockStand
    })
  | (NewsBase & { readonly type: 'rematch'; readonly next: string })
  | (NewsBase & { readonly type: 'calledOff' })
  | (NewsBase & { readonly type: 'wished'; readonly wishes: Json })

/** A line of the stream. */
export type Line =
  | { readonly type: 'hello'; readonly now: number; readonly matches: readonly Place[] }
  | ({ readonly type: 'seated' } & Place)
  | { readonly type: 'unseated'; readonly match: string; readonly as: string }
  | { readonly type: 'presence'; readonly match: string; readonly seat: string; readonly at: number }
  | (News & { readonly match: string; readonly as: string })

interface Place {
  readonly match: string
  /** Seat id, or 'spectator'. */
  readonly as: string
  readonly number: number
}

/** Why something was not done. `code` is one of the server's, or 'offline' where none was reached. */
export interface Problem {
  readonly code: string
  readonly status: number
  readonly reason?: string
  readonly refusal?: Refusal
  readonly fault?: {
    readonly code: string
    readonly path: string
    readonly figures: Record<string, string | number>
  }
  readonly news?: readonly News[]
  readonly stillLegal?: boolean
  readonly figures?: Readonly<Record<string, string | number>>
}
