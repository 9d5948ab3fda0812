import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

/** Presses a hex of a board of 26 columns and 18 rows. */
async function press(page: Page, label: string): Promise<void> {
  const [column, row] = [Number(label.slice(0, 2)), Number(label.slice(2))]
  const x = (1.5 * (column - 1) + 1) / (1.5 * 26 + 0.5)
  const y = (row - 0.5 + (column % 2 === 0 ? 0.5 : 0)) / 18.5
  const drawn = await page.locator('.editor-board canvas').first().boundingBox()
  if (drawn === null) throw new Error('the board is not drawn')
  await page.mouse.click(drawn.x + drawn.width * x, drawn.y + drawn.height * y)
}

test('a board is drawn, its fault is mended by keys, it travels in a link and is played on', async ({
  page,
}) => {
  await hurry(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/#/made/dragon-noir')
  await page.getByRole('button', { name: 'An empty meadow' }).click()
  await expect(page.locator('.editor-board canvas[data-drawn]').first()).toBeVisible()

  // A house without a door is no room for anybody.
  await page.getByRole('button', { name: /floor of a building/ }).click()
  await press(page, '1209')
  await expect(page.locator('.editor-faults li')).toHaveText([/The room at 1209 has no way in. DN-3.4/])
  await expect(page.locator('[data-fault="1209"]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeDisabled()
  await page.getByRole('button', { name: 'Sides', exact: true }).click()
  await page.getByRole('button', { name: /^door/ }).click()
  await page.locator('.editor-board svg').first().focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing: it can be played on.')).toBeVisible()
  await isAccessible(page, 'the board editor')

  await page.getByLabel('Title').fill('The hut')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('The link is copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/#/')
  await expect(page.locator('.editor')).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByLabel('Title')).toHaveValue('The hut')
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.getByLabel('Two at this screen').check()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page).toHaveURL(/#\/table\//)
  await expect(page.locator('.top')).toContainText('The hut')
})
