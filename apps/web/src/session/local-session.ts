import {
  type Entry,
  encodeView,
  type Game,
  givesUp,
  isAtAnyTime,
  type Json,
  type Match,
  optionsFor,
  type Refusal,
  type Replay,
  rulesName,
  type Seat,
  type SeatHolder,
  type Tagged,
  toReplay,
  type Viewer,
} from '@wyrmtable/kernel'
import { saveMatch } from '../store/saved-games.ts'
import { Autosave } from './autosave.ts'
import type { BotClient, BotHint } from './bot-client.ts'
import { Chronicle } from './chronicle.ts'
import { Computers, isComputer } from './computers.ts'
import { type Imagine, Imagining, theView } from './imagining.ts'
import type { RecordedSession, TableView, Verdict } from './session.ts'
import { TakeBacks } from './take-backs.ts'
import { Thinking, type ThinkingStore } from './thinking.ts'
import { Unasked } from './unasked.ts'
import type { BotQuestion } from './worker-messages.ts'

/** What somebody at this screen may do although it is not for that seat to act, such as giving up. */
export interface FreeAction {
  readonly seat: Seat
  readonly action: Tagged
}

/** What a page shows of a match that is played in this browser. */
export interface SessionView extends TableView {
  /** Of all who sit here but the first to act, whose own list has them. */
  readonly free: readonly FreeAction[]
  /** Who of those who sit here may still give up. */
  readonly mayResign: readonly Seat[]
  /** Another after each change of the position: what was asked about one before is of no use. */
  readonly change: number
  /** Whether the computer failed to answer. */
  readonly isStuck: boolean
  /** Why the last change could not be saved. */
  readonly unsaved: string | undefined
}

/** One of the best steps, in actions of the game. */
export interface SessionHint extends Omit<BotHint, 'actions'> {
  readonly actions: readonly Tagged[]
}

export interface LocalSettings {
  /** Pause after a step of a computer. */
  readonly pauseMs: number
  /** Whether computers begin to think only when the board has come to rest, and `boardShows` said so. */
  readonly waitsForBoard?: boolean
  /** Whether the match is one of this browser's games, kept as it goes; absent: it is. */
  readonly isKept?: boolean
  /** Absent: the view is the state, as where nothing is hidden. */
  readonly imagine?: Imagine
}

/**
 * A match played in this browser: people at this screen, computers in a worker. Every accepted action is
 * saved before the next one of a computer is asked for. What it hands out are views and redacted events, as if the
 * state were held elsewhere: those of the seat that is to act, or else of the person who was the last to.
 */
export class LocalSession implements RecordedSession<SessionView> {
  readonly match: Match
  /** Whether computers begin to think only when the board has come to rest, and `boardShows` said so. */
  readonly waitsForBoard: boolean
  private readonly bots: Pick<BotClient, 'ask' | 'hint'>
  private readonly autosave: Autosave
  private readonly takeBacks: TakeBacks
  private readonly computers: Computers
  private readonly unasked: Unasked
  private readonly thoughts = new Thinking()
  private readonly listeners = new Set<() => void>()
  private readonly told: Chronicle
  private readonly imagining: Imagining
  private viewer: Viewer
  private view: SessionView
  private pauseMs: number
  private changes = 0

  constructor(match: Match, bots: Pick<BotClient, 'ask' | 'hint'>, how: LocalSettings) {
    const { pauseMs, waitsForBoard = false, isKept = true, imagine = theView } = how
    this.match = match
    this.told = new Chronicle(match.game)
    this.imagining = new Imagining(imagine)
    this.bots = bots
    this.pauseMs = pauseMs
    this.waitsForBoard = waitsForBoard
    this.autosave = new Autosave(isKept ? () => saveMatch(match) : async () => {}, () => this.publish())
    this.takeBacks = new TakeBacks(match, () => this.people)
    this.computers = new Computers(
      {
        match,
        bots,
        thinking: this.thoughts,
        question: (seat) => this.question(seat),
        accept: (seat, action) => this.accept(seat, action),
        saved: () => this.autosave.settled(),
        pause: () => this.pauseAfter(),
        shownSeq: () => this.view.seq,
        stuckChanged: () => this.publish(),
      },
      waitsForBoard,
    )
    this.unasked = new Unasked({
      match,
      person: () => (this.onlyPerson === 'spectator' ? undefined : this.onlyPerson),
      accept: (seat, action) => this.accept(seat, action),
      idle: () => this.computers.think(),
    })
    this.viewer = this.onlyPerson
    this.told.open(match.since === 0 && match.gameAt(0) === match.game ? match.events(0) : [])
    for (const entry of match.line) this.told.push(entry, this.toldOf(entry))
    this.view = this.look()
  }

