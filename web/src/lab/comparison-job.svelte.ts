/** A question to the lab, polled every second until it is done. */

import type { LabQuestionState, Question } from '../generated/messages'
import { api } from '../shared/api-client'

const SOON = 1000 // milliseconds between two polls

/** A question to the lab, and its results so far. */
export class ComparisonJob {
  state = $state.raw<LabQuestionState>()
  problem = $state('')
  asked = $state.raw('') // the question of these results, as JSON
  #timer: ReturnType<typeof setTimeout> | undefined
  #times = 0 // number of requests: only the last response counts

  readonly busy = $derived(['waiting', 'working'].includes(this.state?.phase ?? ''))

  /** Ask the lab a question, and ignore the answer to an earlier question. */
  async ask(question: Question): Promise<void> {
    this.problem = ''
    this.asked = JSON.stringify(question)
    this.state = undefined
    await this.#hear(() => api.askTheLab(question))
  }

  /** Poll: the page became visible, or a second has passed. */
  look = async (): Promise<void> => {
    const id = this.state?.id
    if (id && this.busy && !document.hidden) await this.#hear(() => api.labAnswer(id))
  }

  /** Cancel the question; its results stay. */
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
