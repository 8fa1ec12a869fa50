/** Writes the Python part of the site: `node house-bundle.js SITE_PACKAGES MSGSPEC OUT`.
 *
 * Pyodide runs here as it does in the browser: it plays a game of each kind (`house_exercise.py`),
 * then compiles all modules that were needed, and writes them as two archives: `standard.zip` has
 * the standard library, and `house.zip` all else. SITE_PACKAGES is the folder of installed packages,
 * MSGSPEC one with msgspec for Pyodide. */

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const PYODIDE = join(HERE, 'node_modules', 'pyodide')
const RUNTIME = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']
const [packages, msgspec, out] = process.argv.slice(2).map((path) => resolve(path))

const python = await loadPyodide({ indexURL: `${PYODIDE}/` })
for (const [at, root] of Object.entries({
  '/packages': packages,
  '/msgspec': msgspec,
  '/src': join(HERE, '..', 'src'),
  '/out': out,
})) {
  mkdirSync(root, { recursive: true })
  python.FS.mkdirTree(at)
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, at)
}
const exercise = readFileSync(join(HERE, 'house_exercise.py'), 'utf8')
await python.runPythonAsync(exercise).catch(({ message }) => {
  console.error(message) // not its stack, which holds all of Pyodide
  process.exit(1)
})
for (const name of RUNTIME) copyFileSync(join(PYODIDE, name), join(out, name))
// The list of packages that Pyodide could download: none.
const { info } = JSON.parse(readFileSync(join(PYODIDE, 'pyodide-lock.json'), 'utf8'))
writeFileSync(join(out, 'pyodide-lock.json'), JSON.stringify({ info, packages: {} }))
process.exit(0)
