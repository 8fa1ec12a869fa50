/** A question on its way: asked of the house, looked at every second until it is answered. */

import type { LabQuestionState, Question } from '../generated/messages'
import { api } from '../shared/api-client'

const SOON = 1000 // milliseconds between two looks

/** A question to the lab, and the answer as far as it has come. */
export class ComparisonJob {
  state = $state.raw<LabQuestionState>()
  problem = $state('')
  asked = $state.raw('') // the question that the answer is to, as JSON
  #timer: ReturnType<typeof setTimeout> | undefined
  #times = 0 // how often the house was asked: only what it says the last time counts

  readonly busy = $derived(['waiting', 'working'].includes(this.state?.phase ?? ''))

  /** Ask the lab a question; the answer to an earlier one no longer counts. */
  async ask(question: Question): Promise<void> {
    this.problem = ''
    this.asked = JSON.stringify(question)
    this.state = undefined
    await this.#hear(() => api.askTheLab(question))
  }

  /** Look again: the page is shown, or a second has passed. */
  look = async (): Promise<void> => {
    const id = this.state?.id
    if (id && this.busy && !document.hidden) await this.#hear(() => api.labAnswer(id))
  }

  /** Enough of it: what was found stays. */
  stop(): void {
    this.#newTime()
    if (this.state && this.busy) {
      void api.leaveTheLab(this.state.id).catch(() => {})
      this.state = { ...this.state, phase: 'done' }
    }
  }

  #newTime(): number {
    clearTimeout(this.#timer)
    return ++this.#times
  }

  async #hear(said: () => Promise<LabQuestionState>): Promise<void> {
    const time = this.#newTime()
    try {
      const state = await said()
      if (time !== this.#times) return
      this.state = state
      if (this.busy) this.#timer = setTimeout(this.look, SOON)
    } catch (error) {
      if (time !== this.#times) return
      this.problem = (error as Error).message
      if (this.state) this.state = { ...this.state, phase: 'failed' }
    }
  }
}
