/** The worker with the local house: the server's Python in Pyodide. */

import { inOrder, type FromWorker, type ToWorker } from './messages'
import { PythonHouse } from './python-house'
import { Thinker } from '../thinking/thinker.ts'
import { keep, readKept } from './kept-files'
import { CutFile } from './whole-files'

const LOCK = 'tinstar-house' // held by the tab whose worker has the house
const KEEP_EVERY = 300 // milliseconds between two looks for changes
const LEAVING = 4000 // milliseconds until the worker of a page that was left has ended

const post = (message: FromWorker) => self.postMessage(message)
const early: ToWorker[] = [] // what was asked before the house was open
let house: PythonHouse | undefined
let starting = false
let thinker: Thinker

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'thinker') thinker = new Thinker(data.port)
  else if (data.type === 'thinkerFailed') thinker.fail(data.error)
  else if (data.type === 'start') {
    if (data.alive) void live(data.alive)
    void start(data.base, data.language, data.takeOver)
  } else if (house) does(house, data)
  else early.push(data)
}

function does(opened: PythonHouse, message: ToWorker): void {
  if (message.type === 'save')
    post({ type: 'saved', id: message.id, content: opened.saved(message.settings) })
  else if (message.type === 'replace') void replace(opened, message.id, message.content)
  else opened.do(message)
}

/** Replace all that is kept by a saved house, if it is one. The page then loads again. */
async function replace(opened: PythonHouse, id: number, content: Uint8Array): Promise<void> {
  const found = opened.foreign(content)
  if (!found) return post({ type: 'replaced', id, outcome: 'refused', settings: '' })
  house = undefined // so that nothing else is kept
  const outcome = await keep(found.files).then(
    () => 'done' as const,
    () => 'full' as const,
  )
  if (outcome === 'full') house = opened
  if (house) void keepChanges(opened)
  post({ type: 'replaced', id, outcome, settings: found.settings })
}

/** Hold a lock, so that the page learns when this worker has ended. */
async function live(lock: string): Promise<void> {
  await navigator.locks.request(lock, async () => {
    post({ type: 'alive' })
    await new Promise(() => {})
  })
}

async function start(base: string, language: string, steal: boolean): Promise<void> {
  if (starting || house) return
  starting = true
  const options = steal ? { steal } : { signal: AbortSignal.timeout(LEAVING) }
  try {
    await navigator.locks.request(LOCK, options, async () => {
      post({ type: 'state', state: 'loading' })
      await open(base, language)
      await new Promise(() => {}) // until another tab takes the house over
    })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    const opened = house as PythonHouse | undefined
    house = undefined
    if (name === 'TimeoutError') post({ type: 'state', state: 'elsewhere' })
    else if (name === 'AbortError') {
      await opened?.close()
      post({ type: 'state', state: 'lost' })
    } else fails(error)
  }
  starting = false
}

function fails(error: unknown): void {
  console.error(error)
  if (error instanceof CutFile) post({ type: 'state', state: 'incomplete', detail: error.file })
  else post({ type: 'state', state: 'failed', detail: `${error}` })
}

async function open(base: string, language: string): Promise<void> {
  const kept = await readKept().catch(() => undefined)
  const opened = await PythonHouse.open(base, language, kept ?? {}, thinker, post)
  house = opened
  post({ type: 'state', state: kept ? 'open' : 'forgetful' })
  for (const message of inOrder(early.splice(0))) does(opened, message)
  if (kept) void keepChanges(opened)
}

/** Keep the files of the house soon after each change. */
async function keepChanges(opened: PythonHouse): Promise<void> {
  while (house === opened) {
    await new Promise((resolve) => setTimeout(resolve, KEEP_EVERY))
    const changed = opened.changedFiles()
    if (!changed || house !== opened) continue
    await keep(changed).catch(() => {
      opened.isDirty()
      post({ type: 'state', state: 'forgetful' })
    })
  }
}
