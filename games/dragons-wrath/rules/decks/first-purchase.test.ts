import { fractionToNumber } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { poolCards, starterDecks } from '../../data/library.ts'
import { canPay, firstPurchaseOdds } from './first-purchase.ts'

const byName = (name: string): string => poolCards.find((card) => card.name.en === name)?.id ?? ''
const red = { card: byName('Cinder Bay'), n: 3 }
const green = { card: byName('Bramblehold'), n: 1 }
const magic = { card: byName('The Ninth Hearth'), n: 1 }

describe('a creature in the first year', () => {
  test('DW-5.2: a magic province pays one sphere of any colour', () => {
    expect(canPay({ red: 3 }, [red])).toBe(true)
    expect(canPay({ red: 4 }, [red])).toBe(false)
    expect(canPay({ red: 4 }, [red, magic])).toBe(true)
    expect(canPay({ red: 4, green: 2 }, [red, green, magic])).toBe(false)
    expect(canPay({ red: 3, green: 2 }, [red, green, magic])).toBe(true)
  })

  test('DW-3.5, DW-7.1: the odds are those of all hands of six', () => {
    const runner = byName('Cinder Runner')
    const curse = byName('Char to the Bone')
    // 10 allies, 4 of them creatures: of 210 hands of 6 one has none.
    const ten = [
      { card: runner, n: 4 },
      { card: curse, n: 6 },
    ]
    expect(firstPurchaseOdds([red], ten)).toEqual({ numerator: 209n, denominator: 210n })
    // What cannot be paid counts for nothing.
    expect(firstPurchaseOdds([green], ten)).toEqual({ numerator: 0n, denominator: 1n })
    expect(firstPurchaseOdds([red], [{ card: runner, n: 5 }])).toBeUndefined()
    for (const { provinces, allies } of starterDecks) {
      const odds = firstPurchaseOdds(provinces, allies)
      expect(odds === undefined ? 0 : fractionToNumber(odds)).toBeGreaterThan(0.9)
    }
  })
})
