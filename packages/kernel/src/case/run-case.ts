import { ScriptError, scriptedDice } from '../dice/scripted-dice.ts'
import type { Game, Seat, Tagged } from '../game/contract.ts'
import type { Refused } from '../game/refused.ts'
import { seatOf, whyNot } from '../game/turn.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import { type CaseFailure, encoded, type FailureKind, type Imagining, type Scene } from './case-scene.ts'
import type { Case, CaseExpectation, CaseRefused, CaseStart, CaseStep } from './case-schema.ts'
import { judgeExpectation } from './judge-expectation.ts'
import { isSubset } from './subset.ts'

export type { CaseFailure } from './case-scene.ts'

export interface CaseReport {
  readonly game: string
  readonly id: string
  readonly title: string
  readonly clauses: readonly string[]
  readonly ok: boolean
  /** How many things were looked at: steps and expectations, those of branches included. */
  readonly looked: number
  readonly failures: readonly CaseFailure[]
}

/**
 * Plays a case and names everything in it that does not hold. A play that goes wrong (an action refused
 * that should be accepted, a wrong die) ends there, and so do the branches that would follow it. Never
 * throws for what a case or a rule does wrong. Odds of a game with secrets need the game's bot room: they are
 * those of a state imagined from what the seat knows.
 */
export function runCase<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  example: Case,
  room: Imagining<S, A, V> = {},
): CaseReport {
  const run = new Run(game, room)
  if (example.game !== game.id) run.failed('/game', 'game', game.id, example.game)
  else runAll(run, example)
  const { failures, looked } = run
  const { id, title, clauses } = example
  return { game: example.game, id, title, clauses, ok: failures.length === 0, looked, failures }
}

function runAll<S, A extends Tagged, E extends Tagged, O, V>(run: Run<S, A, E, O, V>, example: Case): void {
  const begun = run.begin(example.start ?? {}, '/start')
  const after =
    begun && run.play({ state: begun.state, events: begun.events }, example.play, example.expect, '')
  for (const [place, branch] of (example.branches ?? []).entries()) {
    const path = `/branches/${place}`
    const own = branch.start && run.begin(branch.start, `${path}/start`)
    const from = branch.start === undefined ? after && { state: after, events: [] } : own
    if (from !== undefined) {
      run.play({ state: run.game.clone(from.state), events: from.events }, branch.play, branch.expect, path)
    }
  }
}

interface Begun<S> {
  readonly state: S
  /** Set-up tells no events; expectations of a play start from an empty list. */
  readonly events: readonly Json[]
}

/** What has been looked at and found wrong while one case runs. */
class Run<S, A extends Tagged, E extends Tagged, O, V> {
  readonly game: Game<S, A, E, O, V>
  readonly room: Imagining<S, A, V>
  readonly failures: CaseFailure[] = []
  looked = 0

  constructor(game: Game<S, A, E, O, V>, room: Imagining<S, A, V>) {
    this.game = game
    this.room = room
  }

  failed(path: string, what: FailureKind, expected: Json, found: Json): void {
    this.failures.push({ path, what, expected, found })
  }

  begin(start: CaseStart, path: string): Begun<S> | undefined {
    const { game } = this
    const options = game.options.parse(start.options ?? {})
    if (!options.ok) return void this.failed(`${path}/options`, 'start', 'options', jsonOf(options.fault))
    if (start.position !== undefined) {
      const shape = game.position.parse(start.position)
      if (!shape.ok) return void this.failed(`${path}/position`, 'start', 'position', jsonOf(shape.fault))
      const decoded = game.decode(shape.value, options.value)
      if (!decoded.ok) return void this.failed(`${path}/position`, 'start', 'position', jsonOf(decoded.fault))
      return { state: decoded.value, events: [] }
    }
    const dice = scriptedDice(start.dice ?? [])
    let state: S | undefined
    const done = this.guard(`${path}/dice`, start.dice ?? [], () => {
      state = game.setup(options.value, start.seats ?? game.seatIds.length, dice)
    })
    if (!done || state === undefined) return undefined
    if (dice.left().length > 0) return void this.failed(`${path}/dice`, 'dice', [], dice.left())
    return { state, events: [] }
  }

  /** The state after the play, or undefined if it could not be played to its end. Owns the state given. */
  play(
    from: Begun<S>,
    steps: readonly CaseStep[] | undefined,
    expect: readonly CaseExpectation[] | undefined,
    path: string,
  ): S | undefined {
    const { state } = from
    const events: Json[] = [...from.events]
    for (const [place, step] of (steps ?? []).entries()) {
      if (!this.step(state, step, `${path}/play/${place}`, events)) return undefined
    }
    this.expect({ game: this.game, room: this.room, state, events }, expect, `${path}/expect`)
    return state
  }

