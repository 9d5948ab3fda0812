import type { MatchStore } from '@wyrmtable/store'
import { Problem } from '../../matches/problem.ts'
import type { RunningMatch } from '../../matches/running-match.ts'
import type { Time } from '../../matches/time.ts'
import { accountOfKey, type SignedIn } from '../people.ts'
import { mustBeFree } from './measures.ts'

/** Who may sit down and speak with whom: somebody whom the host has barred does not, nor do those of whom one blocks another. */
export class Company {
  private readonly store: MatchStore
  private readonly time: Time

  constructor(store: MatchStore, time: Time) {
    this.store = store
    this.time = time
  }

  /** Throws a Problem where whoever asks may not sit down anywhere. Guests have no account that could be barred. */
  async mayPlay(person: SignedIn | undefined): Promise<void> {
    if (person !== undefined) await mustBeFree(this.store.moderation, person.account.id, this.time.now())
  }

  /** The same at this table, beside those who hold its other seats. */
  async maySitAt(running: RunningMatch, person: SignedIn | undefined): Promise<void> {
    await this.mayPlay(person)
    if (person !== undefined && (await this.isApart(running, person))) {
      throw new Problem('notAtThisTable', { reason: 'apart' })
    }
  }

  /** Those of the tables at which whoever asks would not be kept apart from anybody. */
  async fitting(
    tables: readonly RunningMatch[],
    person: SignedIn | undefined,
  ): Promise<readonly RunningMatch[]> {
    if (person === undefined) return tables
    const apart = await this.store.moderation.apartFrom(person.account.id)
    return tables.filter((running) => !holdsAny(running, apart))
  }

  /** Whether the host wrote something that they have not read. */
  async hasNotice(person: SignedIn | undefined): Promise<boolean> {
    if (person === undefined) return false
    return (await this.store.moderation.measuresOf(person.account.id)).some(({ isSeen }) => !isSeen)
  }

  private async isApart(running: RunningMatch, { account }: SignedIn): Promise<boolean> {
    return holdsAny(running, await this.store.moderation.apartFrom(account.id))
  }
}

const holdsAny = ({ holders }: RunningMatch, accounts: ReadonlySet<string>): boolean =>
  accounts.size > 0 &&
  holders.some(({ key }) => {
    const account = accountOfKey(key)
    return account !== undefined && accounts.has(account)
  })
