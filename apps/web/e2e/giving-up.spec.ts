import type { Page } from '@playwright/test'
import { manifests } from '@wyrmtable/games'
import { hurry, storedSeq, toLobby } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

const menu = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => menu(page).getByRole('alert')
const over = (page: Page) => page.getByRole('region', { name: 'The game is over' })

/** Gives up out of the menu, as far as the question whether that is meant. */
async function askToResign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu(page).locator('summary').filter({ hasText: 'at any time' }).click()
  await menu(page).getByRole('button', { name: 'Resign' }).click()
  await expect(question(page)).toContainText(/Shall this be done for .+: Resign/)
  await expect(question(page).getByRole('button', { name: 'Not now' })).toBeFocused()
}

for (const { id, title } of manifests) {
  test(`${title.en}: giving up stands in the menu, asks first, and loses the game`, async ({ page }) => {
    await hurry(page)
    await toLobby(page)
    await page.locator('.box button').filter({ hasText: title.en }).click()
    await page.getByRole('radio', { name: /Computer/ }).check()
    await page.getByLabel('Opponent').selectOption('random')
    await page.getByRole('button', { name: 'Set the table' }).click()
    await expect(page).toHaveURL(/#\/table\//)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
    // On the table itself nothing gives up.
    await expect(page.locator('main').getByRole('button', { name: /resign|give up/i })).toHaveCount(0)

    await askToResign(page)
    await menu(page).getByRole('button', { name: 'Not now' }).click()
    // Whoever thinks better of it is where they were, and the next key is not lost.
    await expect(menu(page).getByRole('button', { name: 'Resign' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(over(page)).toHaveCount(0)

    await askToResign(page)
    const seq = await storedSeq(page)
    await menu(page).getByRole('button', { name: 'Do it' }).click()
    await expect(over(page)).toContainText('You have lost')
    await expect.poll(() => storedSeq(page), { message: `${id} keeps that it was given up` }).toBe(seq + 1)
  })
}
