import { seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { sorcerers } from '../../rules/game.ts'
import { positionOf } from '../../rules/testing/positions.ts'
import { propsOf, setTable } from '../testing/table.tsx'

const figures = {
  'P1-goblin-1': [300, 300],
  'P1-orc-1': [400, 300],
  'P1-orc-2': [460, 300],
  'P2-goblin-1': [700, 300],
}

test('the rail counts the creatures of whoever has the opportunity, and says who has it next', async () => {
  const state = positionOf({ group: ['P1-goblin-1', 'P1-orc-1'], figures })
  const { page, leave } = await setTable(propsOf(state))
  const foot = page.querySelector('.rail-foot')
  expect(foot?.querySelector('.hidden')?.textContent).toBe('2 creatures of 3 activated this turn')
  expect([...(foot?.querySelectorAll('i') ?? [])].map(({ className }) => className)).toEqual([
    'is-done',
    'is-done',
    '',
  ])
  expect(foot?.querySelector('em')?.textContent).toBe('then Player 2')
  await leave()

  sorcerers.apply(state, 0, { type: 'endActivation' }, seededDice(1), () => {})
  const other = await setTable(propsOf(state))
  const now = other.page.querySelector('.rail-foot')
  expect(now?.querySelector('.hidden')?.textContent).toBe('0 creatures of 1 activated this turn')
  expect(now?.querySelector('em')?.textContent).toBe('1 to 4, then Player 1')
  await other.leave()
})

test('nothing is counted while sorcerers act', async () => {
  const { page, leave } = await setTable(propsOf(positionOf({ phase: 'sorcerer', figures })))
  expect(page.querySelector('.rail-foot')?.textContent).toBe('')
  await leave()
})
