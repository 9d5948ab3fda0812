import type { Page } from '@playwright/test'

/** What acts cost the thread of a page, in ms each. */
export interface Costs {
  readonly whole: readonly number[]
  readonly script: readonly number[]
  readonly layout: readonly number[]
}

/** Measures time of the thread and not of the wall: what else the machine is busy with is no part of it. */
export async function costMeter(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const ms = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000
    return {
      whole: ms('TaskDuration'),
      script: ms('ScriptDuration'),
      layout: ms('RecalcStyleDuration') + ms('LayoutDuration'),
    }
  }
  const costs = { whole: [] as number[], script: [] as number[], layout: [] as number[] }
  return {
    /** One act and the two frames that follow it. */
    async measure(act: () => Promise<void>): Promise<void> {
      const before = await now()
      await act()
      await settled(page)
      const after = await now()
      costs.whole.push(after.whole - before.whole)
      costs.script.push(after.script - before.script)
      costs.layout.push(after.layout - before.layout)
    },
    async end(): Promise<Costs> {
      await session.detach()
      return costs
    },
  }
}

/** Two frames further. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
