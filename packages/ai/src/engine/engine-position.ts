import { type Game, isJsonObject, type Json, ScriptError, scriptedDice, type Tagged } from '@wyrmtable/kernel'

/** There is no position yet: the set-up draws dice, and `message` says which is wanted. */
export class NoPosition extends Error {}

/** The position an engine is asked about, and the way back. Faults are a code and where it is. */
export class EnginePosition {
  readonly game: Game
  private start: unknown
  /** The states after each action. */
  private steps: unknown[] = []
  private options: Json = {}
  /** Why there is no start. */
  private wanted = ''

  constructor(game: Game) {
    this.game = game
  }

  get state(): unknown {
    const state = this.steps.at(-1) ?? this.start
    if (state === undefined) throw new NoPosition(this.wanted)
    return state
  }

  encoded(): Json {
    return this.game.encode(this.state)
  }

  /** Another game. Where its set-up draws dice they or a position must follow before anything is asked. */
  begin(options: Json): string | undefined {
    const fault = this.set({ options })
    if (fault?.startsWith('dice missing') !== true) return fault
    this.options = options
    this.wanted = fault
    return undefined
  }

  /** `{options?, seats?, dice?, position?, entries?}`; what is missing is the default. Nothing changes at a fault. */
  set(from: Json): string | undefined {
    if (!isJsonObject(from)) return 'notJson'
    const { game } = this
    const given = from.options ?? this.options
    const options = game.options.parse(given)
    if (!options.ok) return `badOptions ${options.fault.path}`
    let start: unknown
    if (from.position === undefined) {
      const seats = typeof from.seats === 'number' ? from.seats : game.seatIds.length
      const made = attempt(() => game.setup(options.value, seats, scriptedDice(diceOf(from.dice))))
      if ('fault' in made) return made.fault
      start = made.value
    } else {
      const decoded = game.decode(from.position, options.value)
      if (!decoded.ok) return `badPosition ${decoded.fault.path}`
      start = decoded.value
    }
    const before = { start: this.start, steps: this.steps, options: this.options }
    this.start = start
    this.steps = []
    this.options = given
    const entries = Array.isArray(from.entries) ? from.entries : []
    for (const [i, entry] of entries.entries()) {
      const fault = this.play(entry)
      if (fault === undefined) continue
      this.start = before.start
      this.steps = before.steps
      this.options = before.options
      return `${fault} /entries/${i}`
    }
    return undefined
  }

  /** An action, or an entry `{action, seat?, dice?}`. */
  play(entry: Json): string | undefined {
    if (!isJsonObject(entry)) return 'notJson'
    const { game } = this
    const parsed = game.action.parse(entry.action ?? entry)
    if (!parsed.ok) return `badAction ${parsed.fault.path}`
    const state = game.clone(this.state)
    const toAct = game.toAct(state)
    const seat = typeof entry.seat === 'string' ? game.seatIds.indexOf(entry.seat) : toAct[0]
    if (seat === undefined || !toAct.includes(seat)) return 'notToAct'
    const refusal = game.check(state, seat, parsed.value)
    if (refusal !== undefined) return `illegal ${refusal.clause}`
    const dice = scriptedDice(entry.action === undefined ? [] : diceOf(entry.dice))
    const done = attempt(() => game.apply(state, seat, parsed.value, dice, () => {}))
    if ('fault' in done) return done.fault
    if (!dice.isSpent) return 'tooManyDice'
    this.steps.push(state)
    return undefined
  }

  undo(steps: number): string | undefined {
    if (!Number.isInteger(steps) || steps < 1 || steps > this.steps.length) return 'nothingToUndo'
    this.steps.length -= steps
    return undefined
  }

  legal(): readonly { readonly seat: string; readonly action: Tagged }[] {
    const { game, state } = this
    return game
      .toAct(state)
      .flatMap((seat) =>
        game.actions(state, seat).map((action) => ({ seat: game.seatIds[seat] ?? `${seat}`, action })),
      )
  }
}

const diceOf = (dice: Json | undefined): readonly number[] =>
  Array.isArray(dice) ? dice.filter((die) => typeof die === 'number') : []

/** Runs what dice may break: a die that is missing says for what it is wanted. */
function attempt<T>(run: () => T): { readonly value: T } | { readonly fault: string } {
  try {
    return { value: run() }
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
    return { fault: `dice ${error.kind} ${error.why} ${error.range} at ${error.position}` }
  }
}
