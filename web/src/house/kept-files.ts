/** Files of the local house that the browser keeps, in IndexedDB. All are written at once. */

export type KeptFiles = Record<string, Uint8Array>

const DATABASE = 'tinstar-house'
const STORE = 'files'
const KEY = 'all'

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return finished(request)
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('expected to store files, got none'))
  })
}

/** Return the files that were kept, or none. */
export async function readKept(): Promise<KeptFiles> {
  const database = await open()
  const found = await finished<KeptFiles | undefined>(
    database.transaction(STORE).objectStore(STORE).get(KEY),
  )
  database.close()
  return found ?? {}
}

/** Replace all kept files. */
export async function keep(files: KeptFiles): Promise<void> {
  const database = await open()
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
  transaction.objectStore(STORE).put(files, KEY)
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = transaction.onabort = () =>
      reject(transaction.error ?? new Error('expected to store files, got an aborted transaction'))
  })
  database.close()
}
