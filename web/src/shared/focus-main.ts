import { tick } from 'svelte'

/** Move the focus to the beginning of a new screen at the same address, for people who do not see
 * it. */
export async function focusMain(): Promise<void> {
  await tick()
  document.querySelector('main')?.focus()
}
