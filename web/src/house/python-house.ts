/** The local house in Pyodide, inside the worker. */

import { loadGame } from '../thinking/game-loader.ts'
import type { GameFiles, ThinkingAnswer, ThinkingRequest } from '../thinking/messages.ts'
import type { Thinker } from '../thinking/thinker.ts'
import { Thinking } from '../thinking/thinking.ts'
import type { KeptFiles } from './kept-files'
import { forgetMemory, readMemory } from './kept-memory'
import { fetchedNow, putLazily } from './lazy-file'
import type { FromWorker, ToWorker } from './messages'
import { PACKAGES, running, startPython, writePackages } from './python-memory'
import type { CreateRuntime, LoadPyodide, Pyodide } from './python-memory'
import { unpacked } from './tar-archive'
import { CutFile, HouseFiles } from './whole-files'

/** What `tinstar.site.worker` offers. Texts only cross the border. */
interface Served {
  request(id: number, method: string, path: string, headers: string, body: string): void
  connect(id: number, path: string): void
  say(id: number, text: string): void
  close(id: number): void
  fold(): void
  save(to: string, settings: string): void
  check(file: string, to: string): string
  shut(): Promise<void>
}

const DATA = '/data'
const DATABASE = 'house.sqlite'
const [FOREIGN, CHECKED] = ['/tmp/foreign', '/tmp/checked']
const PREPARE_AFTER = 5000 // milliseconds: the first table comes first
const prepareIn = (language: string) => `
import gc, sys
from functools import partial
gc.disable() # while everything is built, it would find nothing
sys.path.insert(0, "${PACKAGES}")
from tinstar.site import worker
open_house = partial(worker.open_house, await worker.prepare("${language}"))
gc.enable()
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
    language: string,
    kept: KeptFiles,
    thinker: Thinker,
    post: (message: FromWorker) => void,
  ): Promise<PythonHouse> {
    const files = new HouseFiles(`${base}house/`)
    files.guard(self)
    const python = await loadPython(files, language, thinker)
    const games = await gamesOf(files)
    const { bytes } = await files.listed
    files.forget()
    for (const [net, size] of Object.entries(bytes).filter(([name]) => name.endsWith('.bin'))) {
      const path = `${PACKAGES}/tinstar/${net}`
      putLazily(python.FS, path, size, () => netOf(files.at, net, size, post))
    }
    python.FS.mkdirTree(DATA)
    for (const [name, content] of Object.entries(kept))
      python.FS.writeFile(`${DATA}/${name}`, content)
    const openHouse = python.runPython('open_house') as (
      folder: string,
      tell: (message: string) => void,
      think: Thinker['ask'],
      compute: (asked: ThinkingRequest) => ThinkingAnswer | undefined,
    ) => Promise<Served>
    const code = gameFiles(files.at, games)
    thinker.begin(code)
    const think = thinker.ask.bind(thinker)
    const here = new Thinking((game) => loadGame(code, game))
    const compute = here.answerNow.bind(here)
    const served = await openHouse(DATA, (message) => post(JSON.parse(message)), think, compute)
    setTimeout(() => games.forEach((name) => here.prepare(name)), PREPARE_AFTER)
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

  /** Return all that the house stores, as one file. */
  saved(settings: string): Uint8Array<ArrayBuffer> {
    this.#served.save(CHECKED, settings)
    return this.#python.FS.readFile(CHECKED).slice()
  }

  /** Return what is to be kept instead, if a file is a saved house. */
  foreign(content: Uint8Array): { files: KeptFiles; settings: string } | undefined {
    const { FS } = this.#python
    FS.writeFile(FOREIGN, content)
    const settings = this.#served.check(FOREIGN, CHECKED)
    return settings ? { files: { [DATABASE]: FS.readFile(CHECKED) }, settings } : undefined
  }

  /** Return all files to be kept if any has changed since the last call. */
  changedFiles(): KeptFiles | undefined {
    if (this.#fingerprint() === this.#kept) return undefined
    this.#served.fold()
    this.#kept = this.#fingerprint()
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

/** Load Python with all modules of the house: from the memory of an earlier visit, if it is kept. */
async function loadPython(files: HouseFiles, language: string, thinker: Thinker): Promise<Pyodide> {
  const machine = files.compiled('pyodide.asm.wasm')
  const parts = partsOf(files)
  for (const each of [machine, parts]) each.catch(() => {}) // is thrown where it is awaited
  const { version } = await files.listed
  const memory = await readMemory(version).catch(() => undefined)
  // On a first visit, Python starts while the packages are on their way.
  const packages = (memory ? Promise.resolve() : Promise.all([machine, parts]))
    .then(() => files.get('house.pack'))
    .then(unpacked)
  packages.catch(() => {}) // so is this
  if (memory)
    try {
      const python = await started(files.at, machine, await parts, memory)
      writePackages(python.FS, await packages)
      return python
    } catch (error) {
      if (error instanceof CutFile) throw error
      await forgetMemory()
    }
  const python = await started(files.at, machine, await parts)
  writePackages(python.FS, await packages)
  await python.runPythonAsync(prepareIn(language))
  keep(python, version, thinker)
  return python
}

/** Keep Python as it is now. If that fails, the next visit takes as long as this one. */
function keep(python: Pyodide, version: string, thinker: Thinker): void {
  try {
    thinker.keep(version, python.makeMemorySnapshot())
  } catch (error) {
    console.warn(error)
  }
}

type Parts = Awaited<ReturnType<typeof partsOf>>

/** Fetch what Python is started with, beside its machine code. */
function partsOf(files: HouseFiles) {
  return Promise.all([
    files.import<{ loadPyodide: LoadPyodide }>('pyodide.mjs'),
    files.import<{ default: CreateRuntime }>('pyodide.asm.mjs'),
    files.get('msgspec.so'),
    files.get('pyodide-lock.json'),
    files.get('standard.zip'),
  ])
}

function started(
  at: string,
  machine: Promise<WebAssembly.Module>,
  [{ loadPyodide }, { default: create }, library, lock]: Parts,
  memory?: Uint8Array,
): Promise<Pyodide> {
  const settings = {
    indexURL: at,
    stdLibURL: `${at}standard.zip`,
    lockFileContents: new TextDecoder().decode(lock),
  }
  const begun = running(create, machine)
  return startPython(loadPyodide, begun, new Uint8Array(library), settings, memory)
}

async function gamesOf(files: HouseFiles): Promise<string[]> {
  return JSON.parse(new TextDecoder().decode(await files.get('games.json')))
}

/** Return the addresses of the games' machine code. */
function gameFiles(at: string, games: string[]): GameFiles {
  const file = (name: string, end: string) => `${at}games/${name}.${end}`
  return Object.fromEntries(
    games.map((name) => [name, { module: file(name, 'wasm'), description: file(name, 'json') }]),
  )
}

/** Return the net of a game. Without it, computer players would play worse than they say. */
function netOf(
  at: string,
  name: string,
  bytes: number,
  post: (message: FromWorker) => void,
): Uint8Array {
  for (let tries = 0; tries < 2; tries++)
    try {
      const found = fetchedNow(at + name)
      if (found.length === bytes) return found
    } catch {
      // is tried again
    }
  post({ type: 'state', state: 'incomplete', detail: name })
  throw new CutFile(name, undefined)
}
