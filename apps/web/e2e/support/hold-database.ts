import type { Page } from '@playwright/test'

/**
 * Holds the app's database from another page of the browser: whoever else would write there waits until it is let go, also
 * where the page is loaded anew. What was written before is there.
 */
export async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  const holder = await page.context().newPage()
  // A file of the same origin that runs nothing.
  await holder.goto(new URL('/icon.svg', page.url()).href)
  await holder.evaluate(hold)
  return () => holder.close()
}

/** Runs in the page. */
function hold(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('wyrmtable')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const names = [...opening.result.objectStoreNames]
      const store = opening.result.transaction(names, 'readwrite').objectStore(names[0] ?? '')
      // A transaction lasts as long as it is asked for something.
      const ask = () => {
        resolve()
        store.count().onsuccess = ask
      }
      store.count().onsuccess = ask
    }
  })
}
