/** Between two times at which a process says who watches there, and between coming and being told. */
const sayMs = 20_000
const tellMs = 500
/** What a process said longer ago counts no more: it may be dead. */
const forgetMs = 3 * sayMs
/** Matches in one saying. */
const mostSaid = 200

/** How many watch the matches at one process, as others are told. */
interface Saying {
  readonly at: number
  readonly counts: ReadonlyMap<string, number>
}

/**
 * How many people watch a match who hold no seat of it: each browser or bot is one, however many pages it has open. Who
 * they are is nobody's concern. With several processes each says now and then how many watch there.
 */
export class Watchers {
  /** By match, how many streams each has. */
  private readonly here = new Map<string, Map<unknown, number>>()
  private readonly elsewhere = new Map<string, Saying>()
  private readonly told = new Map<string, number>()
  private readonly changed = new Set<string>()
  private readonly saying: NodeJS.Timeout
  private telling: NodeJS.Timeout | undefined
  private readonly tell: (match: string, text: string) => void
  private readonly whisper: (text: string) => void

  constructor(tell: (match: string, text: string) => void, whisper: (text: string) => void) {
    this.tell = tell
    this.whisper = whisper
    // Connections are of this world, whatever time a test makes it.
    this.saying = setInterval(() => this.say(), sayMs)
    this.saying.unref()
  }

  close(): void {
    clearInterval(this.saying)
    clearTimeout(this.telling)
  }

  come(match: string, who: unknown): void {
    const all = this.here.get(match) ?? new Map<unknown, number>()
    this.here.set(match, all)
    all.set(who, (all.get(who) ?? 0) + 1)
    if (all.get(who) === 1) this.changedBy(match)
  }

  go(match: string, who: unknown): void {
    const all = this.here.get(match)
    const left = (all?.get(who) ?? 0) - 1
    if (all === undefined || left < 0) return
    if (left > 0) {
      all.set(who, left)
      return
    }
    all.delete(who)
    if (all.size === 0) this.here.delete(match)
    this.changedBy(match)
  }

  /** What another process says of its own. */
  heard(from: string, counts: readonly (readonly [string, number])[]): void {
    const before = this.elsewhere.get(from)?.counts ?? new Map<string, number>()
    // One that nobody watches any longer is said once, with 0.
    const now = new Map([...before, ...counts].filter(([, count]) => count > 0))
    this.elsewhere.set(from, { at: Date.now(), counts: now })
    for (const [match] of counts) this.note(match)
  }

  of(match: string): number {
    let count = this.here.get(match)?.size ?? 0
    for (const { counts } of this.elsewhere.values()) count += counts.get(match) ?? 0
    return count
  }

  private changedBy(match: string): void {
    this.note(match)
    this.whisper(sayingOf([[match, this.here.get(match)?.size ?? 0]]))
  }

  /** Many come at once when a match begins: all are told of them together. */
  private note(match: string): void {
    this.changed.add(match)
    this.telling ??= setTimeout(() => this.tellChanged(), tellMs).unref()
  }

  private tellChanged(): void {
    this.telling = undefined
    for (const match of this.changed) {
      const count = this.of(match)
      if (count === (this.told.get(match) ?? 0)) continue
      if (count > 0) this.told.set(match, count)
      else this.told.delete(match)
      this.tell(match, JSON.stringify({ type: 'watchers', match, count }))
    }
    this.changed.clear()
  }

  private say(): void {
    for (const [from, { at, counts }] of this.elsewhere) {
      if (Date.now() - at < forgetMs) continue
      this.elsewhere.delete(from)
      for (const match of counts.keys()) this.note(match)
    }
    const counts = Array.from(this.here, ([match, all]) => [match, all.size] as const)
    for (let from = 0; from < counts.length; from += mostSaid) {
      this.whisper(sayingOf(counts.slice(from, from + mostSaid)))
    }
  }
}

const sayingOf = (counts: readonly (readonly [string, number])[]): string =>
  JSON.stringify({ type: 'watchers', counts })
