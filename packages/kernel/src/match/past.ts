import type { Dice } from '../dice/dice.ts'
import { type ScriptedDice, scriptedDice } from '../dice/scripted-dice.ts'
import type { Emit, Game, Tagged } from '../game/contract.ts'
import { seatOf } from '../game/turn.ts'
import type { Fault } from '../json/fault.ts'
import type { Json } from '../json/json.ts'
import type { Course } from './course.ts'
import type { Entry } from './entry.ts'
import { type ForfeitFact, isForfeit } from './fact.ts'
import { Snapshots } from './snapshots.ts'
import { stateOf } from './start.ts'

/** Rules, and the entry after which they hold. */
interface Era<G> {
  readonly from: number
  readonly game: G
}

/** A state and after which entry it stood. */
interface Stand<S> {
  readonly seq: number
  readonly state: S
}

/**
 * Every earlier state of a match, made again from the nearest copy that was kept and the record, whose dice fall
 * as they fell. What was taken back has its states too.
 */
export class Past<S, A extends Tagged, E extends Tagged, O, V> {
  private readonly course: Course<A>
  private readonly options: Json
  private shelf: Snapshots<S>
  private readonly eras: Era<Game<S, A, E, O, V>>[]
  /** Versions that hold or held. */
  private readonly held = new Set<string>()
  private readonly script: ScriptedDice = scriptedDice()
  /** A state on the way of somebody who steps through the record. */
  private cursor: Stand<S> | undefined

  /** `state` stands before the first entry of the course; a copy is kept. */
  constructor(course: Course<A>, options: Json, game: Game<S, A, E, O, V>, state: S) {
    this.course = course
    this.options = options
    this.eras = [{ from: course.since, game }]
    this.held.add(game.version)
    this.shelf = new Snapshots(course.since, game.clone(state))
  }

  /** From the entry on, other rules hold. */
  enter(seq: number, game: Game<S, A, E, O, V>): void {
    this.eras.push({ from: seq, game })
    this.held.add(game.version)
  }

  /** Other rules take the place of those that hold now, of which they say the same: it is they who tell it from now on. */
  replace(game: Game<S, A, E, O, V>): Fault | undefined {
    const era = this.eras.pop()
    if (era === undefined) throw new Error('there are rules from the beginning')
    const { from } = era
    this.eras.push({ from, game })
    this.held.add(game.version)
    this.cursor = undefined
    // What all agreed to go on from is in its entry, and read from there.
    if (this.eras.length > 1) this.shelf.cut(from - 1)
    else {
      const start = stateOf(game, this.options, era.game.encode(this.shelf.start))
      if (!start.ok) return start.fault
      this.shelf = new Snapshots(from, start.value)
    }
    return undefined
  }

  /** The rules that hold after the entry. */
  gameAfter(seq: number): Game<S, A, E, O, V> {
    let era = this.eras[0]
    for (const later of this.eras) if (later.from <= seq) era = later
    if (era === undefined) throw new Error('there are rules from the beginning')
    return era.game
  }

  hasHeld(version: string): boolean {
    return this.held.has(version)
  }

  /** Told of each entry once it is in the course, with the state after it; copies the state if that is due. */
  note(entry: Entry<A>, state: S): void {
    if (entry.fact?.type === 'takenBack') this.shelf.cut(entry.fact.to)
    else if (this.shelf.isDue(this.course.line.length)) this.keep(state)
  }

  /** Keeps a copy of the state that stands now. */
  keep(state: S): void {
    const { tip, line } = this.course
    this.shelf.keep(tip, line.length, this.gameAfter(tip).clone(state))
  }

  /** A new state as it stood after the entry. */
  rebuilt(seq: number): S {
    const { from, steps } = this.wayTo(seq, undefined)
    let state = this.gameAfter(from.seq).clone(from.state)
    for (const step of steps) state = this.reapply(state, step, ignore)
    return state
  }

  /** The state after the entry, quickly where one near it was asked for last; to be read and copied only. */
  look(seq: number): S {
    const { from, steps } = this.wayTo(seq, this.cursor)
    let state = from === this.cursor ? from.state : this.gameAfter(from.seq).clone(from.state)
    this.cursor = undefined
    for (const step of steps) state = this.reapply(state, step, ignore)
    this.cursor = { seq: this.course.positionAfter(seq), state }
    return state
  }

  /** What the entry told. A take-back tells nothing. */
  events(seq: number): readonly E[] {
    if (this.course.positionAfter(seq) !== seq) return []
    const before = this.look(seq - 1)
    this.cursor = undefined
    const events: E[] = []
    const state = this.reapply(before, seq, (event) => {
      events.push(event)
    })
    this.cursor = { seq, state }
    return events
  }

  /** From the nearest known state to the one after the entry: what there is to be applied again, in order. */
  private wayTo(seq: number, cursor: Stand<S> | undefined): { from: Stand<S>; steps: readonly number[] } {
    const steps: number[] = []
    for (let at = this.course.positionAfter(seq); ; at = this.course.positionAfter(at - 1)) {
      if (cursor?.seq === at) return { from: cursor, steps: steps.reverse() }
      const state = this.shelf.get(at)
      if (state !== undefined) return { from: { seq: at, state }, steps: steps.reverse() }
      if (at <= this.course.since) throw new Error('the starting state is always kept')
      steps.push(at)
    }
  }

  /** Applies a recorded entry to the state before it. Gives the state after it, mostly the same object. */
  private reapply(state: S, seq: number, emit: Emit<E>): S {
    const entry = this.course.entry(seq)
    if (entry === undefined) throw new RangeError(`no entry ${seq}`)
    const game = this.gameAfter(seq)
    const { fact } = entry
    this.script.load(entry.dice)
    if (fact === undefined) {
      const seat = seatOf(game.seatIds, entry.seat)
      if (seat === undefined) throw new RangeError(`no seat ${entry.seat}`)
      game.apply(state, seat, entry.action, this.script, emit)
    } else if (isForfeit(fact)) applyForfeit(game, state, fact, this.script, emit)
    else if (fact.type === 'rules' && fact.position !== undefined) {
      const entered = stateOf(game, this.options, fact.position)
      if (!entered.ok) throw new Error(`entry ${seq}: ${JSON.stringify(entered.fault)}`)
      return entered.value
    }
    return state
  }
}

/** What a forfeit does to the state: nothing in a game without a clause for it, where it ends the match. */
export function applyForfeit<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  fact: ForfeitFact,
  dice: Dice,
  emit: Emit<E>,
): void {
  const seat = seatOf(game.seatIds, fact.seat)
  if (seat !== undefined) game.forfeit?.apply(state, seat, fact.type, dice, emit)
}

const ignore = (): void => {}
