import type { ServerResponse } from 'node:http'
import { placeOf, seatsOf, viewerNamed } from '../access.ts'
import type { Listener } from '../audience.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import type { Told } from '../recent-news.ts'
import type { RunningMatch } from '../running-match.ts'
import { type Cursor, formatCursor, nameOf } from './cursor.ts'
import { type Wire, writeTo } from './wire.ts'

/** So long after the last word at a finished match its news are still listened for. */
const freshMs = 24 * 60 * 60_000

/** One match in a stream, through the eyes of one viewer. */
interface Subject {
  /** Its name in the cursor. */
  readonly name: string
  readonly match: string
  /** Seat id, or 'spectator'. */
  readonly as: string
  /** Place among the viewers of the match. */
  readonly viewer: number
  /** Number of the last news that was written. */
  number: number
  /** News that come while earlier ones are still looked up. */
  waiting: Told[] | undefined
  /** So much later than they happen it is told things. */
  readonly delayMs: number
  readonly end: () => void
}

/**
 * News of all matches of one key, and of those it watches, in one connection. What it writes is in order and without a
 * gap for each match, from the cursor it was given on.
 */
export class Stream {
  readonly key: string | undefined
  private readonly house: House
  private readonly raw: ServerResponse
  private readonly wire: Wire
  private readonly subjects = new Map<string, Subject>()
  private cursor = ''
  private isClosed = false

  constructor(house: House, key: string | undefined, raw: ServerResponse, wire: Wire) {
    this.house = house
    this.key = key
    this.raw = raw
    this.wire = wire
  }

  /** Begins with everything after the cursor; matches that it does not name begin with what is told from now on. */
  async open(watched: readonly string[], from: Cursor | undefined): Promise<void> {
    const seats = this.key === undefined ? [] : await this.house.store.heldBy(this.key)
    const subjects: Subject[] = []
    for (const held of seats) {
      const { match, seat, state } = held
      if (state === 'over' && !(await this.isFresh(match))) continue
      const subject = await this.subjectOf(match, nameOf(held), seat, from)
      if (subject !== undefined) subjects.push(subject)
    }
    for (const match of watched) {
      const running = await this.house.open(match)
      const viewer = placeOf(running, viewerNamed(running, seatsOf(running, this.key), 'spectator'))
      const subject = await this.subjectOf(match, match, viewer, from)
      if (subject !== undefined) subjects.push(subject)
    }
    if (this.isClosed) return
    this.moved()
    const hello = JSON.stringify({
      type: 'hello',
      now: this.house.time.now(),
      matches: subjects.map(({ match, as, number }) => ({ match, as, number })),
    })
    this.write(this.wire.opening + this.wire.event(this.cursor, hello.slice(1)))
    for (const subject of subjects) await this.begin(subject)
  }

  /** The key has come to hold another seat. */
  async add(match: string): Promise<void> {
    if (this.key === undefined) return
    for (const held of await this.house.store.heldBy(this.key)) {
      const name = nameOf(held)
      if (held.match !== match || this.subjects.has(name) || this.isClosed) continue
      const subject = await this.subjectOf(match, name, held.seat, undefined)
      if (subject === undefined) continue
      this.moved()
      const { as, number } = subject
      const text = JSON.stringify({ type: 'seated', match, as, number })
      this.write(this.wire.event(this.cursor, text.slice(1)))
      await this.begin(subject)
    }
  }

  beat(): void {
    this.write(this.wire.beat)
  }

  aside(text: string): void {
    this.write(this.wire.aside(text.slice(1)))
  }

  /** Whether it tells of the match as things happen. */
  holds(match: string): boolean {
    for (const subject of this.subjects.values()) {
      if (subject.match === match && subject.delayMs === 0) return true
    }
    return false
  }

  /** Ends the connection from this side. */
  end(): void {
    this.close()
    this.raw.end()
  }

  close(): void {
    this.isClosed = true
    for (const { end } of this.subjects.values()) end()
    this.subjects.clear()
  }

  /** Whether people may still be there: of the many that were over long ago there is no news. */
  private async isFresh(match: string): Promise<boolean> {
    const [last] = await this.house.store.lastLines(match, 1)
    return last !== undefined && last.at > this.house.time.now() - freshMs
  }

