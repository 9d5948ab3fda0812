import type { Account, Token, TokenStore } from '@wyrmtable/store'
import { hashOf, newSecret, newWord } from '../../matches/keys.ts'
import { Problem } from '../../matches/problem.ts'
import type { Time } from '../../matches/time.ts'
import { type Scope, scopes } from './scopes.ts'

/** Tokens of one account. */
const mostTokens = 20
/** A use is written down no oftener. */
const usedEveryMs = 60_000
/** Before each: what is found in a file or a log by its look can be revoked. A guest's key is shorter. */
const mark = 'wyrmtable_'

/** Words by which programs act for an account: told once, and kept as hashes. */
export class Tokens {
  private readonly store: TokenStore
  private readonly time: Time

  constructor(store: TokenStore, time: Time) {
    this.store = store
    this.time = time
  }

  /** Makes one; what it is called by its owner, and the word itself, told this once. */
  async make({ id: account }: Account, name: string, may: readonly Scope[]) {
    if ((await this.store.of(account)).length >= mostTokens)
      throw new Problem('tooMuch', { reason: 'tokens' })
    const [id, token] = [newWord(), `${mark}${newSecret()}`]
    const kept = scopes.filter((scope) => may.includes(scope)).join(',')
    const createdAt = this.time.now()
    await this.store.add({
      ...{ id, account, name, hash: hashOf(token), scopes: kept, createdAt, usedAt: undefined },
    })
    return { id, token }
  }

  /** As they are told to their owner. */
  async of({ id }: Account) {
    return (await this.store.of(id)).map((token) => ({
      ...{ id: token.id, name: token.name, scopes: scopesOf(token) },
      ...{ createdAt: token.createdAt, usedAt: token.usedAt ?? null },
    }))
  }

  async revoke({ id }: Account, token: string): Promise<void> {
    if (!(await this.store.remove(id, token))) throw new Problem('noSuchThing', {})
  }

  /** The account that a word acts for, and what it may do; undefined where there is no such token any more. */
  async use(word: string) {
    const token = await this.store.token(hashOf(word))
    if (token === undefined) return undefined
    const now = this.time.now()
    if (now > (token.usedAt ?? 0) + usedEveryMs) await this.store.used(token.id, now)
    return { account: token.account, may: scopesOf(token) }
  }
}

/** The token that a request brings: a guest's key looks otherwise. */
export const tokenIn = (authorization: string | undefined): string | undefined =>
  /^Bearer (wyrmtable_[\w-]{43})$/.exec(authorization ?? '')?.[1]

const scopesOf = (token: Token): readonly Scope[] => {
  const kept = token.scopes.split(',')
  return scopes.filter((scope) => kept.includes(scope))
}
