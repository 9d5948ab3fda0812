/**
 * Timing for benches. A shared machine drifts by a factor of three within minutes, so nothing here asserts
 * an absolute time: candidates take turns, and what counts is the ratio within a round.
 */

/** One line of a bench: our rate beside that of its base, and the ratio of the two over the rounds. */
export interface BenchRow {
  name: string
  /** What is counted, per second. */
  unit: string
  /** What ours is compared with. */
  base: string
  /** Median rate of the base, units per second. */
  baseMedian: number
  /** Our median rate, units per second. */
  ours: number
  /** Ours over base, round by round. */
  ratio: { min: number; median: number; max: number }
  /** The least ratio that the project promises. */
  floor?: number
}

export interface MeasureOptions {
  /** Rounds that count; one more is run first and thrown away. */
  rounds: number
  /** Time of one candidate in one round, in milliseconds. */
  ms: number
}

/** Runs for about `ms` milliseconds and tells its rate in units per second. */
export type Candidate = (ms: number) => number | Promise<number>

/** A candidate out of a function that does some work and returns how many units that was. */
export function timed(work: () => number): Candidate {
  return (ms) => {
    const start = performance.now()
    let units = 0
    let elapsed = 0
    do {
      units += work()
      elapsed = performance.now() - start
    } while (elapsed < ms)
    return (units * 1000) / elapsed
  }
}

/** Rates of each candidate, one a round. In each round every candidate runs once; round 0 is a warm-up. */
export async function interleave<Name extends string>(
  candidates: Readonly<Record<Name, Candidate>>,
  options: MeasureOptions,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(candidates) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round <= options.rounds; round++) {
    for (const name of names) {
      const rate = await candidates[name](options.ms)
      if (round > 0) rates[name].push(rate)
    }
  }
  return rates
}

/** The middle of `samples`, or the mean of the two in the middle. */
export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[middle]!
  return (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Least, median and greatest ratio of ours to base, each taken within one round. */
export function ratioOf(ours: readonly number[], base: readonly number[]): BenchRow['ratio'] {
  const ratios = ours.map((rate, round) => rate / base[round]!)
  return { min: Math.min(...ratios), median: median(ratios), max: Math.max(...ratios) }
}

/** A row out of the rates of both sides. */
export function benchRow(
  about: { name: string; unit: string; base: string; floor?: number },
  ours: readonly number[],
  base: readonly number[],
): BenchRow {
  return { ...about, baseMedian: median(base), ours: median(ours), ratio: ratioOf(ours, base) }
}

/** Whether the base itself varied so much (more than threefold) that the run should be repeated. */
export function isUnsteady(samples: readonly number[]): boolean {
  return Math.max(...samples) > 3 * Math.min(...samples)
}

/** Rows that do not keep what the project promises; one that measured nothing does not. */
export function missedFloors(rows: readonly BenchRow[]): readonly BenchRow[] {
  return rows.filter(({ floor, ratio }) => floor !== undefined && !(ratio.median >= floor))
}

/** The rows as an aligned table; a row whose median ratio is below its floor ends in `BELOW`. */
export function formatRows(rows: readonly BenchRow[]): string {
  const missed = new Set(missedFloors(rows))
  const table = [
    ['name', 'against', 'unit', 'ours/s', 'base/s', 'ratio', '(min–max)', 'floor'],
    ...rows.map((row) => [
      row.name,
      row.base,
      row.unit,
      formatNumber(row.ours),
      formatNumber(row.baseMedian),
      formatNumber(row.ratio.median),
      `(${formatNumber(row.ratio.min)}–${formatNumber(row.ratio.max)})`,
      row.floor === undefined ? '' : `${row.floor}${missed.has(row) ? ' BELOW' : ''}`,
    ]),
  ]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((line) => line[column]!.length)))
  const isText = (column: number) => column <= 2 || column === 7
  return table
    .map((line) =>
      line
        .map((cell, column) =>
          isText(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function formatNumber(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en-US').replaceAll(',', ' ')
  return value >= 10 ? value.toFixed(1) : value.toPrecision(3)
}
