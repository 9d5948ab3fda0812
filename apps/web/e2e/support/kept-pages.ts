import type { Browser, BrowserContextOptions, Disposable, Page } from '@playwright/test'
import { withSameChance } from './same-chance.ts'

/** What a page is given at the start of each test, without being made anew. */
export interface Look {
  readonly viewport: { readonly width: number; readonly height: number } | null
  readonly colorScheme: 'light' | 'dark' | 'no-preference'
  readonly reducedMotion: 'reduce' | 'no-preference'
}

interface Kept {
  readonly page: Page
  readonly kind: string
  readonly origin: string
  /** Scripts that the test had put before those of the page. */
  readonly scripts: Disposable[]
}

/** A file of the app's origin that runs nothing: from it, all that the origin has stored can be cleared. */
const blank = '/icon.svg'

/** The pages of a worker, one for each kind of browser that its tests ask for. */
export class KeptPages {
  private readonly browser: Browser
  private readonly free = new Map<string, Kept>()
  private readonly taken = new Map<Page, Kept>()

  constructor(browser: Browser) {
    this.browser = browser
  }

  /** A page of this kind without history of earlier tests, and with this look. */
  async take(kind: BrowserContextOptions, look: Look): Promise<Page> {
    const key = JSON.stringify(kind)
    const kept = this.free.get(key) ?? (await this.open(key, kind))
    this.free.delete(key)
    this.taken.set(kept.page, kept)
    const { page } = kept
    if (look.viewport) await page.setViewportSize(look.viewport)
    await page.emulateMedia({
      colorScheme: look.colorScheme,
      reducedMotion: look.reducedMotion,
      forcedColors: 'none',
      media: null,
    })
    return page
  }

  /** Takes a page back. It is used again only if its test passed and it could be emptied. */
  async giveBack(page: Page, isSound: boolean): Promise<void> {
    const kept = this.taken.get(page)
    if (kept === undefined) return
    this.taken.delete(page)
    if (isSound && (await isEmptied(kept))) this.free.set(kept.kind, kept)
    else await page.context().close()
  }

  async close(): Promise<void> {
    for (const { page } of this.free.values()) await page.context().close()
  }

  private async open(key: string, kind: BrowserContextOptions): Promise<Kept> {
    const context = await this.browser.newContext(kind)
    await withSameChance(context)
    const page = await context.newPage()
    const scripts: Disposable[] = []
    const add = page.addInitScript.bind(page)
    page.addInitScript = async (...how: Parameters<Page['addInitScript']>) => {
      const script = await add(...how)
      scripts.push(script)
      return script
    }
    return { page, kind: key, origin: new URL(kind.baseURL ?? 'about:blank').origin, scripts }
  }
}

/** Leaves nothing of a test behind; false where that cannot be done, as after a crash. */
async function isEmptied({ page, origin, scripts }: Kept): Promise<boolean> {
  const context = page.context()
  try {
    for (const type of ['console', 'pageerror', 'request', 'response', 'dialog', 'download'] as const)
      page.removeAllListeners(type)
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const script of scripts.splice(0)) await script.dispose()
    await page.unrouteAll()
    await context.unrouteAll()
    await context.setOffline(false)
    await page.mouse.move(-1, -1)
    await page.goto(blank)
    await page.evaluate(() => sessionStorage.clear())
    await context.clearCookies()
    await context.clearPermissions()
    const session = await context.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.detach()
    return true
  } catch {
    return false
  }
}
