import type { TableOptions } from '../options.ts'

/** Which entrants of a ladder meet: each its neighbours in the list, or each all others. */
export const ladderPairs = ['neighbours', 'all'] as const
export type LadderPairs = (typeof ladderPairs)[number]

/** What `simulate` was asked. */
export interface SimulateOptions extends TableOptions {
  readonly games: number
  readonly seats?: string
  readonly seed: string
  readonly threads: number
  readonly maxActions: number
  readonly scale?: number
  readonly ladder?: true
  readonly pairs: LadderPairs
  readonly roundRobin?: true
  readonly out?: string
  readonly verify?: true
  readonly json?: true
}
