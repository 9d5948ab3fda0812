import { codeUnits, writeCanonical } from '../json/canonical-units.ts'

/**
 * A running fingerprint of 64 bits in two lanes of 32. It finds accidents – a lost entry, a changed
 * byte, two machines whose records part – and costs about as much as the JSON it reads. It is no
 * signature: whoever can write a record can compute it. Forgery is what the dice commitment and the
 * SHA-256 `seal` of a replay are for.
 *
 * One object per match, changed in place: accepting an action must not allocate for it.
 */
export class Fingerprint {
  /** The lanes as signed 32-bit integers, which the engine keeps unboxed. */
  private a: number
  private b: number

  constructor(a = 0x77_79_72_6d, b = 0x74_61_62_6c) {
    this.a = a | 0
    this.b = b | 0
  }

  /** One number of 32 bits. */
  word(w: number): void {
    const a = Math.imul(this.a ^ w, 0x9e37_79b1)
    const b = Math.imul(this.b ^ w, 0x85eb_ca77)
    this.a = a ^ (a >>> 15)
    this.b = b ^ (b >>> 13)
  }

  /**
   * The value's canonical JSON: the number of its UTF-16 code units, then the units in pairs, the first
   * of each pair in the low half.
   */
  json(value: unknown): void {
    const length = writeCanonical(value)
    const units = codeUnits()
    // A last unit without a partner is paired with 0.
    units[length] = 0
    let a = Math.imul(this.a ^ length, 0x9e37_79b1)
    let b = Math.imul(this.b ^ length, 0x85eb_ca77)
    a ^= a >>> 15
    b ^= b >>> 13
    for (let i = 0; i < length; i += 2) {
      const w = units[i]! | (units[i + 1]! << 16)
      a = Math.imul(a ^ w, 0x9e37_79b1)
      b = Math.imul(b ^ w, 0x85eb_ca77)
      a ^= a >>> 15
      b ^= b >>> 13
    }
    this.a = a
    this.b = b
  }

  /** Lets each bit of both lanes depend on each bit of both; done once at the end of an entry. */
  close(): void {
    let { a, b } = this
    a ^= a >>> 16
    a = Math.imul(a, 0x21f0_aaad)
    a ^= a >>> 15
    b = Math.imul(b ^ a, 0x735a_2d97)
    b ^= b >>> 15
    b = Math.imul(b, 0x21f0_aaad)
    b ^= b >>> 16
    a = Math.imul(a ^ b, 0x735a_2d97)
    a ^= a >>> 15
    this.a = a
    this.b = b
  }

  /** 16 hex digits, lane a first. */
  hex(): string {
    const { a, b } = this
    // One call makes one flat string; pieces put together would stay a tree in memory for each entry.
    return String.fromCharCode(
      digits[a >>> 28]!,
      digits[(a >>> 24) & 15]!,
      digits[(a >>> 20) & 15]!,
      digits[(a >>> 16) & 15]!,
      digits[(a >>> 12) & 15]!,
      digits[(a >>> 8) & 15]!,
      digits[(a >>> 4) & 15]!,
      digits[a & 15]!,
      digits[b >>> 28]!,
      digits[(b >>> 24) & 15]!,
      digits[(b >>> 20) & 15]!,
      digits[(b >>> 16) & 15]!,
      digits[(b >>> 12) & 15]!,
      digits[(b >>> 8) & 15]!,
      digits[(b >>> 4) & 15]!,
      digits[b & 15]!,
    )
  }

  /** Whether `hex()` would give this text. */
  is(hex: string): boolean {
    return hex.length === 16 && holds(hex, 0, this.a) && holds(hex, 8, this.b)
  }

  /** Goes on from a fingerprint as written. The text is trusted to be 16 hex digits. */
  resume(hex: string): void {
    this.a = Number.parseInt(hex.slice(0, 8), 16) | 0
    this.b = Number.parseInt(hex.slice(8), 16) | 0
  }
}

/** Character codes of the hex digits. */
const digits = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0))

function holds(hex: string, from: number, lane: number): boolean {
  for (let i = 0; i < 8; i++) {
    if (hex.charCodeAt(from + i) !== digits[(lane >>> (28 - 4 * i)) & 15]) return false
  }
  return true
}
