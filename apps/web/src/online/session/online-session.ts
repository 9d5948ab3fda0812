import {
  type Game,
  isAtAnyTime,
  type Json,
  type Refusal,
  type Replay,
  readReplay,
  type Seat,
  type SeatInfo,
  type Tagged,
  type Viewer,
} from '@wyrmtable/kernel'
import type { OpenTable } from '../../box/open-box.ts'
import { Imagining } from '../../session/imagining.ts'
import type { RecordedSession, TableView, Verdict } from '../../session/session.ts'
import type { ClockStand, DaysOff, Line, News, Offer, Problem, Rated, Said, Sight } from '../wire/answers.ts'
import { ask } from '../wire/ask.ts'
import { isLost, lineIsBack } from '../wire/line-is-back.ts'
import { newsLine } from '../wire/news-line.ts'
import { Chronicle, type Past } from './chronicle.ts'
import { Foresight } from './foresight.ts'
import { type Deed, Outbox } from './outbox.ts'
import { tableAfter } from './table-after.ts'
import { isGameNews, type Known, ToldGame } from './told-game.ts'

/** What a page shows of a match at a server. */
export interface OnlineView extends TableView {
  readonly seats: Sight['seats']
  readonly present: Readonly<Record<string, number>>
  readonly clock: ClockStand | undefined
  readonly offers: readonly Offer[]
  readonly talk: readonly Said[]
  /** By seat, where the table grants days off. */
  readonly vacations: Readonly<Record<string, DaysOff>>
  /** What this seat may do although it is not to act. */
  readonly free: readonly Tagged[]
  readonly mayResign: boolean
  /** The match that the same people go on with. */
  readonly rematch: string | undefined
  readonly rated: Rated | undefined
  /** A deed is on its way. */
  readonly isSending: boolean
  /** A deed is kept here because the server cannot be reached. */
  readonly isKept: boolean
  /** Why the last deed was not done. */
  readonly problem: Problem | undefined
  /** Another device has taken the seat for itself, or somebody else sits there now. */
  readonly isUnseated: boolean
  readonly takenOver: readonly string[]
  /** How many watch who hold no seat. */
  readonly watchers: number
}

/** The stream is usually faster than this; where it is cut, what was done is fetched. */
const STREAM_MS = 1_000

/**
 * A match whose state is held by a server, through the eyes of one seat or of a spectator. Without secrets the rules
 * are worked out here from the actions that are told; with them every view is told, and this never knows more.
 */
export class OnlineSession implements RecordedSession<OnlineView> {
  readonly game: Game
  readonly seats: readonly SeatInfo[]
  readonly id: string
  readonly sight: Sight
  private readonly viewer: Viewer
  private readonly told: ToldGame
  private readonly imagining: Imagining
  private readonly listeners = new Set<() => void>()
  private readonly chronicle: Chronicle
  private known: Known
  private number: number
  private table: Pick<
    OnlineView,
    | 'seats'
    | 'present'
    | 'clock'
    | 'offers'
    | 'talk'
    | 'vacations'
    | 'rematch'
    | 'rated'
    | 'wishes'
    | 'watchers'
    | 'takenOver'
  >
  private readonly outbox: Outbox
  /** Undefined where only the server knows what a deed comes to. */
  private readonly foresight: Foresight | undefined
  private awaiting: { readonly number: number; readonly told: () => void }[] = []
  private problem: Problem | undefined
  private isUnseated = false
  private isCatchingUp = false
  /** The highest number that is known to have been told. */
  private wanted = 0
  private isClosed = false
  private choices:
    | { readonly state: unknown; readonly seat: Seat; readonly actions: readonly Tagged[] }
    | undefined
  private seen: { readonly view: unknown; readonly viewer: Viewer }
  private now: OnlineView
  private stop: () => void = () => {}

  /** `past` is what was told up to the sight, as far as it is wanted for the chronicle. */
  constructor(sight: Sight, past: Past, box: Pick<OpenTable, 'game' | 'imagine'>) {
    const { game } = box
    this.sight = sight
    this.game = game
    this.id = sight.id
    this.number = sight.number
    this.seats = sight.seats.map(({ id, name, kind, level }) => ({
      id,
      name,
      kind,
      ...(level === undefined ? {} : { level }),
    }))
    this.viewer = viewerOf(game, sight.viewer)
    this.foresight =
      this.viewer === 'spectator' || game.hasSecrets ? undefined : new Foresight(game, this.viewer)
    this.outbox = new Outbox({
      match: sight.id,
      seat: sight.viewer,
      told: () => this.number,
      toldUpTo: (number) => this.toldUpTo(number),
      foresees: this.foresight !== undefined,
      changed: () => this.publish(),
    })
    this.told = new ToldGame(game, sight.options)
    this.imagining = new Imagining((view, viewer) => box.imagine(view, viewer))
    const {
      seats,
      present,
      clock,
      offers,
      talk,
      vacations = {},
      rematch,
      rated,
      wishes,
      watchers = 0,
    } = sight
    const told = { seats, present, clock, offers, talk, vacations, rematch, rated, watchers, takenOver: [] }
    this.table = { ...told, ...(wishes === undefined ? {} : { wishes }) }
    this.known = this.told.known(sight, this.told.decoded(sight.view ?? null))
    this.seen = { view: this.known.view, viewer: this.viewer }
    this.chronicle = new Chronicle(sight, past, this.told)
    this.now = this.look()
  }

