import {
  type Course,
  type CourseMove,
  type CourseStep,
  createMatch,
  type Game,
  type Match,
  type ScriptedDice,
  type Seat,
  type SeatInfo,
  scriptedDice,
  type Tagged,
} from '@wyrmtable/kernel'
import type { LoggedEntry } from '@wyrmtable/ui'
import { type Imagine, Imagining, theView } from '../session/imagining.ts'
import type { Session, TableView, Verdict } from '../session/session.ts'
import { isMeant } from './meant.ts'

/** Why what the learner did was not taken: a step to be read, or another action than the lesson's. */
export type Hint = 'read' | 'other'

/** What a page shows of a lesson; a new value after each change. Its seats are all at this screen. */
export interface GuideView extends TableView {
  /** Counted from 0. */
  readonly at: number
  readonly step: CourseStep
  readonly isLast: boolean
  /** Through whose eyes the table is seen: who does the step, or else the next one that is to be done. */
  readonly viewer: Seat
  readonly hint: Hint | undefined
}

/**
 * A course being followed: a match of the real rules whose dice fall as the course says. It takes the
 * action of the present step and no other, save for what the step leaves free. Going back plays the course
 * again from its start, with its own actions.
 */
export class GuideSession implements Session<GuideView> {
  readonly course: Course
  readonly game: Game
  private readonly imagining: Imagining
  private readonly listeners = new Set<() => void>()
  private readonly learner: string
  private dice: ScriptedDice
  private match: Match
  private log: LoggedEntry[] = []
  private at = 0
  private hint: Hint | undefined
  private view: GuideView

  /** Throws where the position of the course is none. */
  constructor(game: Game, course: Course, learner: string, imagine: Imagine = theView) {
    this.game = game
    this.imagining = new Imagining(imagine)
    this.course = course
    this.learner = learner
    this.dice = scriptedDice()
    this.match = this.begin()
    this.view = this.look()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): GuideView => this.view

  /** Nobody hands the screen over: one person sits at the table at a time. */
  get seats(): readonly SeatInfo[] {
    const { viewer } = this.view
    return this.match.header.seats.map((info, place) =>
      place === viewer ? info : { ...info, kind: 'computer' },
    )
  }

  imagined(): unknown {
    return this.imagining.of(this.view)
  }

  check(action: Tagged) {
    const [seat] = this.view.acting
    return seat === undefined ? undefined : this.match.check(seat, action)
  }

  /** The learner does something on the table. */
  play(action: Tagged): Verdict {
    const { does } = this.step
    const refusal = this.check(action)
    if (does === undefined) this.say('read')
    else if (!isMeant(action, does) || refusal !== undefined) this.say('other')
    else this.advance(action)
    return refusal
  }

  /** The step before, as the way back on the table. */
  undo(): void {
    this.back()
  }

  redo(): void {}

  /** Goes on: a step to be read is read, what is to be done is done for the learner. */
  next(): void {
    if (!this.view.isLast) this.advance()
  }

  back(): void {
    this.goTo(Math.max(0, this.at - 1))
  }

  /** Plays the course from its start up to a step. */
  goTo(at: number): void {
    this.match = this.begin()
    for (this.at = 0; this.at < at; this.at++) this.take(this.step)
    this.publish()
  }

  private get step(): CourseStep {
    const step = this.course.steps[this.at]
    if (step === undefined) throw new RangeError(`the course has no step ${this.at}`)
    return step
  }

  private begin(): Match {
    this.dice = scriptedDice()
    this.log = []
    const match = createMatch(
      this.game,
      {
        id: 'lesson',
        seats: this.game.seatIds
          .slice(0, this.course.seats)
          .map((id) => ({ id, name: this.learner, kind: 'person' })),
        dice: { kind: 'recorded' },
        createdAt: 0,
        position: this.course.position,
      },
      this.dice,
    )
    if (!match.ok) throw new Error(`${match.fault.code} at ${match.fault.path}`)
    return match.value
  }

  private advance(action?: Tagged): void {
    this.take(this.step, action)
    this.at++
    this.publish()
  }

  private take({ does, answers }: CourseStep, action = does?.action): void {
    if (does !== undefined && action !== undefined) this.make({ ...does, action })
    for (const answer of answers) this.make(answer)
  }

  private make({ seat, action, dice }: CourseMove): void {
    this.dice.load(dice)
    const done = this.match.play(this.seatOf(seat), action, 0)
    if (!done.ok) throw new Error(`the course may not ${action.type}: ${done.fault.type}`)
    if (!this.dice.isSpent) throw new Error(`the course has dice too many for ${action.type}`)
    this.log = [...this.log, { seq: done.value.entry.seq, seat, events: done.value.events }]
  }

  private seatOf(id: string): Seat {
    const seat = this.match.toAct().find((one) => this.game.seatIds[one] === id)
    if (seat === undefined) throw new Error(`it is not for ${id} to act`)
    return seat
  }

  private viewer(): Seat {
    const { steps } = this.course
    const step = steps.slice(this.at).find(hasDeed) ?? steps.findLast(hasDeed)
    return Math.max(0, this.game.seatIds.indexOf(step?.does?.seat ?? ''))
  }

  private say(hint: Hint): void {
    this.hint = hint
    this.view = { ...this.view, hint }
    this.tell()
  }

  private publish(): void {
    this.hint = undefined
    this.view = this.look()
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  private look(): GuideView {
    const { match, step } = this
    const seat = step.does === undefined ? undefined : this.seatOf(step.does.seat)
    const viewer = this.viewer()
    const { game } = this
    return {
      at: this.at,
      step,
      isLast: this.at === this.course.steps.length - 1,
      view: game.view(game.clone(match.state), viewer),
      viewer,
      seq: match.seq,
      acting: seat === undefined ? [] : [seat],
      awaited: [],
      actions: seat === undefined ? [] : game.actions(match.state, seat),
      outcome: undefined,
      log: this.log.map(({ events, ...entry }) => ({
        ...entry,
        events: events.flatMap((event) => game.redact(event, viewer) ?? []),
      })),
      canUndo: false,
      canRedo: false,
      hint: this.hint,
    }
  }
}

const hasDeed = ({ does }: CourseStep): boolean => does !== undefined