  /** Whether the play can go on. */
  private step(state: S, step: CaseStep, path: string, events: Json[]): boolean {
    this.looked++
    if (!('seat' in step)) {
      this.expect({ game: this.game, room: this.room, state, events: [] }, step.expect, `${path}/expect`)
      return true
    }
    const seat = seatOf(this.game.seatIds, step.seat)
    if (seat === undefined) {
      this.failed(`${path}/seat`, 'seat', this.game.seatIds, step.seat)
      return false
    }
    if ('refused' in step) {
      this.refusal(state, seat, step.action, step.refused, path, 'refused')
      return true
    }
    if ('action' in step) return this.accept(state, seat, step, path, events)
    for (const [place, action] of (step.legal ?? []).entries())
      this.legal(state, seat, action, `${path}/legal/${place}`)
    for (const [place, { action, refused }] of (step.illegal ?? []).entries()) {
      this.refusal(state, seat, action, refused, `${path}/illegal/${place}`, 'illegal')
    }
    return true
  }

  private accept(
    state: S,
    seat: Seat,
    step: Extract<CaseStep, { dice?: readonly number[] }>,
    path: string,
    all: Json[],
  ): boolean {
    const { game } = this
    const action = this.parsed(step.action, path)
    if (action === undefined) return false
    const refusal = whyNot(game, state, seat, action)
    if (refusal !== undefined) {
      this.failed(path, 'accepted', step.action, jsonOf(refusal))
      return false
    }
    const dice = scriptedDice(step.dice ?? [])
    const events: Json[] = []
    const done = this.guard(`${path}/dice`, step.dice ?? [], () =>
      game.apply(state, seat, action, dice, (event) => {
        events.push(jsonOf(event))
      }),
    )
    if (!done) return false
    all.push(...events)
    const left = dice.left()
    if (left.length > 0)
      this.failed(`${path}/dice`, 'dice', (step.dice ?? []).slice(0, -left.length), step.dice ?? [])
    this.expect({ game, room: this.room, state, events }, step.expect, `${path}/expect`)
    return left.length === 0
  }

  private legal(state: S, seat: Seat, action: Json, path: string): void {
    this.looked++
    const parsed = this.parsed(action, path)
    const refusal = parsed && whyNot(this.game, state, seat, parsed)
    if (refusal !== undefined) this.failed(path, 'legal', action, jsonOf(refusal))
  }

  /** The action must be well formed, refused for the reason given, and leave the state as it was. */
  private refusal(
    state: S,
    seat: Seat,
    action: Json,
    expected: CaseRefused,
    path: string,
    what: 'refused' | 'illegal',
  ): void {
    if (what === 'illegal') this.looked++
    const parsed = this.parsed(action, path, '/action')
    if (parsed === undefined) return
    const scene: Scene<S, A, E, O, V> = { game: this.game, room: this.room, state, events: [] }
    const before = JSON.stringify(encoded(scene))
    const found = whyNot(this.game, state, seat, parsed)
    if (!refusalMatches(expected, found)) {
      this.failed(`${path}/refused`, what, expected, found === undefined ? null : jsonOf(found))
    }
    if (JSON.stringify(encoded(scene)) !== before) this.failed(path, 'unchanged', action, encoded(scene))
  }

  private parsed(action: Json, path: string, below = ''): A | undefined {
    const parsed = this.game.action.parse(action)
    if (parsed.ok) return parsed.value
    this.failed(`${path}${below}`, 'action', action, jsonOf(parsed.fault))
    return undefined
  }

  private expect(
    scene: Scene<S, A, E, O, V>,
    expectations: readonly CaseExpectation[] | undefined,
    path: string,
  ): void {
    for (const [place, expectation] of (expectations ?? []).entries()) {
      this.looked++
      this.guard(`${path}/${place}`, [], () => {
        this.failures.push(...judgeExpectation(scene, expectation, `${path}/${place}`))
      })
    }
  }

  /** Runs rules on scripted dice; false if the script or a rule threw. */
  private guard(path: string, dice: readonly number[], rules: () => void): boolean {
    try {
      rules()
      return true
    } catch (error) {
      if (error instanceof ScriptError) {
        const { kind, why, position, range } = error
        this.failed(path, 'dice', { kind, why, position, range }, dice)
      } else this.failed(path, 'threw', null, error instanceof Error ? error.message : `${error}`)
      return false
    }
  }
}

function refusalMatches(expected: CaseRefused, found: Refused | undefined): boolean {
  if (found === undefined) return false
  if (expected === true) return true
  return typeof expected === 'string' ? found.clause === expected : isSubset(expected, jsonOf(found))
}