  /** Begins to be told what happens, and to send what was left unsent. */
  open(): void {
    const { id } = this
    this.isClosed = false
    const unlisten = newsLine().listen((line) => this.heard(line))
    const unwatch = this.viewer === 'spectator' ? newsLine().watch(id) : undefined
    this.stop = () => {
      unlisten()
      unwatch?.()
      this.outbox.close()
    }
    this.outbox.open()
    // Something may have been told between the sight and the first line that was listened to.
    void this.catchUp()
  }

  close(): void {
    this.isClosed = true
    this.stop()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): OnlineView => this.now

  imagined(): unknown {
    // Who is present or what is said changes no state: the same view has the same one.
    if (this.seen.view !== this.now.view) this.seen = { view: this.now.view, viewer: this.viewer }
    return this.imagining.of(this.seen)
  }

  viewAt(seq: number): unknown {
    return this.chronicle.viewAt(seq)
  }

  check(action: Tagged): Refusal | undefined {
    const seat = this.seatFor(action)
    const state = this.imagined()
    return seat === undefined || state === undefined ? undefined : this.game.check(state, seat, action)
  }

  async play(action: Tagged): Promise<Verdict> {
    if (this.seatFor(action) === undefined || this.foresight?.isBlind === true) return undefined
    // Without secrets what can be known here need not be asked for.
    const refusal = this.game.hasSecrets ? undefined : this.check(action)
    if (refusal !== undefined) return refusal
    this.foresight?.push(this.known.view, action)
    const problem = await this.does({ type: 'play', action })
    return problem?.refusal
  }

  /** A server that cannot be reached just now, as when a laptop has woken up, is asked again until it can. */
  async record(): Promise<Replay> {
    const path = `/api/matches/${this.id}/replay`
    let got = await ask<Json>('GET', path)
    while (!got.ok && isLost(got.fault) && !this.isClosed) {
      await lineIsBack()
      got = await ask<Json>('GET', path)
    }
    if (!got.ok) throw new Error(got.fault.code)
    const replay = readReplay(got.value, () => this.game)
    if (!replay.ok) throw new Error(`${replay.fault.code} ${replay.fault.path}`)
    return replay.value
  }

  undo(): void {
    void this.does({ type: 'undo' })
  }

  redo(): void {}

  wish(said: Json): void {
    void this.does({ type: 'wish', wishes: said })
  }

  /** Anything that this seat asks for. Gives why it was not done. */
  async does(deed: Deed): Promise<Problem | undefined> {
    this.problem = undefined
    const answer = this.outbox.send(deed)
    this.publish()
    const problem = await answer
    if (problem !== undefined) {
      this.problem = problem
      this.foresight?.forget()
      for (const news of problem.news ?? []) this.learn(news)
    }
    this.publish()
    return problem
  }

  /** What was said about the last deed has been read. */
  putProblemAway(): void {
    this.problem = undefined
    this.publish()
  }

  /** Who does it: whoever is to act here, or else the viewer, where the game lets them at any time. */
  private seatFor(action: Tagged): Seat | undefined {
    const { viewer } = this
    if (this.now.acting.length > 0 || viewer === 'spectator' || this.isUnseated) return this.now.acting[0]
    const state = this.imagined()
    return state !== undefined && isAtAnyTime(this.game, state, viewer, action) ? viewer : undefined
  }

  private heard(line: Line): void {
    if (line.type === 'hello' || line.type === 'seated') {
      // Where the news of this seat begin after what is known here, nobody tells what came between.
      const begins = line.type === 'hello' ? line.matches : [line]
      const own = begins.find(({ match, as }) => match === this.id && as === this.sight.viewer)
      if (own !== undefined) void this.catchUp(own.number)
      return
    }
    if (line.match !== this.id) return
    if (line.type === 'presence') {
      this.table = { ...this.table, present: { ...this.table.present, [line.seat]: line.at } }
      this.publish()
    } else if (line.type === 'watchers') {
      this.table = { ...this.table, watchers: line.count }
      this.publish()
    } else if (line.type === 'unseated') {
      this.isUnseated = line.as === this.sight.viewer
      this.publish()
    } else if (line.as === this.sight.viewer) {
      if (line.number > this.number + 1) void this.catchUp(line.number)
      else this.take(line)
    }
  }

