import { seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { imagined } from './imagined.ts'
import { hiddenCard, pile } from './search/testing/toy-games.ts'

const dice = seededDice(1)

test('where nothing is hidden the view is the state', () => {
  const state = pile.setup({}, 2, dice)
  expect(imagined(pile, {}, pile.view(state, 0), 0, dice)).toBe(state)
})

test('where something is hidden it is imagined out of the view, or nobody thinks', () => {
  const view = hiddenCard.view({ card: 1, guess: -1 }, 0)
  const room = { imagine: ({ guess }: typeof view) => ({ card: 2, guess }) }
  expect(imagined(hiddenCard, room, view, 0, dice)).toEqual({ card: 2, guess: -1 })
  expect(() => imagined(hiddenCard, {}, view, 0, dice)).toThrow(/hidden-card/)
})
