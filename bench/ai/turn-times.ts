/**
 * How much of what a level promises its turns take: all seats think at full time, each turn's decisions are added up.
 * By default on the clock of the processor, so that a busy machine tells the same; `--wall` by the clock on the wall.
 *
 *     node bench/ai/turn-times.ts dragon-noir squire 20 --scenario two-wizards --seats 2 --seed t
 */
import { parseArgs } from 'node:util'
import { ANSWER_SHARE, isLevelName, levels } from '@wyrmtable/ai'
import { manifests } from '../../games/index.ts'
import { percentile } from './rage-turns.ts'
import { type Turn, threadClock, turnsOf } from './turns.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string' },
    seats: { type: 'string' },
    seed: { type: 'string', default: 't' },
    wall: { type: 'boolean', default: false },
  },
})
const [id, level = 'squire', wanted = '20'] = positionals
const manifest = manifests.find((one) => one.id === id)
if (manifest === undefined || !isLevelName(level)) throw new Error('which game, and which level?')
const promised = levels[level]
const scenario = values.scenario ?? manifest.scenarios[0]?.id ?? ''
const turns = await turnsOf(manifest, promised, Number(wanted), {
  scenario,
  seats: Number(values.seats ?? manifest.minSeats),
  seed: values.seed,
  now: values.wall ? () => performance.now() : threadClock,
})

/** Median, 99th of a hundred and most, as shares of the promise. */
function tell(name: string, some: readonly Turn[], promiseMs: number): void {
  if (some.length === 0) return
  const shares = some.map(({ ms }) => ms / promiseMs)
  const [median, late, worst] = [percentile(shares, 0.5), percentile(shares, 0.99), Math.max(...shares)]
  const decisions = some.reduce((sum, one) => sum + one.decisions, 0) / some.length
  const longest = Math.max(...some.map((one) => one.longest))
  console.log(
    `${manifest?.id} ${scenario} ${level} ${name}: ${some.length} turns, median ${median.toFixed(2)}, p99 ${late.toFixed(2)}, ` +
      `slowest ${worst.toFixed(2)}; ${decisions.toFixed(1)} decisions a turn, the longest ${longest.toFixed(0)} ms`,
  )
}
const { turnMs } = promised
tell(
  'turns',
  turns.filter(({ isAnswer }) => !isAnswer),
  turnMs,
)
tell(
  'answers',
  turns.filter(({ isAnswer }) => isAnswer),
  turnMs * ANSWER_SHARE,
)
