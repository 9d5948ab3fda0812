/** Whom people play with often, and where they have asked each other to sit down. */
export interface FriendStore {
  /** The account wishes the other for a friend: two who wish each other are. Again: as before. */
  wish(account: string, other: string, at: number): Promise<void>
  /** Neither wishes the other any more. */
  part(account: string, other: string): Promise<void>
  /** All who wish the account, or whom it wishes; latest first. */
  of(account: string): Promise<readonly Friend[]>
  areFriends(account: string, other: string): Promise<boolean>

  /** Asks somebody to a seat; again: as before. */
  invite(invitation: SeatInvitation): Promise<void>
  /** What somebody is asked to, latest first; those of matches that wait for nobody any more are forgotten. */
  invitationsOf(account: string): Promise<readonly SeatInvitation[]>
  /** Who is asked to the seats of a match. */
  invitedTo(match: string): Promise<readonly SeatInvitation[]>
  withdraw(match: string, account: string): Promise<void>
}

export interface Friend {
  readonly other: string
  /** When the account wished it; undefined: it has not. */
  readonly mineAt: number | undefined
  /** When the other did. */
  readonly theirsAt: number | undefined
}

export interface SeatInvitation {
  readonly match: string
  readonly seat: number
  /** Who is asked, and by whom: accounts. */
  readonly account: string
  readonly by: string
  readonly at: number
}
