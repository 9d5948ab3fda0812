import type { Browser, Page } from '@playwright/test'
import { boardIsDrawn, newContext } from '../support/browse.ts'
import { type Figure, spread } from '../support/figures.ts'

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
  const atRest = await recordFrames(page)
  await page.waitForTimeout(3000)
  const rest = await atRest.stop()

  const atWork = await recordFrames(page)
  await bar.getByRole('button', { name: 'Finish the set-up' }).click()
  await page.locator('.phase.is-now').filter({ hasText: /spell/i }).waitFor({ timeout: 60_000 })
  const work = await atWork.stop()
  await context.close()
  const between = (frames: readonly Frame[], wanted: (frame: Frame) => boolean): readonly number[] =>
    frames.slice(1).flatMap((frame, i) => {
      const before = frames[i]
      return before !== undefined && wanted(before) && wanted(frame) ? [frame.time - before.time] : []
    })
  return [
    spread(
      'captain: at rest before its turn',
      between(rest, () => true),
      'frames',
    ),
    spread(
      'captain: while it thinks',
      between(work, ({ thinks }) => thinks),
      'frames',
    ),
    spread(
      'captain: its whole turn, drawing included',
      between(work, () => true),
      'frames',
    ),
  ]
}

interface Frame {
  readonly time: number
  readonly thinks: boolean
}

/** Notes each frame that the page makes, and whether the computer was thinking. */
async function recordFrames(page: Page): Promise<{ stop(): Promise<readonly Frame[]> }> {
  const recording = await page.evaluateHandle(() => {
    const frames: { time: number; thinks: boolean }[] = []
    let isOn = true
    const note = (time: number) => {
      frames.push({ time, thinks: document.querySelector('.thinking-bar') !== null })
      if (isOn) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return {
      stop() {
        isOn = false
        return frames
      },
    }
  })
  return { stop: () => recording.evaluate((running) => running.stop()) }
}