  /** Fetches what was told since, at least up to a number where one is known. */
  private async catchUp(least = 0): Promise<void> {
    this.wanted = Math.max(this.wanted, least)
    if (this.isCatchingUp || (least > 0 && least <= this.number)) return
    this.isCatchingUp = true
    const as = encodeURIComponent(this.sight.viewer)
    const path = `/api/matches/${this.id}/news?as=${as}&after=${this.number}`
    const got = await ask<{ readonly news: readonly News[] }>('GET', path)
    this.isCatchingUp = false
    if (got.ok) {
      for (const news of got.value.news) this.learn(news)
      this.publish()
    }
    // More may have been told meanwhile, or nothing was to be had: what is known to be there is asked for again.
    if (this.wanted > this.number && !this.isClosed) {
      setTimeout(() => void this.catchUp(this.wanted), got.ok ? 0 : STREAM_MS)
    }
  }

  /** Resolves when everything up to a number was told. */
  private toldUpTo(number: number): Promise<void> {
    if (number <= this.number) return Promise.resolve()
    setTimeout(() => void this.catchUp(number), STREAM_MS)
    return new Promise((told) => this.awaiting.push({ number, told }))
  }

  private take(news: News): void {
    this.learn(news)
    this.publish()
  }

  private learn(news: News): void {
    if (news.number !== this.number + 1) return
    this.number = news.number
    const actor = 'by' in news ? news.by : 'seat' in news ? news.seat : undefined
    if (actor !== undefined && (news.type !== 'done' || news.fact === undefined))
      this.table = { ...this.table, present: { ...this.table.present, [actor]: news.at } }
    if (isGameNews(news)) {
      this.known = this.told.known(news, this.told.viewAfter(this.known.view, news))
      if (news.clock !== undefined) this.table = { ...this.table, clock: news.clock }
      if (news.fact?.type === 'handedOver') {
        const { seat, to } = news.fact
        const seats = this.table.seats.map((one) => (one.id === seat ? { ...one, ...to } : one))
        this.table = { ...this.table, seats }
      }
      this.chronicle.write(news, { value: this.known.view })
      this.problem = undefined
      if (news.fact !== undefined) this.foresight?.forget()
      else this.foresight?.told(this.game.seatIds.indexOf(news.seat ?? ''), news.action, this.known.view)
    } else this.table = { ...this.table, ...tableAfter(this.table, news) }
    const due = this.awaiting.filter(({ number }) => number <= this.number)
    this.awaiting = this.awaiting.filter(({ number }) => number > this.number)
    for (const { told } of due) told()
  }

  /** Listing is dear, and most that is told at a table changes nothing in the game. */
  private actionsIn(state: unknown, seat: Seat): readonly Tagged[] {
    const { choices } = this
    if (choices !== undefined && choices.state === state && choices.seat === seat) return choices.actions
    const actions = this.game.actions(state, seat)
    this.choices = { state, seat, actions }
    return actions
  }

  private publish(): void {
    this.now = this.look()
    for (const listener of this.listeners) listener()
  }

  private look(): OnlineView {
    const { game, known, viewer, chronicle, table } = this
    const foreseen = this.foresight?.state
    const state = foreseen ?? known.view
    const toAct =
      known.outcome !== undefined
        ? []
        : foreseen === undefined
          ? known.toAct.map((id) => game.seatIds.indexOf(id))
          : game.toAct(foreseen)
    const isPlaying = viewer !== 'spectator' && !this.isUnseated && table.seats[viewer]?.kind !== 'computer'
    const acting: readonly Seat[] = isPlaying && toAct.includes(viewer) ? [viewer] : []
    const [seat] = acting
    const actions = seat === undefined ? [] : (known.listed ?? this.actionsIn(state, seat))
    const mine = viewer === 'spectator' ? undefined : game.seatIds[viewer]
    return {
      ...table,
      view: state,
      viewer,
      seq: chronicle.seq,
      acting,
      awaited: toAct.filter((one) => one !== viewer || acting.length === 0),
      actions,
      outcome: known.outcome,
      log: chronicle.log.slice(),
      canUndo: known.mayUndo !== undefined && known.mayUndo === mine && this.outbox.isEmpty,
      canRedo: false,
      mayWish: mine !== undefined && game.unasked !== undefined && !this.isUnseated,
      free: known.free,
      mayResign: viewer !== 'spectator' && known.outcome === undefined,
      isSending: !this.outbox.isEmpty,
      isKept: this.outbox.isKept,
      problem: this.problem,
      isUnseated: this.isUnseated,
    }
  }
}

const viewerOf = (game: Game, id: string): Viewer => {
  const seat = game.seatIds.indexOf(id)
  return seat < 0 ? 'spectator' : seat
}
