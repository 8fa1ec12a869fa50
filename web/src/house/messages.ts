/** Messages between the page and the worker with the local house. */

export type ToWorker =
  | { type: 'start'; base: string; takeOver: boolean }
  | {
      type: 'request'
      id: number
      method: string
      path: string
      headers: Record<string, string>
      body: string
    }
  | { type: 'connect'; id: number; path: string }
  | { type: 'say'; id: number; text: string }
  | { type: 'close'; id: number }

export type FromWorker =
  | { type: 'state'; state: HouseState; detail?: string }
  | { type: 'response'; id: number; status: number; content: string; body: string }
  | { type: 'opened'; id: number }
  | { type: 'heard'; id: number; text: string }
  | { type: 'closed'; id: number }

/** What a local house is doing. `elsewhere`: another tab has it. `lost`: another tab took it.
 * `forgetful`: it runs, but the browser keeps nothing. `unable`: the browser lacks what it needs. */
export type HouseState =
  'loading' | 'open' | 'forgetful' | 'elsewhere' | 'lost' | 'failed' | 'unable'
