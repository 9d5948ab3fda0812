import type { Page } from '@playwright/test'

/** What this browser has in a store of the app, as one text: all of it, or what is there under a key. */
export const stored = (page: Page, store: string, key?: readonly string[]): Promise<string> =>
  page.evaluate(read, { store, key })

/** Runs in the page. */
function read({ store, key }: { store: string; key: readonly string[] | undefined }): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('wyrmtable')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const held = opening.result.transaction(store).objectStore(store)
      const asked = key === undefined ? held.getAll() : held.get([...key])
      asked.onsuccess = () => {
        opening.result.close()
        resolve(JSON.stringify(asked.result))
      }
    }
  })
}
