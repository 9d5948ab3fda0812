import type { Browser, BrowserContextOptions, Disposable, Page } from '@playwright/test'
import { hurried } from './hurried.ts'
import { resize } from './resize.ts'
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
  /** Whether the app is still open in it, as the test before left it. */
  isOpen: boolean
  /** Scripts that the test had put before those of the page. */
  readonly scripts: Disposable[]
  /** Whether one of them changes the page itself, and not only what it has stored. */
  isChanged: boolean
}

/** A file of the app's origin that runs nothing: from it, all that the origin has stored can be cleared. */
const blank = '/icon.svg'

/** The pages of a worker, one for each kind of browser that its tests ask for. */
export class KeptPages {
  private readonly newContext: Browser['newContext']
  private readonly free = new Map<string, Kept>()
  private readonly taken = new Map<Page, Kept>()

  /** From now on what tests open in this browser by themselves is drawn as coarsely as kept pages are. */
  constructor(browser: Browser) {
    const newContext = browser.newContext.bind(browser)
    this.newContext = newContext
    browser.newContext = async (options) => {
      const context = await newContext(options)
      await context.addInitScript(beCoarse)
      return context
    }
  }

  /**
   * A page of this kind, emptied and with this look; boards are drawn finely if asked. Whoever gives a word of its own
   * takes a page in which the app may still be open, with nothing stored, and draws its chance by that word whether it
   * is open or not.
   */
  async take(kind: BrowserContextOptions, look: Look, isFine: boolean, word?: string): Promise<Page> {
    const key = JSON.stringify({ kind, isFine })
    const kept = (await this.ready(key, word !== undefined)) ?? (await this.open(key, kind, isFine))
    this.taken.set(kept.page, kept)
    if (word !== undefined) await drawBy(kept, word)
    const { page } = kept
    const now = page.viewportSize()
    const isOther = now?.width !== look.viewport?.width || now?.height !== look.viewport?.height
    // An app that is open must have taken its new room before anything is measured in it.
    if (look.viewport && isOther)
      await (kept.isOpen ? resize(page, look.viewport) : page.setViewportSize(look.viewport))
    await page.emulateMedia({
      colorScheme: look.colorScheme,
      reducedMotion: look.reducedMotion,
      forcedColors: 'none',
      media: null,
    })
    return page
  }

  /**
   * Takes a page back, to be used again only if its test passed; the app may stay open in it for the next test, where
   * nothing but what is stored was changed.
   */
  async giveBack(page: Page, isSound: boolean, mayStayOpen = false): Promise<void> {
    const kept = this.taken.get(page)
    if (kept === undefined) return
    this.taken.delete(page)
    const { origin, isChanged } = kept
    const isUsable = isSound && (await hasAllFunctions(page)) && (await isDone(() => release(kept)))
    // Who is signed in or sits at a table is known to the open app as well.
    const isGuest = (await page.context().cookies()).length > 0
    kept.isOpen = mayStayOpen && !isChanged && !isGuest && new URL(page.url()).origin === origin
    if (isUsable && (kept.isOpen || (await isDone(() => empty(kept))))) this.free.set(kept.kind, kept)
    else await page.context().close()
  }

  async close(): Promise<void> {
    for (const { page } of this.free.values()) await page.context().close()
  }

  /** The free page of this kind, made ready for its next test; none where that cannot be done. */
  private async ready(key: string, mayBeOpen: boolean): Promise<Kept | undefined> {
    const kept = this.free.get(key)
    this.free.delete(key)
    if (kept === undefined || !kept.isOpen) return kept
    kept.isOpen = mayBeOpen
    if (await isDone(() => (mayBeOpen ? clear(kept) : empty(kept)))) return kept
    await kept.page.context().close()
    return undefined
  }

