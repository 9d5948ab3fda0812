import type { Browser } from '@playwright/test'
import { boardIsDrawn, newContext } from '../support/browse.ts'
import { type Figure, spread } from '../support/figures.ts'
import { framesDuring } from '../support/frames.ts'

/** The page while a captain thinks about its first turn as Invader, and at rest for comparison. */
export async function thinking(browser: Browser, url: string): Promise<readonly Figure[]> {
  const context = await newContext(browser)
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('radio', { name: /Computer/ }).check()
  await page.getByRole('radio', { name: 'Defender' }).check()
  await page.getByLabel('Opponent').selectOption('captain')
  await page.getByRole('button', { name: 'Set the table' }).click()
  await boardIsDrawn(page)
  const bar = page.getByRole('toolbar', { name: 'Actions' })
  await bar.getByRole('button', { name: 'Place the rest by chance' }).click()
  await page.waitForTimeout(1500)
  const rest = await framesDuring(page, () => page.waitForTimeout(3000))
  let thinks: readonly number[] = []
  const turn = await framesDuring(page, async () => {
    thinks = await framesDuring(
      page,
      async () => {
        await bar.getByRole('button', { name: 'Finish the set-up' }).click()
        await page.locator('.phase.is-now').filter({ hasText: /spell/i }).waitFor({ timeout: 60_000 })
      },
      '.thinking-bar',
    )
  })
  await context.close()
  return [
    spread('captain: at rest before its turn', rest, 'frames'),
    spread('captain: while it thinks', thinks, 'frames'),
    spread('captain: its whole turn, drawing included', turn, 'frames'),
  ]
}
