import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test'

export { expect }

interface Kept {
  /** The browser's profiles of this worker by the options they were made with. */
  readonly profiles: Map<string, BrowserContext>
}

/**
 * A test in which any error on the console, or thrown by the page, is a failure.
 *
 * Tests that ask for the same kind of browser share one, emptied after each: what a new one costs is to load and
 * compile the app, and that proves nothing twice. One that keeps the app for use without a line is always new.
 */
export const test = base.extend<{ readonly quiet: undefined }, Kept>({
  profiles: [
    async ({ browser: _ }, use) => {
      const profiles = new Map<string, BrowserContext>()
      await use(profiles)
      for (const profile of profiles.values()) await profile.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      profiles,
      baseURL,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      locale,
      serviceWorkers,
      viewport,
    },
    use,
  ) => {
    const options: BrowserContextOptions = { ...contextOptions, hasTouch, isMobile, serviceWorkers, viewport }
    if (baseURL !== undefined) options.baseURL = baseURL
    if (colorScheme !== undefined) options.colorScheme = colorScheme
    if (locale !== undefined) options.locale = locale
    if (serviceWorkers === 'allow') {
      const context = await browser.newContext(options)
      await use(context)
      await context.close()
      return
    }
    const key = JSON.stringify(options)
    const context = profiles.get(key) ?? (await browser.newContext(options))
    profiles.set(key, context)
    await use(context)
    if (!(await isEmptied(context, baseURL))) {
      profiles.delete(key)
      await context.close().catch(() => {})
    }
  },
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use(undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Leaves nothing of a test behind; false where that cannot be done, as after a crash. */
async function isEmptied(context: BrowserContext, baseURL: string | undefined): Promise<boolean> {
  try {
    await context.setOffline(false)
    await context.unrouteAll()
    await context.clearCookies()
    await context.clearPermissions()
    for (const page of context.pages()) await page.close()
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const origin = new URL(baseURL ?? 'about:blank').origin
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await page.close()
    return true
  } catch {
    return false
  }
}
