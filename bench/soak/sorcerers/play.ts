import { randomMatch, toReplay, verifyReplay } from '@wyrmtable/kernel'
import { sorcerers } from '../../../games/sorcerers/rules/game.ts'
import { mixedChoice } from '../../../games/sorcerers/rules/testing/free-actions.ts'
import type { Played } from '../played.ts'
import { settingOf } from './setting.ts'

/** Plays a whole game of candidates and free actions; throws where anything goes wrong. */
export function playGame(game: number): Played {
  const { seats, options } = settingOf(game)
  let free = 0
  const match = randomMatch(sorcerers, {
    seed: `soak/${game}`,
    seats,
    options,
    maxActions: 20_000,
    pick: (listed, state, seat, random) => {
      const action = mixedChoice(listed, state, seat, random)
      if (!listed.includes(action)) free++
      return action
    },
  })
  const outcome = match.outcome()
  if (outcome === undefined) throw new Error(`game ${game} does not end`)
  const replay = toReplay(match)
  const verified = verifyReplay(sorcerers, replay)
  if (!verified.ok) throw new Error(`game ${game}: ${JSON.stringify(verified.fault)}`)
  const { finalHash } = verified.value
  return { game, actions: match.seq, free, reason: outcome.reason, finalHash, replay: JSON.stringify(replay) }
}
