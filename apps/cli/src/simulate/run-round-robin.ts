import { createRunner, type TaskRunner } from './run-simulation.ts'
import type { MatchResult, SimulationSetup } from './simulate-match.ts'
import type { SimulationTask } from './worker.ts'

export interface RoundRobinWish {
  /** All but the options, which each pairing has of its own. */
  readonly setup: Omit<SimulationSetup, 'options'>
  /** Options of a match between these, by seat. */
  optionsOf(ids: readonly [string, string]): SimulationSetup['options']
  readonly ids: readonly string[]
  /** Matches of each pair: half with either one in the first seat. */
  readonly games: number
  readonly threads: number
}

/** A match and what each seat brought. */
export interface PairedResult extends MatchResult {
  readonly ids: readonly [string, string]
}

/** Most matches of one task. */
const mostPerTask = 10

/** Plays every entry against every other from both seats; the figures are the same for any number of threads. */
export async function playRoundRobin(
  { setup, optionsOf, ids, games, threads }: RoundRobinWish,
  onProgress: (done: number) => void,
): Promise<readonly PairedResult[]> {
  const seatings = ids.flatMap((one, place) =>
    ids.slice(place + 1).flatMap((other): [string, string][] => [
      [one, other],
      [other, one],
    ]),
  )
  const tasks = seatings.flatMap((pair) => {
    const task = { ...setup, options: optionsOf(pair), seed: [setup.seed, ...pair].join('/') }
    return chunksOf(games / 2).map(([from, to]) => ({ ids: pair, task: { ...task, from, to } }))
  })
  let done = 0
  const run = async (runner: TaskRunner, pair: [string, string], task: SimulationTask) => {
    const results = await runner.run(task)
    done += results.length
    onProgress(done)
    return results.map((result): PairedResult => ({ ...result, ids: pair }))
  }
  const runner = await createRunner(Math.min(threads, tasks.length))
  try {
    if (threads > 1) {
      return (await Promise.all(tasks.map((each) => run(runner, each.ids, each.task)))).flat()
    }
    const all: PairedResult[] = []
    for (const each of tasks) all.push(...(await run(runner, each.ids, each.task)))
    return all
  } finally {
    await runner.end()
  }
}

function chunksOf(games: number): readonly (readonly [from: number, to: number])[] {
  return Array.from({ length: Math.ceil(games / mostPerTask) }, (_, i) => [
    i * mostPerTask,
    Math.min(games, (i + 1) * mostPerTask),
  ])
}
