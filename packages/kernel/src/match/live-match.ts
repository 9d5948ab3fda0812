import type { Dice } from '../dice/dice.ts'
import type { MatchDice } from '../dice/match-dice.ts'
import { type RecordingDice, recordingDice } from '../dice/recording-dice.ts'
import { ScriptError, type ScriptedDice, scriptedDice } from '../dice/scripted-dice.ts'
import type { Emit, Game, Outcome, Seat, Tagged } from '../game/contract.ts'
import type { Refused } from '../game/refused.ts'
import { seatOf, whyNot } from '../game/turn.ts'
import type { Fault } from '../json/fault.ts'
import { fail, ok, type Result } from '../result.ts'
import { type Entry, mixEntry } from './entry.ts'
import type { Fingerprint } from './fingerprint.ts'
import { type MatchHeader, startFingerprint } from './header.ts'
import type { Accepted, Match } from './match.ts'
import { Snapshots } from './snapshots.ts'

/** How an entry of a record is taken in again. */
export interface Retake {
  /** `false` believes that the action was legal, as for entries out of one's own storage. */
  readonly check: boolean
  /** Whether the match's own dice must fall as recorded (`live`) or the record is believed. */
  readonly dice: 'live' | 'recorded'
}

/**
 * The match behind `createMatch` and `openMatch`. `play` changes the state in place, without a copy:
 * after a passed check `apply` succeeds unless a rule is broken, and then the state is made again from
 * the nearest snapshot and the record.
 */
export class LiveMatch<S, A extends Tagged, E extends Tagged, O, V> implements Match<S, A, E, O, V> {
  readonly game: Game<S, A, E, O, V>
  readonly header: MatchHeader
  readonly setup: readonly number[]
  state: S
  readonly entries: Entry<A>[] = []
  draws: number

  private recorder: RecordingDice
  /** Recorded dice, and the recorder over them, for applying entries again. */
  private readonly script: ScriptedDice = scriptedDice()
  private readonly scripted: RecordingDice = recordingDice(this.script)
  private readonly chain: Fingerprint
  private readonly startHash: string
  private readonly shelf: Snapshots<S>
  /** Where `apply` puts its events; used again for each entry, `told` of it. */
  private readonly telling: E[] = []
  private told = 0
  private readonly emit: Emit<E>
  /** Last entry that cannot be taken back whoever asks, because of dice or of what it showed. */
  private sealed = 0
  /** What was taken back, last on top. */
  private undone: { readonly seat: Seat; readonly action: A }[] = []
  /** A state on the way of somebody who steps through the record. */
  private cursor: { seq: number; state: S } | undefined

  constructor(game: Game<S, A, E, O, V>, header: MatchHeader, begin: (dice: Dice) => S, dice: MatchDice) {
    this.game = game
    this.header = header
    this.recorder = recordingDice(dice)
    this.emit = (event) => {
      this.telling[this.told++] = event
    }
    this.state = begin(this.recorder)
    this.setup = this.recorder.values
    this.draws = this.setup.length
    this.chain = startFingerprint(header, this.setup)
    this.startHash = this.chain.hex()
    this.shelf = new Snapshots(this.state, (state) => game.clone(state))
  }

  get seq(): number {
    return this.entries.length
  }

  get hash(): string {
    return this.entries.at(-1)?.hash ?? this.startHash
  }

