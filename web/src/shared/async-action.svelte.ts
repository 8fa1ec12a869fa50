/** What is asked of the house and may be refused: whether it goes on, and why it failed last. */
export class AsyncAction {
  busy = $state(false)
  problem = $state('')

  /** Whether it was done. */
  async run(deed: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.problem = ''
    try {
      await deed()
      return true
    } catch (error) {
      this.problem = (error as Error).message
      return false
    } finally {
      this.busy = false
    }
  }
}
