import {
  type BotRoom,
  enumerateBranches,
  type Game,
  type Seat,
  seededDice,
  type Tagged,
} from '@wyrmtable/kernel'
import { candidatesOf } from './candidates.ts'
import type { Player } from './player.ts'

export interface GreedyPlayerOptions {
  /** The same seed makes the same choices in the same match. */
  readonly seed: number | string
  /** How often the dice are tried where there are too many ways for them to fall. */
  readonly samples?: number
  /** Most ways that are all counted, which gives the exact mean. */
  readonly maxBranches?: number
}

/** Values nearer than this are equal: sums in another order must not decide. */
const tie = 1e-9

/**
 * Looks one action ahead: tries each candidate on a copy, with every way the dice can fall or a sample of
 * them, and takes the one after which the game's evaluation is best for the seat. Ties fall at random.
 */
export function greedyPlayer<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  bot: BotRoom<S, A, V>,
  { seed, samples = 6, maxBranches = 36 }: GreedyPlayerOptions,
): Player<S, A> {
  const chance = seededDice(seed)
  let decisions = 0
  return {
    choose(state, seat) {
      const candidates = candidatesOf(game, bot, state, seat)
      // All candidates of one decision are tried on the same dice, so that luck does not tell them apart.
      const diceSeed = `${seed}/${decisions++}`
      let best: A[] = []
      let most = Number.NEGATIVE_INFINITY
      for (const action of candidates) {
        const value = meanValue(game, bot, state, seat, action, { maxBranches, samples, seed: diceSeed })
        if (value > most + tie) best = [action]
        else if (value >= most - tie) best.push(action)
        most = Math.max(most, value)
      }
      const chosen = best.length === 1 ? best[0] : best[chance.pick(best.length, 'tie')]
      if (chosen === undefined) throw new RangeError('no candidate has a value')
      return chosen
    },
  }
}

/** The mean of the evaluation over the ways the dice can fall. */
function meanValue<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  bot: BotRoom<S, A, V>,
  state: S,
  seat: Seat,
  action: A,
  how: { readonly maxBranches: number; readonly samples: number; readonly seed: string },
): number {
  return enumerateBranches(game, state, seat, action, how, () => {
    let sum = 0
    let weights = 0
    return {
      visit(branch) {
        const weight = 1 / Number(branch.ways)
        sum += weight * (bot.evaluateStep?.(branch.state, seat) ?? bot.evaluate(branch.state, seat))
        weights += weight
      },
      result: () => sum / weights,
    }
  })
}
