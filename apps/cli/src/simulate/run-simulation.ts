import type { MatchResult, SimulationSetup } from './simulate-match.ts'
import simulateSome, { type SimulationTask } from './worker.ts'

/** Matches of one task: enough to be worth a message, few enough that all threads end together. */
const perTask = 4

/**
 * Plays the matches 0…games−1 on so many threads and gives the results in their order. Each match depends
 * on its index alone, so the figures are the same for any number of threads.
 */
export async function runSimulation(
  setup: SimulationSetup,
  games: number,
  threads: number,
  onProgress: (done: number) => void,
): Promise<readonly MatchResult[]> {
  const tasks: SimulationTask[] = []
  for (let from = 0; from < games; from += perTask) {
    tasks.push({ ...setup, from, to: Math.min(games, from + perTask) })
  }
  const results: MatchResult[] = []
  const take = (some: readonly MatchResult[]): void => {
    results.push(...some)
    onProgress(results.length)
  }
  if (threads === 1) for (const task of tasks) take(await simulateSome(task))
  else await onThreads(tasks, threads, take)
  return results.sort((a, b) => a.index - b.index)
}

async function onThreads(
  tasks: readonly SimulationTask[],
  threads: number,
  take: (some: readonly MatchResult[]) => void,
): Promise<void> {
  const { default: Tinypool } = await import('tinypool')
  const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js'
  const pool = new Tinypool({
    filename: new URL(`./worker${extension}`, import.meta.url).href,
    minThreads: Math.min(threads, tasks.length),
    maxThreads: Math.min(threads, tasks.length),
  })
  try {
    await Promise.all(
      tasks.map(async (task) => {
        const some: readonly MatchResult[] = await pool.run(task)
        take(some)
      }),
    )
  } finally {
    await pool.destroy()
  }
}
