import type { SearchRandom } from './search-random.ts'

/** Mixes noise into what an evaluation says, by seat; with two seats what one gains the other loses. */
export function blurValues(values: number[], blur: number, random: SearchRandom): void {
  for (let i = 0; i < values.length; i++) {
    const noise = (random.pick(2001) - 1000) / 1000
    values[i] =
      i === 1 && values.length === 2
        ? 1 - (values[0] ?? 0)
        : (values[i] ?? 0) * (1 - blur) + blur * (0.5 + noise / 2)
  }
}
