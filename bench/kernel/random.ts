/** A cheap source of choices, the same for both sides of a comparison: 0…n−1. */
export function xorshift(seed: number): (n: number) => number {
  let x = seed | 0 || 1
  return (n) => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return Math.floor(((x >>> 0) / 4_294_967_296) * n)
  }
}
