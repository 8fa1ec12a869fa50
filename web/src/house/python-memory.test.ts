import { expect, it } from 'vitest'
import { running, type CreateRuntime } from './python-memory'

const MODULE = new Uint8Array([
  ...[0, 97, 115, 109, 1, 0, 0, 0], // magic number and version
  ...[1, 4, 1, 0x60, 0, 0], // the type of a function that takes and returns nothing
  ...[2, 9, 1, 3, 0x65, 0x6e, 0x76, 1, 0x66, 0, 0], // the import env.f
])

it('a runtime is not created without machine code', async () => {
  type Instantiate = (imports: object, receive: () => void) => object
  const create = (({ instantiateWasm }: { instantiateWasm: Instantiate }) => {
    instantiateWasm({ env: {} }, () => {})
    return new Promise(() => {})
  }) as unknown as CreateRuntime
  const machine = WebAssembly.compile(new Uint8Array([1]))
  await expect(running(create, machine)({})).rejects.toThrow(WebAssembly.CompileError)
})

it('a runtime is created from machine code that is still being compiled', async () => {
  const machine = WebAssembly.compile(MODULE)
  type Instantiate = (imports: object, receive: (made: WebAssembly.Instance) => void) => object
  const create = (async ({ instantiateWasm }: { instantiateWasm: Instantiate }) => {
    const env: Record<string, unknown> = { f: () => {} }
    const made = await new Promise((resolve) => instantiateWasm({ env }, resolve))
    const marker = (env.Jsv_GetError_import as () => unknown)()
    const isError = env.JsvError_Check as (value: unknown) => boolean
    return { made, told: [isError(marker), isError(Symbol('error'))] }
  }) as unknown as CreateRuntime
  const found = (await running(create, machine)({})) as unknown as { made: object; told: boolean[] }
  expect(found.made).toBeInstanceOf(WebAssembly.Instance)
  expect(found.told).toEqual([true, false])
})
