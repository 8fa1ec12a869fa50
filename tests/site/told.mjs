// Runs `told.py` in Pyodide, with the files of a site: `node told.mjs FOLDER SEEDS`.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder, seeds] = process.argv.slice(2)
const house = `${resolve(folder, 'house')}/`
const { loadPyodide } = await import(pathToFileURL(`${house}pyodide.mjs`))
const python = await loadPyodide({ indexURL: house, stdLibURL: `${house}standard.zip` })
const packages = new Uint8Array(readFileSync(`${house}house.zip`))
python.unpackArchive(packages, 'zip', { extractDir: '/packages' })
try {
  python.runPython('import sys; sys.path.insert(0, "/packages")')
  python.runPython(readFileSync(new URL('told.py', import.meta.url), 'utf8'))
  for (const line of python.runPython(`main(${Number(seeds)})`)) console.log(line)
} catch (error) {
  console.error(error.message) // not its stack, which holds all of Pyodide
  process.exitCode = 1
}
process.exit()