  private async open(key: string, kind: BrowserContextOptions, isFine: boolean): Promise<Kept> {
    const context = await this.newContext(kind)
    if (!isFine) await context.addInitScript(beCoarse)
    await withSameChance(context)
    await context.addInitScript(rememberFunctions)
    const page = await context.newPage()
    const origin = new URL(kind.baseURL ?? 'about:blank').origin
    const kept: Kept = { page, kind: key, origin, isOpen: false, scripts: [], isChanged: false }
    const add = page.addInitScript.bind(page)
    page.addInitScript = async (...how: Parameters<Page['addInitScript']>) => {
      if (how[0] !== hurried) {
        kept.isChanged = true
        // It must come before the app.
        if (kept.isOpen) await page.goto(blank)
        kept.isOpen = false
      }
      const script = await add(...how)
      kept.scripts.push(script)
      return script
    }
    return kept
  }
}

/** Runs in the page: no board is ever so near that its coarse picture would not do. */
function beCoarse(): void {
  Object.defineProperty(window, 'devicePixelRatio', { configurable: true, get: () => 0.1 })
}

/** Runs in the page: lets it be told later whether a test put a clock or another function of its own in place of one of the window. */
function rememberFunctions(): void {
  const valueNow = (name: string): unknown => Object.getOwnPropertyDescriptor(window, name)?.value
  const first = Object.getOwnPropertyNames(window)
    .map((name) => [name, valueNow(name)] as const)
    .filter(([, value]) => typeof value === 'function')
  Object.defineProperty(window, 'replacedFunctions', {
    value: () => first.filter(([name, value]) => valueNow(name) !== value).map(([name]) => name),
  })
}

/** False where it cannot be done, as after a crash. */
const isDone = (act: () => Promise<void>): Promise<boolean> =>
  act().then(
    () => true,
    () => false,
  )

/** False where a test put a clock or another function in place of one of the window: whoever comes next would wait for ever. */
const hasAllFunctions = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => Reflect.apply(Reflect.get(window, 'replacedFunctions'), window, []))
    .then(
      (replaced) => Array.isArray(replaced) && replaced.length === 0,
      () => false,
    )

/** Lets go of what a test had put around the page. */
async function release(kept: Kept): Promise<void> {
  const { page, scripts } = kept
  const context = page.context()
  kept.isChanged = false
  for (const type of ['console', 'pageerror', 'request', 'response', 'dialog', 'download'] as const)
    page.removeAllListeners(type)
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const script of scripts.splice(0)) await script.dispose()
  await page.unrouteAll()
  await context.unrouteAll()
  await context.setOffline(false)
  await page.mouse.move(-1, -1)
}

/** Leaves nothing of a test behind. */
async function empty({ page, origin }: Kept): Promise<void> {
  const context = page.context()
  await page.goto(blank)
  await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
  await context.clearPermissions()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
}

/** What is drawn from now on begins at a place of the test's own, wherever in the run it comes. */
async function drawBy({ page }: Kept, word: string): Promise<void> {
  const from = [...word].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)
  if (page.url() === 'about:blank') await page.goto(blank)
  await page.evaluate((drawn) => sessionStorage.setItem('test.drawn', String(drawn)), from)
}

/** Leaves nothing stored in a page whose app stays open. */
async function clear({ page }: Kept): Promise<void> {
  // A page that shows nothing of what is stored: whichever comes next is made anew.
  await page.goto('/#/nowhere')
  await page.context().clearPermissions()
  await page.evaluate(async () => {
    sessionStorage.clear()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: 'wyrmtable.settings' }))
    // Opening a database that the app has not needed yet would make an empty one, which the app could not use.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'wyrmtable')) return
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('wyrmtable')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    await new Promise<void>((resolve, reject) => {
      const stores = [...database.objectStoreNames]
      if (stores.length === 0) return resolve()
      const transaction = database.transaction(stores, 'readwrite')
      for (const store of stores) transaction.objectStore(store).clear()
      transaction.oncomplete = () => resolve()
      transaction.onerror = () => reject(transaction.error)
    })
    database.close()
  })
}
