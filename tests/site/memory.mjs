// Starts Python twice from the same kept memory: `node memory.mjs FOLDER`. It prints, for each, what
// is drawn at random: a number, a guest's token, and the secret of a deal.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startPython, writePackages } from '../../web/src/house/python-memory.ts'
import { unpacked } from '../../web/src/house/tar-archive.ts'

const house = `${resolve(process.argv[2], 'house')}/`
const read = (name) => new Uint8Array(readFileSync(house + name))
const { loadPyodide } = await import(pathToFileURL(`${house}pyodide.mjs`))
const { default: create } = await import(pathToFileURL(`${house}pyodide.asm.mjs`))
const settings = { indexURL: house, stdLibURL: `${house}standard.zip` }
const started = (memory) => startPython(loadPyodide, create, read('msgspec.so'), settings, memory)
const unpack = async (python) => writePackages(python.FS, await unpacked(read('house.pack')))

const PREPARE = `
import sys
sys.path.insert(0, "/packages")
from tinstar.site.worker import open_house, prepare
house = await prepare("en")
`
const DRAW = `
import json, random
from tinstar.match.fair_chance import new_seed
from tinstar.server.random_ids import new_token
await open_house(house, "/tmp", print, None, None)
json.dumps([random.random(), new_token(), new_seed().hex()])
`

try {
  const python = await started()
  await unpack(python)
  await python.runPythonAsync(PREPARE)
  const memory = python.makeMemorySnapshot()
  for (let visit = 0; visit < 2; visit++) {
    const again = await started(memory)
    await unpack(again)
    console.log(await again.runPythonAsync(DRAW))
  }
} catch (error) {
  console.error(error.message) // not its stack, which holds all of Pyodide
  process.exitCode = 1
}
process.exit()
