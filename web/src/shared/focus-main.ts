import { tick } from 'svelte'

/** Another screen is there at the same address: whoever does not see that is put at its beginning. */
export async function focusMain(): Promise<void> {
  await tick()
  document.querySelector('main')?.focus()
}
