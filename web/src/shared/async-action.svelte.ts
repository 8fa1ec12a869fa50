/** A request in progress, and its last error. */
export class AsyncAction {
  busy = $state(false)
  problem = $state('')

  /** Run it; return whether it succeeded. */
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
