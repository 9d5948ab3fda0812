import { createThinker, type Level } from '@wyrmtable/ai'
import { seededDice } from '@wyrmtable/kernel'
import { searchRoom } from '../../games/dragon-rage/bot/search/index.ts'
import { dragonRage } from '../../games/dragon-rage/rules/game.ts'
import { optionsSchema } from '../../games/dragon-rage/rules/options.ts'

/**
 * Thinking times of whole turns of Dragon Rage, as shares of what the level promises: both seats think, each
 * turn's decisions are added up.
 */
export async function turnShares(level: Level, turns: number): Promise<number[]> {
  const shares: number[] = []
  for (let match = 0; shares.length < turns; match++) {
    const dice = seededDice(match)
    const state = dragonRage.setup(optionsSchema.parse({}), 2, dice)
    const thinkers = [0, 1].map((seat) =>
      createThinker(dragonRage, searchRoom, {
        level,
        seed: `${match}/${seat}`,
        now: () => performance.now(),
      }),
    )
    let turn = -1
    let spent = 0
    for (;;) {
      const seat = dragonRage.toAct(state)[0]
      if (seat === undefined || shares.length >= turns) break
      const key = searchRoom.turnKey?.(state) ?? 0
      if (key !== turn) {
        if (spent > 0) shares.push(spent / level.turnMs)
        spent = 0
        turn = key
      }
      const answers = searchRoom.turnOwner?.(state) !== seat
      const start = performance.now()
      const action = await thinkers[seat]!.choose(state, seat)
      const took = performance.now() - start
      if (answers) shares.push(took / (level.turnMs / 10))
      else spent += took
      dragonRage.apply(state, seat, action, dice, () => {})
    }
  }
  return shares
}

export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
