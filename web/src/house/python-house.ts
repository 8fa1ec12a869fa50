/** The local house in Pyodide, inside the worker. */

import { thinkerIn } from '../thinking/thinker.ts'
import type { GameFiles } from '../thinking/messages.ts'
import type { FromWorker, ToWorker } from './messages'
import type { KeptFiles } from './kept-files'

/** The part of Pyodide that is used here. */
interface Pyodide {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): unknown
  runPythonAsync(code: string): Promise<unknown>
  FS: {
    mkdirTree(path: string): void
    readdir(path: string): string[]
    readFile(path: string): Uint8Array
    writeFile(path: string, content: Uint8Array): void
    stat(path: string): { mtime: Date; size: number }
  }
}

/** What `tinstar.site.worker` offers. Texts only cross the border. */
interface Served {
  request(id: number, method: string, path: string, headers: string, body: string): void
  connect(id: number, path: string): void
  say(id: number, text: string): void
  close(id: number): void
  shut(): Promise<void>
}

const PACKAGES = '/packages'
const DATA = '/data'
const OPEN = `
import sys
sys.path.insert(0, "${PACKAGES}")
from tinstar.site.worker import open_house
`

export class PythonHouse {
  readonly #python: Pyodide
  readonly #served: Served
  #kept = ''

  private constructor(python: Pyodide, served: Served) {
    this.#python = python
    this.#served = served
    this.#kept = this.#fingerprint()
  }

  /** Load Python and the house, and open the house with the files that were kept. */
  static async open(
    base: string,
    kept: KeptFiles,
    post: (message: FromWorker) => void,
  ): Promise<PythonHouse> {
    const at = `${base}house/`
    const archive = bytes(`${at}house.zip`)
    const { loadPyodide } = await import(/* @vite-ignore */ `${at}pyodide.mjs`)
    const python: Pyodide = await loadPyodide({ indexURL: at, stdLibURL: `${at}standard.zip` })
    python.unpackArchive(await archive, 'zip', { extractDir: PACKAGES })
    python.FS.mkdirTree(DATA)
    for (const [name, content] of Object.entries(kept))
      python.FS.writeFile(`${DATA}/${name}`, content)
    python.runPython(OPEN)
    const openHouse = python.runPython('open_house') as (
      folder: string,
      tell: (message: string) => void,
      think: ReturnType<typeof thinkerIn>,
    ) => Promise<Served>
    const worker = new Worker(new URL('../thinking/thinking-worker.ts', import.meta.url), {
      type: 'module',
    })
    const think = thinkerIn(worker, await gameFiles(at))
    const served = await openHouse(DATA, (message) => post(JSON.parse(message)), think)
    return new PythonHouse(python, served)
  }

  do(message: ToWorker): void {
    switch (message.type) {
      case 'request': {
        const { id, method, path, headers, body } = message
        this.#served.request(id, method, path, JSON.stringify(headers), body)
        break
      }
      case 'connect':
        this.#served.connect(message.id, message.path)
        break
      case 'say':
        this.#served.say(message.id, message.text)
        break
      case 'close':
        this.#served.close(message.id)
    }
  }

  /** Return all files to be kept if any has changed since the last call. */
  changedFiles(): KeptFiles | undefined {
    const now = this.#fingerprint()
    if (now === this.#kept) return undefined
    this.#kept = now
    return Object.fromEntries(
      this.#files().map((name) => [name, this.#python.FS.readFile(`${DATA}/${name}`)]),
    )
  }

  /** The files could not be kept, so try again. */
  isDirty(): void {
    this.#kept = ''
  }

  close(): Promise<void> {
    return this.#served.shut()
  }

  #files(): string[] {
    return this.#python.FS.readdir(DATA).filter((name) => /\.sqlite(-wal)?$/.test(name))
  }

  #fingerprint(): string {
    const { FS } = this.#python
    return this.#files()
      .map((name) => {
        const { mtime, size } = FS.stat(`${DATA}/${name}`)
        return `${name} ${mtime.getTime()} ${size}`
      })
      .join('\n')
  }
}

/** Return the addresses of the games' machine code, which a file of the site lists. */
async function gameFiles(at: string): Promise<GameFiles> {
  const games: string[] = await (await fetch(`${at}games.json`)).json()
  const file = (name: string, end: string) => `${at}games/${name}.${end}`
  return Object.fromEntries(
    games.map((name) => [name, { module: file(name, 'wasm'), description: file(name, 'json') }]),
  )
}

async function bytes(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: expected a file, got status ${response.status}`)
  return response.arrayBuffer()
}
