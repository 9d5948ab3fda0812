import { describe, expect, it } from 'vitest'
import { seededDice } from './seeded-dice.ts'

const rolls = (dice: ReturnType<typeof seededDice>, count: number): number[] =>
  Array.from({ length: count }, () => dice.roll(6, 'test'))

describe('seeded dice', () => {
  it('fall the same for the same seed, number or text', () => {
    expect(rolls(seededDice(7), 20)).toEqual(rolls(seededDice('7'), 20))
    expect(rolls(seededDice(7), 20)).not.toEqual(rolls(seededDice(8), 20))
  })

  it('fall as they always did', () => {
    expect(rolls(seededDice(1), 12)).toEqual([2, 3, 6, 1, 3, 1, 3, 1, 2, 6, 6, 3])
  })

  it('can be saved and put back', () => {
    const dice = seededDice('save')
    rolls(dice, 5)
    const mark = dice.save()
    const after = rolls(dice, 10)
    expect(dice.draws).toBe(15)
    dice.restore(mark)
    expect(dice.draws).toBe(5)
    expect(rolls(dice, 10)).toEqual(after)
    const other = seededDice('another')
    other.restore(mark)
    expect(rolls(other, 10)).toEqual(after)
  })

  it('are fair', () => {
    const dice = seededDice('fair')
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) counts[dice.pick(6, 'fair')]!++
    // Five degrees of freedom: more than 30 would come once in 100,000 seeds.
    const spread = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(spread).toBeLessThan(30)
  })

  it('shuffle into every order', () => {
    const dice = seededDice('shuffle')
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const items = [1, 2, 3, 4]
      dice.shuffle(items, 'deal')
      counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200)
  })

  it('refuse ranges that no die has', () => {
    for (const sides of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) {
      expect(() => seededDice(1).roll(sides, 'odd')).toThrow(RangeError)
    }
    expect(seededDice(1).roll(1, 'sure')).toBe(1)
    expect(seededDice(1).pick(2 ** 32, 'widest')).toBeLessThan(2 ** 32)
  })
})