  /** How far the computer is, or the hint that was asked for. */
  get thinking(): ThinkingStore {
    return this.thoughts
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): SessionView => this.view

  /** Begins, or begins again, to answer for the computers, and for people what they do not want to be asked about. */
  start(): void {
    this.unasked.open()
    this.unasked.consider()
    this.computers.start()
  }

  close(): void {
    this.unasked.close()
    this.computers.close()
    this.thoughts.hurry()
  }

  setPause(pauseMs: number): void {
    this.pauseMs = pauseMs
  }

  /** The board has come to rest, with everything shown up to this entry. */
  boardShows(seq: number): void {
    this.computers.boardShows(seq)
  }

  /** Resolves when everything that was accepted so far is saved. */
  settled(): Promise<void> {
    return this.autosave.settled()
  }

  get game(): Game {
    return this.match.game
  }

  get seats() {
    return this.match.seats
  }

  get id(): string {
    return this.match.header.id
  }

  imagined(): unknown {
    return this.imagining.of(this.view)
  }

  viewAt(seq: number): unknown {
    const { line, since } = this.match
    const { viewer } = this.view
    const at = line[this.told.placeOf(viewer, seq) - 1]?.seq ?? since
    return this.match.gameAt(at).view(this.match.at(at), viewer)
  }

  async record(): Promise<Replay> {
    if (this.match.outcome() === undefined)
      throw new Error('the match goes on: its record would tell secrets')
    return toReplay(this.match, { revealSecret: true })
  }

  check(action: Tagged): Refusal | undefined {
    const seat = this.seatFor(action)
    return seat === undefined ? undefined : this.match.check(seat, action)
  }

  play(action: Tagged): Verdict {
    const seat = this.seatFor(action)
    if (seat === undefined) return undefined
    // Giving up is a fact of the match, which needs no leave of the rules.
    if (givesUp(this.game, action) && this.resign(seat)) return undefined
    const refusal = this.match.check(seat, action)
    if (refusal === undefined) this.accept(seat, action)
    return refusal
  }

  /** Who does it: the first acting seat, or else the viewer, where the game lets them at any time. */
  private seatFor(action: Tagged): Seat | undefined {
    const { acting, viewer } = this.view
    if (acting.length > 0 || viewer === 'spectator' || !this.people.includes(viewer)) return acting[0]
    return isAtAnyTime(this.game, this.match.state, viewer, action) ? viewer : undefined
  }

  wish(said: Json): void {
    if (!this.unasked.wish(said)) return
    this.publish()
    this.unasked.consider()
  }

  /** Gives up for somebody who sits at this screen, whoever is to act. */
  resign(seat: Seat): boolean {
    return this.note(this.match.resign(seat, Date.now()))
  }

  /** Whether a draw can be agreed to here: all who are still in the match sit at this screen, or have left it. */
  get mayAgreeDraw(): boolean {
    const { match } = this
    const isIn = (_: unknown, seat: Seat): boolean => match.mayForfeit(seat) || match.toAct().includes(seat)
    return match.outcome() === undefined && match.seats.filter(isIn).every(({ kind }) => kind === 'person')
  }

  /** Ends the match without a winner, to which everybody at this screen has agreed. */
  agreeDraw(): void {
    this.note(this.match.agreeDraw(Date.now()))
  }

  /** Somebody else answers for the seat from now on. */
  handOver(seat: Seat, to: SeatHolder): void {
    if (!this.note(this.match.handOver(seat, to, Date.now()))) return
    // Whoever looked on through the eyes of a seat that is no person's any more looks through no other's.
    if (this.viewer !== 'spectator' && !this.people.includes(this.viewer)) this.viewer = this.onlyPerson
    this.publish()
  }

  private note(done: ReturnType<Match['agreeDraw']>): boolean {
    if (!done.ok) return false
    this.told.push(done.value.entry, done.value.events)
    this.unasked.told(done.value.events)
    this.changed()
    return true
  }

  private get people(): readonly Seat[] {
    return this.match.seats.flatMap(({ kind }, seat): readonly Seat[] => (kind === 'person' ? [seat] : []))
  }

  private get onlyPerson(): Viewer {
    const [only, other] = this.people
    return only === undefined || other !== undefined ? 'spectator' : only
  }

  playFree({ seat, action }: FreeAction): void {
    this.accept(seat, action)
  }

  undo(): void {
    if (!this.takeBacks.undo()) return
    this.told.pop()
    this.changed()
  }

