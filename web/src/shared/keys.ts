/** The keys of the table, in one list: what is shown is what is done, as a message. */

export const KEYS = [
  { keys: ['Tab'], does: 'key-tab' },
  { keys: ['←', '↑', '↓', '→'], does: 'key-arrows' },
  { keys: ['Enter'], does: 'key-enter' },
  { keys: ['Esc'], does: 'key-esc' },
  { keys: ['?'], does: 'key-rules' },
  { keys: ['N'], does: 'key-on' },
  { keys: ['M'], does: 'key-shout' },
  { keys: ['H'], does: 'key-hint' },
  { keys: ['U'], does: 'key-undo' },
  { keys: ['L'], does: 'key-log' },
  { keys: ['C'], does: 'key-company' },
  { keys: ['S'], does: 'key-settings' },
] as const

/** The letter of a bare key press, or '' where somebody types or something is open above. */
export function bareKey(event: KeyboardEvent): string {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return ''
  const element = event.target instanceof Element ? event.target : null
  return element?.closest('input, select, textarea, dialog') ? '' : event.key.toLowerCase()
}
