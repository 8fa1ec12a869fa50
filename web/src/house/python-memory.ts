/** Starts Python, and keeps its memory in the browser: the next visit need not import anything.
 *
 * Pyodide restores a memory only if no library was loaded into it. So msgspec's library is loaded
 * before Python begins, on each visit: then it always lies at the same place. */

/** The part of Pyodide that is used here. */
export interface Pyodide {
  runPython(code: string): unknown
  runPythonAsync(code: string): Promise<unknown>
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>
  FS: FileSystem
}

export interface FileNode {
  contents: Uint8Array
  usedBytes: number
  stream_ops: object
}

export interface FileSystem {
  mkdirTree(path: string): void
  readdir(path: string): string[]
  readFile(path: string): Uint8Array
  writeFile(path: string, content: Uint8Array, options?: { canOwn: boolean }): void
  stat(path: string): { mtime: Date; size: number }
  lookupPath(path: string): { node: FileNode }
}

/** The part of Emscripten's runtime that is used here. */
interface Runtime {
  FS: FileSystem
  HEAPU8: Uint8Array
  loadDynamicLibrary(path: string, flags: object, scope: object): void
  _malloc(bytes: number): number
}

type Settings = Record<string, unknown>
type Imports = { env: WebAssembly.ModuleImports }
type Receive = (made: WebAssembly.Instance, module: WebAssembly.Module) => void
export type LoadPyodide = (settings: Settings) => Promise<Pyodide>
export type CreateRuntime = (settings: Settings) => Promise<Runtime>

export const PACKAGES = '/packages'
const LIBRARY = `${PACKAGES}/msgspec/_core.cpython-314-wasm32-emscripten.so`
const MEGABYTE = 1 << 20

/** Start Python: from this memory, or as Pyodide comes, so that its memory can be kept. */
export function startPython(
  load: LoadPyodide,
  create: CreateRuntime,
  library: Uint8Array,
  settings: Settings,
  memory?: Uint8Array,
): Promise<Pyodide> {
  const createPyodideModule: CreateRuntime = (given) =>
    create({
      ...given,
      onRuntimeInitialized(this: Runtime) {
        this.FS.mkdirTree(LIBRARY.slice(0, LIBRARY.lastIndexOf('/')))
        this.FS.writeFile(LIBRARY, library)
        this.loadDynamicLibrary(LIBRARY, { global: false, nodelete: true }, {})
        while (memory && this.HEAPU8.length < memory.length) this._malloc(MEGABYTE)
      },
    })
  const from = memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }
  return load({ ...settings, ...from, createPyodideModule })
}

/** Return what creates a runtime from machine code that is still being compiled. */
export function running(
  create: CreateRuntime,
  machine: Promise<WebAssembly.Module>,
): CreateRuntime {
  const marker = Symbol('error')
  return (given) =>
    new Promise((resolve, reject) => {
      const instantiateWasm = (imports: Imports, receive: Receive) => {
        // Pyodide does this itself on iPhones. Elsewhere it has another module for it.
        imports.env.Jsv_GetError_import = () => marker
        imports.env.JsvError_Check = (value: unknown) => value === marker
        const made = machine.then(async (module) =>
          receive(await WebAssembly.instantiate(module, imports), module),
        )
        made.catch(reject) // without machine code, Emscripten would wait for ever
        return {}
      }
      create({ ...given, instantiateWasm }).then(resolve, reject)
    })
}

/** Write files into the folder of packages. They are not copied. */
export function writePackages(fs: FileSystem, files: Record<string, Uint8Array>): void {
  const folders = new Set<string>()
  for (const [name, content] of Object.entries(files)) {
    const path = `${PACKAGES}/${name}`
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(folder)) fs.mkdirTree(folder)
    folders.add(folder)
    fs.writeFile(path, content, { canOwn: true })
  }
}
