/** Keep the focus inside the table: if its element disappears, the container gets it. */

const HOMES = '.game-board, .bar, main'

/** Watch the focus within a screen; the returned function stops this. */
export function keepFocus(screen: HTMLElement): () => void {
  const main = screen.querySelector<HTMLElement>('main')
  let home = main

  function note({ target }: FocusEvent): void {
    const element = target as Element
    if (screen.contains(element) && !element.closest('dialog'))
      home = element.closest<HTMLElement>(HOMES) ?? main
  }
  function restore(): void {
    const lost = document.activeElement === document.body
    if (lost && !document.querySelector('dialog[open]'))
      (home?.isConnected ? home : main)?.focus({ preventScroll: true })
  }

  const watch = new MutationObserver(restore)
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', note)
  restore()
  return () => {
    watch.disconnect()
    document.removeEventListener('focusin', note)
  }
}
