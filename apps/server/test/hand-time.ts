import type { Time } from '../src/index.ts'

/** A clock that a test moves by hand. */
export class HandTime implements Time {
  private nowMs: number
  private readonly alarms = new Set<{ readonly at: number; readonly then: () => void }>()

  constructor(nowMs = 1_800_000_000_000) {
    this.nowMs = nowMs
  }

  readonly now = (): number => this.nowMs

  readonly after = (ms: number, then: () => void): (() => void) => {
    const alarm = { at: this.nowMs + ms, then }
    this.alarms.add(alarm)
    return () => this.alarms.delete(alarm)
  }

  /** Lets so much time pass; what was due meanwhile is called in its order. */
  pass(ms: number): void {
    const until = this.nowMs + ms
    for (;;) {
      const [next] = [...this.alarms].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
      if (next === undefined) break
      this.alarms.delete(next)
      this.nowMs = Math.max(this.nowMs, next.at)
      next.then()
    }
    this.nowMs = until
  }
}
