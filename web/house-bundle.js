/** Writes the Python part of the site: `node house-bundle.js PACKAGES MSGSPEC GAMES OUT`.
 *
 * Pyodide runs here as it does in the browser: it plays a game of each kind (`house_exercise.py`),
 * then compiles all modules that were needed, and writes them as two archives: `standard.zip` has
 * the standard library, and `house.pack`, a compressed tar, all else. PACKAGES is the folder of installed packages,
 * MSGSPEC one with msgspec for Pyodide, GAMES one with the machine code of all games (`make wasm`). */

import { createHash } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'
import { readDescription } from './src/machine-code/description.ts'
import { compileGame, startGame } from './src/machine-code/game-code.ts'
import { Thinking } from './src/thinking/thinking.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const PYODIDE = join(HERE, 'node_modules', 'pyodide')
const SOURCES = join(HERE, '..', 'src')
const LIBRARY = '_core.cpython-314-wasm32-emscripten.so'
const LIST = 'files.json'
const MACHINE_CODE = 'pyodide.asm.wasm'
const RUNTIME = ['pyodide.mjs', 'pyodide.asm.mjs', MACHINE_CODE]
const [packages, msgspec, games, out] = process.argv.slice(2).map((path) => resolve(path))

// without columns in tracebacks, modules are smaller
const env = { PYTHONNODEBUGRANGES: '1' }
const python = await loadPyodide({ indexURL: `${PYODIDE}/`, env })
for (const [at, root] of Object.entries({
  '/packages': packages,
  '/msgspec': msgspec,
  '/src': SOURCES,
  '/out': out,
})) {
  mkdirSync(root, { recursive: true })
  python.FS.mkdirTree(at)
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, at)
}
const thinking = new Thinking(async (game) => {
  const description = readDescription(readFileSync(join(games, `${game}.json`), 'utf8'))
  return startGame(
    await compileGame(readFileSync(join(games, `${game}.wasm`)), description),
    description,
  )
})
globalThis.think = (asked) => thinking.answer(asked)
const exercise = readFileSync(join(HERE, 'house_exercise.py'), 'utf8')
await python.runPythonAsync(exercise).catch(({ message }) => {
  console.error(message) // not its stack, which holds all of Pyodide
  process.exit(1)
})
mkdirSync(join(out, 'games'), { recursive: true })
for (const name of readdirSync(games)) copyFileSync(join(games, name), join(out, 'games', name))
const modules = readdirSync(games).filter((name) => name.endsWith('.wasm'))
const names = modules.map((name) => name.slice(0, -'.wasm'.length))
writeFileSync(join(out, 'games.json'), JSON.stringify(names))
// Nets are fetched when a player first uses them.
for (const name of names) {
  const from = join(SOURCES, 'tinstar', 'games', name)
  mkdirSync(join(out, 'games', name), { recursive: true })
  for (const net of readdirSync(from).filter((file) => file.endsWith('.bin')))
    copyFileSync(join(from, net), join(out, 'games', name, net))
}
copyFileSync(join(msgspec, 'msgspec', LIBRARY), join(out, 'msgspec.so'))
for (const name of RUNTIME) copyFileSync(join(PYODIDE, name), join(out, name))
// The list of packages that Pyodide could download: none.
const { info } = JSON.parse(readFileSync(join(PYODIDE, 'pyodide-lock.json'), 'utf8'))
writeFileSync(join(out, 'pyodide-lock.json'), JSON.stringify({ info, packages: {} }))
writeList()
process.exit(0)

/** Writes how many bytes each file has, a digest of all as their version, and the one of the machine
 * code as the service worker knows it (distribution/site.py). */
function writeList() {
  const digest = createHash('sha256')
  const own = createHash('sha256')
    .update(readFileSync(join(out, MACHINE_CODE)))
    .digest('hex')
  const bytes = {}
  for (const entry of readdirSync(out, { recursive: true }).sort()) {
    const path = join(out, entry)
    if (!statSync(path).isFile() || entry === LIST) continue
    const content = readFileSync(path)
    bytes[entry.replaceAll('\\', '/')] = content.length
    digest.update(content)
  }
  writeFileSync(
    join(out, LIST),
    JSON.stringify({ version: digest.digest('hex'), code: own.slice(0, 16), bytes }),
  )
}
