import { createThinker, type Level } from '@wyrmtable/ai'
import { seededDice } from '@wyrmtable/kernel'
import { searchRoom } from '../../games/dragon-rage/bot/search/index.ts'
import { dragonRage } from '../../games/dragon-rage/rules/game.ts'
import { optionsSchema } from '../../games/dragon-rage/rules/options.ts'

/** How much longer than asked a bare loop takes that only looks at the clock: what the machine does by itself. */
export function bareShares(ms: number, times: number): number[] {
  return Array.from({ length: times }, () => {
    const start = performance.now()
    while (performance.now() - start < ms);
    return (performance.now() - start) / ms
  })
}

/**
 * Thinking times of whole turns of Dragon Rage, as shares of what the level promises: both seats think, each
 * turn's decisions are added up.
 */
export async function turnShares(level: Level, turns: number, first = 0): Promise<number[]> {
  const shares: number[] = []
  for (let match = first; shares.length < turns; match++) {
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
