import type { Browser, Page } from '@playwright/test'
import { boardIsDrawn, newContext, setTable } from '../support/browse.ts'
import { type Figure, spread } from '../support/figures.ts'
import { framesDuring } from '../support/frames.ts'

const steps = 90

/** The table: its first picture, the board under the hand, and what a click costs. */
export async function table(browser: Browser, url: string): Promise<readonly Figure[]> {
  const context = await newContext(browser)
  const page = await context.newPage()
  const fresh = await firstPicture(page, url)
  await setTable(page, url)
  const address = page.url()
  const again = await context.newPage()
  const begun = performance.now()
  await again.goto(address)
  await boardIsDrawn(again)
  const opened = performance.now() - begun
  await again.close()

  const box = await page.locator('.viewport-live').boundingBox()
  if (box === null) throw new Error('there is no board')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const panning = await framesDuring(page, async () => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await circle(page, x, y)
    await page.mouse.up()
  })
  const zooming = await framesDuring(page, async () => {
    for (let step = 0; step < steps; step++) await page.mouse.wheel(0, Math.floor(step / 15) % 2 ? 60 : -60)
  })
  const hovering = await framesDuring(page, () => circle(page, x, y))
  const clicks = await clickTimes(page)
  await context.close()
  return [
    { name: 'table: set from the lobby until drawn', value: `${fresh.toFixed(0)} ms` },
    { name: 'table: opened by its address until drawn', value: `${opened.toFixed(0)} ms` },
    spread('board: dragging it about', panning, 'frames'),
    spread('board: zooming by the wheel', zooming, 'frames'),
    spread('board: the mouse over it', hovering, 'frames'),
    spread('click until its frame is made', clicks, 'clicks'),
  ]
}

async function firstPicture(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' })
  const begun = performance.now()
  await page.getByRole('button', { name: 'Set the table' }).click()
  await boardIsDrawn(page)
  return performance.now() - begun
}

async function circle(page: Page, x: number, y: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * 4 * Math.PI
    await page.mouse.move(x + Math.cos(angle) * 180, y + Math.sin(angle) * 120)
  }
}

/** From the event of a click until the frame with its effect has been made, for presses all over the board. */
async function clickTimes(page: Page): Promise<readonly number[]> {
  const recording = await page.evaluateHandle(() => {
    const times: number[] = []
    window.addEventListener(
      'click',
      (event) => {
        requestAnimationFrame(() => {
          // A message is taken after the frame has been made.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - event.timeStamp)
          port2.postMessage(undefined)
        })
      },
      { capture: true },
    )
    return times
  })
  const pieces = await page.locator('.pieces [data-piece], .pieces .dragon').all()
  for (const piece of pieces.slice(0, 24)) {
    const box = await piece.boundingBox()
    if (box === null) continue
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(60)
  }
  for (const name of ['Walk', 'Turn right', 'Undo']) {
    const button = page.getByRole('button', { name: new RegExp(`^${name}`) }).first()
    if (await button.isVisible()) await button.click()
    await page.waitForTimeout(100)
  }
  return recording.evaluate((times) => times)
}
