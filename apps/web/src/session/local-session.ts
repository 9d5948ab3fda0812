import {
  type Game,
  type Match,
  type Outcome,
  type Refusal,
  rulesName,
  type Seat,
  type Tagged,
} from '@wyrmtable/kernel'
import type { LoggedEntry } from '@wyrmtable/ui'
import { saveMatch } from '../store/saved-games.ts'
import type { Asked, BotClient, BotHint, ThinkingProgress } from './bot-client.ts'
import type { BotQuestion } from './worker-messages.ts'

/** What somebody at this screen may do although it is not for that seat to act, such as giving up. */
export interface FreeAction {
  readonly seat: Seat
  readonly action: Tagged
}

/** What a page shows of a session; a new value after each change. */
export interface SessionView {
  readonly state: unknown
  readonly seq: number
  readonly acting: readonly Seat[]
  readonly awaited: readonly Seat[]
  readonly actions: readonly Tagged[]
  /** Of all who sit here but the first to act, whose own list has them. */
  readonly free: readonly FreeAction[]
  readonly outcome: Outcome | undefined
  readonly log: readonly LoggedEntry[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Whether the computer failed to answer. */
  readonly isStuck: boolean
  /** Why the last change could not be saved. */
  readonly unsaved: string | undefined
}

/** Who is thinking, and how far they are. */
export interface ThinkingView extends ThinkingProgress {
  readonly seat: Seat
}

/** Apart from the view, which it would change ten times a second: for the one mark that shows it. */
export interface ThinkingStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => ThinkingView | undefined
}

/** One of the best steps, in actions of the game. */
export interface SessionHint extends Omit<BotHint, 'actions'> {
  readonly actions: readonly Tagged[]
}

/**
 * A match played in this browser: people at this screen, computers in a worker. Every accepted action is
 * saved before the next one of a computer is asked for.
 */
export class LocalSession {
  readonly match: Match
  /** Whether computers begin to think only when the board has come to rest, and `boardShows` said so. */
  readonly waitsForBoard: boolean
  /** How far the computer is, or the hint that was asked for. */
  readonly thinking: ThinkingStore = {
    subscribe: (listener) => {
      this.thinkingListeners.add(listener)
      return () => this.thinkingListeners.delete(listener)
    },
    snapshot: () => this.thinkingView,
  }
  private readonly bots: Pick<BotClient, 'ask' | 'hint'>
  private readonly thinkingListeners = new Set<() => void>()
  private thinkingView: ThinkingView | undefined
  /** What is being thought about, and the position that it is about. */
  private asked: { readonly asked: Asked<unknown>; readonly hash: string } | undefined
  private readonly listeners = new Set<() => void>()
  private readonly entries: LoggedEntry[] = []
  private view: SessionView
  private saving: Promise<void> = Promise.resolve()
  private isSaving = false
  private isUnsaved = false
  private isStuck = false
  private isClosed = false
  private isThinking = false
  private unsaved: string | undefined
  private pauseMs: number
  /** The last entry that the board has shown to its end. */
  private shown = -1

  constructor(match: Match, bots: Pick<BotClient, 'ask' | 'hint'>, pauseMs: number, waitsForBoard = false) {
    this.match = match
    this.bots = bots
    this.pauseMs = pauseMs
    this.waitsForBoard = waitsForBoard
    for (const { seq, seat } of match.entries) this.entries.push({ seq, seat, events: match.events(seq) })
    this.view = this.look()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): SessionView => this.view

  /** Begins, or begins again, to answer for the computers. */
  start(): void {
    this.isClosed = false
    this.think()
  }

  close(): void {
    this.isClosed = true
    this.asked?.asked.cancel()
  }

  setPause(pauseMs: number): void {
    this.pauseMs = pauseMs
  }

  /** The board has come to rest, with everything shown up to this entry. */
  boardShows(seq: number): void {
    this.shown = seq
    this.think()
  }

  /** Resolves when everything that was accepted so far is saved. */
  settled(): Promise<void> {
    return this.saving
  }

  check(action: Tagged): Refusal | undefined {
    const [seat] = this.view.acting
    return seat === undefined ? undefined : this.match.check(seat, action)
  }

  play(action: Tagged): void {
    const [seat] = this.view.acting
    if (seat !== undefined) this.accept(seat, action)
  }

  playFree({ seat, action }: FreeAction): void {
    this.accept(seat, action)
  }

  undo(): void {
    const seat = this.peopleOf((one) => this.match.canUndo(one))
    if (seat === undefined || !this.match.undo(seat).ok) return
    this.entries.pop()
    this.changed()
  }

  redo(): void {
    const seat = this.peopleOf((one) => this.match.canRedo(one))
    if (seat === undefined) return
    const done = this.match.redo(seat, Date.now())
    if (!done.ok) return
    this.log(done.value.entry.seq, done.value.entry.seat, done.value.events)
    this.changed()
  }

  /**
   * Whether advice can be asked for at this screen. Where several people share one, it would tell all of them
   * of cards that only one may see.
   */
  get givesAdvice(): boolean {
    const people = this.match.header.seats.filter(({ kind }) => kind === 'person')
    const { hasSecrets, sharesScreen } = this.match.game
    return !hasSecrets || sharesScreen === true || people.length < 2
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
    const hints = await this.watched(seat, (onProgress) => this.bots.hint(this.question(seat), onProgress))
    if (match.hash !== hash) return []
    return hints.flatMap(({ actions, ...about }) => {
      const parsed = actions.map((action) => match.game.action.parse(action))
      const steps = parsed.flatMap((action) => (action.ok ? [action.value] : []))
      return steps.length === actions.length ? [{ ...about, actions: steps }] : []
    })
  }

