/** What the local house keeps in the browser, in IndexedDB. */

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
  try {
    return (await finished(database.transaction(STORE).objectStore(STORE).get(KEY))) ?? {}
  } finally {
    database.close()
  }
}

/** Replace all kept files. */
export async function keep(files: KeptFiles): Promise<void> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
    transaction.objectStore(STORE).put(files, KEY)
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = transaction.onabort = () =>
        reject(transaction.error ?? new Error('expected to store files, got an abort'))
    })
  } finally {
    database.close()
  }
}
