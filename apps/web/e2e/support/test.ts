import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { KeptPages, type Look } from './kept-pages.ts'
import { withSameChance } from './same-chance.ts'

export { expect }

interface Kept {
  readonly kept: KeptPages
}

interface Asked {
  readonly quiet: undefined
  /** Whether boards that are seen from near get their fine picture: drawing it costs more than most of what is tested. */
  readonly fine: boolean
  /**
   * Whether tests that follow one another may find the app open and nothing stored, instead of loading it anew. For
   * tests that begin at the lobby or with a position, and have no script put before the app but `hurry`.
   */
  readonly staysOpen: boolean
}

/**
 * A test in which any error on the console, or thrown by the page, is a failure.
 *
 * Tests share a page, emptied after each: a new one must load and compile the app anew, which costs more than most
 * tests and proves nothing twice. One that keeps the app for use without a line has a browser profile of its own, and
 * so has whatever comes after a test that failed.
 */
export const test = base.extend<Asked, Kept>({
  fine: [false, { option: true }],
  staysOpen: [false, { option: true }],
  kept: [
    async ({ browser }, use) => {
      const kept = new KeptPages(browser)
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ page }, use) => use(page.context()),
  page: async (
    {
      browser,
      kept,
      baseURL,
      colorScheme,
      contextOptions,
      fine,
      hasTouch,
      isMobile,
      locale,
      serviceWorkers,
      staysOpen,
      viewport,
    },
    use,
    info,
  ) => {
    const kind: BrowserContextOptions = {
      hasTouch,
      isMobile,
      serviceWorkers,
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(locale === undefined ? {} : { locale }),
    }
    const look: Look = {
      viewport,
      colorScheme: colorScheme ?? 'light',
      reducedMotion: contextOptions.reducedMotion ?? 'no-preference',
    }
    if (serviceWorkers === 'allow') {
      const context = await browser.newContext({ ...contextOptions, ...kind, ...look })
      await withSameChance(context)
      await use(await context.newPage())
      await context.close()
      return
    }
    const page = await kept.take(kind, look, fine, staysOpen ? info.title : undefined)
    await use(page)
    await kept.giveBack(page, info.status === info.expectedStatus, staysOpen)
  },
  quiet: [
    async ({ page }, use) => {
      const errors = errorsOf(page)
      await use(undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** What the page writes on the console as an error, or throws, from now on. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    // A page just opened may ask its server before it is told that the line is cut; that is no fault of the page.
    const isCut = message.text().includes('ERR_INTERNET_DISCONNECTED')
    if (isCut && new URL(message.location().url).pathname.startsWith('/api/')) return
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}
