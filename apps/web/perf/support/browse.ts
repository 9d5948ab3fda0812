import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'

const quiet = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-precise-memory-info',
]

export const launch = (isGpuOn: boolean): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: isGpuOn ? quiet : [...quiet, '--disable-gpu'],
  })

/** A window of its own: nothing is cached or stored. The service worker would load files while one measures. */
export const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })

/** What draws: the browser and, where it says so, the graphics card or the software in its place. */
export async function rendererOf(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession()
  const { gpu } = await session.send('SystemInfo.getInfo')
  await session.detach()
  const attributes: Readonly<Record<string, unknown>> = gpu.auxAttributes ?? {}
  const device = gpu.devices.map((one) => one.deviceString || one.vendorString).filter(Boolean)
  const renderer = [attributes.glRenderer, ...device].find((one) => typeof one === 'string' && one !== '')
  const status: Readonly<Record<string, unknown>> = gpu.featureStatus ?? {}
  return `Chromium ${browser.version()}, ${renderer ?? 'software'}; compositing ${status.gpu_compositing ?? 'unknown'}, rasterization ${status.rasterization ?? 'unknown'}`
}

export async function boardIsDrawn(page: Page): Promise<void> {
  await page.locator('canvas[data-drawn]').waitFor()
}

/** Sets a table for two at one screen, its set-ups filled in, and waits for the board. */
export async function setTable(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('radio', { name: /Same screen/ }).check()
  await page.getByRole('button', { name: 'Set the table' }).click()
  await boardIsDrawn(page)
  const bar = page.getByRole('toolbar', { name: 'Actions' })
  await bar.getByRole('button', { name: 'Place the rest by chance' }).click()
  await bar.getByRole('button', { name: 'Finish the set-up' }).click()
  await bar.getByRole('button', { name: 'Place the dragons by chance' }).click()
  await bar.getByRole('button', { name: 'Finish the set-up' }).click()
  await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'Walk' }).waitFor()
}
