import type { Page } from '@playwright/test'

/** Makes one action of the stored game of this table another than was played. */
export async function damageStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const id = location.hash.split('/').at(-1) ?? ''
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('wyrmtable')
      request.onsuccess = () => resolve(request.result)
    })
    await new Promise<void>((resolve) => {
      const store = database.transaction('records', 'readwrite').objectStore('records')
      const request = store.get(id)
      request.onsuccess = () => {
        request.result.entries[3].action.hex = '0101'
        store.put(request.result).onsuccess = () => resolve()
      }
    })
    database.close()
  })
}
