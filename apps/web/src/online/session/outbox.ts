import type { Problem } from '../wire/answers.ts'
import { ask } from '../wire/ask.ts'
import { isLost, lineIsBack } from '../wire/line-is-back.ts'

/** What a seat asks for, as the server reads it. */
export type Deed = Readonly<Record<string, unknown>> & { readonly type: string }

/** A deed on its way, under a name of its own: sent again, it is done once. */
interface Sent {
  readonly key: string
  readonly deed: Deed
}

/** More deeds than any table asks for at once. */
const MOST_WAITING = 200

/** How the outbox reaches the match whose deeds it sends. */
interface Sender {
  readonly match: string
  readonly seat: string
  /** Number of the last news that was told. */
  readonly told: () => number
  /** Resolves once everything up to this number has been told. */
  readonly toldUpTo: (number: number) => Promise<void>
  /** Whether the next deed was asked for with the outcome of this one in sight. */
  readonly foresees: boolean
  readonly changed: () => void
}

/**
 * Sends deeds one after the other, in their order. One that could not be acknowledged is kept, through a reload of the
 * page as well, and sent again under its own key. Where one is refused, those that waited behind it are dropped.
 */
export class Outbox {
  /** The server could not be reached with the first. */
  isKept = false
  private readonly sender: Sender
  private waiting: (Sent & { readonly done: (problem: Problem | undefined) => void })[] = []
  private isSending = false
  /** Up to here this seat's own deeds have brought it. */
  private reached = 0
  private isClosed = false
  private wake: () => void = () => {}

  constructor(sender: Sender) {
    this.sender = sender
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0
  }

  /** Sends what was left unsent when the page was last closed. */
  open(): void {
    this.isClosed = false
    for (const { key, deed } of read(this.sender)) void this.push(key, deed)
  }

  close(): void {
    this.isClosed = true
    this.wake()
  }

  /** Why it was not done, once that is known. */
  send(deed: Deed): Promise<Problem | undefined> {
    if (this.waiting.length >= MOST_WAITING) return Promise.resolve({ code: 'tooOften', status: 0 })
    return this.push(newKey(), deed)
  }

  private push(key: string, deed: Deed): Promise<Problem | undefined> {
    const answer = new Promise<Problem | undefined>((done) => this.waiting.push({ key, deed, done }))
    keep(this.sender, this.waiting)
    if (!this.isSending) void this.drain()
    return answer
  }

  private async drain(): Promise<void> {
    this.isSending = true
    for (let first = this.waiting[0]; first !== undefined && !this.isClosed; first = this.waiting[0]) {
      const { key, deed, done } = first
      const { match, seat, told, toldUpTo, foresees } = this.sender
      const after = Math.max(told(), this.reached)
      const path = `/api/matches/${match}/commands`
      const answer = await ask<{ readonly number?: number }>('POST', path, { seat, after, key, deed })
      if (!answer.ok && isLost(answer.fault)) {
        this.isKept = true
        this.sender.changed()
        await lineIsBack((wake) => {
          this.wake = wake
        })
        continue
      }
      this.isKept = false
      this.waiting.shift()
      const dropped = answer.ok ? [] : this.waiting.splice(0)
      keep(this.sender, this.waiting)
      done(answer.ok ? undefined : answer.fault)
      for (const one of dropped) one.done(answer.ok ? undefined : answer.fault)
      if (answer.ok && answer.value.number !== undefined) {
        this.reached = answer.value.number
        if (!foresees) await toldUpTo(this.reached)
      }
      this.sender.changed()
    }
    this.isSending = false
  }
}

interface Place {
  readonly match: string
  readonly seat: string
}

const nameOf = ({ match, seat }: Place): string => `wyrmtable.unsent.${match}.${seat}`

function read(place: Place): readonly Sent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(place)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSent) : []
  } catch {
    return []
  }
}

const isSent = (kept: Partial<Sent> | null): kept is Sent =>
  typeof kept?.key === 'string' && typeof kept.deed?.type === 'string'

/** A browser that keeps nothing loses it with the page. */
function keep(place: Place, waiting: readonly Sent[]): void {
  try {
    if (waiting.length === 0) localStorage.removeItem(nameOf(place))
    else localStorage.setItem(nameOf(place), JSON.stringify(waiting.map(({ key, deed }) => ({ key, deed }))))
  } catch {
    // As long as the page is open it is sent all the same.
  }
}

/** A word that nobody uses twice; also where a page of plain HTTP is not given `crypto.randomUUID`. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
