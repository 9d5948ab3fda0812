import type { Page } from '@playwright/test'
import { isAtLength } from './support/at-length.ts'
import { isAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { openLateDuel } from './support/wrath-late.ts'
import { makeShort, openBox, setTable } from './support/wrath-lobby.ts'
import { byKeys, byMouse, byTouch, type Presser, playOut } from './support/wrath-play.ts'

test.use({ staysOpen: true })

const over = (page: Page) => page.getByRole('region', { name: 'The game is over' })

/** A short game against computers, from the lobby to the table. */
async function begin(page: Page, players: number): Promise<void> {
  await openBox(page, /Computer/)
  if (players > 2) await page.getByRole('combobox', { name: /^Players/ }).selectOption(`${players}`)
  await page.getByLabel('Opponent').selectOption('random')
  await makeShort(page)
  await setTable(page)
  await expect(page.locator('.wrath-fan .wrath-press')).toHaveCount(6)
  await expect(page.locator('.wrath-opponent')).toHaveCount(players - 1)
}

/** Its end, all of it on the cards, and what is told of it. */
async function finish(page: Page, by: Presser, mostTried = 2): Promise<void> {
  await playOut(page, by, mostTried)
  await expect(over(page).getByRole('heading')).toBeVisible()
  await expect(over(page).getByRole('list')).toContainText(/years?/)
}

/** The first questions, and the last year of another game that is nearly over; at length all of one. */
async function beginAndFinish(page: Page, by: Presser, players = 2): Promise<void> {
  await begin(page, players)
  if (!isAtLength) {
    await playOut(page, by, 2, 12)
    await openLateDuel(page, players)
    await expect(page.locator('.wrath-opponent')).toHaveCount(players - 1)
  }
  await finish(page, by, players > 2 ? 1 : 2)
}

test('a duel by mouse, from the lobby to the end and its figures', async ({ page }) => {
  await beginAndFinish(page, byMouse(page))
  await isAccessible(page, 'the end of a duel')
})

test('a duel by keys alone', async ({ page }) => {
  await beginAndFinish(page, byKeys(page))
})

test('four players, three of them computers', async ({ page }) => {
  await beginAndFinish(page, byMouse(page), 4)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('a duel with a finger', async ({ page }) => {
    await beginAndFinish(page, byTouch(page))
  })
})
