/** A question on its way: asked of the house, looked at every second until it is answered. */

import type { LabState, Question } from '../generated/messages'
import { house } from '../shared/house'

const SOON = 1000 // milliseconds between two looks

export class Asking {
  state = $state.raw<LabState>()
  problem = $state('')
  asked = $state.raw('') // the question that the answer is to, as JSON
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly busy = $derived(['waiting', 'working'].includes(this.state?.phase ?? ''))

  async ask(question: Question): Promise<void> {
    clearTimeout(this.#timer)
    this.problem = ''
    this.asked = JSON.stringify(question)
    this.state = undefined
    await this.#hear(() => house.askTheLab(question))
  }

  /** Look again: the page is shown, or a second has passed. */
  look = async (): Promise<void> => {
    clearTimeout(this.#timer)
    const id = this.state?.id
    if (id && this.busy && !document.hidden) await this.#hear(() => house.labAnswer(id))
  }

  /** Enough of it: what was found stays. */
  stop(): void {
    clearTimeout(this.#timer)
    if (this.state && this.busy) {
      void house.leaveTheLab(this.state.id).catch(() => {})
      this.state = { ...this.state, phase: 'done' }
    }
  }

  async #hear(said: () => Promise<LabState>): Promise<void> {
    try {
      this.state = await said()
      if (this.busy) this.#timer = setTimeout(this.look, SOON)
    } catch (error) {
      this.problem = (error as Error).message
      if (this.state) this.state = { ...this.state, phase: 'failed' }
    }
  }
}
