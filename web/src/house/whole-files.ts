/** Fetches the files of the house. A file that arrives cut short is fetched once more. */

/** What `files.json` says of all files in the folder of the house. */
export interface Listed {
  /** Of all files together. */
  version: string
  /** A digest of Pyodide's machine code. */
  code: string
  bytes: Record<string, number>
}

/** A file that could not be had whole. */
export class CutFile extends Error {
  readonly file: string

  constructor(file: string, cause: unknown) {
    super(`${file}: expected the whole file, got another`, { cause })
    this.file = file
  }
}

export class HouseFiles {
  readonly at: string
  readonly #listed: Promise<Listed>
  readonly #fetch = fetch.bind(globalThis) // `guard` replaces the global one
  readonly #under = new Map<string, Promise<ArrayBuffer>>()
  readonly #compiled = new Set<string>()

  /** `at` is the address of the folder. */
  constructor(at: string) {
    this.at = at
    this.#listed = twice('files.json', async (options) =>
      good(await this.#fetch(`${at}files.json`, options)).json(),
    )
  }

  get listed(): Promise<Listed> {
    return this.#listed
  }

  /** Fetch a file. If it is asked for again, it is not fetched again. */
  get(name: string): Promise<ArrayBuffer> {
    const found = this.#under.get(name) ?? this.#fetched(name)
    this.#under.set(name, found)
    return found
  }

  /** Compile Pyodide's machine code while it arrives. Browsers keep what they compile in this way,
   * by its address. So each version has an address of its own: site-worker.js knows it, too. */
  async compiled(name: string): Promise<WebAssembly.Module> {
    this.#compiled.add(name)
    try {
      const { code } = await this.#listed
      return await WebAssembly.compileStreaming(this.#fetch(`${this.at}${name}?${code}`))
    } catch {
      return WebAssembly.compile(await this.get(name)) // it was cut short, or has another type
    }
  }

  /** Free the memory of all files. */
  forget(): void {
    this.#under.clear()
  }

  /** Import a module of JavaScript. */
  import<T>(name: string): Promise<T> {
    return twice(name, (options) => {
      const other = options.cache ? '?again' : '' // a browser does not fetch a broken module again
      return import(/* @vite-ignore */ `${this.at}${name}${other}`) as Promise<T>
    })
  }

  /** Answer Pyodide's own requests for files of the house. It would accept a cut file, and fetch
   * machine code that is already compiled. */
  guard(scope: { fetch: typeof fetch }): void {
    scope.fetch = async (asked, options) => {
      const address = asked instanceof Request ? asked.url : `${asked}`
      const name = address.startsWith(this.at) ? address.slice(this.at.length) : ''
      if (this.#compiled.has(name)) return new Response()
      if (!((await this.#listed).bytes[name] && this.#under.has(name)))
        return this.#fetch(asked, options)
      return new Response(await this.get(name))
    }
  }

  #fetched(name: string): Promise<ArrayBuffer> {
    return twice(name, async (options) => {
      const content = await good(await this.#fetch(this.at + name, options)).arrayBuffer()
      const expected = (await this.#listed).bytes[name]
      if (content.byteLength === expected) return content
      throw new Error(`expected ${expected} bytes, got ${content.byteLength}`)
    })
  }
}

/** Try to get a file. If that fails, try once more, past the browser's own cache. */
async function twice<T>(file: string, get: (options: RequestInit) => Promise<T>): Promise<T> {
  try {
    return await get({})
  } catch {
    return get({ cache: 'reload' }).catch((error) => {
      throw new CutFile(file, error)
    })
  }
}

function good(response: Response): Response {
  if (response.ok) return response
  throw new Error(`expected a file, got status ${response.status}`)
}
