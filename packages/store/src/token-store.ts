/** Words by which programs act for an account, each within what it may do. */
export interface TokenStore {
  add(token: Token): Promise<void>
  /** By the hash of what a program sent. */
  token(hash: string): Promise<Token | undefined>
  /** In the order in which they were made. */
  of(account: string): Promise<readonly Token[]>
  used(id: string, at: number): Promise<void>
  /** False where the account has no such token. */
  remove(account: string, id: string): Promise<boolean>
  removeAll(account: string): Promise<void>
}

export interface Token {
  readonly id: string
  readonly account: string
  /** What its owner calls it. */
  readonly name: string
  /** Of the word itself, so that a copy of the database opens nothing. */
  readonly hash: string
  /** What it may do, separated by commas. */
  readonly scopes: string
  readonly createdAt: number
  /** Undefined where it never was. */
  readonly usedAt: number | undefined
}
