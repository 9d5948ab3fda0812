import type { CourseMove, Tagged } from '@wyrmtable/kernel'
import { deedData } from '@wyrmtable/ui'
import { expect, test } from 'vitest'
import { isOnTheWay } from './meant.ts'

const button = (...about: Parameters<typeof deedData>) => {
  const said: Readonly<Record<string, string | undefined>> = deedData(...about)
  return { getAttribute: (name: string) => said[name] ?? null }
}

const raising = (parts: object): Tagged => ({ type: 'raise', ...parts })
const wall = { hex: '0808', side: 2 }
const raise: CourseMove = { seat: 'red', action: raising({ wall, cost: 3 }), free: [], dice: [] }

test('a button does the step if its action is the same, in whatever order it is written', () => {
  const turned = { cost: 3, wall: { side: 2, hex: '0808' } }
  expect(isOnTheWay(button({ deed: { ...turned, type: 'raise' } }), raise)).toBe(true)
  expect(isOnTheWay(button({ deed: raising({ wall, cost: 2 }) }), raise)).toBe(false)
  expect(isOnTheWay(button({ deed: { ...turned, type: 'raze' } }), raise)).toBe(false)
  expect(isOnTheWay(button({}), raise)).toBe(false)
})

test('an action with less in it is another one, and only leads there where the button says so', () => {
  expect(isOnTheWay(button({ deed: raising({}) }), raise)).toBe(false)
  expect(isOnTheWay(button({ leadsTo: raising({}) }), raise)).toBe(true)
  expect(isOnTheWay(button({ leadsTo: raising({ cost: 2 }) }), raise)).toBe(false)
  expect(isOnTheWay(button({ leadsTo: raising({ moat: true }) }), raise)).toBe(false)
  expect(isOnTheWay(button({ leadsTo: { type: 'raze' } }), raise)).toBe(false)
})

test('what the learner may choose makes no difference', () => {
  const free = { ...raise, free: ['cost'] }
  expect(isOnTheWay(button({ deed: raising({ wall, cost: 9 }) }), free)).toBe(true)
  expect(isOnTheWay(button({ leadsTo: raising({ cost: 9 }) }), free)).toBe(true)
  expect(isOnTheWay(button({ deed: raising({ wall: null, cost: 9 }) }), free)).toBe(false)
})
