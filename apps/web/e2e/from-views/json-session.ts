import {
  decodeView,
  encodeView,
  type Game,
  type Json,
  jsonOf,
  knownOptions,
  type Match,
  type Refusal,
  type SeatInfo,
  type Tagged,
} from '@wyrmtable/kernel'
import { Chronicle } from '../../src/session/chronicle.ts'
import { type Imagine, Imagining } from '../../src/session/imagining.ts'
import type { Session, TableView, Verdict } from '../../src/session/session.ts'

/** As over a wire: text, and nothing that is shared. */
const overTheWire = (json: Json): Json => JSON.parse(JSON.stringify(json))
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/**
 * A match whose state its table cannot reach: everything that goes either way goes through JSON, and verdicts come
 * later. All seats are people at one screen.
 */
export class JsonSession implements Session {
  readonly game: Game
  readonly seats: readonly SeatInfo[]
  private readonly match: Match
  private readonly told: Chronicle
  private readonly imagining: Imagining
  private readonly listeners = new Set<() => void>()
  private view: TableView

  constructor(match: Match, imagine: Imagine) {
    this.game = match.game
    this.seats = match.header.seats
    this.match = match
    this.told = new Chronicle(match.game)
    this.imagining = new Imagining(imagine)
    this.view = this.look()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): TableView => this.view

  imagined(): unknown {
    return this.imagining.of(this.view)
  }

  /** Nobody far away answers at once: this is what the imagined state says. */
  check(action: Tagged): Refusal | undefined {
    const [seat] = this.view.acting
    return seat === undefined ? undefined : this.game.check(this.imagined(), seat, copied(action))
  }

  async play(action: Tagged): Promise<Verdict> {
    const [seat] = this.view.acting
    const asked = this.game.action.parse(overTheWire(jsonOf(action)))
    await Promise.resolve()
    if (seat === undefined || !asked.ok) return { type: 'notYourTurn', clause: '' }
    const done = this.match.play(seat, asked.value, 0)
    if (!done.ok) return done.fault
    const { entry, events } = done.value
    this.told.push(entry, events)
    this.view = this.look()
    for (const listener of this.listeners) listener()
    return undefined
  }

  undo(): void {}
  redo(): void {}

  private look(): TableView {
    const { game, match } = this
    const { state } = match
    const acting = match.toAct()
    const [seat] = acting
    const viewer = seat ?? 0
    const options = game.options.parse(match.header.options)
    if (!options.ok) throw new Error(options.fault.code)
    const known = knownOptions(game, options.value, viewer, match.seats.length).usable
    const view = decodeView(game, overTheWire(encodeView(game, game.view(state, viewer))), known)
    if (!view.ok) throw new Error(`${view.fault.code} at ${view.fault.path}`)
    return {
      view: view.value,
      viewer,
      seq: match.seq,
      acting: seat === undefined ? [] : [seat],
      awaited: acting.slice(1),
      actions: seat === undefined ? [] : copied(game.actions(state, seat)),
      outcome: copied(match.outcome() ?? null) ?? undefined,
      log: copied(this.told.seenBy(viewer)),
      canUndo: false,
      canRedo: false,
    }
  }
}
