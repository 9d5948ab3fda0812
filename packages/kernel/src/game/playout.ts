import type { Dice } from '../dice/dice.ts'
import type { Emit, Game, Seat, Tagged } from './contract.ts'

/** Chooses among n things: 0…n−1. */
export type Pick = (n: number) => number

/**
 * Plays listed actions, each chosen by `pick`, until the match is over or `maxActions` were played, and
 * returns how many. Changes the state it is given; draws nothing but through `dice` and `pick`. Where
 * several seats may act, the first of `toAct` does.
 *
 * This loop is where search spends its time, and the engine compiles it for the games it has seen run
 * through it: with several games in one process each loses a third. Whoever plays millions of playouts
 * beside other games imports this module once per game, under a specifier of its own:
 *
 *     import(new URL('./playout.ts?game=dragon-rage', import.meta.url).href)
 *
 * which gives the game a copy of the loop with type feedback of its own. A worker that only ever loads
 * one game needs none of this.
 */
export function playout<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  dice: Dice,
  pick: Pick,
  maxActions = Number.POSITIVE_INFINITY,
  emit: Emit<E> = ignore,
): number {
  let played = 0
  for (; played < maxActions; played++) {
    const seat: Seat | undefined = game.toAct(state)[0]
    if (seat === undefined) break
    const actions = game.actions(state, seat)
    const action = actions[pick(actions.length)]
    if (action === undefined) throw new Error(`${game.id}: seat ${seat} is to act and has no action`)
    game.apply(state, seat, action, dice, emit)
  }
  return played
}

const ignore = (): void => {}
