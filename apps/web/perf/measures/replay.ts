import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { boardIsDrawn, newContext } from '../support/browse.ts'
import { type Figure, megabytes, spread } from '../support/figures.ts'
import { framesDuring } from '../support/frames.ts'

const long = join(
  import.meta.dirname,
  '../../../../games/dragon-rage/golden/all-destroyed-ultimate-invader.json',
)
const turns = 200

/** A long replay: how it follows the slider, and whether winding back and forth costs memory. */
export async function replay(browser: Browser, url: string): Promise<readonly Figure[]> {
  const context = await newContext(browser)
  const page = await context.newPage()
  await page.goto(`${url}#/replay/`)
  const begun = performance.now()
  await page.getByLabel('Choose a replay file').setInputFiles(long)
  await boardIsDrawn(page)
  const opened = performance.now() - begun
  await page.locator('.strip-curve').waitFor()
  const judged = performance.now() - begun

  const slider = await page.locator('.scrubber-range').boundingBox()
  if (slider === null) throw new Error('there is no slider')
  const y = slider.y + slider.height / 2
  const dragging = await framesDuring(page, async () => {
    await page.mouse.move(slider.x + 10, y)
    await page.mouse.down()
    for (let step = 0; step <= 120; step++) {
      const share = Math.abs(((step / 60) % 2) - 1)
      await page.mouse.move(slider.x + 10 + (1 - share) * (slider.width - 20), y)
    }
    await page.mouse.up()
  })

  const session = await context.newCDPSession(page)
  await wind(page, turns / 2)
  const before = await liveHeap(session)
  await wind(page, turns)
  const after = await liveHeap(session)
  await context.close()
  const growth = (after / before - 1) * 100
  return [
    { name: 'replay of 1351 entries until drawn', value: `${opened.toFixed(0)} ms` },
    { name: 'replay verified and judged', value: `${judged.toFixed(0)} ms` },
    spread('replay: dragging the slider', dragging, 'frames'),
    {
      name: `replay: heap after ${turns} turns back and forth`,
      value: `${megabytes(before)} → ${megabytes(after)}, ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} %`,
    },
  ]
}

/** So many turns, to one end and back again. */
async function wind(page: Page, count: number): Promise<void> {
  let key = 'PageDown'
  for (let turn = 0; turn < count; turn++) {
    await page.keyboard.press(key)
    const at = await page.locator('.scrubber-range').evaluate((node: HTMLInputElement) => ({
      isFirst: node.value === node.min,
      isLast: node.value === node.max,
    }))
    if (at.isLast) key = 'PageUp'
    if (at.isFirst) key = 'PageDown'
  }
  await page.keyboard.press('Home')
  await page.waitForTimeout(500)
}

async function liveHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable')
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