  redo(): void {
    const done = this.takeBacks.redo()
    if (done === undefined) return
    this.told.push(done.entry, done.events)
    this.changed()
  }

  /**
   * Whether advice can be asked for at this screen. Where several people share one, it would tell all of them
   * of cards that only one may see.
   */
  get givesAdvice(): boolean {
    const { hasSecrets, sharesScreen } = this.match.game
    return !hasSecrets || sharesScreen === true || this.people.length < 2
  }

  /**
   * The best steps for whoever is to act at this screen, best first; none if the position has changed
   * meanwhile, or nobody here is to act.
   */
  async hint(): Promise<readonly SessionHint[]> {
    const [seat] = this.view.acting
    if (seat === undefined || !this.givesAdvice) return []
    const { match } = this
    const { hash } = match
    const hints = await this.thoughts.watch(seat, hash, (onProgress) =>
      this.bots.hint(this.question(seat), onProgress),
    )
    if (match.hash !== hash) return []
    return hints.flatMap(({ actions, ...about }) => {
      const parsed = actions.map((action) => match.game.action.parse(action))
      const steps = parsed.flatMap((action) => (action.ok ? [action.value] : []))
      return steps.length === actions.length ? [{ ...about, actions: steps }] : []
    })
  }

  /** Whoever thinks shall answer now, with the best it has found so far. */
  hurry(): void {
    this.thoughts.hurry()
  }

  /** Plays the steps of a hint, as far as they are legal and no die falls. */
  follow(actions: readonly Tagged[]): void {
    const { draws } = this.match
    for (const action of actions) {
      const [seat] = this.view.acting
      if (seat === undefined || !this.accept(seat, action) || this.match.draws !== draws) return
    }
  }

  /** Asks the computer once more. */
  retry(): void {
    this.computers.forgive()
    this.changed()
  }

  /**
   * What an entry told. What was played by rules that no longer hold is told in their words and drawn by their table:
   * in the replay.
   */
  private toldOf({ seq }: Entry): readonly Tagged[] {
    return this.match.gameAt(seq) === this.game ? this.match.events(seq) : []
  }

  private accept(seat: Seat, action: Tagged): boolean {
    // A game's own way of giving up is the same deed; what is recorded is the fact.
    if (givesUp(this.match.game, action)) return this.resign(seat)
    const done = this.match.play(seat, action, Date.now())
    if (!done.ok) return false
    const { entry, events } = done.value
    this.told.push(entry, events)
    this.unasked.told(events)
    this.changed()
    return true
  }

  private changed(): void {
    this.changes++
    this.thoughts.moveOn(this.match.hash)
    this.autosave.save()
    this.publish()
    if (!this.unasked.consider()) this.computers.think()
  }

  private publish(): void {
    this.view = this.look()
    for (const listener of this.listeners) listener()
  }

  private question(seat: Seat): BotQuestion {
    const { game, header, state, seats } = this.match
    const level = seats[seat]?.level ?? ''
    return {
      game: rulesName(game),
      options: optionsFor(this.match, seat),
      view: encodeView(game, game.view(state, seat)),
      seat,
      level,
      match: header.id,
    }
  }

  /** Dice want to be seen; other steps follow one another faster. */
  private pauseAfter(): number {
    return this.told.latest.some((event) => event.type === 'rolled') ? this.pauseMs : this.pauseMs / 8
  }

  private look(): SessionView {
    const { match, game } = this
    const toAct = match.toAct()
    const acting = toAct.filter((seat) => !isComputer(match, seat))
    const [seat] = acting
    this.viewer = seat ?? this.viewer
    const { viewer } = this
    return {
      // Without secrets the view is the state, which the match goes on to change.
      view: game.view(game.clone(match.state), viewer),
      viewer,
      seq: this.told.seqFor(viewer),
      acting,
      awaited: toAct.filter((one) => isComputer(match, one)),
      actions: seat === undefined ? [] : game.actions(match.state, seat),
      free: this.people.flatMap((one) =>
        one === seat
          ? []
          : (game.atAnyTime?.(match.state, one) ?? [])
              .filter((action) => !givesUp(game, action))
              .map((action) => ({ seat: one, action })),
      ),
      mayResign: this.people.filter((one) => match.mayForfeit(one)),
      outcome: match.outcome(),
      log: this.told.seenBy(viewer),
      mayWish: this.unasked.seat !== undefined,
      ...(this.unasked.wishes === undefined ? {} : { wishes: this.unasked.wishes }),
      canUndo: this.takeBacks.canUndo,
      canRedo: this.takeBacks.canRedo,
      change: this.changes,
      isStuck: this.computers.isStuck,
      unsaved: this.autosave.failure,
    }
  }
}
