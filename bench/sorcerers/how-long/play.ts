import { seededDice } from '@wyrmtable/kernel'
import { sorcerers } from '../../../games/sorcerers/rules/game.ts'
import { optionsSchema } from '../../../games/sorcerers/rules/options.ts'
import type { SorcererPlayer } from './players.ts'
import type { Variant } from './variants.ts'

/** What is known of one game. */
export interface Game {
  /** The turn in which it ended, or in which it was given up. */
  readonly turn: number
  readonly actions: number
  /** How it ended; `unfinished` where it had not when the last turn was over. */
  readonly reason: string
  /** Seats that won, from 0; none is a draw. */
  readonly winners: readonly number[]
}

/** Plays one game, up to the end of a turn. The seed decides everything. */
export async function playGame(
  { seats, options }: Variant,
  players: readonly SorcererPlayer[],
  seed: string,
  lastTurn: number,
): Promise<Game> {
  const dice = seededDice(seed)
  const state = sorcerers.setup(optionsSchema.parse(options), seats, dice)
  for (let actions = 0; ; actions++) {
    const [seat] = sorcerers.toAct(state)
    const { turn } = state
    if (seat === undefined) {
      const { reason = '', winners = [] } = sorcerers.outcome(state) ?? {}
      return { turn, actions, reason, winners }
    }
    if (turn > lastTurn) return { turn: lastTurn, actions, reason: 'unfinished', winners: [] }
    const action = await players[seat]?.choose(state, seat)
    if (action === undefined) throw new RangeError(`nobody plays seat ${seat}`)
    sorcerers.apply(state, seat, action, dice, () => {})
  }
}
