import type { Entry, Json, Seat } from '@wyrmtable/kernel'

/** How much time each seat has left besides what runs, in milliseconds, and whose runs since when. */
export interface ClockStand {
  readonly left: readonly number[]
  readonly runs: readonly RunningClock[]
}

export interface RunningClock {
  readonly seat: Seat
  readonly since: number
  /** When the seat's time is out if nothing happens; records of earlier servers lack it. */
  readonly outAt?: number
}

/** Days off, in milliseconds since 1970. */
export interface Vacation {
  readonly from: number
  readonly to: number
}

/** What an offer asks all other people at the table for. */
export type OfferMatter =
  /** To go on from where it stood after the entry; `seen` is what everybody has seen since. */
  | { readonly type: 'takeBack'; readonly to: number; readonly seen: Seen }
  | { readonly type: 'draw' }
  /** That a computer answers for the seat from now on. */
  | { readonly type: 'handOver'; readonly seat: Seat; readonly level: string }
  /** That somebody else, who comes with an invitation, answers for the seat from then on. */
  | { readonly type: 'substitute'; readonly seat: Seat }
  /** That whoever asks plays on in the place of the computer that answers for their seat. */
  | { readonly type: 'comeBack' }

export interface Seen {
  /** A die fell. */
  readonly dice: boolean
  /** Something that was hidden was shown. */
  readonly shown: boolean
}

export interface Offer {
  /** 1, 2, 3 … in its match. */
  readonly id: number
  readonly by: Seat
  readonly matter: OfferMatter
  /** Seats that have agreed so far. */
  readonly agreed: readonly Seat[]
  /** All agree; the seat waits for whoever comes with its invitation. */
  readonly isOpen?: true
}

/** How an offer went on. */
type OfferAnswer = 'agreed' | 'opened' | 'accepted' | 'refused' | 'withdrawn' | 'lapsed'

/** What is said: in one's own words, or a phrase that every client knows in its language. */
export type Said = ({ readonly text: string } | { readonly phrase: string }) & {
  /** Only for the people who share the seat. */
  readonly isPrivate?: true
}

/** When somebody sleeps, where the table lets time stand still at night. */
export interface OwnNight {
  /** Name of the time zone; absent: UTC. */
  readonly zone?: string
  /** Hour at which their night begins there, 0 to 23; it is as long as the table's. Absent: that of the table. */
  readonly nightFrom?: number
}

/** How somebody was rated before a match, and after it: the figure, and how far off it may be. */
interface RatedSeat {
  readonly seat: Seat
  readonly before: { readonly rating: number; readonly within: number }
  readonly after: { readonly rating: number; readonly within: number }
}

/** What was played of a match before it came to this server. */
export interface Brought {
  readonly setup: readonly number[]
  readonly entries: readonly Entry[]
}

/** One line of a match's log: everything that happened at the table is one. `at` and who did it stand beside it. */
export type LineBody =
  /** Somebody sat down. */
  | ({
      readonly type: 'joined'
      readonly seat: Seat
      readonly name: string
      /** At a rated table: whose rating it is for. Nobody is told. */
      readonly account?: string
    } & OwnNight)
  /** Somebody got up again before it began. */
  | { readonly type: 'left'; readonly seat: Seat }
  /** The table is for a match that was begun elsewhere: what was played of it there. Nobody is told. */
  | ({ readonly type: 'brought' } & Brought)
  /** All seeds were there, and the set-up was drawn; or a match goes on, with entries that say so. */
  | {
      readonly type: 'begun'
      readonly setup: readonly number[]
      readonly entries?: readonly Entry[]
      readonly clock?: ClockStand
    }
  | { readonly type: 'done'; readonly entry: Entry; readonly clock?: ClockStand }
  | { readonly type: 'said'; readonly said: Said }
  | { readonly type: 'offered'; readonly offer: Offer }
  | { readonly type: 'answered'; readonly offer: number; readonly answer: OfferAnswer }
  /** The seat wants no more offers of that kind. */
  | { readonly type: 'declined'; readonly matter: OfferMatter['type'] }
  | { readonly type: 'timeGiven'; readonly to: Seat; readonly ms: number; readonly clock: ClockStand }
  /** The seat's time does not run meanwhile; a vacation that ends early ends now. */
  | {
      readonly type: 'vacation'
      readonly seat: Seat
      readonly vacation: Vacation
      readonly clock: ClockStand
    }
  /** Somebody else sits there from now on, and whoever did no longer does; who it is, the record tells. */
  | ({ readonly type: 'tookOver'; readonly seat: Seat } & OwnNight)
  /** What the seat wants to be asked about from now on; nobody else is told. */
  | { readonly type: 'wished'; readonly seat: Seat; readonly kept: Json }
  /** The same people go on with another match. */
  | { readonly type: 'rematch'; readonly match: string }
  /** A rated match is over and has counted; or it does not, and why. */
  | { readonly type: 'rated'; readonly why?: 'handedOver'; readonly seats: readonly RatedSeat[] }
  /** It was called off before it began. */
  | { readonly type: 'calledOff' }
