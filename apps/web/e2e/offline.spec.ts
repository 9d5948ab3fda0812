import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { bar, boardIsDrawn, hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Visits the lobby once and waits until the browser has kept the app. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('after one visit lobby, table, computer and rulebook work without a line', async ({ page, context }) => {
  await hurry(page)
  await visitOnce(page)
  await context.setOffline(true)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'The table is set.' })).toBeVisible()
  await page.getByRole('radio', { name: /Computer/ }).check()
  await page.getByRole('radio', { name: 'Invader' }).check()
  await page.getByRole('button', { name: 'Set the table' }).click()
  await boardIsDrawn(page)
  // The computer sets up its side in its worker, then the dragons are ours to place.
  await bar(page).getByRole('button', { name: 'Place the dragons by chance' }).click()
  await bar(page).getByRole('button', { name: 'Finish the set-up' }).click()
  await expect(page.locator('.phase.is-now')).toContainText('Invader moves')

  await page.goto('/#/rules/dragon-rage/DR-14.3')
  await expect(page.locator('.rule.is-target')).toBeVisible()
  await page.goto('/')
  await page.getByRole('link', { name: 'Replay', exact: true }).first().click()
  await boardIsDrawn(page)
  await expect(page.locator('.replay-proof.is-good')).toBeVisible()
  await context.setOffline(false)
})

test('a newer version waits, says so, and takes over when asked', async ({ page }) => {
  await visitOnce(page)
  await page.evaluate(async () => {
    // Another script under another address is another version of the same scope.
    await navigator.serviceWorker.register('./sw.js?newer')
  })
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  await isAccessible(page, 'a newer version')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Load it now' }).click()
  await loaded
  await expect(page.getByRole('heading', { name: 'The table is set.' })).toBeVisible()
})

test('it can be installed: the manifest names icons that are there', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest: { icons: { src: string }[] } = await (await request.get(href ?? '')).json()
  expect(manifest).toMatchObject({ display: 'standalone', start_url: './' })
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
})
