import type { SearchRandom } from './search-random.ts'

/**
 * How far apart values lie (their standard deviation) where the noise is as wide as the blur says: the median of decisions of
 * Dragon Rage, for which the levels' blurs were tuned.
 */
const USUAL = 0.045
/** Values before their spread is believed. */
const FEW = 8

/**
 * Makes evaluations unclear, as a weaker player sees them. The noise is in proportion to the spread of all that was
 * judged for the decision: steps of one game differ by 0.2, of another by 0.01, and both should be as hard to tell
 * apart.
 */
export class Blur {
  private readonly blur: number
  private readonly random: SearchRandom
  private count = 0
  private mean = 0
  private squares = 0

  constructor(blur: number, random: SearchRandom) {
    this.blur = blur
    this.random = random
  }

  /** Another decision: its values spread by themselves. */
  reset(): void {
    this.count = 0
    this.mean = 0
    this.squares = 0
  }

  /** Mixes noise into what an evaluation says, by seat; with two seats what one gains the other loses. */
  mix(values: number[]): void {
    const { blur } = this
    if (blur === 0) return
    this.note(values[0] ?? 0)
    const width = this.width()
    for (let i = 0; i < values.length; i++) {
      const noise = (this.random.pick(2001) - 1000) / 2000
      values[i] =
        i === 1 && values.length === 2
          ? 1 - (values[0] ?? 0)
          : (values[i] ?? 0) * (1 - blur) + blur * (0.5 + noise * width)
    }
  }

  /** How wide the noise is beside the whole range of values. */
  private width(): number {
    if (this.count < FEW) return 1
    return Math.min(1, Math.sqrt(this.squares / this.count) / USUAL)
  }

  private note(value: number): void {
    this.count++
    const away = value - this.mean
    this.mean += away / this.count
    this.squares += away * (value - this.mean)
  }
}
