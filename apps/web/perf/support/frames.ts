import type { Page } from '@playwright/test'

/** The times between the frames that the page made while `work` ran; all of them, or while something was shown. */
export async function framesDuring(
  page: Page,
  work: () => Promise<void>,
  shown = 'body',
): Promise<readonly number[]> {
  const recording = await page.evaluateHandle((selector) => {
    const frames: { time: number; counts: boolean }[] = []
    let isOn = true
    const note = (time: number) => {
      frames.push({ time, counts: document.querySelector(selector) !== null })
      if (isOn) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return {
      stop() {
        isOn = false
        return frames
      },
    }
  }, shown)
  await work()
  const frames = await recording.evaluate((running) => running.stop())
  return frames.slice(1).flatMap(({ time, counts }, place) => {
    const before = frames[place]
    return before?.counts && counts ? [time - before.time] : []
  })
}
