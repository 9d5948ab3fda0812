import { manifests } from '@wyrmtable/games'
import { type MatchResult, type SimulationSetup, simulateMatch } from './simulate-match.ts'

export interface SimulationTask extends SimulationSetup {
  /** First match of the task and the one after its last. */
  readonly from: number
  readonly to: number
}

/** Plays some matches of a simulation; runs in a thread of its own. */
export default async function simulateSome(task: SimulationTask): Promise<readonly MatchResult[]> {
  const manifest = manifests.find((known) => known.id === task.gameId)
  if (manifest === undefined) throw new Error(`no game ${task.gameId}`)
  const [rules, room, brought] = await Promise.all([manifest.rules(), manifest.bot(), manifest.entries?.()])
  const rooms = { ...rules, ...room, ...brought }
  const results: MatchResult[] = []
  for (let index = task.from; index < task.to; index++) {
    results.push(await simulateMatch(rooms, task, index))
  }
  return results
}
