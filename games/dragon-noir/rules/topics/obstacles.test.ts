import type { HexId } from '@wyrmtable/hex'
import { expect, it } from 'vitest'
import { type Obstacles, remembered } from './obstacles.ts'

const HEXES = 4
const hexes = [0, 1, 2, 3].map((hex) => hex as HexId)

it('what is in the way is asked for once, and answered alike ever after', () => {
  const asked: string[] = []
  const plain: Obstacles = {
    isBarred(hex, level) {
      asked.push(`barred ${hex}/${level}`)
      return hex === 2 && level === 1
    },
    corpseCost(hex) {
      asked.push(`corpses ${hex}`)
      return [0, 1, undefined, 3][hex]
    },
    isTaken(hex, level) {
      asked.push(`taken ${hex}/${level}`)
      return hex === 3 && level === 0
    },
    led() {
      asked.push('led')
      return [7]
    },
  }
  const obstacles = remembered(plain, HEXES)
  const answers = () => ({
    barred: hexes.flatMap((hex) => [obstacles.isBarred(hex, 0), obstacles.isBarred(hex, 1)]),
    corpses: hexes.map((hex) => obstacles.corpseCost(hex)),
    taken: hexes.flatMap((hex) => [obstacles.isTaken(hex, 0), obstacles.isTaken(hex, 1)]),
    led: obstacles.led(),
  })
  const first = answers()
  expect(first).toEqual({
    barred: [false, false, false, false, false, true, false, false],
    corpses: [0, 1, undefined, 3],
    taken: [false, false, false, false, false, false, true, false],
    led: [7],
  })
  const once = asked.length
  expect(answers()).toEqual(first)
  expect(asked).toHaveLength(once)
  expect(new Set(asked).size).toBe(once)
})
