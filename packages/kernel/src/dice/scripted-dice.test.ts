import { describe, expect, it } from 'vitest'
import { ScriptError, scriptedDice } from './scripted-dice.ts'

describe('scripted dice', () => {
  it('fall as written', () => {
    const dice = scriptedDice([5, 0, 2, 0])
    expect(dice.roll(6, 'first')).toBe(5)
    expect(dice.pick(3, 'second')).toBe(0)
    const items = ['a', 'b', 'c']
    dice.shuffle(items, 'third')
    expect(items).toEqual(['b', 'a', 'c'])
    expect(dice.isSpent).toBe(true)
    expect(dice.draws).toBe(4)
  })

  it('name the reason and place of a missing die', () => {
    const dice = scriptedDice([1])
    dice.roll(6, 'escape')
    expect(() => dice.roll(6, 'drift')).toThrow(ScriptError)
    expect(() => dice.roll(6, 'drift')).toThrow(
      expect.objectContaining({ kind: 'missing', why: 'drift', position: 1 }),
    )
  })

  it.each([0, 7, 2.5])('refuse a d6 that shows %d', (value) => {
    const wrong = expect.objectContaining({ kind: 'outOfRange', why: 'melee', position: 0, range: 6 })
    expect(() => scriptedDice([value]).roll(6, 'melee')).toThrow(wrong)
  })

  it('know a pick from a roll', () => {
    expect(() => scriptedDice([3]).pick(3, 'tie')).toThrow(ScriptError)
    expect(scriptedDice([0]).pick(3, 'tie')).toBe(0)
  })

  it('tell what is left over', () => {
    const dice = scriptedDice([1, 2, 3])
    dice.roll(6, 'one')
    expect(dice.left()).toEqual([2, 3])
    const mark = dice.save()
    dice.roll(6, 'two')
    dice.restore(mark)
    expect(dice.left()).toEqual([2, 3])
    dice.load([4])
    expect(dice.left()).toEqual([4])
  })
})
