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
      const store = database.transaction('entries', 'readwrite').objectStore('entries')
      const request = store.get([id, 4])
      request.onsuccess = () => {
        request.result.action.hex = '0101'
        store.put(request.result, [id, 4]).onsuccess = () => resolve()
      }
    })
    database.close()
  })
}
