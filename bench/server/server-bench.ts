import type { BenchRow } from '../measure.ts'

/** What a part of the bench of the server tells. */
export interface ServerBench {
  readonly rows: readonly BenchRow[]
  readonly figures: readonly { readonly name: string; readonly unit: string; readonly value: number }[]
}