  /** Whoever thinks shall answer now, with the best it has found so far. */
  hurry(): void {
    this.asked?.asked.cancel()
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
    this.isStuck = false
    this.changed()
  }

  private accept(seat: Seat, action: Tagged): boolean {
    const done = this.match.play(seat, action, Date.now())
    if (!done.ok) return false
    this.log(done.value.entry.seq, done.value.entry.seat, done.value.events)
    this.changed()
    return true
  }

  private log(seq: number, seat: string, events: readonly Tagged[]): void {
    this.entries.push({ seq, seat, events })
  }

  private changed(): void {
    // What is thought about a position that is no more is of no use.
    if (this.asked !== undefined && this.asked.hash !== this.match.hash) this.asked.asked.cancel()
    this.save()
    this.publish()
    this.think()
  }

  private publish(): void {
    this.view = this.look()
    for (const listener of this.listeners) listener()
  }

  /** One save at a time; what came while it ran is taken in by one more. */
  private save(): void {
    this.isUnsaved = true
    if (this.isSaving) return
    this.isSaving = true
    this.saving = this.saveAll()
  }

  private async saveAll(): Promise<void> {
    while (this.isUnsaved) {
      this.isUnsaved = false
      await this.saveNow()
    }
    this.isSaving = false
  }

  private async saveNow(): Promise<void> {
    let unsaved: string | undefined
    try {
      await saveMatch(this.match)
    } catch (error) {
      unsaved = error instanceof Error ? error.message : String(error)
    }
    if (unsaved !== this.unsaved) {
      this.unsaved = unsaved
      this.publish()
    }
  }

  private think(): void {
    const [seat] = this.match.toAct().filter((one) => this.isComputer(one))
    if (seat === undefined || this.isThinking || this.isStuck || this.isClosed) return
    if (this.waitsForBoard && this.shown !== this.match.seq) return
    this.isThinking = true
    this.answer(seat)
      .catch((error: unknown) => {
        if (this.isClosed) return
        // The page only says that there is no answer; here is why.
        console.error(`${this.match.game.id}, entry ${this.match.seq}: seat ${seat} could not answer.`, error)
        this.stick()
      })
      .finally(() => {
        this.isThinking = false
        this.think()
      })
  }

  /** Asks a worker and plays its answer, each action after a pause, as long as nothing came between. */
  private async answer(seat: Seat): Promise<void> {
    const { match } = this
    let { hash } = match
    const [actions] = await Promise.all([
      this.watched(seat, (onProgress) => this.bots.ask(this.question(seat), onProgress)),
      this.saving,
    ])
    for (const [at, action] of actions.entries()) {
      await pause(this.pauseAfter())
      if (this.isClosed || match.hash !== hash) return
      if (!this.accept(seat, action)) {
        // The rest of a plan may have become impossible; the first step may not.
        if (at > 0) return
        throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(match.check(seat, action))}`)
      }
      hash = match.hash
      if ((match.entries.at(-1)?.dice.length ?? 0) > 0 || !match.toAct().includes(seat)) return
    }
  }

  private question(seat: Seat): BotQuestion {
    const { game, header, state } = this.match
    const level = header.seats[seat]?.level ?? ''
    return {
      game: rulesName(game),
      options: header.options,
      position: game.encode(state),
      seat,
      level,
      match: header.id,
    }
  }

  /** Shows how far an answer is until it comes. */
  private async watched<Answer>(
    seat: Seat,
    ask: (onProgress: (progress: ThinkingProgress) => void) => Asked<Answer>,
  ): Promise<Answer> {
    const asked = ask((progress) => this.showThinking({ seat, ...progress }))
    const mine = { asked, hash: this.match.hash }
    this.asked = mine
    try {
      return await asked.answer
    } finally {
      if (this.asked === mine) {
        this.asked = undefined
        this.showThinking(undefined)
      }
    }
  }

  private showThinking(view: ThinkingView | undefined): void {
    if (this.thinkingView === view) return
    this.thinkingView = view
    for (const listener of this.thinkingListeners) listener()
  }

  /** Dice want to be seen; other steps follow one another faster. */
  private pauseAfter(): number {
    const told = this.entries.at(-1)?.events ?? []
    return told.some((event) => event.type === 'rolled') ? this.pauseMs : this.pauseMs / 8
  }

  private stick(): void {
    this.isStuck = true
    this.publish()
  }

  private look(): SessionView {
    const { match } = this
    const game: Game = match.game
    const toAct = match.toAct()
    const acting = toAct.filter((seat) => !this.isComputer(seat))
    const [seat] = acting
    return {
      state: game.clone(match.state),
      seq: match.seq,
      acting,
      awaited: toAct.filter((one) => this.isComputer(one)),
      actions: seat === undefined ? [] : game.actions(match.state, seat),
      free: this.people.flatMap((one) =>
        one === seat
          ? []
          : (game.atAnyTime?.(match.state, one) ?? []).map((action) => ({ seat: one, action })),
      ),
      outcome: match.outcome(),
      log: this.entries.slice(),
      canUndo: this.peopleOf((one) => match.canUndo(one)) !== undefined,
      canRedo: this.peopleOf((one) => match.canRedo(one)) !== undefined,
      isStuck: this.isStuck,
      unsaved: this.unsaved,
    }
  }

  private isComputer(seat: Seat): boolean {
    return this.match.header.seats[seat]?.kind === 'computer'
  }

  private peopleOf(matches: (seat: Seat) => boolean): Seat | undefined {
    return this.people.find(matches)
  }

  private get people(): readonly Seat[] {
    return this.match.header.seats.map((_, seat): Seat => seat).filter((seat) => !this.isComputer(seat))
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
