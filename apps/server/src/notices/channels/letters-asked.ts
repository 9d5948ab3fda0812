import { Problem } from '../../matches/problem.ts'
import { Recent } from '../../matches/recent.ts'
import type { Time } from '../../matches/time.ts'

const dayMs = 24 * 60 * 60_000
/** Letters that ask for a yes, in a day. */
const most = { byOne: 5, toOne: 2 }

/** Nobody may have strangers written to at will: it is counted who asks for letters, and whom they go to. */
export class LettersAsked {
  private readonly time: Time
  private readonly asked = new Recent<readonly number[]>(20_000)

  constructor(time: Time) {
    this.time = time
  }

  /** Counts one more; throws a Problem that says when to come back where it is too many. */
  count(account: string, address: string): void {
    const names = [
      [`by ${account}`, most.byOne],
      [`to ${address.toLowerCase()}`, most.toOne],
    ] as const
    const now = this.time.now()
    for (const [name, limit] of names) {
      const [first, ...others] = this.of(name)
      if (first !== undefined && others.length + 1 >= limit) {
        throw new Problem('tooOften', { figures: { seconds: Math.ceil((first + dayMs - now) / 1000) } })
      }
    }
    for (const [name] of names) this.asked.set(name, [...this.of(name), now])
  }

  private of(name: string): readonly number[] {
    return (this.asked.get(name) ?? []).filter((at) => this.time.now() < at + dayMs)
  }
}
