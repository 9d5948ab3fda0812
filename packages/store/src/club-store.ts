/** Clubs of people who have accounts, and the tables that are theirs alone. */
export interface ClubStore {
  /** With its first owner. False where a club has that name already; nothing is written then. */
  add(club: Club, owner: string): Promise<boolean>
  club(id: string): Promise<Club | undefined>
  /** Those with the most members first, with how many there are. */
  clubs(limit: number): Promise<readonly (Club & { readonly count: number })[]>
  /** Changes what is named and nothing else. False where another club has that name, or this one is no more. */
  change(id: string, to: ClubChange): Promise<boolean>
  remove(id: string): Promise<void>

  /** Everybody in it, and everybody who asked to be; in the order in which they came. */
  members(club: string): Promise<readonly Member[]>
  /** Clubs that the account is in, or has asked to be in. */
  of(account: string): Promise<readonly Member[]>
  member(club: string, account: string): Promise<Member | undefined>
  /** Comes in, or is something else there from now on. */
  setMember(member: Member): Promise<void>
  /**
   * Takes somebody out, or where `role` is given makes them that; of the owners only where another is left. False where
   * they are the last one.
   */
  stepDown(club: string, account: string, role?: Role): Promise<boolean>

  addTable(club: string, match: string): Promise<void>
  /** The club whose table it is. */
  clubOf(match: string): Promise<string | undefined>
  /** Tables of the clubs that wait for somebody, newest first. */
  openTables(clubs: readonly string[], limit: number): Promise<readonly ClubTable[]>
}

export const joinings = ['open', 'request', 'link'] as const
/** Who comes in: whoever likes, whom an officer lets in, or only who has the link. */
export type Joining = (typeof joinings)[number]

export interface Club {
  readonly id: string
  readonly name: string
  /** As it is looked for: names that look alike are one. */
  readonly nameKey: string
  readonly about: string
  readonly joining: Joining
  /** The word in the link by which somebody comes in. */
  readonly link: string
  readonly createdAt: number
}

export type ClubChange = Partial<Omit<Club, 'id' | 'createdAt'>>

/** `asked`: wishes to be a member, and is none yet. */
export const roles = ['owner', 'officer', 'member', 'asked'] as const
export type Role = (typeof roles)[number]

export interface Member {
  readonly club: string
  readonly account: string
  readonly role: Role
  readonly at: number
}

export interface ClubTable {
  readonly club: string
  readonly match: string
  /** When it was laid. */
  readonly createdAt: number
}
