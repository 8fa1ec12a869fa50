/** What the local house keeps in the browser, in IndexedDB: its files, and Python's memory. */

export type KeptFiles = Record<string, Uint8Array>

/** Python as it was before it opened the house, for one version of its files. */
export interface KeptPython {
  version: string
  memory: Uint8Array
}

const DATABASE = 'tinstar-house'
const STORE = 'files'
const FILES = 'all'
const PYTHON = 'python'

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
  return (await read<KeptFiles>(FILES)) ?? {}
}

/** Replace all kept files. */
export const keep = (files: KeptFiles): Promise<void> => write(FILES, files)

/** Return Python's kept memory, if it is of this version. */
export async function readPython(version: string): Promise<KeptPython | undefined> {
  const found = await read<KeptPython>(PYTHON)
  return found?.version === version ? found : undefined
}

/** Replace Python's kept memory. */
export const keepPython = (python: KeptPython | null): Promise<void> => write(PYTHON, python)

async function read<T>(key: string): Promise<T | undefined> {
  const database = await open()
  try {
    return await finished<T>(database.transaction(STORE).objectStore(STORE).get(key))
  } finally {
    database.close()
  }
}

async function write(key: string, content: object | null): Promise<void> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
    transaction.objectStore(STORE).put(content, key)
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = transaction.onabort = () =>
        reject(transaction.error ?? new Error('expected to store files, got an abort'))
    })
  } finally {
    database.close()
  }
}
