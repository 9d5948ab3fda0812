import { createThinker, imagined } from '@wyrmtable/ai'
import { type BotRoom, type Game, type Seat, seededDice } from '@wyrmtable/kernel'
import type { Contest } from './worker-messages.ts'

/** A game that is not over after so many actions is nobody's. */
const MOST_ACTIONS = 6000

/** Plays a whole game between computers of one level: nothing but the contest decides how it goes. Gives who won. */
export async function playOut(
  { game, bot }: { readonly game: Game; readonly bot: BotRoom },
  contest: Contest,
): Promise<readonly Seat[]> {
  const { seats, level, seed } = contest
  const options = game.options.parse(contest.options)
  if (!options.ok) throw new Error(`options: ${options.fault.code} ${options.fault.path}`)
  const dice = seededDice(seed)
  const state = game.setup(options.value, seats, dice)
  const players = Array.from({ length: seats }, (_, seat) =>
    createThinker(game, bot, {
      level,
      seed: `${seed}/${seat}`,
      now: () => performance.now(),
      playouts: 'steady',
    }),
  )
  for (let played = 0; played < MOST_ACTIONS; played++) {
    const [seat] = game.toAct(state)
    const player = seat === undefined ? undefined : players[seat]
    if (seat === undefined || player === undefined) return game.outcome(state)?.winners ?? []
    const seen = imagined(
      game,
      bot,
      game.view(state, seat),
      seat,
      seededDice(`${seed}/${seat}/seen/${played}`),
    )
    game.apply(state, seat, await player.choose(seen, seat), dice, () => {})
  }
  return []
}
