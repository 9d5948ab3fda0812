import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bar, fillSetups, setTable } from './support/table.ts'
import { expect, test } from './support/test.ts'

const screens = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
] as const

for (const { name, viewport } of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme })

      test('the lobby', async ({ page }) => {
        await page.goto('/')
        await expect(page.getByRole('button', { name: 'Set the table' })).toBeEnabled()
        await page.getByText('Variants of the rules').click()
        await expect(page.getByText(/DR-4\.4/)).toBeVisible()
        await check(page)
      })

      test('the table, a list of actions, a preview and the end', async ({ page }) => {
        await setTable(page, { mode: 'together' })
        await fillSetups(page)
        await bar(page).getByRole('button', { name: 'Walk' }).click()
        await openDetails(page)
        await page.locator('.action-list > summary').click()
        await page.getByText('Give up').click()
        await page.getByRole('button', { name: 'Concede the game' }).click()
        await check(page)
        await bar(page).locator('.button-primary').click()
        await expect(page.getByText(/verified$|^Dice as recorded/)).toBeVisible()
        await check(page)
      })
    })
  }
}

/** On a phone the list of actions is at the foot of the full sheet. */
async function openDetails(page: Page): Promise<void> {
  const handle = page.getByRole('button', { name: 'Change the height of the sheet' })
  if (await handle.isVisible()) await handle.click()
}

async function check(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => `${node.target} ${node.failureSummary}`),
    })),
  ).toEqual([])
}