  toAct(): readonly Seat[] {
    return this.game.toAct(this.state)
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.state)
  }

  check(seat: Seat, action: A): Refused | undefined {
    return whyNot(this.game, this.state, seat, action)
  }

  play(seat: Seat, action: A, at: number): Result<Accepted<A, E>, Refused> {
    const refused = whyNot(this.game, this.state, seat, action)
    if (refused !== undefined) return fail(refused)
    if (this.undone.length > 0) this.undone = []
    return ok(this.accept(seat, action, at))
  }

  canUndo(seat: Seat): boolean {
    const last = this.entries.at(-1)
    return (
      last !== undefined &&
      last.seq > this.sealed &&
      last.seat === this.header.seats[seat]?.id &&
      this.outcome() === undefined
    )
  }

  undo(seat: Seat): Result<Entry<A>, Refused> {
    const last = this.canUndo(seat) ? this.entries.pop() : undefined
    if (last === undefined) return fail({ type: 'nothingToUndo', clause: '' })
    this.undone.push({ seat, action: last.action })
    this.shelf.cut(this.seq)
    if (this.cursor !== undefined && this.cursor.seq > this.seq) this.cursor = undefined
    this.state = this.rebuilt(this.seq)
    this.chain.resume(this.hash)
    return ok(last)
  }

  canRedo(seat: Seat): boolean {
    return this.undone.at(-1)?.seat === seat
  }

  redo(seat: Seat, at: number): Result<Accepted<A, E>, Refused> {
    const next = this.undone.at(-1)
    if (next === undefined || next.seat !== seat) return fail({ type: 'nothingToRedo', clause: '' })
    const refused = whyNot(this.game, this.state, seat, next.action)
    if (refused !== undefined) return fail(refused)
    this.undone.pop()
    return ok(this.accept(seat, next.action, at))
  }

  at(seq: number): S {
    this.checkSeq(seq, 0)
    return this.game.clone(seq === this.seq ? this.state : this.wind(seq))
  }

  events(seq: number): readonly E[] {
    this.checkSeq(seq, 1)
    const state = this.wind(seq - 1)
    this.cursor = undefined
    const events: E[] = []
    this.reapply(state, seq, (event) => {
      events.push(event)
    })
    this.cursor = { seq, state }
    return events
  }

  /** Goes on with these dice; those the match was opened with are left where they are. */
  useDice(dice: MatchDice): void {
    this.recorder = recordingDice(dice)
  }

  /**
   * Takes in an entry of a record and compares what comes out with what it says. After a fault the
   * match is of no more use. The paths of faults are into the entry.
   */
  retake(entry: Entry<A>, how: Retake): Fault | undefined {
    const { seq, action } = entry
    const figures = { seq }
    if (seq !== this.seq + 1) {
      return { code: 'wrongOrder', path: '/seq', figures: { expected: this.seq + 1, got: seq } }
    }
    const seat = seatOf(this.game.seatIds, entry.seat)
    if (seat === undefined) return { code: 'wrongSeat', path: '/seat', figures: { seq, got: entry.seat } }
    if (how.check) {
      const refusal = whyNot(this.game, this.state, seat, action)
      if (refusal !== undefined) {
        if (refusal.type === 'notYourTurn' && refusal.clause === '') {
          return { code: 'wrongSeat', path: '/seat', figures: { seq, got: entry.seat }, refusal }
        }
        return { code: 'illegalAction', path: '/action', figures, refusal }
      }
    }
    const draw = entry.dice.length > 0 ? this.draws : undefined
    if (entry.draw !== draw) return { code: 'wrongDice', path: '/draw', figures }
    if (!this.fellAgain(entry, seat, how.dice)) return { code: 'wrongDice', path: '/dice', figures }
    mixEntry(this.chain, seq, seat, action, entry.dice)
    if (!this.chain.is(entry.hash)) return { code: 'brokenChain', path: '/hash', figures }
    this.record(entry)
    return undefined
  }

  /** Applies the entry; false where its dice are not those that fell, too few, or too many. */
  private fellAgain(entry: Entry<A>, seat: Seat, dice: Retake['dice']): boolean {
    if (dice === 'live') return sameDice(this.run(seat, entry.action, this.recorder), entry.dice)
    this.script.load(entry.dice)
    try {
      this.run(seat, entry.action, this.scripted)
      return this.script.isSpent
    } catch (error) {
      if (error instanceof ScriptError) return false
      throw error
    }
  }

  /** Applies and records what is known to be legal. */
  private accept(seat: Seat, action: A, at: number): Accepted<A, E> {
    const dice = this.run(seat, action, this.recorder)
    const seq = this.entries.length + 1
    const seatId = this.game.seatIds[seat] ?? ''
    mixEntry(this.chain, seq, seat, action, dice)
    const hash = this.chain.hex()
    const entry: Entry<A> =
      dice.length === 0
        ? { seq, seat: seatId, action, dice, at, hash }
        : { seq, seat: seatId, action, dice, at, draw: this.draws, hash }
    this.record(entry)
    // A list of just the right length: one that grew by pushes would hold several times as much.
    return { entry, events: this.telling.slice(0, this.told) }
  }

  /** Changes the state and gives the dice that fell; its events are in `telling` until the next run. */
  private run(seat: Seat, action: A, dice: RecordingDice): readonly number[] {
    this.told = 0
    dice.begin()
    try {
      this.game.apply(this.state, seat, action, dice, this.emit)
    } catch (error) {
      dice.rollback()
      this.state = this.rebuilt(this.entries.length)
      throw error
    }
    return dice.values
  }

  /** Keeps the entry that was just run. */
  private record(entry: Entry<A>): void {
    const { seq, dice } = entry
    this.draws += dice.length
    if (dice.length > 0 || this.revealed()) this.sealed = seq
    this.entries.push(entry)
    this.shelf.offer(seq, this.state)
  }

  private revealed(): boolean {
    for (let i = 0; i < this.told; i++) {
      const event = this.telling[i]
      if (event !== undefined && this.game.reveals(event)) return true
    }
    return false
  }

  /** A new state as it stood after the entry. */
  private rebuilt(seq: number): S {
    const near = this.shelf.before(seq)
    const state = this.game.clone(near.state)
    for (let next = near.seq + 1; next <= seq; next++) this.reapply(state, next, ignore)
    return state
  }

  /** The cursor's state after it was moved to the entry; not to be changed but by `events`. */
  private wind(seq: number): S {
    const near = this.shelf.before(seq)
    let cursor = this.cursor
    if (cursor === undefined || cursor.seq > seq || cursor.seq < near.seq) {
      cursor = { seq: near.seq, state: this.game.clone(near.state) }
    }
    this.cursor = undefined
    while (cursor.seq < seq) this.reapply(cursor.state, ++cursor.seq, ignore)
    this.cursor = cursor
    return cursor.state
  }

  private reapply(state: S, seq: number, emit: Emit<E>): void {
    const entry = this.entries[seq - 1]
    const seat = entry && seatOf(this.game.seatIds, entry.seat)
    if (entry === undefined || seat === undefined) throw new RangeError(`no entry ${seq}`)
    this.script.load(entry.dice)
    this.game.apply(state, seat, entry.action, this.script, emit)
  }

  private checkSeq(seq: number, least: number): void {
    if (!Number.isInteger(seq) || seq < least || seq > this.seq) {
      throw new RangeError(`no entry ${seq}: the match has ${this.seq}`)
    }
  }
}

const ignore = (): void => {}

function sameDice(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((die, place) => die === b[place])
}
