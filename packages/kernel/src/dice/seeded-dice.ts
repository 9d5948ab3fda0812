import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { checkRange, shuffleBy } from './draw.ts'
import type { DiceMark, MatchDice } from './match-dice.ts'

type Generator = ReturnType<typeof xoroshiro128plus>

/**
 * Dice for simulation, search and tests: the same seed gives the same dice on every machine. The seed 7
 * and the seed '7' are the same. Not for play between people: who knows the seed knows all dice.
 */
export function seededDice(seed: number | string): MatchDice {
  return new SeededDice(seed)
}

/**
 * The generator is xoroshiro128+ (pure-rand), its four state words the first 16 bytes of
 * SHA-256('wyrmtable-seed/1:' + seed), big-endian; each die takes its outputs as unsigned 32-bit
 * numbers, rejection sampled, modulo the range.
 */
class SeededDice implements MatchDice {
  draws = 0
  private readonly seed: number | string
  private made: Generator | undefined

  constructor(seed: number | string) {
    this.seed = seed
  }

  /** Made when the first die falls: most of what a search tries needs none, and the hash is dear. */
  private get generator(): Generator {
    this.made ??= generatorOf(this.seed)
    return this.made
  }

  roll(sides: number, why: string): number {
    return this.pick(sides, why) + 1
  }

  pick(n: number, why: string): number {
    checkRange(n, why)
    this.draws++
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
    const { generator } = this
    for (;;) {
      const drawn = generator.next() >>> 0
      if (drawn < limit) return drawn % n
    }
  }

  shuffle<T>(items: T[], why: string): void {
    shuffleBy(items, (n) => this.pick(n, why))
  }

  save(): DiceMark {
    return [this.draws, ...this.generator.getState()]
  }

  restore(mark: DiceMark): void {
    const [draws, ...state] = mark
    if (draws === undefined || state.length !== 4) throw new Error('not a mark of seeded dice')
    this.draws = draws
    this.made = xoroshiro128plusFromState(state)
  }
}

function generatorOf(seed: number | string): Generator {
  const digest = sha256(utf8ToBytes(`wyrmtable-seed/1:${seed}`))
  const words = new DataView(digest.buffer, digest.byteOffset, 16)
  return xoroshiro128plusFromState([
    words.getInt32(0),
    words.getInt32(4),
    words.getInt32(8),
    words.getInt32(12),
  ])
}
