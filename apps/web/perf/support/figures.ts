/** One line of the report. */
export interface Figure {
  readonly name: string
  readonly value: string
}

interface Spread {
  readonly median: number
  readonly worst: number
  readonly count: number
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    worst: sorted.at(-1) ?? Number.NaN,
    count: sorted.length,
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`

export const spread = (name: string, values: readonly number[], of: string): Figure => {
  const { median, worst, count } = spreadOf(values)
  return { name, value: `median ${ms(median)}, worst ${ms(worst)} (${count} ${of})` }
}
