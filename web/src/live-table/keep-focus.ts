/** The focus never falls out of the table: where what had it is gone, what that lay in gets it. */

const HOMES = '.game-board, .bar, main'

/** Watch the focus in a screen, until the function that this returns is called. */
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
