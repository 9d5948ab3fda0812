import type { Dice } from '@wyrmtable/kernel'

/** Random numbers of the search in whole numbers only, so that they are the same on every machine. */
export class SearchRandom {
  private word: number

  constructor(seed: number | string) {
    this.word = mix(seedWord(seed))
  }

  /** 0…n−1. */
  readonly pick = (n: number): number => {
    let x = this.word
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.word = x
    return Math.floor(((x >>> 0) / 0x1_0000_0000) * n)
  }

  /** Begins anew, as if made with this seed. */
  reseed(seed: number | string): void {
    this.word = mix(seedWord(seed))
  }
}

/** Dice for playouts. `draws` tells whether any fell. */
export class SearchDice implements Dice {
  draws = 0
  private readonly random: SearchRandom

  constructor(random: SearchRandom) {
    this.random = random
  }

  roll(sides: number): number {
    this.draws++
    return this.random.pick(sides) + 1
  }

  pick(n: number): number {
    this.draws++
    return this.random.pick(n)
  }

  shuffle<T>(items: T[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.pick(i + 1)
      const moved = items.splice(j, 1)
      items.splice(i, 0, ...moved)
    }
  }
}

/** FNV-1a of the seed's text. */
function seedWord(seed: number | string): number {
  let hash = 0x811c9dc5
  for (const letter of `${seed}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash
}

/** Spreads the bits; never 0, where a xorshift generator would stay. */
function mix(word: number): number {
  let x = word
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  x ^= x >>> 16
  return x === 0 ? 0x9e3779b9 : x
}
