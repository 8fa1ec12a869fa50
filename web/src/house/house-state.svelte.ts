/** What the local house is doing, for the page to show. */

import type { HouseState } from './messages'

let state = $state.raw<HouseState>('loading')
let detail = $state.raw('')
let takeOver = () => {}
let update = $state.raw<() => void>()

export const houseState = {
  get now(): HouseState {
    return state
  },
  /** What went wrong, if the house could not be opened. */
  get detail(): string {
    return detail
  },
  is(now: HouseState, why = ''): void {
    state = now
    detail = why
  },
  /** Register what takes the house over from another tab. */
  onTakeOver(how: () => void): void {
    takeOver = how
  },
  takeOver: (): void => takeOver(),
  /** What opens the page with a newer version, if there is one. */
  get update(): (() => void) | undefined {
    return update
  },
  hasUpdate(use: () => void): void {
    update = use
  },
}
