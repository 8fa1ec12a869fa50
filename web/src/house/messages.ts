/** Messages between the page and the worker with the local house. The worker holds the lock
 * `alive` as long as it lives. */

export type ToWorker =
  | { type: 'start'; base: string; language: string; takeOver: boolean; alive: string }
  | { type: 'thinker'; port: MessagePort }
  | { type: 'thinkerFailed'; error: string }
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
  | { type: 'save'; id: number; settings: string }
  | { type: 'replace'; id: number; content: Uint8Array<ArrayBuffer> }

export type FromWorker =
  | { type: 'alive' }
  | { type: 'state'; state: HouseState; detail?: string }
  | { type: 'response'; id: number; status: number; content: string; body: string }
  | { type: 'opened'; id: number }
  | { type: 'heard'; id: number; text: string }
  | { type: 'closed'; id: number }
  | { type: 'saved'; id: number; content: Uint8Array<ArrayBuffer> }
  | { type: 'replaced'; id: number; outcome: Replaced; settings: string }

/** What became of a file that was to replace the house. `full`: the browser could not store it. */
export type Replaced = 'done' | 'refused' | 'full'

/** What a local house is doing. `elsewhere`: another tab has it. `lost`: another tab took it.
 * `forgetful`: it runs, but the browser keeps nothing. `unable`: the browser lacks what it needs.
 * `incomplete`: a file did not arrive whole. */
export type HouseState =
  'loading' | 'open' | 'forgetful' | 'elsewhere' | 'lost' | 'failed' | 'incomplete' | 'unable'

/** Return early messages in the order in which they are to be answered: what the player has asked for
 * comes before what the lobby shows. */
export function inOrder(early: ToWorker[]): ToWorker[] {
  const isRead = (message: ToWorker) => message.type === 'request' && message.method === 'GET'
  return early.toSorted((one, other) => Number(isRead(one)) - Number(isRead(other)))
}
