import { Problem } from '../matches/problem.ts'
import { Recent } from '../matches/recent.ts'
import type { Time } from '../matches/time.ts'

const mostFailures = 10
const withinMs = 15 * 60_000
/** Names whose failures are remembered. */
const mostNames = 10_000

interface Failures {
  readonly since: number
  readonly count: number
}

/** Nobody may guess at a name for long, from however many addresses. */
export class Attempts {
  private readonly time: Time
  private readonly failures = new Recent<Failures>(mostNames)

  constructor(time: Time) {
    this.time = time
  }

  /** Throws a Problem that says when the name may be tried again. */
  mustBeFew(name: string): void {
    const known = this.known(name)
    if (known === undefined || known.count < mostFailures) return
    const seconds = Math.ceil((known.since + withinMs - this.time.now()) / 1000)
    throw new Problem('tooOften', { figures: { seconds } })
  }

  failed(name: string): void {
    const { since, count } = this.known(name) ?? { since: this.time.now(), count: 0 }
    this.failures.set(name, { since, count: count + 1 })
  }

  private known(name: string): Failures | undefined {
    const known = this.failures.get(name)
    return known !== undefined && this.time.now() < known.since + withinMs ? known : undefined
  }
}
