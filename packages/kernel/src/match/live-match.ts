import type { Dice } from '../dice/dice.ts'
import type { MatchDice } from '../dice/match-dice.ts'
import { type RecordingDice, recordingDice } from '../dice/recording-dice.ts'
import { scriptedDice } from '../dice/scripted-dice.ts'
import type { Emit, Game, Outcome, Seat, Tagged } from '../game/contract.ts'
import type { Refused } from '../game/refused.ts'
import { whyNot } from '../game/turn.ts'
import type { Fault } from '../json/fault.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import { fail, ok, type Result } from '../result.ts'
import { Course } from './course.ts'
import { endingBy, endsMatch } from './ending.ts'
import { type ActionEntry, type Entry, type FactEntry, mixAction, mixFact } from './entry.ts'
import { type Fact, isForfeit, type SeatHolder, type WentOnline } from './fact.ts'
import { Fingerprint } from './fingerprint.ts'
import { readBy } from './go-on-under.ts'
import { type MatchHeader, type SeatInfo, startFingerprint } from './header.ts'
import type { Accepted, AcceptedFact, Match, Undone } from './match.ts'
import type { MatchSnapshot } from './match-snapshot.ts'
import { applyForfeit, Past } from './past.ts'
import { matchOver, nothingToUndo, whyNotFact } from './why-not-fact.ts'

/** Where a match begins that is not played from its first entry: a decoded snapshot. */
export interface Beginning<S> {
  readonly snapshot: MatchSnapshot
  readonly state: S
}

/**
 * The match behind `createMatch` and `openMatch`. `play` changes the state in place, without a copy:
 * after a passed check `apply` succeeds unless a rule is broken, and then the state is made again from
 * the nearest snapshot and the record.
 */
export class LiveMatch<S, A extends Tagged, E extends Tagged, O, V> implements Match<S, A, E, O, V> {
  game: Game<S, A, E, O, V>
  readonly header: MatchHeader
  readonly setup: readonly number[]
  state: S
  draws: number

  protected readonly course: Course<A>
  protected recorder: RecordingDice
  protected readonly chain: Fingerprint
  private readonly startHash: string
  protected readonly past: Past<S, A, E, O, V>
  /** What the set-up told. */
  private opening: E[] = []
  /** Where `apply` puts its events; used again for each entry, `told` of it. */
  private readonly telling: E[] = []
  private told = 0
  private readonly emit: Emit<E>
  /** Entries without dice that showed something hidden: they cannot be taken back by one seat alone. */
  private readonly revealing = new Set<number>()
  /** Up to this entry the record was believed without playing it, and nobody knows yet what it showed. */
  protected unplayed = 0
  /** What was taken back, last on top. */
  private undone: { readonly seat: Seat; readonly action: A }[] = []
  private readonly holders = new Map<string, SeatHolder>()
  /** The last fact before the first entry that is here. */
  private factBefore: Fact | undefined

  /** `begin` is how the first state is made, or where it stands instead of the set-up; the dice are at their place there. */
  constructor(
    game: Game<S, A, E, O, V>,
    header: MatchHeader,
    begin: ((dice: Dice, emit: Emit<E>) => S) | (Beginning<S> & { readonly setup: readonly number[] }),
    dice: MatchDice,
  ) {
    this.game = game
    this.header = header
    this.recorder = recordingDice(dice)
    this.emit = (event) => {
      this.telling[this.told++] = event
    }
    if (typeof begin === 'function') {
      this.state = begin(this.recorder, (event) => {
        this.opening.push(event)
      })
      this.setup = this.recorder.values
      this.draws = this.setup.length
      this.chain = startFingerprint(header, this.setup)
      this.course = new Course(0)
    } else {
      this.state = begin.state
      this.setup = begin.setup
      this.chain = new Fingerprint()
      this.course = new Course(begin.snapshot.seq)
      this.draws = begin.snapshot.draws
      this.resume(begin.snapshot)
    }
    this.startHash = this.chain.hex()
    this.past = new Past(this.course, header.options, game, this.state)
  }

