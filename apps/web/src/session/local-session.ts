import {
  encodeView,
  type Game,
  givesUp,
  isAtAnyTime,
  type Json,
  type Match,
  type MatchHeader,
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
import type { Chronicle } from './chronicle.ts'
import { Aims, type TurnAims } from './computers/aims.ts'
import type { BotClient, DecisionAims } from './computers/bot-client.ts'
import { Computers, isComputer } from './computers/computers.ts'
import { Thinking, type ThinkingStore } from './computers/thinking.ts'
import type { BotQuestion } from './computers/worker-messages.ts'
import { type Imagine, Imagining, theView } from './imagining.ts'
import { type KeptAs, keptAs } from './kept-files.ts'
import type { FreeAction, ScreenSession, SessionHint, SessionView } from './screen-session.ts'
import type { Verdict } from './session.ts'
import { TakeBacks } from './take-backs.ts'
import { Telling } from './telling.ts'
import { Unasked } from './unasked.ts'

export interface LocalSettings {
  /** Pause after a step of a computer. */
  readonly pauseMs: number
  /** Whether computers begin to think only when the board has come to rest, and `boardShows` said so. */
  readonly waitsForBoard?: boolean
  /** Whether the match is one of this browser's games, kept as it goes; absent: it is. */
  readonly isKept?: boolean
  /** The entry after which the match was opened, what came before being told later; absent: from its beginning. */
  readonly openedAt?: number
  /** Absent: the view is the state, as where nothing is hidden. */
  readonly imagine?: Imagine
}

/**
 * A match played in this browser: people at this screen, computers in a worker. Every accepted action is
 * saved before the next one of a computer is asked for. What it hands out are views and redacted events, as if the
 * state were held elsewhere: those of the seat that is to act, or else of the person who was the last to.
 */
export class LocalSession implements ScreenSession {
  readonly match: Match
  readonly waitsForBoard: boolean
  private readonly bots: Pick<BotClient, 'ask' | 'hint'>
  private readonly autosave: Autosave
  private readonly takeBacks: TakeBacks
  private readonly computers: Computers
  private readonly unasked: Unasked
  private readonly thoughts = new Thinking()
  private readonly turnAims = new Aims()
  private readonly listeners = new Set<() => void>()
  private readonly telling: Telling
  private readonly told: Chronicle
  private readonly imagining: Imagining
  private viewer: Viewer
  /** Who looks although others are to act, until the next thing is done. */
  private guest: Seat | undefined
  private view: SessionView
  private pauseMs: number
  private changes = 0

  constructor(match: Match, bots: Pick<BotClient, 'ask' | 'hint'>, how: LocalSettings) {
    const { pauseMs, waitsForBoard = false, isKept = true, openedAt = 0, imagine = theView } = how
    this.match = match
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
        ...(match.game.hasSecrets
          ? {}
          : { aimed: (seat: Seat, aims: DecisionAims) => this.turnAims.decided(seat, aims) }),
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
    this.telling = new Telling(match, openedAt, () => this.publish())
    this.told = this.telling.chronicle
    this.view = this.look()
  }

  get thinking(): ThinkingStore {
    return this.thoughts
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): SessionView => this.view

  start(): void {
    this.telling.start()
    this.unasked.open()
    this.unasked.consider()
    this.computers.start()
  }

  close(): void {
    this.telling.close()
    this.unasked.close()
    this.computers.close()
    this.thoughts.hurry()
  }

  setPause(pauseMs: number): void {
    this.pauseMs = pauseMs
  }

  boardShows(seq: number): void {
    this.computers.boardShows(seq)
  }

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
    return this.header.id
  }

  get header(): MatchHeader {
    return this.match.header
  }

  keptAs(kind: KeptAs): object | undefined {
    return keptAs(this.match, kind, this.people)
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

  resign(seat: Seat): boolean {
    return this.note(this.match.resign(seat, Date.now()))
  }

  get stillIn(): readonly Seat[] {
    const { match } = this
    const seats = match.seats.map((_, seat): Seat => seat)
    return seats.filter((seat) => match.mayForfeit(seat) || match.toAct().includes(seat))
  }

  get mayAgreeDraw(): boolean {
    const { match } = this
    return match.outcome() === undefined && this.stillIn.every((seat) => match.seats[seat]?.kind === 'person')
  }

  agreeDraw(): void {
    this.note(this.match.agreeDraw(Date.now()))
  }

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

  lookAs(seat: Seat): void {
    this.guest = this.people.includes(seat) && !this.match.toAct().includes(seat) ? seat : undefined
    this.publish()
  }

  playFree({ seat, action }: FreeAction): void {
    this.accept(seat, action)
  }

  undo(): void {
    this.telling.finish()
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

  get givesAdvice(): boolean {
    const { hasSecrets, sharesScreen } = this.match.game
    return !hasSecrets || sharesScreen === true || this.people.length < 2
  }

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

  aims(): readonly TurnAims[] {
    return this.turnAims.told()
  }

  hurry(): void {
    this.thoughts.hurry()
  }

  follow(actions: readonly Tagged[]): void {
    const { draws } = this.match
    for (const action of actions) {
      const [seat] = this.view.acting
      if (seat === undefined || !this.accept(seat, action) || this.match.draws !== draws) return
    }
  }

  retry(): void {
    this.computers.forgive()
    this.changed()
  }

  private accept(seat: Seat, action: Tagged): boolean {
    // A game's own way of giving up is the same deed; what is recorded is the fact.
    if (givesUp(this.match.game, action)) return this.resign(seat)
    const done = this.match.play(seat, action, Date.now())
    if (!done.ok) return false
    const { entry, events } = done.value
    this.told.push(entry, events)
    this.unasked.told(events)
    if (!isComputer(this.match, seat)) this.turnAims.personActed()
    this.changed()
    return true
  }

  private changed(): void {
    this.changes++
    this.guest = undefined
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
    const { guest } = this
    const acting = guest === undefined ? toAct.filter((seat) => !isComputer(match, seat)) : []
    const [seat] = acting
    this.viewer = guest ?? seat ?? this.viewer
    const { viewer } = this
    return {
      // Without secrets the view is the state, which the match goes on to change.
      view: game.view(game.clone(match.state), viewer),
      viewer,
      seq: this.told.seqFor(viewer),
      acting,
      awaited: toAct.filter((one) => !acting.includes(one)),
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
