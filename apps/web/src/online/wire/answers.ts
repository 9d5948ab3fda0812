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
  | {
      readonly kind: 'days'
      readonly bankMs: number
      readonly bonusMs: number
      readonly capMs: number
      /** Hours in which time stands still, by the clock on each player's own wall. */
      readonly night?: Night
      /** Days that each may take off. */
      readonly vacationDays?: number
    }

/** From one hour of the day to another, 0 to 23. */
export interface Night {
  readonly fromHour: number
  readonly toHour: number
}

/** What becomes of whose time is out. */
export type WhenOut = 'forfeit' | 'answer' | 'computer'

/** How a table is played, apart from the rules of its game. */
interface TableRules {
  readonly clock: ClockRule
  readonly whenOut: WhenOut
  readonly spectators: 'none' | 'all'
  /** Whoever only watches sees everything so much later. */
  readonly spectatorDelayMs?: number
  readonly takeBacks: 'never' | 'byConsent'
  /** It counts for the ratings of those who sit there. */
  readonly isRated?: boolean
  /** Without a clock: who was not seen for so long need not agree to another in their place. */
  readonly awayMs?: number
}

/** Time that each seat has left besides what runs, in ms by place, and whose runs since when. */
export interface ClockStand {
  readonly left: readonly number[]
  readonly runs: readonly { readonly seat: string; readonly since: number; readonly outAt?: number }[]
}

export interface OnlineSeat {
  readonly id: string
  readonly name: string
  readonly kind: 'person' | 'computer'
  readonly level?: string
  readonly isTaken: boolean
  /** Whoever sat there has no account any more, and no name. */
  readonly isFormer?: true
  /** A program plays by the account that holds it. */
  readonly isBot?: true
}

export interface OutcomeTold {
  readonly winners: readonly string[]
  readonly grade?: string
  readonly reason: string
  readonly clause: string
  readonly scores?: readonly number[]
}

/** A rating: a figure, and how far off it may be. */
export interface Rating {
  readonly rating: number
  readonly within: number
}

/** What a rated match counted for; `why` it did not, where it did not. */
export interface Rated {
  readonly why?: string
  readonly seats: readonly { readonly seat: string; readonly before: Rating; readonly after: Rating }[]
}

/** A seat that a friend asks somebody to. */
export interface AskedTo {
  readonly match: MatchSummary
  readonly seat: string
  readonly invitation: string
  /** Who asks. */
  readonly by: string
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
  /** The tournament that it is played in, and the round there. */
  readonly tournament?: { readonly id: string; readonly round: number }
  /** The club whose table it is; its members alone sit down. `isMember`: whoever asks is one. */
  readonly club?: { readonly id: string; readonly name: string; readonly isMember?: boolean }
}

type OfferMatter =
  /** What the table has seen since: dice that fell, hidden things that were shown. */
  | { readonly type: 'takeBack'; readonly seen?: { readonly dice: boolean; readonly shown: boolean } }
  | { readonly type: 'draw' }
  | { readonly type: 'handOver'; readonly seat: string; readonly level: string }
  | { readonly type: 'substitute'; readonly seat: string }
  | { readonly type: 'comeBack' }

export interface Offer {
  readonly id: number
  readonly by: string
  readonly matter: OfferMatter
  readonly agreed: readonly string[]
  /** All agree; the seat waits for whoever comes with its invitation. */
  readonly isOpen?: true
}

export interface Said {
  readonly by: string
  readonly at: number
  readonly text?: string
  readonly phrase?: string
  /** Only those who share the seat are told. */
  readonly private?: boolean
}

/** Days off: how many a seat may still take, and the last ones it took. */
export interface DaysOff {
  readonly daysLeft: number
  readonly from?: number
  readonly to?: number
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
  /** The tournament that it is played in. */
  readonly tournament?: { readonly id: string; readonly round: number }
  readonly rated?: Rated
  /** By seat, where the table grants any. */
  readonly vacations?: Readonly<Record<string, DaysOff>>
  /** It was begun elsewhere, and waits to be gone on with. */
  readonly goesOn?: { readonly entries: number }
  /** How many watch who hold no seat. */
  readonly watchers?: number
  /** How many keys hold the viewer's seat, where several do. */
  readonly sharers?: number
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
      readonly private?: boolean
    })
  | (NewsBase & { readonly type: 'offered'; readonly by: string; readonly offer: Offer })
  | (NewsBase & {
      readonly type: 'answered'
      readonly by?: string
      readonly offer: number
      readonly answer: 'agreed' | 'opened' | 'accepted' | 'refused' | 'withdrawn' | 'lapsed'
    })
  | (NewsBase & { readonly type: 'declined'; readonly by: string; readonly matter: OfferMatter['type'] })
  | (NewsBase & {
      readonly type: 'timeGiven'
      readonly by: string
      readonly to: string
      readonly ms: number
      readonly clock?: ClockStand
    })
  | (NewsBase & {
      readonly type: 'vacation'
      readonly by: string
      readonly from: number
      readonly to: number
      readonly clock?: ClockStand
    })
  | (NewsBase & { readonly type: 'rematch'; readonly next: string })
  | (NewsBase & { readonly type: 'tookOver'; readonly seat: string })
  | (NewsBase & { readonly type: 'calledOff' })
  | (NewsBase & Rated & { readonly type: 'rated' })
  | (NewsBase & { readonly type: 'wished'; readonly wishes: Json })

/** A line of the stream. */
export type Line =
  | { readonly type: 'hello'; readonly now: number; readonly matches: readonly Place[] }
  | ({ readonly type: 'seated' } & Place)
  | { readonly type: 'unseated'; readonly match: string; readonly as: string }
  | { readonly type: 'presence'; readonly match: string; readonly seat: string; readonly at: number }
  | { readonly type: 'watchers'; readonly match: string; readonly count: number }
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
  /** When a suspension of the account ends. */
  readonly until?: number
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
