// Runs `told.py` in Pyodide, and prints a line for each match:
// `node told.mjs HOUSE WASM MATCHES MOST GAME...`
//
// HOUSE is the folder `house` of a site. Or it is a folder with msgspec for Pyodide: then Pyodide of
// web/node_modules runs the sources, with the packages of PACKAGES, a variable of the environment.
// WASM is the folder with the machine code of the games.

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readDescription } from '../../web/src/machine-code/description.ts'
import { compileGame, startGame } from '../../web/src/machine-code/game-code.ts'
import { startPython, writePackages } from '../../web/src/house/python-memory.ts'
import { unpacked } from '../../web/src/house/tar-archive.ts'
import { Thinking } from '../../web/src/thinking/thinking.ts'

const [house, wasm, ...numbers] = process.argv.slice(2)
const games = numbers.splice(2)
const here = fileURLToPath(new URL('.', import.meta.url))

/** Start Python with the archives of a site. */
async function ofSite(folder) {
  const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')))
  const { default: create } = await import(pathToFileURL(join(folder, 'pyodide.asm.mjs')))
  const library = new Uint8Array(readFileSync(join(folder, 'msgspec.so')))
  const archives = {
    indexURL: `${folder}/`,
    stdLibURL: join(folder, 'standard.zip'),
  }
  const python = await startPython(loadPyodide, create, library, archives)
  writePackages(python.FS, await unpacked(readFileSync(join(folder, 'house.pack'))))
  const { bytes } = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'))
  for (const net of Object.keys(bytes).filter((name) => name.endsWith('.bin'))) {
    const content = new Uint8Array(readFileSync(join(folder, net)))
    python.FS.writeFile(`/packages/tinstar/${net}`, content) // a page fetches it later
  }
  python.runPython('import sys; sys.path.insert(0, "/packages")')
  return python
}

/** Start Python with the sources. */
async function ofSources(msgspec) {
  const folder = resolve(here, '../../web/node_modules/pyodide')
  const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')))
  const python = await loadPyodide({ indexURL: `${folder}/` })
  const roots = { '/msgspec': msgspec, '/src': resolve(here, '../../src') }
  for (const [at, root] of Object.entries({
    ...roots,
    '/packages': process.env.PACKAGES,
  })) {
    python.FS.mkdirTree(at)
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, at)
  }
  python.runPython('import sys; sys.path += ["/msgspec", "/src", "/packages"]')
  return python
}

const thinking = new Thinking(async (game) => {
  const file = (end) => readFileSync(join(wasm, `${game}.${end}`))
  const description = readDescription(file('json').toString())
  return startGame(await compileGame(file('wasm'), description), description)
})
globalThis.think = (asked) => thinking.answer(asked)
globalThis.tell = (line) => console.log(line)

const RUN = `
import js, msgspec
from tinstar.players.remote_thinking import RemoteThinker
from tinstar.site.browser_thinking import asked_by
async for line in main(${JSON.stringify(games)}, ${numbers.map(Number)}, RemoteThinker(asked_by(js.think))):
    js.tell(msgspec.json.encode(line).decode())
`
try {
  const isSite = existsSync(join(house, 'house.pack'))
  const python = await (isSite ? ofSite : ofSources)(resolve(house))
  python.runPython(readFileSync(join(here, 'told.py'), 'utf8'))
  await python.runPythonAsync(RUN)
} catch (error) {
  console.error(error.message) // not its stack, which holds all of Pyodide
  process.exitCode = 1
}
process.exit()
