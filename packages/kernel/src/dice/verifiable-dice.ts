import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { checkRange, shuffleBy, uniform } from './draw.ts'
import type { DiceMark, MatchDice } from './match-dice.ts'

export interface VerifiableDiceParts {
  /**
   * Known to the dealer only until the match is over. It must be long and random (32 bytes as hex), or
   * its commitment could be guessed.
   */
  readonly secret: string
  /** One word from each seat, in seat order, given after the commitment was shown. */
  readonly seatSeeds: readonly string[]
  readonly matchId: string
  /** Dice drawn before: to go on with a stored match. */
  readonly start?: number
}

/**
 * Dice that nobody can bend: the dealer commits to a secret before the seats give their seeds, and shows
 * it after the last action, so that anybody can derive each die again.
 *
 * Die number c (from 0) of a range n: HMAC-SHA-256 with the secret (UTF-8) as key over the UTF-8 text of
 * the JSON array `["wyrmtable-dice/1", matchId, [seat seeds], c, r]`, r = 0; its first four bytes are a
 * big-endian number w. If w is at or above the greatest multiple of n up to 2³², r grows by one and the
 * draw is repeated; else the value is w mod n (plus 1 for `roll`).
 */
export function verifiableDice(parts: VerifiableDiceParts): MatchDice {
  return new VerifiableDice(parts)
}

/** What is published before the first action: SHA-256 of the secret's UTF-8 bytes, 64 hex digits. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)))
}

class VerifiableDice implements MatchDice {
  draws: number
  private readonly key: Uint8Array
  private readonly head: string

  constructor(parts: VerifiableDiceParts) {
    this.draws = parts.start ?? 0
    this.key = utf8ToBytes(parts.secret)
    const head = JSON.stringify(['wyrmtable-dice/1', parts.matchId, parts.seatSeeds])
    this.head = head.slice(0, -1)
  }

  roll(sides: number, why: string): number {
    return this.pick(sides, why) + 1
  }

  pick(n: number, why: string): number {
    checkRange(n, why)
    const counter = this.draws++
    let rejected = 0
    return uniform(n, () => this.word(counter, rejected++))
  }

  shuffle<T>(items: T[], why: string): void {
    shuffleBy(items, (n) => this.pick(n, why))
  }

  save(): DiceMark {
    return [this.draws]
  }

  restore(mark: DiceMark): void {
    const [draws] = mark
    if (draws === undefined) throw new Error('not a mark of verifiable dice')
    this.draws = draws
  }

  private word(counter: number, rejected: number): number {
    const digest = hmac(sha256, this.key, utf8ToBytes(`${this.head},${counter},${rejected}]`))
    return new DataView(digest.buffer, digest.byteOffset, 4).getUint32(0)
  }
}
