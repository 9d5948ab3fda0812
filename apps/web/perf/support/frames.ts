import type { Page } from '@playwright/test'

/** The times between the frames that the page made while `work` ran. */
export async function framesDuring(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  const recording = await page.evaluateHandle(() => {
    const times: number[] = []
    let isOn = true
    const note = (time: number) => {
      times.push(time)
      if (isOn) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return {
      stop() {
        isOn = false
        return times
      },
    }
  })
  await work()
  const times = await recording.evaluate((running) => running.stop())
  return times.slice(1).map((time, place) => time - (times[place] ?? time))
}