  get entries(): readonly Entry<A>[] {
    return this.course.entries
  }

  get line(): readonly Entry<A>[] {
    return this.course.line
  }

  get since(): number {
    return this.course.since
  }

  get seq(): number {
    return this.course.seq
  }

  get hash(): string {
    return this.course.entries.at(-1)?.hash ?? this.startHash
  }

  get seats(): readonly SeatInfo[] {
    return this.holders.size === 0
      ? this.header.seats
      : this.header.seats.map((seat) => {
          const holder = this.holders.get(seat.id)
          return holder === undefined ? seat : { id: seat.id, ...holder }
        })
  }

  toAct(): readonly Seat[] {
    return this.isEnded ? [] : this.game.toAct(this.state)
  }

  outcome(): Outcome | undefined {
    const fact = this.lastFact
    return fact === undefined
      ? this.game.outcome(this.state)
      : endingBy(this.game, this.state, fact, this.header.seats.length)
  }

  check(seat: Seat, action: A): Refused | undefined {
    return this.isEnded ? matchOver : whyNot(this.game, this.state, seat, action)
  }

  play(seat: Seat, action: A, at: number): Result<Accepted<A, E>, Refused> {
    const refused = this.check(seat, action)
    if (refused !== undefined) return fail(refused)
    if (this.undone.length > 0) this.undone = []
    return ok(this.accept(seat, action, at))
  }

  canUndo(seat: Seat): boolean {
    const last = this.line.at(-1)
    return (
      last !== undefined &&
      last.seat !== undefined &&
      last.seat === this.header.seats[seat]?.id &&
      !this.isSealed(last) &&
      this.outcome() === undefined
    )
  }

  undo(seat: Seat, at: number): Result<Undone<A>, Refused> {
    const last = this.canUndo(seat) ? this.line.at(-1) : undefined
    if (last === undefined || last.fact !== undefined) return fail(nothingToUndo)
    const to = this.line.at(-2)?.seq ?? this.since
    const { entry } = this.acceptFact({ type: 'takenBack', to, by: last.seat }, at)
    this.undone.push({ seat, action: last.action })
    return ok({ entry, undone: last })
  }

  canRedo(seat: Seat): boolean {
    return this.undone.at(-1)?.seat === seat
  }

  redo(seat: Seat, at: number): Result<Accepted<A, E>, Refused> {
    const next = this.undone.at(-1)
    if (next === undefined || next.seat !== seat) return fail({ type: 'nothingToRedo', clause: '' })
    const refused = this.check(seat, next.action)
    if (refused !== undefined) return fail(refused)
    this.undone.pop()
    return ok(this.accept(seat, next.action, at))
  }

  takeBack(to: number, at: number): Result<AcceptedFact<E>, Refused> {
    return this.note({ type: 'takenBack', to }, at)
  }

  mayForfeit(seat: Seat): boolean {
    const id = this.header.seats[seat]?.id
    return id !== undefined && whyNotFact(this, this.course, { type: 'resigned', seat: id }) === undefined
  }

  resign(seat: Seat, at: number): Result<AcceptedFact<E>, Refused> {
    return this.note({ type: 'resigned', seat: this.header.seats[seat]?.id ?? '' }, at)
  }

  timeOut(seat: Seat, at: number): Result<AcceptedFact<E>, Refused> {
    return this.note({ type: 'outOfTime', seat: this.header.seats[seat]?.id ?? '' }, at)
  }

  agreeDraw(at: number): Result<AcceptedFact<E>, Refused> {
    return this.note({ type: 'drawAgreed' }, at)
  }

  handOver(seat: Seat, to: SeatHolder, at: number): Result<AcceptedFact<E>, Refused> {
    return this.note({ type: 'handedOver', seat: this.header.seats[seat]?.id ?? '', to }, at)
  }

