/** Keeps Python's memory in a file of the browser. IndexedDB would take several times as long. */

/** A file as a worker can open it. The types of pages lack it. */
interface WorkerFile {
  getSize(): number
  read(into: Uint8Array, options: { at: number }): number
  write(content: Uint8Array, options: { at: number }): number
  truncate(size: number): void
  flush(): void
  close(): void
}

type FileHandle = FileSystemFileHandle & { createSyncAccessHandle(): Promise<WorkerFile> }

const NAME = 'tinstar-python'
const HEAD = 64 // bytes for the version, a digest in hexadecimal

/** Return the memory that was kept, if it was kept whole and for this version. */
export function readMemory(version: string): Promise<Uint8Array | undefined> {
  return withFile((file) => {
    const head = new Uint8Array(HEAD)
    file.read(head, { at: 0 })
    if (new TextDecoder().decode(head) !== version) return undefined
    const memory = new Uint8Array(file.getSize() - HEAD)
    file.read(memory, { at: HEAD })
    return memory
  })
}

/** Replace the memory that was kept. */
export function keepMemory(version: string, memory: Uint8Array): Promise<void> {
  return withFile((file) => {
    file.truncate(0)
    const written = file.write(memory, { at: HEAD })
    file.flush()
    if (written < memory.length) return file.truncate(0) // the storage is full
    file.write(new TextEncoder().encode(version), { at: 0 }) // last: a file cut short has none
  })
}

export const forgetMemory = (): Promise<void> => withFile((file) => file.truncate(0))

async function withFile<T>(use: (file: WorkerFile) => T): Promise<T> {
  const folder = await navigator.storage.getDirectory()
  const handle = (await folder.getFileHandle(NAME, { create: true })) as FileHandle
  const file = await handle.createSyncAccessHandle()
  try {
    return use(file)
  } finally {
    file.close()
  }
}
