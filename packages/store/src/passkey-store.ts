/** Keys that a device or a manager of passwords keeps for somebody: by one of them they sign in without a password. */
export interface PasskeyStore {
  /** False where it is somebody's already; nothing is written then. */
  add(passkey: Passkey): Promise<boolean>
  passkey(id: string): Promise<Passkey | undefined>
  /** In the order in which they were added. */
  of(account: string): Promise<readonly Passkey[]>
  /** False where it was used meanwhile, and its counter is beyond that. */
  used(id: string, counter: number, at: number): Promise<boolean>
  /** Takes it away where `mayBeLast`, or where the account has another one. False: it is there still, or was not theirs. */
  remove(account: string, id: string, mayBeLast: boolean): Promise<boolean>

  /** Keeps what a passkey is to sign; those that have expired are forgotten. */
  addChallenge(challenge: Challenge, now: number): Promise<void>
  /** Uses the challenge up. Undefined where there is none, or it has expired. */
  takeChallenge(hash: string, at: number): Promise<Challenge | undefined>
}

export interface Passkey {
  /** As the authenticator calls it, in base64url. */
  readonly id: string
  readonly account: string
  /** What its owner calls it. */
  readonly name: string
  /** In base64url, as COSE writes it. */
  readonly publicKey: string
  /** How often it has signed, where it counts; 0 where it does not. */
  readonly counter: number
  /** How it is reached, separated by commas. */
  readonly transports: string
  readonly createdAt: number
  readonly usedAt: number
}

export interface Challenge {
  /** Of the challenge itself, so that a copy of the database opens nothing. */
  readonly hash: string
  readonly use: ChallengeUse
  /** The account that a passkey is made for; undefined where any passkey may answer. */
  readonly account: string | undefined
  readonly expiresAt: number
}

/** `signIn`: to show who somebody is. `register`: for a passkey of a new account; `add`: of one that is there. */
export type ChallengeUse = 'signIn' | 'register' | 'add'
