import { Recent } from '../../matches/recent.ts'
import type { Time } from '../../matches/time.ts'

/** An open page asks several times within it. */
const hereMs = 2 * 60_000
/** Between two tellings that somebody is still here. */
const tellMs = 45_000
const mostKnown = 20_000

/** Who has a page of this server open. It is kept nowhere, and what other processes see they say. */
export class Whereabouts {
  private readonly time: Time
  private readonly whisper: (text: string) => void
  private readonly seenAt = new Recent<number>(mostKnown)

  constructor(time: Time, whisper: (text: string) => void) {
    this.time = time
    this.whisper = whisper
  }

  seen(account: string): void {
    const now = this.time.now()
    const before = this.seenAt.get(account)
    if (before !== undefined && now - before < tellMs) return
    this.seenAt.set(account, now)
    this.whisper(JSON.stringify({ type: 'here', account, at: now }))
  }

  /** What another process saw. */
  heard({ account, at }: { readonly account: string; readonly at: number }): void {
    this.seenAt.set(account, at)
  }

  isHere(account: string): boolean {
    return this.time.now() - (this.seenAt.get(account) ?? Number.NEGATIVE_INFINITY) < hereMs
  }
}