  goOnline(
    { match, commitment }: Pick<WentOnline, 'match' | 'commitment'>,
    dice: MatchDice,
    at: number,
  ): Result<AcceptedFact<E>, Refused> {
    const done = this.note({ type: 'wentOnline', match, commitment }, at)
    if (done.ok) this.useDice(dice)
    return done
  }

  /** Goes on with these dice; those before are left where they are. */
  useDice(dice: MatchDice): void {
    this.recorder = recordingDice(dice)
  }

  goOnUnder(
    game: Game<S, A, E, O, V>,
    position: Json | undefined,
    at: number,
  ): Result<AcceptedFact<E>, Fault> {
    const { version } = game
    const refusal = whyNotFact(this, this.course, { type: 'rules', version })
    if (refusal !== undefined) {
      return fail({ code: 'illegalAction', path: '', figures: { seq: this.seq + 1 }, refusal })
    }
    const fault = this.enter(game, position)
    if (fault !== undefined) return fail(fault)
    return ok(
      this.acceptFact({ type: 'rules', version, ...(position === undefined ? {} : { position }) }, at),
    )
  }

  at(seq: number): S {
    this.checkSeq(seq, this.since)
    return this.past.gameAfter(seq).clone(seq === this.seq ? this.state : this.past.look(seq))
  }

  gameAt(seq: number): Game<S, A, E, O, V> {
    this.checkSeq(seq, this.since)
    return this.past.gameAfter(seq)
  }

  events(seq: number): readonly E[] {
    if (seq === 0 && this.since === 0) return this.opening
    this.checkSeq(seq, this.since + 1)
    return this.past.events(seq)
  }

  snapshot(): MatchSnapshot {
    const { seq, hash, draws, game, header, lastFact, holders } = this
    return {
      seq,
      hash,
      draws,
      dice: this.recorder.save(),
      state: jsonOf(game.encode(this.state)),
      ...(game.version === header.version ? {} : { version: game.version }),
      ...(lastFact === undefined ? {} : { fact: lastFact }),
      ...(holders.size === 0 ? {} : { holders: Object.fromEntries(holders) }),
    }
  }

  /** Whether the match was begun or gone on with under that version. */
  hasHeld(version: string): boolean {
    return this.past.hasHeld(version)
  }

  /** Applies and records what is known to be legal. */
  private accept(seat: Seat, action: A, at: number): Accepted<A, E> {
    const dice = this.run(seat, action, this.recorder)
    const seq = this.seq + 1
    const seatId = this.game.seatIds[seat] ?? ''
    mixAction(this.chain, seq, seat, action, dice)
    const hash = this.chain.hex()
    const entry: ActionEntry<A> =
      dice.length === 0
        ? { seq, seat: seatId, action, dice, at, hash }
        : { seq, seat: seatId, action, dice, at, draw: this.draws, hash }
    this.record(entry)
    // A list of just the right length: one that grew by pushes would hold several times as much.
    return { entry, events: this.telling.slice(0, this.told) }
  }

  private note(fact: Fact, at: number): Result<AcceptedFact<E>, Refused> {
    const refused = whyNotFact(this, this.course, fact)
    return refused === undefined ? ok(this.acceptFact(fact, at)) : fail(refused)
  }

  private acceptFact(fact: Fact, at: number): AcceptedFact<E> {
    const dice = this.carryOut(fact, this.recorder)
    const seq = this.seq + 1
    mixFact(this.chain, seq, fact, dice)
    const hash = this.chain.hex()
    const draw = dice.length === 0 ? {} : { draw: this.draws }
    const entry: FactEntry = { seq, fact, dice, at, ...draw, hash }
    if (fact.type !== 'takenBack' || fact.by === undefined) this.undone = []
    this.record(entry)
    return { entry, events: this.telling.slice(0, this.told) }
  }

