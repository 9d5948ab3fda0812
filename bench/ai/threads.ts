import { SearchRandom, startNodeThread, thinkTogether } from '@wyrmtable/ai'
import { jsonOf, seededDice } from '@wyrmtable/kernel'
import { searchRoom } from '../../games/dragon-rage/bot/search/index.ts'
import { dragonRage } from '../../games/dragon-rage/rules/game.ts'
import { optionsSchema } from '../../games/dragon-rage/rules/options.ts'

/**
 * Playouts in the same time with one thread and with several, on positions of a match that plays itself: what
 * root parallelism brings on this machine.
 */
export async function threadGain(threads: number, ms: number, positions: number): Promise<number[]> {
  const started = Array.from({ length: threads }, () =>
    startNodeThread(new URL('./thread.ts', import.meta.url)),
  )
  try {
    const gains: number[] = []
    for (const [i, position] of somePositions(positions).entries()) {
      const request = { ...position, level: 'warlord', seed: i, match: `${i}`, ms } as const
      const alone = await started[0]!.thinker.think({ ...request, match: `alone ${i}` }).result
      const together = await thinkTogether(
        started.map(({ thinker }) => thinker),
        request,
      ).result
      gains.push(together.playouts / Math.max(1, alone.playouts))
    }
    return gains.slice(1)
  } finally {
    for (const { end } of started) await end()
  }
}

function somePositions(count: number) {
  const dice = seededDice('threads')
  const random = new SearchRandom('threads')
  const state = dragonRage.setup(optionsSchema.parse({}), 2, dice)
  const found = []
  while (found.length < count) {
    const seat = dragonRage.toAct(state)[0]
    if (seat === undefined) break
    if (state.phase === 'invaderMovement' || state.phase === 'defenderMovement') {
      found.push({
        game: dragonRage.id,
        options: jsonOf(state.options),
        view: dragonRage.encode(state),
        seat,
      })
    }
    const steps =
      searchRoom.opening?.(state, seat, random.pick, 1) ?? searchRoom.plans?.(state, seat)[0]?.actions ?? []
    for (const action of steps) {
      if (dragonRage.toAct(state)[0] !== seat || dragonRage.check(state, seat, action) !== undefined) break
      dragonRage.apply(state, seat, action, dice, () => {})
    }
  }
  return found
}
