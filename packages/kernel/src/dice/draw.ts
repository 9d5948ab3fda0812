/** A range that no die can have; dice throw it before anything is drawn. */
export function checkRange(n: number, why: string): void {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) {
    throw new RangeError(`no die has ${n} sides (${why})`)
  }
}

/** The Fisher–Yates pass of `Dice.shuffle`: from the last item to the second, each a `pick(i + 1)`. */
export function shuffleBy<T>(items: T[], pick: (n: number) => number): void {
  for (let i = items.length - 1; i > 0; i--) swap(items, i, pick(i + 1))
}

function swap<T>(items: T[], i: number, j: number): void {
  // Both are inside the list, so what is read is a T even where T has undefined among its values.
  const held = items[i] as T
  items[i] = items[j] as T
  items[j] = held
}

/**
 * 0…n−1, each as likely, out of draws of 32 bits: draws at or above the greatest multiple of n are
 * thrown away. `word` is called until one fits.
 */
export function uniform(n: number, word: () => number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
  for (;;) {
    const drawn = word()
    if (drawn < limit) return drawn % n
  }
}
