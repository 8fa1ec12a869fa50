/** What is asked of the house and may be refused: whether it goes on, and why it failed last. */
export class Attempt {
  busy = $state(false)
  problem = $state('')

  async make(deed: () => Promise<unknown>): Promise<void> {
    this.busy = true
    this.problem = ''
    try {
      await deed()
    } catch (error) {
      this.problem = (error as Error).message
    } finally {
      this.busy = false
    }
  }
}