  private async subjectOf(
    match: string,
    name: string,
    viewer: number,
    from: Cursor | undefined,
  ): Promise<Subject | undefined> {
    const running = await this.house.open(match).catch((error: unknown) => {
      // One that cannot be opened does not keep the others from being told.
      if (error instanceof Problem) return undefined
      throw error
    })
    if (running === undefined || this.isClosed) return undefined
    const listener: Listener = {
      told: (_match, told) => this.told(subject, told),
      holdersChanged: (now) => this.holdersChanged(subject, now),
      // Whoever reads it comes back, and begins after what it was told.
      lost: () => this.end(),
    }
    const subject: Subject = {
      name,
      match,
      as: viewer === running.viewers - 1 ? 'spectator' : running.seatId(viewer),
      viewer,
      number: 0,
      waiting: [],
      delayMs: viewer === running.viewers - 1 ? (running.table.spectatorDelayMs ?? 0) : 0,
      end: this.house.listen(match, listener),
    }
    // From here on all that is told is kept; what is written already comes before it.
    await running.settled()
    const latest =
      subject.delayMs > 0
        ? (await this.house.fromOutside(running)).number(viewer)
        : running.numberAt(viewer, running.written)
    subject.number = Math.min(from?.get(name) ?? latest, latest)
    this.subjects.set(name, subject)
    return subject
  }

  private async begin(subject: Subject): Promise<void> {
    if (subject.delayMs > 0) {
      // What has happened already, and comes later.
      const { match, viewer, number } = subject
      for (const told of await this.house.newsSince(match, viewer, number)) this.later(subject, told)
    }
    await this.catchUp(subject)
  }

  /** Looks again when what was told just now may be seen. */
  private later(subject: Subject, { at }: Told): void {
    const { time } = this.house
    time.after(at + subject.delayMs - time.now(), () => {
      if (!this.isClosed) this.catchUp(subject).catch(() => this.end())
    })
  }

  private async catchUp(subject: Subject): Promise<void> {
    const { match, viewer } = subject
    let upTo: number | undefined
    if (subject.delayMs > 0) {
      const running = await this.house.open(match)
      const seen = await this.house.fromOutside(running)
      if (seen !== running) upTo = seen.n
    }
    const missed = await this.house.newsSince(match, viewer, subject.number, upTo)
    for (const told of missed) if (!this.send(subject, told)) this.end()
    const waiting = subject.waiting ?? []
    subject.waiting = undefined
    for (const told of waiting) if (!this.send(subject, told)) this.end()
  }

  private told(subject: Subject, told: Told): void {
    if (subject.delayMs > 0) {
      this.later(subject, told)
      return
    }
    if (subject.waiting !== undefined) {
      subject.waiting.push(told)
      return
    }
    if (this.send(subject, told)) return
    // Something between was not told here: it is read first.
    subject.waiting = [told]
    this.catchUp(subject).catch(() => this.end())
  }

  /** False where something is missing before it: nothing is sent then. */
  private send(subject: Subject, told: Told): boolean {
    const news = told.news[subject.viewer]
    const number = told.numbers[subject.viewer] ?? 0
    if (news === undefined || number <= subject.number || this.isClosed) return true
    if (number !== subject.number + 1) return false
    subject.number = number
    this.moved()
    const text = `"match":"${subject.match}","as":"${subject.as}","number":${number},${news}`
    this.write(this.wire.event(this.cursor, text))
    return true
  }

  /** Whoever no longer holds the seat is told so, and nothing after it. */
  private holdersChanged(subject: Subject, running: RunningMatch): void {
    if (subject.as === 'spectator' || seatsOf(running, this.key).includes(subject.viewer)) return
    subject.end()
    this.subjects.delete(subject.name)
    this.moved()
    const text = JSON.stringify({ type: 'unseated', match: subject.match, as: subject.as })
    this.write(this.wire.event(this.cursor, text.slice(1)))
  }

  private moved(): void {
    const numbers = Array.from(this.subjects.values(), ({ name, number }) => [name, number] as const)
    this.cursor = formatCursor(new Map(numbers))
  }

  private write(text: string): void {
    if (!this.isClosed) writeTo(this.raw, text)
  }
}
