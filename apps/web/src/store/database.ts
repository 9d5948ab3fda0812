/** IndexedDB with promises: the stores of saved games. */
const name = 'wyrmtable'

/**
 * In the second version the entries of a match have a store of their own, by match and number, so that saving writes
 * what is new. Records of the first, with their entries inside, stay as they are until they are saved again. In the third
 * a long match has a snapshot, from which it opens without playing all of it. In the fourth there is a place for what
 * people make for their games, such as decks.
 */
const version = 4

export type StoreName = 'summaries' | 'records' | 'entries' | 'snapshots' | 'made'

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore('summaries', { keyPath: 'id' })
        request.result.createObjectStore('records', { keyPath: 'id' })
      }
      if (oldVersion < 2) request.result.createObjectStore('entries')
      if (oldVersion < 3) request.result.createObjectStore('snapshots')
      if (oldVersion < 4) request.result.createObjectStore('made')
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

/** The stores of one transaction. */
export type Stores = (name: StoreName) => IDBObjectStore

/**
 * Reads, writes or deletes in these stores at once: all of it or nothing. Requests may follow one another. The stores are
 * locked until it is done: whoever names more than it needs holds up the others.
 */
export async function change(names: readonly StoreName[], work: (store: Stores) => void): Promise<void> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(names, 'readwrite')
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error ?? new Error('the transaction failed'))
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'))
    work((store) => transaction.objectStore(store))
  })
}

/** What several requests of one moment give; whatever is stored, it is outside input. */
export async function look(
  names: readonly StoreName[],
  work: (store: Stores) => readonly IDBRequest[],
): Promise<readonly unknown[]> {
  const database = await open()
  const transaction = database.transaction(names, 'readonly')
  return Promise.all(
    work((store) => transaction.objectStore(store)).map((request): Promise<unknown> => answer(request)),
  )
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the storage did not answer'))
  })
}
