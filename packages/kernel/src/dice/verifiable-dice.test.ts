import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitment, verifiableDice } from './verifiable-dice.ts'

const parts = { secret: 'ab'.repeat(32), seatSeeds: ['red, "quoted"', 'blué'], matchId: 'm-1' }

/** The published recipe, written again with another library. */
function derived(counter: number, n: number): number {
  for (let rejected = 0; ; rejected++) {
    const message = JSON.stringify(['wyrmtable-dice/1', parts.matchId, parts.seatSeeds, counter, rejected])
    const word = createHmac('sha256', parts.secret).update(message, 'utf8').digest().readUInt32BE(0)
    if (word < 2 ** 32 - (2 ** 32 % n)) return word % n
  }
}

describe('verifiable dice', () => {
  it('can be derived again by anybody', () => {
    const dice = verifiableDice(parts)
    for (let counter = 0; counter < 200; counter++) {
      expect(dice.pick(10, 'test')).toBe(derived(counter, 10))
    }
    expect(dice.roll(6, 'test')).toBe(derived(200, 6) + 1)
  })

  it('throw away what would favour low numbers', () => {
    // Just over half the words fit this range, so that rejections are met at once.
    const n = 2 ** 31 + 1
    const dice = verifiableDice(parts)
    for (let counter = 0; counter < 50; counter++) expect(dice.pick(n, 'wide')).toBe(derived(counter, n))
  })

  it('go on from any number of dice', () => {
    const dice = verifiableDice(parts)
    const all = Array.from({ length: 20 }, () => dice.roll(20, 'test'))
    const later = verifiableDice({ ...parts, start: 12 })
    expect(Array.from({ length: 8 }, () => later.roll(20, 'test'))).toEqual(all.slice(12))
    const mark = dice.save()
    const next = dice.roll(20, 'test')
    dice.restore(mark)
    expect(dice.roll(20, 'test')).toBe(next)
  })

  it('depend on the secret, each seat and the match', () => {
    const wordOf = (changed: Partial<typeof parts>): number =>
      verifiableDice({ ...parts, ...changed }).pick(2 ** 32, 'test')
    const words = [
      wordOf({}),
      wordOf({ secret: 'other' }),
      wordOf({ seatSeeds: ['red, "quoted"', 'blue'] }),
      wordOf({ seatSeeds: ['blué', 'red, "quoted"'] }),
      wordOf({ matchId: 'm-2' }),
    ]
    expect(new Set(words).size).toBe(words.length)
  })

  it('are committed to by the hash of the secret', () => {
    expect(commitment('sécret')).toBe(createHash('sha256').update('sécret', 'utf8').digest('hex'))
  })
})
