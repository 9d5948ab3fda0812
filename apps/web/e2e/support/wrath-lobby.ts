import type { Page } from '@playwright/test'
import { hurry } from './table.ts'

/** Opens the box of The Dragon’s Wrath in the lobby, with two starters. */
export async function openBox(page: Page, mode: RegExp, scenario = 'standard'): Promise<void> {
  await hurry(page)
  await page.goto('/#/')
  await page.getByRole('button', { name: /^The Dragon’s Wrath/ }).click()
  await page.getByRole('radio', { name: mode }).check()
  await page.getByLabel('Scenario').selectOption(scenario)
  // Out of boosters nobody brings a deck.
  if (scenario !== 'standard') return
  await page.getByRole('combobox', { name: /Deck of Player A/ }).selectOption('starter-red')
  await page.getByRole('combobox', { name: /Deck of Player B/ }).selectOption('starter-blue')
}

export const setTable = (page: Page) => page.getByRole('button', { name: 'Set the table' }).click()

/** As short a game as there is: ten years, provinces may be attacked in each. */
export async function makeShort(page: Page): Promise<void> {
  await page.getByText('Variants').click()
  await page.getByRole('spinbutton', { name: /Last year/ }).fill('10')
  await page.getByRole('spinbutton', { name: /First year of attacks/ }).fill('1')
}
