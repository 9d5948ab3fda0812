import type { Page } from '@playwright/test'
import { boardIsDrawn, fillSetups, setTable } from './support/table.ts'
import { expect, test } from './support/test.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: /./ })
const inLanguage = (page: Page, language: string) =>
  page.addInitScript(
    (value) => localStorage.setItem('wyrmtable.settings', JSON.stringify({ language: value })),
    language,
  )

test('the rules are searched as one types, and the search is taken back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Rulebook' }).first().click()
  await expect(page.getByRole('heading', { name: 'Rules of Dragon Rage' })).toBeVisible()
  const all = await page.locator('.rule').count()
  expect(all).toBeGreaterThan(200)
  await search(page).fill('overrun')
  await expect(page.locator('.rules-search').getByRole('status')).not.toHaveText(`${all} clauses`)
  await expect(page.locator('.rule mark').first()).toHaveText(/overrun/i)
  for (const rule of await page.locator('.rule').all()) await expect(rule).toContainText(/overrun/i)
  await search(page).fill('no such word at all')
  await expect(page.getByText('No clause speaks of')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.locator('.rule')).toHaveCount(all)
  await expect(search(page)).toBeFocused()
})

test('a clause has an address, and links in its text lead on', async ({ page }) => {
  await page.goto('/#/rules/dragon-rage/DR-14.3')
  const target = page.locator('.rule.is-target')
  await expect(target).toHaveCount(1)
  await expect(target).toContainText('DR-14.3')
  await expect(target).toBeInViewport()
  await expect(target).toBeFocused()
  const link = page.locator('.rule p .clause').first()
  const number = (await link.textContent()) ?? ''
  await link.click()
  await expect(target).toContainText(number)
  await expect(page).toHaveURL(new RegExp(`${number.replace('.', '\\.')}$`))
  // A clause that the search has put aside comes back with its link.
  await search(page).fill('fog')
  await page.goto('/#/rules/dragon-rage/DR-1.1')
  await expect(target).toContainText('DR-1.1')
  await expect(target).toBeInViewport()
})

test('headings are in the reader’s language, the text is marked as English, accents do not matter', async ({
  page,
}) => {
  await inLanguage(page, 'fr')
  await page.goto('/#/rules/dragon-rage')
  await expect(page.getByRole('heading', { name: 'Règles de Dragon Rage' })).toBeVisible()
  await expect(page.getByText('le texte des règles est en anglais')).toBeVisible()
  await expect(page.locator('.rule p').first()).toHaveAttribute('lang', 'en')
  await search(page).fill('pietinement melee')
  await expect(page.locator('.rule mark').first()).toHaveText(/piétinement|mêlée/i)
})

test('a clause link at the table opens it beside the board and leads to the book', async ({ page }) => {
  await setTable(page, { mode: 'together' })
  await fillSetups(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await boardIsDrawn(page)
  await page.getByRole('link', { name: 'Rulebook' }).first().click()
  await expect(page.getByRole('heading', { name: 'Rules of Dragon Rage' })).toBeVisible()
  await page.goBack()
  await boardIsDrawn(page)
})

test('a rulebook of nobody says so', async ({ page }) => {
  await page.goto('/#/rules/chess')
  await expect(page.getByRole('heading', { name: 'There is no such rulebook' })).toBeVisible()
})

test('on a phone nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/rules/dragon-rage/DR-14.3')
  await expect(page.locator('.rule.is-target')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
