import type { Browser, Page } from '@playwright/test'
import { crowd } from '../../e2e/support/wrath-positions.ts'
import { newContext } from '../support/browse.ts'
import { type Costs, costMeter, settled } from '../support/cost.ts'
import { type Figure, spread } from '../support/figures.ts'
import { categories, framesOf } from '../support/trace.ts'

/** What a press on a card costs at a full table: four players with fourteen creatures each, and ten cards in hand. */
export async function cards(browser: Browser, url: string): Promise<readonly Figure[]> {
  const context = await newContext(browser)
  const page = await context.newPage()
  await page.goto(url)
  const position = { format: 'wyrmtable-position/1', game: 'dragons-wrath', position: crowd(4, 14, 10) }
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'position.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(position)),
    })
  await page
    .getByRole('dialog', { name: /Hand the screen to/ })
    .getByRole('button')
    .click()
  await page.locator('.wrath-mine .wrath-press').first().waitFor()
  const costs = await pressCosts(page)
  const answers = await answerCosts(browser, page)
  await context.close()
  return [
    spread('cards: from a click to its frame', answers, 'presses'),
    spread('cards: processor time of a press', costs.whole, 'presses'),
    spread('cards: its script', costs.script, 'presses'),
    spread('cards: its styles and layout', costs.layout, 'presses'),
  ]
}

/** Presses creatures of one's own, targets of theirs and cards in hand, and lets go between. */
async function pressCosts(page: Page): Promise<Costs> {
  const meter = await costMeter(page)
  await presses(page, async (place) => {
    const box = await boxOf(page, place)
    await page.mouse.move(box.x + 4, box.y + 4)
    await settled(page)
    await meter.measure(async () => {
      await page.mouse.down()
      await page.mouse.up()
    })
  })
  return meter.end()
}

/** Eight times: a creature of one's own, a target of it, a card in hand. */
async function presses(page: Page, press: (place: string) => Promise<void>): Promise<void> {
  const letGo = async () => {
    await page.keyboard.press('Escape')
    await settled(page)
  }
  for (let round = 1; round <= 8; round++) {
    await press(`A-${round}`)
    await press(`B-${round}`)
    await letGo()
    await press(`A-hand-${round}`)
    await letGo()
  }
}

/**
 * Time of the page's thread from a click to the end of the frame that answers it, out of Chromium's own trace: what
 * follows that frame, as figures on targets do, is no part of it.
 */
async function answerCosts(browser: Browser, page: Page): Promise<readonly number[]> {
  await browser.startTracing(page, { categories })
  await presses(page, async (place) => {
    const box = await boxOf(page, place)
    await page.mouse.move(box.x + 4, box.y + 4)
    await settled(page)
    await page.mouse.down()
    await page.mouse.up()
    await settled(page)
  })
  return framesOf(await browser.stopTracing(), 'click').flatMap(([first]) => first ?? [])
}

async function boxOf(page: Page, place: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(`.wrath-press[data-place="${place}"]`).first().boundingBox()
  if (box === null) throw new Error(`${place} is not on the table`)
  return box
}
