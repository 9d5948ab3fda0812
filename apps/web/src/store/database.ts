/** IndexedDB with promises: the two stores of saved games. */
const name = 'wyrmtable'
const version = 1

export type StoreName = 'summaries' | 'records'

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('summaries', { keyPath: 'id' })
      request.result.createObjectStore('records', { keyPath: 'id' })
    }
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error('IndexedDB cannot be opened'))
    request.onblocked = () => reject(new Error('IndexedDB is blocked by another window'))
  })
  // A failure is not kept: the next attempt may find the storage open.
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

/** Writes or deletes in both stores at once: all of it or nothing. */
export async function change(work: (store: (name: StoreName) => IDBObjectStore) => void): Promise<void> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['summaries', 'records'], 'readwrite')
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error ?? new Error('the transaction failed'))
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'))
    work((store) => transaction.objectStore(store))
  })
}

/** One value, or undefined; whatever is stored, it is outside input. */
export async function readOne(store: StoreName, id: string): Promise<unknown> {
  const database = await open()
  return answer(database.transaction(store, 'readonly').objectStore(store).get(id))
}

export async function readAll(store: StoreName): Promise<readonly unknown[]> {
  const database = await open()
  return answer(database.transaction(store, 'readonly').objectStore(store).getAll())
}

export async function readKeys(store: StoreName): Promise<readonly string[]> {
  const database = await open()
  const keys = await answer(database.transaction(store, 'readonly').objectStore(store).getAllKeys())
  return keys.map(String)
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the storage did not answer'))
  })
}
