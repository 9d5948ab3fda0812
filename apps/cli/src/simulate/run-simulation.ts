import type { MatchResult, SimulationSetup } from './simulate-match.ts'
import simulateSome, { type SimulationTask } from './worker.ts'

/** Most matches of one task: enough to be worth a message, few enough that all threads end together. */
const mostPerTask = 4

/**
 * Plays the matches 0…games−1 on so many threads and gives the results in their order. Each match depends
 * on its index alone, so the figures are the same for any number of threads. `onPlayed` is given the matches as they
 * end, one by one where replays are wanted, and the only ones to hold a replay: a thousand would not fit in memory.
 */
export async function runSimulation(
  setup: SimulationSetup,
  games: number,
  threads: number,
  onPlayed: (some: readonly MatchResult[]) => Promise<void>,
): Promise<readonly MatchResult[]> {
  const tasks: SimulationTask[] = []
  const perTask = setup.wantsReplays ? 1 : Math.max(1, Math.min(mostPerTask, Math.floor(games / threads / 4)))
  for (let from = 0; from < games; from += perTask) {
    tasks.push({ ...setup, from, to: Math.min(games, from + perTask) })
  }
  const results: MatchResult[] = []
  const take = async (some: readonly MatchResult[]): Promise<void> => {
    await onPlayed(some)
    results.push(...some.map(({ replay: _kept, ...result }) => result))
  }
  const runner = await createRunner(Math.min(threads, tasks.length))
  try {
    if (threads === 1) for (const task of tasks) await take(await runner.run(task))
    else await Promise.all(tasks.map(async (task) => take(await runner.run(task))))
  } finally {
    await runner.end()
  }
  return results.sort((a, b) => a.index - b.index)
}

/** Something that plays tasks: this thread, or as many as are wanted. */
export interface TaskRunner {
  run(task: SimulationTask): Promise<readonly MatchResult[]>
  end(): Promise<void>
}

export async function createRunner(threads: number): Promise<TaskRunner> {
  if (threads === 1) return { run: simulateSome, end: async () => {} }
  const { default: Tinypool } = await import('tinypool')
  const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js'
  const pool = new Tinypool({
    filename: new URL(`./worker${extension}`, import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  })
  return { run: (task) => pool.run(task), end: () => pool.destroy() }
}
