/**
 * Where people are kept who have an account. Apart from matches: a seat knows only the key that holds it, and an
 * account holds its seats by a key made of its id.
 */
export interface PeopleStore {
  /** False where somebody has that name already; nothing is written then. */
  addAccount(account: Account): Promise<boolean>
  account(id: string): Promise<Account | undefined>
  /** What each of the accounts is called; one that is not there is left out. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  accountNamed(nameKey: string): Promise<Account | undefined>
  /** Accounts by name, after one name: to walk through all of them. */
  accounts(after: string, limit: number): Promise<readonly Account[]>
  /** Accounts whose name has such a part, by name. */
  accountsLike(part: string, limit: number): Promise<readonly Account[]>
  setPassword(account: string, password: string): Promise<void>
  setHost(account: string, isHost: boolean): Promise<void>
  /** From now on, and for ever, it is a bot’s. */
  setBot(account: string): Promise<void>
  /** All accounts that are bots’. */
  bots(): Promise<readonly string[]>
  /**
   * With all that belongs to it: sessions, ways in, ratings, friends, memberships, and what was said and done about it.
   * Seats are let go apart, and so are clubs. What matches counted for stays: it is the others' as well.
   */
  removeAccount(id: string): Promise<void>

  addSession(session: Session): Promise<void>
  session(key: string): Promise<Session | undefined>
  /** Latest seen first. */
  sessionsOf(account: string): Promise<readonly Session[]>
  sessionSeen(key: string, at: number): Promise<void>
  endSession(account: string, key: string): Promise<void>
  /** All of the account, but that of the key where one is given. */
  endSessions(account: string, except?: string): Promise<void>

  /** In place of all codes of the account that do not expire by themselves. */
  setCodes(account: string, codes: readonly string[]): Promise<void>
  /** One more, for a while. */
  addCode(account: string, code: string, expiresAt: number): Promise<void>
  /** Uses the code up. False where the account has no such code, or it has expired. */
  takeCode(account: string, code: string, at: number): Promise<boolean>
  /** How many there are that do not expire by themselves. */
  countCodes(account: string): Promise<number>
}

export interface Account {
  readonly id: string
  /** As it is shown. */
  readonly name: string
  /** As it is looked for: names that look alike are one. */
  readonly nameKey: string
  /** What is kept of the password; '' where passkeys are the only way in. */
  readonly password: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** Whether it is the host's: it sees reports and takes measures. */
  readonly isHost: boolean
  /** Whether a program plays by it: it plays in no rated match. */
  readonly isBot: boolean
}

/** A device on which somebody is signed in. */
export interface Session {
  /** Hash of what the device keeps. */
  readonly key: string
  readonly account: string
  /** What the device says it is. */
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
}
