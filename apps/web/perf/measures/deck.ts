import type { Browser } from '@playwright/test'
import { newContext } from '../support/browse.ts'
import { costMeter } from '../support/cost.ts'
import { type Figure, spread } from '../support/figures.ts'

/** What a press on a card costs in the builder of decks, all 280 cards on its shelf. */
export async function deck(browser: Browser, url: string): Promise<readonly Figure[]> {
  const context = await newContext(browser)
  const page = await context.newPage()
  await page.goto(`${url}#/made/dragons-wrath`)
  await page.getByRole('button', { name: 'New deck' }).click()
  const faces = page.locator('.wrath-shelf-face')
  await faces.first().waitFor()
  const meter = await costMeter(page)
  for (let card = 0; card < 16; card++) {
    const face = faces.nth(card)
    await face.scrollIntoViewIfNeeded()
    await meter.measure(() => face.dispatchEvent('click'))
  }
  const costs = await meter.end()
  await context.close()
  return [
    spread('deck: processor time of a press on a card', costs.whole, 'presses'),
    spread('deck: its script', costs.script, 'presses'),
    spread('deck: its styles and layout', costs.layout, 'presses'),
  ]
}
