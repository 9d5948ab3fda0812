import type { PeopleStore } from '@wyrmtable/store'
import type { RunningMatch } from '../matches/running-match.ts'
import { accountOfKey } from './people.ts'

/** Which accounts are bots': known by heart, as every table says it of its seats. Once said it is never taken back. */
export class Bots {
  private readonly people: PeopleStore
  private readonly whisper: (text: string) => void
  private readonly known = new Set<string>()
  private learning: Promise<void> | undefined
  private isAskedAgain = false

  constructor(people: PeopleStore, whisper: (text: string) => void) {
    this.people = people
    this.whisper = whisper
  }

  /** Learns of all that there are; asked while it does so, it does so once more. */
  learn(): Promise<void> {
    this.isAskedAgain = true
    this.learning ??= this.learnOn().finally(() => {
      this.learning = undefined
    })
    return this.learning
  }

  async label(account: string): Promise<void> {
    await this.people.setBot(account)
    this.known.add(account)
    this.whisper(JSON.stringify({ type: 'bot', account }))
  }

  /** Labelled by another process. */
  heard({ account }: { readonly account: string }): void {
    this.known.add(account)
  }

  private async learnOn(): Promise<void> {
    while (this.isAskedAgain) {
      this.isAskedAgain = false
      for (const id of await this.people.bots()) this.known.add(id)
    }
  }

  /** Seats that a bot's account holds. */
  seatsOf({ holders }: RunningMatch): ReadonlySet<number> {
    return new Set(
      holders.filter(({ key }) => this.known.has(accountOfKey(key) ?? '')).map(({ seat }) => seat),
    )
  }
}