  /** Changes the state and gives the dice that fell; its events are in `telling` until the next run. */
  protected run(seat: Seat, action: A, dice: RecordingDice): readonly number[] {
    this.told = 0
    dice.begin()
    try {
      this.game.apply(this.state, seat, action, dice, this.emit)
    } catch (error) {
      dice.rollback()
      this.state = this.past.rebuilt(this.course.tip)
      throw error
    }
    return dice.values
  }

  /** The same of a fact. */
  protected carryOut(fact: Fact, dice: RecordingDice): readonly number[] {
    this.told = 0
    dice.begin()
    if (fact.type === 'takenBack') this.state = this.past.rebuilt(fact.to)
    else if (fact.type === 'handedOver') this.holders.set(fact.seat, fact.to)
    else if (isForfeit(fact)) {
      try {
        applyForfeit(this.game, this.state, fact, dice, this.emit)
      } catch (error) {
        dice.rollback()
        this.state = this.past.rebuilt(this.course.tip)
        throw error
      }
    }
    return dice.values
  }

  /**
   * Other rules hold from the next entry on, and where nobody was asked about them they tell what came before as well.
   * What they do not read is the fault.
   */
  protected enter(game: Game<S, A, E, O, V>, position: Json | undefined): Fault | undefined {
    const state = readBy(this, game, position)
    if (!state.ok) return state.fault
    if (position === undefined) {
      const fault = this.replace(game)
      if (fault !== undefined) return fault
    } else this.past.enter(this.seq + 1, game)
    this.game = game
    this.state = state.value
    return undefined
  }

  /** Other rules tell what came before as well, the set-up with it. */
  protected replace(game: Game<S, A, E, O, V>): Fault | undefined {
    const fault = this.past.replace(game)
    const { options, seats, position } = this.header
    const isTold = this.since === 0 && position === undefined && this.past.gameAfter(0) === game
    const parsed = game.options.parse(options)
    if (fault !== undefined || !isTold || !parsed.ok) return fault
    const told: E[] = []
    game.setup(parsed.value, seats.length, scriptedDice(this.setup), (event) => told.push(event))
    this.opening = told
    return undefined
  }

  /** Keeps the entry that was just run. */
  protected record(entry: Entry<A>): void {
    const { seq, dice } = entry
    this.draws += dice.length
    if (this.told > 0 && dice.length === 0 && this.revealed()) this.revealing.add(seq)
    this.course.push(entry)
    this.past.note(entry, this.state)
  }

  private revealed(): boolean {
    for (let i = 0; i < this.told; i++) {
      const event = this.telling[i]
      if (event !== undefined && this.game.reveals(event)) return true
    }
    return false
  }

  /** Whether one seat alone cannot take the entry back, because of dice or of what it showed. */
  private isSealed({ seq, dice }: Entry<A>): boolean {
    if (dice.length > 0) return true
    if (seq > this.unplayed) return this.revealing.has(seq)
    return this.past.events(seq).some((event) => this.past.gameAfter(seq).reveals(event))
  }

  private get lastFact(): Fact | undefined {
    const { line } = this.course
    const last = line[line.length - 1]
    return last === undefined ? this.factBefore : last.fact
  }

  /** Whether a fact has ended what the game itself would go on with. */
  private get isEnded(): boolean {
    return endsMatch(this.game, this.lastFact)
  }

  /** Takes over what a snapshot knows of the match besides its state. */
  protected resume({ hash, draws, fact, holders = {} }: MatchSnapshot): void {
    this.chain.resume(hash)
    this.draws = draws
    this.factBefore = fact
    for (const [seat, holder] of Object.entries(holders)) this.holders.set(seat, holder)
  }

  private checkSeq(seq: number, least: number): void {
    if (!Number.isInteger(seq) || seq < least || seq > this.seq) {
      throw new RangeError(`no entry ${seq}: the match has ${least} to ${this.seq}`)
    }
  }
}
