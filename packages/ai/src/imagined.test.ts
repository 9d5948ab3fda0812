import { seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { imagined } from './imagined.ts'
import { hiddenCard, pile } from './search/testing/toy-games.ts'

const dice = seededDice(1)

test('where nothing is hidden the state is as it is', () => {
  const state = pile.setup({}, 2, dice)
  expect(imagined(pile, {}, state, 0, dice)).toBe(state)
})

test('where something is hidden it is redrawn, or nobody thinks', () => {
  const state = { card: 1, guess: -1 }
  const room = { determinize: (from: typeof state) => ({ ...from, card: 2 }) }
  expect(imagined(hiddenCard, room, state, 0, dice)).toEqual({ card: 2, guess: -1 })
  expect(() => imagined(hiddenCard, {}, state, 0, dice)).toThrow(/hidden-card/)
})
