import {
  canonicalJson,
  type Game,
  jsonOf,
  ScriptError,
  type Seat,
  scriptedDice,
  type Tagged,
} from '@wyrmtable/kernel'

/**
 * What a seat's own deeds come to before the server has said so, where nothing is hidden and no die falls: so that a
 * press is answered at once, and the next one can be made upon it.
 */
export class Foresight {
  private readonly game: Game
  private readonly seat: Seat
  private actions: readonly Tagged[] = []
  /** A die is to fall, which only the server can throw. */
  isBlind = false
  /** The state as it will be; undefined while nothing is foreseen. */
  state: unknown

  constructor(game: Game, seat: Seat) {
    this.game = game
    this.seat = seat
  }

  /** Takes in a deed that was just asked for. */
  push(from: unknown, action: Tagged): void {
    this.actions = [...this.actions, action]
    this.redo(from)
  }

  /** The server told of a deed: the state is this now, and one of ours may be done. */
  told(by: Seat, action: unknown, state: unknown): void {
    const [first, ...others] = this.actions
    if (first === undefined) return
    if (by === this.seat && canonicalJson(jsonOf(action)) === canonicalJson(jsonOf(first)))
      this.actions = others
    this.redo(state)
  }

  /** None of it will be. */
  forget(): void {
    this.actions = []
    this.state = undefined
    this.isBlind = false
  }

  private redo(from: unknown): void {
    const { game, seat } = this
    this.isBlind = false
    if (this.actions.length === 0) {
      this.state = undefined
      return
    }
    let state = game.clone(from)
    for (const action of this.actions) {
      if (this.isBlind || game.check(state, seat, action) !== undefined) break
      const before = game.clone(state)
      try {
        game.apply(state, seat, action, scriptedDice([]), () => undefined)
      } catch (error) {
        if (!(error instanceof ScriptError)) throw error
        // It stands as it was before the throw.
        state = before
        this.isBlind = true
      }
    }
    this.state = state
  }
}
